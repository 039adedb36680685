public import TributaryGeometry
public import TributaryMotion

/// The way in which a scroll transition changes between phases; see `scrollTransition(_:axis:transition:)`.
public struct ScrollTransitionConfiguration {
  enum Kind {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  private(set) var kind: Kind
  private(set) var limit = Threshold.visible

  /// Returns a configuration in which the effect follows the visible fraction of the view.
  ///
  /// - Parameter timingCurve: The curve that maps the visible fraction to the progress of the effect.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// A configuration in which the effect follows the visible fraction of the view.
  public static var interactive: ScrollTransitionConfiguration { .interactive() }

  /// Returns a configuration in which the effect is animated when the visible fraction of the view crosses the
  /// threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// A configuration with the default animation when the visible fraction of the view crosses the threshold.
  public static var animated: ScrollTransitionConfiguration { .animated() }

  /// A configuration without an effect.
  public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(kind: .identity) }

  /// Returns this configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    return copy
  }

  /// Returns this configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.limit = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// The visible fraction at which a view is in the identity phase.
  public struct Threshold: Equatable, Sendable {
    /// The visible part of a view at which its transition begins.
    indirect enum Limit: Equatable, Sendable {
      case visible(Double)
      case centered
      case mixed(Limit, Limit, Double)
      case inset(Limit, Double)
    }

    let limit: Limit

    /// The whole view is visible.
    public static let visible = Threshold(limit: .visible(1))
    /// Any part of the view is visible.
    public static let hidden = Threshold(limit: .visible(0))
    /// The view is centered in the visible part.
    public static var centered: Threshold { Threshold(limit: .centered) }
    /// Returns a threshold at a visible fraction from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(limit: .visible(amount)) }

    /// Returns a threshold between this one, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(limit: .mixed(limit, other.limit, amount))
    }

    /// Returns this threshold in the visible part inset by a distance at both ends, in points.
    public func inset(by distance: Double) -> Threshold { Threshold(limit: .inset(limit, distance)) }

    /// Returns the progress of a range: 0 if it is outside the window, 1 if it reaches the threshold.
    ///
    /// - Parameters:
    ///   - stretch: The range of the view, in points.
    ///   - window: The visible range, in points.
    func share(of stretch: Range<CGFloat>, in window: Range<CGFloat>) -> Double {
      min(max(0, limit.share(of: stretch, in: window)), 1)
    }
  }
}

extension ScrollTransitionConfiguration.Threshold.Limit {
  fileprivate func share(of stretch: Range<CGFloat>, in window: Range<CGFloat>) -> Double {
    switch self {
    case .visible(let amount):
      let whole = min(stretch.upperBound - stretch.lowerBound, window.upperBound - window.lowerBound)
      let seen = min(stretch.upperBound, window.upperBound) - max(stretch.lowerBound, window.lowerBound)
      if seen <= 0 { return 0 }
      return amount > 0 && whole > 0 ? min(1, Double(seen / whole) / amount) : 1
    case .centered:
      let reach = (window.upperBound - window.lowerBound + stretch.upperBound - stretch.lowerBound) / 2
      return reach > 0 ? max(0, 1 - Double(abs(stretch.middle - window.middle) / reach)) : 0
    case .mixed(let a, let b, let amount):
      return a.share(of: stretch, in: window) * (1 - amount) + b.share(of: stretch, in: window) * amount
    case .inset(let limit, let distance):
      let low = window.lowerBound + CGFloat(distance)
      return limit.share(of: stretch, in: low..<max(low, window.upperBound - CGFloat(distance)))
    }
  }
}

extension Range<CGFloat> {
  var middle: CGFloat { (lowerBound + upperBound) / 2 }
}

/// The phase of a view in the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or leading edge, about to become visible or invisible.
  case topLeading
  /// The view is in the visible region, where the transition has no effect.
  case identity
  /// The view is at the bottom or trailing edge, about to become visible or invisible.
  case bottomTrailing

  /// Whether the phase is ``identity``: the view is in the visible region.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1 at the top or leading edge, 0 if visible, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
