/// How the inside of a path is found and covered.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside where a ray from it crosses the path an odd number of times (even-odd rule), rather
  /// than where the crossings, counted by direction, do not cancel out (nonzero rule).
  public var isEOFilled: Bool
  /// Whether edges are smoothed, where a renderer smooths edges.
  public var isAntialiased: Bool

  /// Which points count as inside, and whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
