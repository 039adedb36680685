import Synchronization

/// What features keep for one host. The engine holds it and knows none of them.
///
/// A feature (scrolling, motion, images …) has a class of its own for what it keeps, in its own folder, and there an
/// extension of `ViewGraph` by which its own code reaches it:
///
///     extension ViewGraph { var images: ImageStore { feature(ImageStore.self) } }
///
/// Once made an object stays for the life of the host, unless its owner replaces it.
///
/// Invariant: what stands in the place of a class is an object of that class, so that there is at most one of each.
///
/// Checked by `HostFeatures.check`.
package struct HostFeatures {
  private var objects: ContiguousArray<(any HostFeature)?> = []

  /// What the engine calls of later modules.
  package var upcalls = Upcalls()

  package init() {}

  /// What a feature keeps; `nil` as long as nothing asked for it to be made.
  ///
  /// Every class has a place of its own, so that what stands there is of that class; a debug build looks nevertheless, and
  /// traps.
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

/// What a feature keeps for one host: an object of a class of its own.
package protocol HostFeature: AnyObject {
  /// The place of this class among those of all features, given once in a process: `static let slot = FeatureSlot()`.
  static var slot: FeatureSlot { get }

  init(of host: ViewGraph)

  /// Calls `fail` with a sentence for each invariant of the feature that is broken after a frame, for tests.
  @MainActor func checkInvariants(_ fail: (String) -> Void)
}

extension HostFeature {
  package func checkInvariants(_ fail: (String) -> Void) {}
}

extension HostFeatures {
  /// Looks at every feature, and at the place where it stands.
  @MainActor
  package func check(_ fail: (String) -> Void) {
    for (index, feature) in objects.enumerated() {
      guard let feature else { continue }
      if type(of: feature).slot.index != index { fail("What a feature keeps stands in the place of its class.") }
      feature.checkInvariants(fail)
    }
  }
}

extension ViewGraph {
  /// What a feature keeps for this host, made if it is not there.
  package func feature<F: HostFeature>(_: F.Type) -> F {
    if let known = features[F.self] { return known }
    let new = F(of: self)
    features[F.self] = new
    return new
  }
}

/// The place of a feature's object among those of a host.
///
/// Invariant: no two slots of a process have the same index.
///
/// By construction: one counter numbers them, which no two threads read at once.
package struct FeatureSlot: Sendable {
  package let index: Int

  private static let last = Atomic<Int>(-1)

  /// Takes a place that nobody else has.
  package init() { index = FeatureSlot.last.add(1, ordering: .relaxed).newValue }
}
