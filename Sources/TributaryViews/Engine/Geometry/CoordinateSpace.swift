/// A frame of reference for geometry.
public enum CoordinateSpace {
  /// The root of the host.
  case global
  /// The view itself.
  case local
  /// The nearest view above that carries this name; the root if none does.
  case named(AnyHashable)

  /// Whether this is the root of the host.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A frame of reference, in the form that carries its kind in its type.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The only value of this type.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The root of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The only value of this type.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The nearest view above that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root of the host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view above that carries a name; the root if none does.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }
}

/// Gives the view's coordinates a name for the views below.
public struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    CoordinateSpaceNode(modifier.pointee.name, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    let node = unsafeDowncast(node, to: CoordinateSpaceNode.self)
    guard node.name != modifier.pointee.name else { return }
    node.name = modifier.pointee.name
    node.recordGeometryChange()
  }
}

extension View {
  /// Names this view's coordinates for the views below it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names this view's coordinates for the views below it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// The node of a named coordinate space.
@usableFromInline
package final class CoordinateSpaceNode: UnaryNode {
  package var name: AnyHashable

  package init(_ name: AnyHashable, _ inputs: NodeInputs) {
    self.name = name
    super.init(inputs)
  }
}

extension ItemNode {
  /// The nearest node above, or this one, that carries a name; the nearest scroll view for the names of scroll views.
  package final func coordinateSpace(named name: AnyHashable) -> ItemNode? {
    if let name = name.base as? ScrollSpaceName { return scrollContainer(along: name.axis) }
    var node: ItemNode? = self
    while let current = node {
      if let space = current as? CoordinateSpaceNode, space.name == name { return space }
      node = current.container
    }
    return nil
  }

  /// The names of the coordinate spaces around this node, innermost first.
  package final var coordinateSpaceNames: [String] {
    var names: [String] = []
    var node: ItemNode? = self
    while let current = node {
      if let space = current as? CoordinateSpaceNode { names.append("\(space.name)") }
      node = current.container
    }
    return names
  }
}
