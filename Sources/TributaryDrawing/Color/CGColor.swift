public import TributaryGeometry

/// A color with the type name of graphics libraries on other platforms.
public final class CGColor: Hashable, Sendable {
  package let resolved: Color.Resolved

  package init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Creates a color from sRGB components and an opacity, as fractions from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a color from sRGB components and an opacity, as fractions from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from two fractions: the brightness, from black at 0 to white at 1, and the opacity.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The red, green, blue and opacity components, from 0 to 1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { 4 }

  /// Returns this color with another opacity, as a fraction from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Creates a color from a Core Graphics color.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }
}
