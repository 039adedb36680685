public import TributaryGeometry

/// A color by the name that it has in graphics libraries of other platforms.
public final class CGColor: Hashable, Sendable {
  package let resolved: Color.Resolved

  package init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// A color by red, green and blue in sRGB, and its opacity, as fractions from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// A color by red, green and blue in sRGB, and its opacity, as fractions from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of gray, from black at 0 to white at 1, and its opacity, as fractions.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Red, green, blue and the opacity, from 0 to 1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// How many components there are, the opacity among them.
  public var numberOfComponents: Int { 4 }

  /// The same color with another opacity, a fraction from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// The color of a graphics library.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The color of a graphics library.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }
}
