public import TributaryGeometry

/// A modifier that names the view's coordinate space for the views below it.
@_documentation(visibility: internal)
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
  /// Assigns a name to the view's coordinate space, for use by the views below it.
  ///
  /// - Parameter name: The named coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Assigns a name to the view's coordinate space, for use by the views below it.
  ///
  /// - Parameter name: The name of the coordinate space.
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
  /// Returns the nearest node, starting at this one and searching upward, with a name. A relative name refers to the
  /// nearest item of its kind.
  package final func coordinateSpace(named name: AnyHashable) -> ItemNode? {
    // Most names are strings. A search for the conformance of a type takes as long as a small frame.
    if !(name.base is String), let name = name.base as? any RelativeSpaceName { return name.space(around: self) }
    return itemAndContainers.first(of: CoordinateSpaceNode.self) { $0.name == name }
  }

  /// The names of the enclosing coordinate spaces, innermost first.
  package final var coordinateSpaceNames: [String] {
    itemAndContainers.all(of: CoordinateSpaceNode.self).map { "\($0.name)" }
  }
}

/// A name of a coordinate space that identifies a kind of item instead of a custom name.
package protocol RelativeSpaceName {
  /// Returns the enclosing item whose coordinate space the name denotes; `nil` if there is none.
  func space(around item: ItemNode) -> ItemNode?
}
