import TributaryGeometry

/// A color that can differ between light and dark appearance.
///
/// Copying a color allocates no memory. Renderers draw its ``Resolved`` form, which is independent of the appearance.
public struct Color: Hashable, Sendable {
  /// The color space of RGB components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The encoded sRGB color space of screens and the web.
    case sRGB
    /// The sRGB color space with linear components, which are proportional to light intensity.
    case sRGBLinear
    /// The display P3 color space of Apple displays, with a wider gamut than sRGB and the same transfer function.
    case displayP3
  }

  package enum Storage: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor, opacity: Float)
    /// One color for each appearance.
    case adaptive(light: PackedColor, dark: PackedColor)
  }

  package var storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a color that is the same in every appearance.
  public init(_ resolved: Resolved) {
    self.storage = .resolved(resolved)
  }

  /// Creates a copy of another color.
  ///
  /// An ambiguous name such as `Color(.red)` refers to a ``PlatformColor``, which is pure red, as in SwiftUI.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// Creates a color from RGB components, from 0 to 1. Values outside this range are kept, and clamped when drawn.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from transparent at 0 to opaque at 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a gray, from black at 0 to white at 1.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - white: The brightness, from black at 0 to white at 1.
  ///   - opacity: The opacity, from transparent at 0 to opaque at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Returns this color with its opacity multiplied by a factor from 0 (invisible) to 1 (unchanged).
  public func opacity(_ opacity: Double) -> Color {
    let factor = Float(opacity.asFraction)
    switch storage {
    case .resolved(var resolved):
      resolved.opacity *= factor
      return Color(resolved)
    case .system(let color, let own):
      return Color(.system(color, opacity: own * factor))
    case .adaptive(let light, let dark):
      return Color(.adaptive(light: light.faded(by: factor), dark: dark.faded(by: factor)))
    }
  }

  /// Returns the concrete color in light or dark appearance.
  package func resolved(dark: Bool) -> Resolved {
    switch storage {
    case .resolved(let resolved):
      return resolved
    case .system(let color, let opacity):
      var resolved = color.resolved(dark: dark)
      resolved.opacity *= opacity
      return resolved
    case .adaptive(let light, let darkened):
      return (dark ? darkened : light).resolved
    }
  }
}

extension Color {
  /// Creates a color from hue (a position on the color circle from 0 to 1, with red at both ends), saturation and
  /// brightness.
  ///
  /// A hue outside 0...1 wraps around the circle; saturation and brightness are clamped.
  ///
  /// - Parameters:
  ///   - hue: The position on the color circle, from 0 to 1, with red at both ends.
  ///   - saturation: The saturation, from gray at 0 to a pure color at 1.
  ///   - brightness: The brightness, from black at 0 to 1.
  ///   - opacity: The opacity, from transparent at 0 to opaque at 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let saturation = saturation.asFraction
    let brightness = brightness.asFraction
    // Each channel is full over a third of the circle, zero over another, with a ramp between. The ramps of red, green
    // and blue start at 5, 3 and 1 sixths.
    func channel(_ start: Double) -> Double {
      let position = (start + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
}

// The meaning of `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`, in sRGB. The compiler requires this protocol
// name.

extension Color: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension Color.Resolved: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }
}

/// The default type of color literals.
public typealias _ColorLiteralType = Color

// Public names of colors are static members of `ShapeStyle` in TributaryViews.

extension Color {
  /// A fully transparent color.
  package static let clear = Color(.system(.clear, opacity: 1))
  /// Black in every appearance.
  package static let black = Color(.system(.black, opacity: 1))
  /// White in every appearance.
  package static let white = Color(.system(.white, opacity: 1))
  /// A gray that is the same in light and dark appearance.
  package static let gray = Color(.system(.gray, opacity: 1))
  /// A red that adapts to light and dark appearance.
  package static let red = Color(.system(.red, opacity: 1))
  /// An orange that adapts to light and dark appearance.
  package static let orange = Color(.system(.orange, opacity: 1))
  /// A yellow that adapts to light and dark appearance.
  package static let yellow = Color(.system(.yellow, opacity: 1))
  /// A green that adapts to light and dark appearance.
  package static let green = Color(.system(.green, opacity: 1))
  /// A mint that adapts to light and dark appearance.
  package static let mint = Color(.system(.mint, opacity: 1))
  /// A teal that adapts to light and dark appearance.
  package static let teal = Color(.system(.teal, opacity: 1))
  /// A cyan that adapts to light and dark appearance.
  package static let cyan = Color(.system(.cyan, opacity: 1))
  /// A blue that adapts to light and dark appearance.
  package static let blue = Color(.system(.blue, opacity: 1))
  /// An indigo that adapts to light and dark appearance.
  package static let indigo = Color(.system(.indigo, opacity: 1))
  /// A purple that adapts to light and dark appearance.
  package static let purple = Color(.system(.purple, opacity: 1))
  /// A pink that adapts to light and dark appearance.
  package static let pink = Color(.system(.pink, opacity: 1))
  /// A brown that adapts to light and dark appearance.
  package static let brown = Color(.system(.brown, opacity: 1))
  /// The color of primary content: black in light appearance, white in dark appearance.
  public static let primary = Color(.system(.primary, opacity: 1))
  /// The color of secondary content: a translucent gray.
  public static let secondary = Color(.system(.secondary, opacity: 1))
  /// The color of interactive elements; blue by default.
  public static var accentColor: Color { Color(.system(.accentColor, opacity: 1)) }
}

extension Color: CustomStringConvertible {
  /// The color as text: its name if it has one, otherwise `#RRGGBBAA`, or two of these if the appearances differ.
  ///
  /// A translucent named color reads `50% red`.
  public var description: String {
    switch storage {
    case .resolved(let resolved):
      resolved.description
    case .system(let color, 1):
      "\(color)"
    case .system(let color, let opacity):
      "\(Int((opacity * 100).rounded()))% \(color)"
    case .adaptive(let light, let dark):
      "\(light.resolved) in light, \(dark.resolved) in dark appearance"
    }
  }
}
