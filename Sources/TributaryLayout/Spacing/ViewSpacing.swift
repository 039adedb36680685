public import TributaryGeometry

/// The gaps that a view would like to have to its neighbours where a stack names none.
///
///     shape ‹8› shape      text ‹a tenth of a line› text      spacer ‹0› anything
///
/// Edges are in reading direction; gaps are points. A view without an opinion costs one null pointer.
@frozen
public struct ViewSpacing: Sendable {
  /// The gap between two views neither of which asks for anything else, in points.
  @inlinable package static var defaultDistance: CGFloat { 8 }

  // Most views have no opinion; those that have share one immutable record.
  @usableFromInline let preferences: SpacingPreferences?

  @inlinable init(preferences: SpacingPreferences?) { self.preferences = preferences }

  /// Creates the spacing of a view without an opinion: it takes over that of whatever it is united with.
  @inlinable public init() { preferences = nil }

  /// No gap at any edge, whatever the neighbour would like.
  public static let zero = ViewSpacing.zero(edges: .all)

  /// Whether the view has no opinion.
  @inlinable package var isDefault: Bool { preferences == nil }

  /// Takes over the preferences of another view for the chosen edges; the larger of two preferences stands.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    guard let added = other.preferences else { return }
    var result = preferences?.edges ?? SpacingPreferences.none
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      result[edge].formUnion(added.edges[edge])
    }
    self = ViewSpacing(result)
  }

  /// The spacing of two views taken together, on the chosen edges of the other.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The gap between this view and the one after it, in points.
  ///
  /// - Parameter axis: The axis along which the next view follows.
  @inlinable public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if preferences == nil && next.preferences == nil { return Self.defaultDistance }
    return resolvedDistance(to: next, along: axis)
  }

  @usableFromInline func resolvedDistance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let near = preferences?.edges ?? SpacingPreferences.none
    let far = next.preferences?.edges ?? SpacingPreferences.none
    return axis == .horizontal ? near.trailing.distance(to: far.leading) : near.bottom.distance(to: far.top)
  }
}

extension ViewSpacing: Equatable {
  @inlinable public static func == (lhs: ViewSpacing, rhs: ViewSpacing) -> Bool {
    lhs.preferences === rhs.preferences || lhs.hasSamePreferences(as: rhs)
  }

  @usableFromInline func hasSamePreferences(as other: ViewSpacing) -> Bool {
    (preferences?.edges ?? SpacingPreferences.none) == (other.preferences?.edges ?? SpacingPreferences.none)
  }
}
