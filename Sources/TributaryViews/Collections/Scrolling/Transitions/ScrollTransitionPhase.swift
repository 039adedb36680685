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
