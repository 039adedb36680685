import TributaryGeometry

/// The preferences of a view for its four edges, shared and never changed.
@usableFromInline
final class SpacingPreferences: Sendable {
  struct Edges: Equatable, Sendable {
    var top = EdgeSpacing()
    var leading = EdgeSpacing()
    var bottom = EdgeSpacing()
    var trailing = EdgeSpacing()

    subscript(edge: Edge) -> EdgeSpacing {
      get {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .leading: leading = newValue
        case .bottom: bottom = newValue
        case .trailing: trailing = newValue
        }
      }
    }
  }

  let edges: Edges

  init(_ edges: Edges) { self.edges = edges }

  static var none: Edges { Edges() }
}
