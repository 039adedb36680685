@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that gives a view the geometry of another view in the same group.
@_documentation(visibility: internal)
public struct MatchedGeometryModifier<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
  let matching: GeometryMatching
}

extension MatchedGeometryModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TypedMatchedGeometryNode<ID> {
    TypedMatchedGeometryNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TypedMatchedGeometryNode<ID>) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Gives this view the size and position of the source of its group. The source itself is unaffected.
  ///
  /// A view that follows another one keeps its own position and size in layout. Only the content of this modifier
  /// receives the source's size as its proposal, and is placed at the source's position. Geometry readers in the
  /// content observe this frame, and geometry readers outside do not, so no preference can depend on its own source
  /// this way.
  ///
  /// If a view is inserted in the same animated change that removes another view of its group, the inserted view is
  /// animated from the frame of the removed view to its own. The removed view follows the same path while its
  /// transition lasts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group, together with `namespace`.
  ///   - namespace: A namespace, usually the `@Namespace` of a view that contains the whole group.
  ///   - properties: The properties of the source's frame to use.
  ///   - anchor: The point that both frames share.
  ///   - isSource: Whether the other views follow this view. If there are several sources, the first in view order is
  ///     used, and a warning reports them.
  ///
  /// > Source: conformance MATCH-01 to MATCH-10.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id, namespace: namespace,
        matching: GeometryMatching(properties: properties, anchor: anchor, isSource: isSource)))
  }
}

/// The properties of a frame that matched views share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
