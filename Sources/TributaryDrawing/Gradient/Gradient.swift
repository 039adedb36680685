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

extension Gradient {
  /// Where the straight way from one colour to the next lies.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case device, perceptual
    }

    let kind: Kind

    /// Among the components of sRGB, as they are encoded.
    public static let device = ColorSpace(kind: .device)
    /// Where equal steps look equally large: Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// This gradient, its colours mixed in a space.
  ///
  /// > Source: conformance GRADIENT-12.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension AnyGradient {
  /// This gradient, its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// How many pieces stand for the way between two stops where renderers know only one way to mix.
  private static let pieceCount = 8

  /// The stops with others between them, so that the way between any two is as good as straight among components.
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
