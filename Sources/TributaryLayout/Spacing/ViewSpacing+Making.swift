package import TributaryGeometry

extension ViewSpacing {
  /// Spacing with these wishes; without any, the default that costs nothing.
  init(_ edges: SpacingPreferences.Edges) {
    self.init(preferences: edges == SpacingPreferences.none ? nil : SpacingPreferences(edges))
  }

  /// No gap at the chosen edges, no opinion about the others.
  package static func zero(edges: Edge.Set) -> ViewSpacing {
    var wishes = SpacingPreferences.none
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { wishes[edge].any = 0 }
    return ViewSpacing(wishes)
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
    var wishes = SpacingPreferences.none
    wishes.top.text = gap.asLength
    wishes.bottom.text = gap.asLength
    return ViewSpacing(wishes)
  }

  /// Forgets the wishes for the chosen edges, as padding does where it touches.
  package mutating func reset(_ edges: Edge.Set) {
    guard let preferences else { return }
    var wishes = preferences.edges
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { wishes[edge] = EdgeSpacing() }
    self = ViewSpacing(wishes)
  }

  /// The spacing without wishes for the chosen edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.reset(edges)
    return result
  }

  /// The spacing without what holds between texts only, as frames leave it: around a spacer one still stands without gaps.
  package var withoutText: ViewSpacing {
    guard let preferences else { return self }
    var wishes = preferences.edges
    for edge in Edge.allCases { wishes[edge].text = .nan }
    return ViewSpacing(wishes)
  }

  /// The spacing of views on top of each other: all their wishes, but no smaller gap than one without an opinion gets.
  @usableFromInline package static func layered(_ views: some Sequence<ViewSpacing>) -> ViewSpacing {
    var result = ViewSpacing()
    var undecided: Edge.Set = []
    for spacing in views {
      result.formUnion(spacing)
      let wishes = spacing.preferences?.edges ?? SpacingPreferences.none
      for edge in Edge.allCases where wishes[edge].any.isNaN { undecided.formUnion(Edge.Set(edge)) }
    }
    guard let preferences = result.preferences, !undecided.isEmpty else { return result }
    var wishes = preferences.edges
    for edge in Edge.allCases where undecided.contains(Edge.Set(edge)) && wishes[edge].any < defaultDistance {
      wishes[edge].any = .nan
    }
    return ViewSpacing(wishes)
  }
}
