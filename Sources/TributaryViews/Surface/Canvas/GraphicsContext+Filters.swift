@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension GraphicsContext {
  /// Something that is done to the picture of what is drawn.
  public struct Filter {
    let kind: (EnvironmentValues) -> DisplayEffect.Kind?

    private init(_ kind: @escaping (EnvironmentValues) -> DisplayEffect.Kind?) { self.kind = kind }

    private static func colors(_ effect: ColorEffect) -> Filter {
      Filter { _ in effect.isUsable ? .color(effect.matrix) : nil }
    }

    /// A blur with a Gaussian of a standard deviation, in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { _ in radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: false) : nil }
    }

    /// A shadow behind what is drawn; its radius and where it lies in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter { environment in
        guard radius >= 0, radius.isFinite, x.isFinite, y.isFinite else { return nil }
        return .shadow(
          DisplayShadow(color: color.resolve(in: environment), radius: radius, offset: CGSize(width: x, height: y)))
      }
    }

    /// Lighter colours, by an amount from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { colors(ColorEffect(.brightness, amount)) }
    /// Colours further from grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colors(ColorEffect(.contrast, amount)) }
    /// Stronger colours; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { colors(ColorEffect(.saturation, amount)) }
    /// Colours without colour, by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { colors(ColorEffect(.saturation, 1 - amount)) }
    /// Turned hues.
    public static func hueRotation(_ angle: Angle) -> Filter { colors(ColorEffect(.hue, angle.radians)) }
    /// Complements, by an amount from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(ColorEffect(.inversion, amount)) }
    /// Products with a colour, without its opacity.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .color(ColorEffect(multiplyingBy: color.resolve(in: $0)).matrix) }
    }
  }

  /// Does something to the picture of everything that is drawn from now on, before what has been added so far. What has a
  /// number that is none does nothing, and is told.
  public mutating func addFilter(_ filter: Filter) {
    guard let kind = filter.kind(environment) else { return stage.report("filter of Canvas", "a number that is none") }
    filters.append(kind)
  }
}
