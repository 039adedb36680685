import TributaryGeometry

/// A colour that light and dark appearance may show differently.
///
/// Copying one allocates nothing. What is drawn is its ``Resolved`` form, which no appearance changes any more.
public struct Color: Hashable, Sendable {
  /// The space that the components of a colour are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of screens and of the web, with its curve.
    case sRGB
    /// The same colours without the curve: components are amounts of light.
    case sRGBLinear
    /// A wider space with the curve of sRGB, as Apple's screens show it.
    case displayP3
  }

  package enum Storage: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor, opacity: Float)
    /// One in each appearance.
    case adaptive(light: PackedColor, dark: PackedColor)
  }

  package var storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// A colour with the same look in every appearance.
  public init(_ resolved: Resolved) {
    self.storage = .resolved(resolved)
  }

  /// The same colour again.
  ///
  /// Where a name may be of several kinds of colours (`Color(.red)`), the system's is taken.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// A colour by red, green and blue; 0 is none and 1 is full. Values outside are kept and clamped when drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A shade of grey, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour, its opacity multiplied by a factor from 0 (invisible) to 1 (unchanged).
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

  /// What is drawn in light or in dark appearance.
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
  /// A colour by hue (a turn of the colour circle from 0 to 1, red at both ends), saturation and brightness.
  ///
  /// A hue beyond 0...1 goes round the circle; saturation and brightness are clamped.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let saturation = saturation.asFraction
    let brightness = brightness.asFraction
    // Each channel is full over a third of the circle, none over another, and a ramp between; 5, 3 and 1 are where
    // the ramps of red, green and blue start, in sixths.
    func channel(_ start: Double) -> Double {
      let position = (start + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
}

// What `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)` stands for, in sRGB. The compiler knows the protocol by this name.

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

/// The type of a colour literal where nothing else says what it is.
public typealias _ColorLiteralType = Color

extension Color {
  /// Nothing at all: opacity 0.
  public static let clear = Color(.system(.clear, opacity: 1))
  /// Black in every appearance.
  public static let black = Color(.system(.black, opacity: 1))
  /// White in every appearance.
  public static let white = Color(.system(.white, opacity: 1))
  /// A grey that is the same in light and dark.
  public static let gray = Color(.system(.gray, opacity: 1))
  /// A red fit for the appearance.
  public static let red = Color(.system(.red, opacity: 1))
  /// An orange fit for the appearance.
  public static let orange = Color(.system(.orange, opacity: 1))
  /// A yellow fit for the appearance.
  public static let yellow = Color(.system(.yellow, opacity: 1))
  /// A green fit for the appearance.
  public static let green = Color(.system(.green, opacity: 1))
  /// A mint fit for the appearance.
  public static let mint = Color(.system(.mint, opacity: 1))
  /// A teal fit for the appearance.
  public static let teal = Color(.system(.teal, opacity: 1))
  /// A cyan fit for the appearance.
  public static let cyan = Color(.system(.cyan, opacity: 1))
  /// A blue fit for the appearance.
  public static let blue = Color(.system(.blue, opacity: 1))
  /// An indigo fit for the appearance.
  public static let indigo = Color(.system(.indigo, opacity: 1))
  /// A purple fit for the appearance.
  public static let purple = Color(.system(.purple, opacity: 1))
  /// A pink fit for the appearance.
  public static let pink = Color(.system(.pink, opacity: 1))
  /// A brown fit for the appearance.
  public static let brown = Color(.system(.brown, opacity: 1))
  /// The colour of main content: black in light appearance, white in dark.
  public static let primary = Color(.system(.primary, opacity: 1))
  /// The colour of lesser content: a translucent grey.
  public static let secondary = Color(.system(.secondary, opacity: 1))
  /// The colour of what can be acted upon; blue where nothing else is set.
  public static var accentColor: Color { Color(.system(.accentColor, opacity: 1)) }
}

extension Color: CustomStringConvertible {
  /// The name of a named colour, `#RRGGBBAA` of any other, two of them where appearances differ; a named
  /// colour made translucent reads `50% red`.
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
