public import TributaryGeometry

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

/// What a view asks of the gap at one of its edges. Not-a-number: it has no opinion.
@frozen
@usableFromInline
struct EdgeSpacing: Sendable {
  /// The gap to whatever comes next, in points.
  @usableFromInline var any: CGFloat = .nan
  /// The gap to text, in points, if this edge is text itself.
  @usableFromInline var text: CGFloat = .nan

  @usableFromInline init(any: CGFloat = .nan, text: CGFloat = .nan) {
    self.any = any
    self.text = text
  }

  @usableFromInline mutating func formUnion(_ other: EdgeSpacing) {
    any = Self.larger(any, other.any)
    text = Self.larger(text, other.text)
  }

  /// The gap between two edges that face each other: what both kinds ask for, else what either asks for, else 8.
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
