public import TributaryGeometry

/// Gives a view the geometry of another one of the same group.
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
  /// Gives this view the size and place of the source of its group; the source itself stays as it is.
  ///
  /// A view that follows another one keeps its own place and size in layout: only what is inside of this modifier is
  /// offered the source's size, and stands where the source stands. Geometry readers inside see that; nothing outside does,
  /// so no preference can come back to its source this way.
  ///
  /// If a view comes in the same animated change in which another one of its group goes, it is shown on the way from that
  /// one's frame to its own, and what goes is shown on the same way, for as long as its transition lasts.
  ///
  /// - Parameters:
  ///   - id: Names the group, together with `namespace`.
  ///   - namespace: Usually from `@Namespace` of a view around all of the group.
  ///   - properties: What is taken over.
  ///   - anchor: The point of both frames that is brought together.
  ///   - isSource: Whether the others follow this view. Of several sources the first in view order is it, and a warning
  ///     says so.
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

/// What a view takes over of the geometry of another one.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view stands.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
