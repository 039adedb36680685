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
