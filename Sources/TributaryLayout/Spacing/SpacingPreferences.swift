public import TributaryGeometry

/// The spacing preferences of a view for its four edges, as an immutable shared object.
@usableFromInline
final class SpacingPreferences: Sendable {
  /// The preferred spacing at each edge.
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

/// The preferred gaps of a view at one of its edges; not-a-number represents no preference.
@frozen
@usableFromInline
struct EdgeSpacing: Sendable {
  /// The preferred gap to any neighbor, in points.
  @usableFromInline var any: CGFloat = .nan
  /// The preferred gap to text, in points, if this edge is itself text.
  @usableFromInline var text: CGFloat = .nan

  @usableFromInline init(any: CGFloat = .nan, text: CGFloat = .nan) {
    self.any = any
    self.text = text
  }

  @usableFromInline mutating func formUnion(_ other: EdgeSpacing) {
    any = Self.larger(any, other.any)
    text = Self.larger(text, other.text)
  }

  /// Returns the gap between two facing edges, in points.
  ///
  /// If both edges specify a gap to text, the result is the larger of these, or a larger general gap if both also
  /// specify one. Otherwise the result is the larger general gap of either, or 8.
  @usableFromInline func distance(to next: EdgeSpacing) -> CGFloat {
    let bothText = text + next.text
    if !bothText.isNaN {
      let shared = any + next.any
      let ofText = max(text, next.text)
      return shared.isNaN ? ofText : max(ofText, any, next.any)
    }
    let either = Self.larger(any, next.any)
    return either.isNaN ? ViewSpacing.defaultDistance : either
  }

  private static func larger(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat {
    if lhs.isNaN { return rhs }
    return rhs.isNaN ? lhs : max(lhs, rhs)
  }
}

extension EdgeSpacing: Equatable {
  @usableFromInline static func == (lhs: EdgeSpacing, rhs: EdgeSpacing) -> Bool {
    (lhs.any == rhs.any || lhs.any.isNaN && rhs.any.isNaN)
      && (lhs.text == rhs.text || lhs.text.isNaN && rhs.text.isNaN)
  }
}
