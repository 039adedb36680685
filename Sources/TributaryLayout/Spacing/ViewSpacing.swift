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

extension ViewSpacing {
  /// Spacing with these preferences; without any, the default that costs nothing.
  init(_ edges: SpacingPreferences.Edges) {
    self.init(preferences: edges == SpacingPreferences.none ? nil : SpacingPreferences(edges))
  }

  /// No gap at the chosen edges, no opinion about the others.
  package static func zero(edges: Edge.Set) -> ViewSpacing {
    var gaps = SpacingPreferences.none
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { gaps[edge].any = 0 }
    return ViewSpacing(gaps)
  }

  /// The spacing of a spacer in a stack along an axis: no gap before and after it.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    switch axis {
    case .horizontal: horizontalSpacer
    case .vertical: verticalSpacer
    case nil: zero
    }
  }

  private static let horizontalSpacer = zero(edges: .horizontal)
  private static let verticalSpacer = zero(edges: .vertical)

  /// The spacing of text: between lines of two texts one above the other, a tenth of a line, in whole pixels.
  ///
  /// - Parameters:
  ///   - lineHeight: The height of one line, in points.
  ///   - pixelLength: The length of a pixel, in points.
  package static func text(lineHeight: CGFloat, pixelLength: CGFloat = 1) -> ViewSpacing {
    let pixel = pixelLength.isFinite && pixelLength > 0 ? pixelLength : 1
    // Exact decimals fall just above a whole number of pixels; a millionth of a pixel is not worth another one.
    let gap = ((lineHeight.asCoordinate.asLength * 0.1 / pixel) - 1e-6).rounded(.up).asCoordinate * pixel
    var gaps = SpacingPreferences.none
    gaps.top.text = gap.asLength
    gaps.bottom.text = gap.asLength
    return ViewSpacing(gaps)
  }

  /// Forgets the preferences for the chosen edges, as padding does where it touches.
  package mutating func reset(_ edges: Edge.Set) {
    guard let preferences else { return }
    var gaps = preferences.edges
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { gaps[edge] = EdgeSpacing() }
    self = ViewSpacing(gaps)
  }

  /// The spacing without preferences for the chosen edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.reset(edges)
    return result
  }

  /// The spacing without what holds between texts only, as frames leave it: around a spacer one still stands without preferences.
  package var withoutText: ViewSpacing {
    guard let preferences else { return self }
    var gaps = preferences.edges
    for edge in Edge.allCases { gaps[edge].text = .nan }
    return ViewSpacing(gaps)
  }

  /// The spacing of views on top of each other: all their preferences, but no smaller gap than one without an opinion gets.
  @usableFromInline package static func layered(_ views: some Sequence<ViewSpacing>) -> ViewSpacing {
    var result = ViewSpacing()
    var undecided: Edge.Set = []
    for spacing in views {
      result.formUnion(spacing)
      let gaps = spacing.preferences?.edges ?? SpacingPreferences.none
      for edge in Edge.allCases where gaps[edge].any.isNaN { undecided.formUnion(Edge.Set(edge)) }
    }
    guard let preferences = result.preferences, !undecided.isEmpty else { return result }
    var gaps = preferences.edges
    for edge in Edge.allCases where undecided.contains(Edge.Set(edge)) && gaps[edge].any < defaultDistance {
      gaps[edge].any = .nan
    }
    return ViewSpacing(gaps)
  }
}
