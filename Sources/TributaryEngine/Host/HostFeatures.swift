import Synchronization

/// The storage of features for one host. The engine owns it and does not depend on the features.
///
/// A feature, such as scrolling, animations, or images, declares a class for its state in its own folder. The functions
/// of the feature are members of that class, which other code reaches through one accessor:
///
///     KeyboardFocus.of(host).moveFocus(by: 1)
///
/// An object exists for the lifetime of the host, unless its feature replaces it.
///
/// Invariant: the object at the index of a class is an instance of that class, so that there is at most one of each.
///
/// Checked by `HostFeatures.check`.
package struct HostFeatures {
  private var objects: ContiguousArray<(any HostFeature)?> = []

  /// The upcalls from the engine to later modules.
  package var upcalls = Upcalls()

  package init() {}

  /// The object of a feature; `nil` until it is created.
  ///
  /// Every class has a separate index, so that the object at the index is an instance of the class. Debug builds check
  /// the class, and trap if it differs.
  ///
  /// - Complexity: O(1).
  package subscript<F: HostFeature>(_: F.Type) -> F? {
    get {
      let index = F.slot.index
      guard index < objects.count, let object = objects[index] else { return nil }
      return unsafeDowncast(object, to: F.self)
    }
    set {
      let index = F.slot.index
      while objects.count <= index { objects.append(nil) }
      objects[index] = newValue
    }
  }
}

/// The state of a feature for one host.
package protocol HostFeature: AnyObject {
  /// The index of this class among the features of the process: `static let slot = FeatureSlot()`.
  static var slot: FeatureSlot { get }

  init(of host: ViewGraph)

  /// Calls `fail` with a sentence for each invariant of the feature that is violated after a frame. Tests call this
  /// method.
  @MainActor func checkInvariants(_ fail: (String) -> Void)
}

extension HostFeature {
  /// Returns the object of this feature in a host, and creates it if necessary.
  @inline(__always)
  package static func of(_ host: ViewGraph) -> Self { host.feature(Self.self) }

  package func checkInvariants(_ fail: (String) -> Void) {}
}

extension HostFeatures {
  /// Checks every feature and its index.
  @MainActor
  package func check(_ fail: (String) -> Void) {
    for (index, feature) in objects.enumerated() {
      guard let feature else { continue }
      if type(of: feature).slot.index != index { fail("A feature is stored in the slot of its class.") }
      feature.checkInvariants(fail)
    }
  }
}

/// The index of a feature's object in a host.
///
/// Invariant: no two slots of a process have the same index.
///
/// By construction: an atomic counter assigns the indices.
package struct FeatureSlot: Sendable {
  package let index: Int

  private static let last = Atomic<Int>(-1)

  /// Creates a slot with a new index.
  package init() { index = FeatureSlot.last.add(1, ordering: .relaxed).newValue }
}
