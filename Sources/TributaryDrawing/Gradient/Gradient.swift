public import TributaryGeometry

/// Colours along a way from 0 to 1, without a place.
public struct Gradient: Hashable, Sendable {
  /// One colour at its place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// From 0, where the gradient begins, to 1. What lies outside is brought there.
    public var location: CGFloat

    /// A colour at a fraction of the gradient's length, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In ascending order of location. One that is lower than the stop before it counts as standing with that one.
  public var stops: [Gradient.Stop]

  /// A gradient through the given stops; before the first and after the last it has their colours.
  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// A gradient through colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in Stop(color: color, location: CGFloat(index) / last) }
  }
}
