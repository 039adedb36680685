public import TributaryGeometry
public import TributaryMotion

/// How a view goes over into sight; see `scrollTransition(_:axis:transition:)`.
public struct ScrollTransitionConfiguration {
  enum Kind {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  private(set) var kind: Kind
  private(set) var limit = Threshold.visible

  /// Returns the effect follows the content: it goes over to nothing while the view comes into sight.
  ///
  /// - Parameter timingCurve: How the effect follows the part that is seen.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The effect follows the content: it goes over to nothing while the view comes into sight.
  public static var interactive: ScrollTransitionConfiguration { .interactive() }

  /// Returns the effect goes over to nothing by an animation, once enough of the view is in sight.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The effect goes over to nothing by the default animation, once enough of the view is in sight.
  public static var animated: ScrollTransitionConfiguration { .animated() }

  /// No effect.
  public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(kind: .identity) }

  /// Returns the same, animated otherwise.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    return copy
  }

  /// Returns the same with another limit from which on a view is in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.limit = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// How much of a view has to be seen for it to be in sight.
  public struct Threshold: Equatable, Sendable {
    indirect enum Limit: Equatable, Sendable {
      case visible(Double)
      case centered
      case mixed(Limit, Limit, Double)
      case inset(Limit, Double)
    }

    let limit: Limit

    /// All of it.
    public static let visible = Threshold(limit: .visible(1))
    /// Anything of it.
    public static let hidden = Threshold(limit: .visible(0))
    /// It has to stand in the middle.
    public static var centered: Threshold { Threshold(limit: .centered) }
    /// Returns a share of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(limit: .visible(amount)) }

    /// Returns a limit between this one and another: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(limit: .mixed(limit, other.limit, amount))
    }

    /// Returns the same limit in what is shown less a distance at both ends, in points.
    public func inset(by distance: Double) -> Threshold { Threshold(limit: .inset(limit, distance)) }

    /// How far a stretch has come into sight: 0 out of it, 1 wholly in.
    ///
    /// - Parameters:
    ///   - stretch: Of the view, in points.
    ///   - window: Of what is shown.
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

/// Where a view stands in what a scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to leave, or come, at the upper or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to leave, or come, at the lower or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the upper or leading edge, 0 in sight, 1 at the lower or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
