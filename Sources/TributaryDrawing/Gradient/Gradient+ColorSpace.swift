import TributaryGeometry

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
