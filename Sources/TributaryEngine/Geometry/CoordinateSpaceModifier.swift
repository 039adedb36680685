public import TributaryGeometry

/// Gives the view's coordinates a name for the views below.
public struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> CoordinateSpaceNode {
    CoordinateSpaceNode(modifier.pointee.name, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: CoordinateSpaceNode) {
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
    if let name = name.base as? any RelativeSpaceName { return name.space(around: self) }
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

/// A name of a coordinate space that says what kind of item to look for instead of how it is called.
package protocol RelativeSpaceName {
  /// The item whose space is meant by views at `item`; `nil` if there is none around.
  func space(around item: ItemNode) -> ItemNode?
}
