import TributaryGeometry

/// A gradient that may be derived from a colour, whose stops are known once it is drawn.
public struct AnyGradient: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case stops(Gradient)
    /// From a lighter form of the colour to the colour itself.
    case standard(Color)
  }

  package let storage: Storage
  /// Where colours are mixed.
  var space = Gradient.ColorSpace.device

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// The gradient as it is.
  public init(_ gradient: Gradient) {
    storage = .stops(gradient)
  }

  /// How far towards white the beginning of a colour's standard gradient lies.
  package static let lightening: Float = 0.2

  /// The stops as they are drawn.
  package func stops(_ resolve: (Color) -> Color.Resolved) -> ContiguousArray<GradientPaint.Stop> {
    switch storage {
    case .stops(let gradient):
      return mixed(
        ContiguousArray(gradient.stops.map { GradientPaint.Stop(color: resolve($0.color), location: $0.location) }))
    case .standard(let color):
      let base = resolve(color)
      let light = Color.Resolved(
        red: base.red + (1 - base.red) * Self.lightening, green: base.green + (1 - base.green) * Self.lightening,
        blue: base.blue + (1 - base.blue) * Self.lightening, opacity: base.opacity)
      return mixed([GradientPaint.Stop(color: light, location: 0), GradientPaint.Stop(color: base, location: 1)])
    }
  }
}

extension Color {
  /// The standard gradient of this colour: from 20 percent of the way to white to the colour itself.
  public var gradient: AnyGradient { AnyGradient(.standard(self)) }
}
