public import TributaryGeometry

/// The preferred gaps between a view and its neighbors, for stacks without explicit spacing.
///
///     shape ‹8› shape      text ‹a tenth of a line› text      spacer ‹0› anything
///
/// Edges are in reading direction, and gaps are in points. A view without preferences is represented by one null
/// pointer.
@frozen
public struct ViewSpacing: Sendable {
  /// The gap between two views without other preferences, in points.
  @inlinable package static var defaultDistance: CGFloat { 8 }

  // Most views have no preferences. All others refer to a shared, immutable object.
  @usableFromInline let preferences: SpacingPreferences?

  @inlinable init(preferences: SpacingPreferences?) { self.preferences = preferences }

  /// Creates spacing without preferences, which takes on those of any other spacing in a union.
  @inlinable public init() { preferences = nil }

  /// Spacing without a gap at any edge, regardless of the neighbor's preferences.
  public static let zero = ViewSpacing.zero(edges: .all)

  /// Whether the view has no preferences.
  @inlinable package var isDefault: Bool { preferences == nil }

  /// Merges the preferences of another view on the specified edges; the larger of two preferences applies.
  ///
  /// - Parameters:
  ///   - other: The preferences to merge.
  ///   - edges: The edges of `other` to merge.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    guard let added = other.preferences else { return }
    var result = preferences?.edges ?? SpacingPreferences.none
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      result[edge].formUnion(added.edges[edge])
    }
    self = ViewSpacing(result)
  }

  /// Returns the spacing of two views together, with the specified edges of the other.
  ///
  /// - Parameters:
  ///   - other: The preferences to merge.
  ///   - edges: The edges of `other` to merge.
  /// - Returns: The merged preferences.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the gap between this view and the next one, in points.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The axis along which the next view follows.
  /// - Returns: The gap, in points.
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

extension ViewSpacing {
  /// Creates spacing with preferences; without any, the default, which requires no storage.
  init(_ edges: SpacingPreferences.Edges) {
    self.init(preferences: edges == SpacingPreferences.none ? nil : SpacingPreferences(edges))
  }

  /// Returns spacing without a gap at the specified edges, and without preferences for the others.
  package static func zero(edges: Edge.Set) -> ViewSpacing {
    var gaps = SpacingPreferences.none
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { gaps[edge].any = 0 }
    return ViewSpacing(gaps)
  }

  /// Returns the spacing of a spacer in a stack along an axis, which has no gap before and after it.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    switch axis {
    case .horizontal: horizontalSpacer
    case .vertical: verticalSpacer
    case nil: zero
    }
  }

  private static let horizontalSpacer = zero(edges: .horizontal)
  private static let verticalSpacer = zero(edges: .vertical)

  /// Returns the spacing of text: the gap between two texts one above the other is a tenth of a line, rounded up to
  /// whole pixels.
  ///
  /// - Parameters:
  ///   - lineHeight: The height of one line, in points.
  ///   - pixelLength: The length of a pixel, in points.
  package static func text(lineHeight: CGFloat, pixelLength: CGFloat = 1) -> ViewSpacing {
    let pixel = pixelLength.isFinite && pixelLength > 0 ? pixelLength : 1
    // A result slightly above a whole number of pixels is due to decimal fractions, so an excess of a millionth is not
    // rounded up.
    let gap = ((lineHeight.asCoordinate.asLength * 0.1 / pixel) - 1e-6).rounded(.up).asCoordinate * pixel
    var gaps = SpacingPreferences.none
    gaps.top.text = gap.asLength
    gaps.bottom.text = gap.asLength
    return ViewSpacing(gaps)
  }

  /// Removes the preferences for the specified edges, as padding does at the edges it touches.
  package mutating func reset(_ edges: Edge.Set) {
    guard let preferences else { return }
    var gaps = preferences.edges
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { gaps[edge] = EdgeSpacing() }
    self = ViewSpacing(gaps)
  }

  /// Returns the spacing without preferences for the specified edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.reset(edges)
    return result
  }

  /// Returns the spacing without preferences that apply only between texts at the specified edges, as for frames. The
  /// frame of a spacer remains without preferences.
  package func withoutText(at edges: Edge.Set) -> ViewSpacing {
    guard let preferences, !edges.isEmpty else { return self }
    var gaps = preferences.edges
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { gaps[edge].text = .nan }
    return ViewSpacing(gaps)
  }

  /// Whether the view has a preference at an edge that applies to any neighbor.
  func hasGap(at edge: Edge) -> Bool { !(preferences?.edges[edge].any.isNaN ?? true) }

  /// Returns the spacing without gaps below the default at the specified edges.
  @usableFromInline func withoutSmallGaps(at edges: Edge.Set) -> ViewSpacing {
    guard var gaps = preferences?.edges else { return self }
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && gaps[edge].any < Self.defaultDistance {
      gaps[edge].any = .nan
    }
    return ViewSpacing(gaps)
  }

  /// Returns the spacing of layered views, merged at all edges.
  package static func layered(_ views: some Sequence<ViewSpacing>) -> ViewSpacing {
    var merge = SpacingMerge()
    for spacing in views { merge.add(spacing) }
    return merge.result
  }
}
