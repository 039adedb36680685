public import TributaryGeometry

/// A color with the type name of graphics libraries on other platforms.
public final class CGColor: Hashable, Sendable {
  package let resolved: Color.Resolved
  /// Whether the color is a gray, which has two components.
  private let isGray: Bool

  package init(_ resolved: Color.Resolved, isGray: Bool = false) {
    self.resolved = resolved
    self.isGray = isGray
  }

  /// Creates a color from sRGB components and an opacity, as fractions from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a color from sRGB components and an opacity, as fractions from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from two fractions: the brightness, from black at 0 to white at 1, and the opacity.
  ///
  /// - Parameters:
  ///   - gray: The brightness, from black at 0 to white at 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let level = Float(gray)
    self.init(Color.Resolved(red: level, green: level, blue: level, opacity: Float(alpha)), isGray: true)
  }

  /// Creates a gray from two fractions: the brightness, from black at 0 to white at 1, and the opacity.
  ///
  /// - Parameters:
  ///   - gray: The brightness, from black at 0 to white at 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// Creates a color from the amounts of four inks and an opacity, as fractions from 0 to 1.
  ///
  /// The color is converted to sRGB without a color profile.
  ///
  /// - Parameters:
  ///   - cyan: The amount of cyan, from 0 to 1.
  ///   - magenta: The amount of magenta, from 0 to 1.
  ///   - yellow: The amount of yellow, from 0 to 1.
  ///   - black: The amount of black, from 0 to 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let light = 1 - black
    self.init(red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }

  /// Opaque white, as a gray.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black, as a gray.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black, as a gray.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The components from 0 to 1: red, green, blue, and opacity, or brightness and opacity for a gray.
  public var components: [CGFloat]? {
    let values =
      isGray
      ? [resolved.red, resolved.opacity] : [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    return values.map { CGFloat($0) }
  }

  /// The color space of the components: sRGB, or a gray for a gray. Colors of inks are converted to sRGB.
  public var colorSpace: CGColorSpace? { isGray ? .gray : .srgb }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns this color.
  public func copy() -> CGColor? { self }

  /// Returns this color with another opacity, as a fraction from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy, isGray: isGray)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved && a.isGray == b.isGray }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Creates a color from a Core Graphics color.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }
}

extension Color.Resolved {
  /// The color as a Core Graphics color.
  public var cgColor: CGColor { CGColor(self) }
}
