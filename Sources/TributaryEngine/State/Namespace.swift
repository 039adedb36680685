/// A property that provides a unique namespace, for pairing views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var box: IDBox?

  /// Creates a namespace that receives its identifier when the view is inserted into the tree.
  public init() {}

  /// The identifier, which is stable while the view stays at its position in the tree.
  public var wrappedValue: ID {
    if box == nil { recordUseOutsideTree(of: Self.self, "read") }
    return ID(number: box?.number ?? 0)
  }

  /// The storage of a number that is created once for a place in the tree.
  fileprivate final class IDBox {
    let number: UInt64
    init(_ number: UInt64) { self.number = number }
  }

  @MainActor public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }
  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let host = context.node.object().host
    let counter = host.feature(NamespaceCounter.self)
    counter.last += 1
    address.assumingMemoryBound(to: Namespace.self).pointee.box = IDBox(counter.last)
  }

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: Namespace.self).pointee.box =
      old.assumingMemoryBound(to: Namespace.self).pointee.box
  }
}

/// The counter of the namespaces of a host.
private final class NamespaceCounter: HostFeature {
  static let slot = FeatureSlot()

  var last: UInt64 = 0

  init(of host: ViewGraph) {}
}
