public import TributaryGeometry

/// A sequence of colors at locations from 0 to 1, independent of position and shape.
public struct Gradient: Hashable, Sendable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at the location.
    public var color: Color
    /// The location, from 0 at the start of the gradient to 1. Values outside this range are clamped.
    public var location: CGFloat

    /// Creates a stop at a fraction of the gradient's length, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in ascending order of location. A stop with a lower location than its predecessor has the location of
  /// the latter.
  public var stops: [Gradient.Stop]

  /// Creates a gradient from stops; before the first and after the last stop it has their colors.
  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in Stop(color: color, location: CGFloat(index) / last) }
  }
}

extension Gradient {
  /// The color space in which colors are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case device, perceptual
    }

    let kind: Kind

    /// The encoded sRGB color space.
    public static let device = ColorSpace(kind: .device)
    /// The Oklab color space, in which equal distances are perceived as equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// Returns this gradient with its colors interpolated in a color space.
  ///
  /// > Source: conformance GRADIENT-12.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension AnyGradient {
  /// Returns this gradient with its colors interpolated in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The number of pieces that approximate the interpolation between two stops for renderers with one color space.
  private static let pieceCount = 8

  /// Returns the stops with intermediate ones, so that linear interpolation in sRGB approximates the color space.
  func mixed(_ stops: ContiguousArray<GradientPaint.Stop>) -> ContiguousArray<GradientPaint.Stop> {
    guard space == .perceptual, var last = stops.first else { return stops }
    var result: ContiguousArray = [last]
    for stop in stops.dropFirst() {
      for piece in 1..<Self.pieceCount {
        let fraction = CGFloat(piece) / CGFloat(Self.pieceCount)
        result.append(
          GradientPaint.Stop(
            color: last.color.mixed(with: stop.color, by: Float(fraction), in: space),
            location: last.location + (stop.location - last.location) * fraction))
      }
      result.append(stop)
      last = stop
    }
    return result
  }
}

/// A gradient that may be derived from a color, with stops that are resolved when it is drawn.
public struct AnyGradient: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case stops(Gradient)
    /// A gradient from a lighter form of the color to the color.
    case standard(Color)
  }

  package let storage: Storage
  /// The color space of the interpolation.
  var space = Gradient.ColorSpace.device

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a type-erased gradient from a gradient.
  public init(_ gradient: Gradient) {
    storage = .stops(gradient)
  }

  /// The fraction of white in the first color of a color's standard gradient.
  package static let lightening: Float = 0.2

  /// Returns the resolved stops.
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
  /// The standard gradient of this color, from a mixture with 20 percent white to the color.
  public var gradient: AnyGradient { AnyGradient(.standard(self)) }
}
