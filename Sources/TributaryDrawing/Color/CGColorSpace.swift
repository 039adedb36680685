public import TributaryGeometry

/// A color space with the type name of graphics libraries on other platforms: sRGB, gray, or four inks.
///
/// Colors of all spaces are stored as sRGB colors or grays.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of color in a space.
  public let model: CGColorSpaceModel

  private init(model: CGColorSpaceModel) { self.model = model }

  static let srgb = CGColorSpace(model: .rgb)
  static let gray = CGColorSpace(model: .monochrome)
  static let inks = CGColorSpace(model: .cmyk)

  /// Creates a color space from its name, or returns `nil` for a space that is not supported.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(model: .rgb)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome)
    case Self.genericCMYK: self.init(model: .cmyk)
    default: return nil
    }
  }

  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the color space of grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the color space of four inks.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  /// The name of the color space.
  public var name: String? {
    switch model {
    case .rgb: Self.sRGB
    case .monochrome: Self.genericGrayGamma2_2
    case .cmyk: Self.genericCMYK
    case .unknown: nil
    }
  }

  /// The number of components of a color, without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .rgb: 3
    case .monochrome: 1
    case .cmyk: 4
    case .unknown: 0
    }
  }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The kind of color in a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No known kind.
  case unknown = -1
  /// Grays.
  case monochrome = 0
  /// Red, green, and blue.
  case rgb = 1
  /// Cyan, magenta, yellow, and black.
  case cmyk = 2
}

/// The treatment of colors that a color space cannot represent. Every color has an sRGB value, so it has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The treatment that the color space prefers.
  case defaultIntent = 0
  /// The colors inside the space are unchanged.
  case absoluteColorimetric = 1
  /// The colors are shifted by the difference of the whites.
  case relativeColorimetric = 2
  /// The relations between colors are kept.
  case perceptual = 3
  /// The saturation is kept.
  case saturation = 4
}

/// Returns the color space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .srgb }

/// Returns the color space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Returns the color space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .inks }

extension CGColor {
  /// Creates a color from the components of a color space, followed by the opacity, as fractions from 0 to 1.
  ///
  /// Colors of inks are converted to sRGB without a color profile.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .cmyk:
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
        alpha: components[4])
    case .unknown: return nil
    }
  }

  /// Returns the color in another color space, or `nil` for four inks, which colors are not converted to.
  ///
  /// The brightness of a gray is the weighted sum of the components.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the result.
  ///   - intent: The treatment of colors outside the color space. The value has no effect.
  ///   - options: The options of the conversion. The value has no effect.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    switch colorSpace.model {
    case .rgb: return CGColor(resolved)
    case .monochrome:
      if self.colorSpace == .gray { return self }
      let level = 0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue
      return CGColor(gray: CGFloat(level), alpha: alpha)
    case .cmyk, .unknown: return nil
    }
  }
}
