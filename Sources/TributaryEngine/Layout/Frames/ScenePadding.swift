public import TributaryGeometry

/// What a window leaves free around its content.
public struct ScenePadding: Equatable, Sendable {
  private let number: UInt8

  /// That of the smallest content.
  public static let minimum = ScenePadding(number: 0)
  /// That of a bar of navigation.
  public static let navigationBar = ScenePadding(number: 1)
}

extension View {
  /// Leaves free what a window leaves free around its content: 16 points, as the default padding.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Leaves free what a window leaves free around its content: 16 points, whatever padding is named.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
