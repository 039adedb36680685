public import TributaryGeometry

extension Color {
  /// A concrete color with four encoded (not linear) sRGB components, in 16 bytes.
  ///
  /// Components may be outside 0...1, as in a display P3 color or a spring animation; renderers clamp them.
  public struct Resolved: Hashable, Sendable {
    /// The red component in encoded sRGB, from 0 to 1.
    public var red: Float
    /// The green component in encoded sRGB, from 0 to 1.
    public var green: Float
    /// The blue component in encoded sRGB, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 (invisible) to 1. The other components are not premultiplied.
    public var opacity: Float

    /// Creates a color from components in a color space. Components that are not finite become 0.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from transparent at 0 to opaque at 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let (red, green, blue) = (red.orZero, green.orZero, blue.orZero)
      self.opacity = opacity.orZero
      switch colorSpace {
      case .sRGB:
        (self.red, self.green, self.blue) = (red, green, blue)
      case .sRGBLinear:
        self.red = SRGBTransfer.encode(red)
        self.green = SRGBTransfer.encode(green)
        self.blue = SRGBTransfer.encode(blue)
      case .displayP3:
        let (r, g, b) = (SRGBTransfer.decode(red), SRGBTransfer.decode(green), SRGBTransfer.decode(blue))
        self.red = SRGBTransfer.encode(1.224_940_2 * r - 0.224_940_2 * g)
        self.green = SRGBTransfer.encode(-0.042_056_9 * r + 1.042_056_9 * g)
        self.blue = SRGBTransfer.encode(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b)
      }
    }

    /// The red component as linear light intensity.
    public var linearRed: Float {
      get { SRGBTransfer.decode(red) }
      set { red = SRGBTransfer.encode(newValue.orZero) }
    }
    /// The green component as linear light intensity.
    public var linearGreen: Float {
      get { SRGBTransfer.decode(green) }
      set { green = SRGBTransfer.encode(newValue.orZero) }
    }
    /// The blue component as linear light intensity.
    public var linearBlue: Float {
      get { SRGBTransfer.decode(blue) }
      set { blue = SRGBTransfer.encode(newValue.orZero) }
    }

    /// The components clamped and rounded to bytes, as in a renderer with 8 bits per component.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
      (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(opacity))
    }

    private static func byte(_ component: Float) -> UInt8 {
      component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The color in the form `#RRGGBBAA`, with uppercase hexadecimal digits.
  public var description: String {
    let (red, green, blue, opacity) = bytes
    var text = "#"
    for byte in [red, green, blue, opacity] {
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}

extension Color.Resolved: Animatable {
  /// The four encoded sRGB components, not premultiplied.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      self = Color.Resolved(
        red: newValue.first, green: newValue.second.first, blue: newValue.second.second.first,
        opacity: newValue.second.second.second)
    }
  }
}

/// The transfer function of sRGB, extended symmetrically to negative values.
enum SRGBTransfer {
  static func encode(_ linear: Float) -> Float {
    let magnitude = linear.magnitude
    let encoded = magnitude <= 0.003_130_8 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  static func decode(_ encoded: Float) -> Float {
    let magnitude = encoded.magnitude
    let linear = magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }
}

/// A resolved color in eight bytes, two of which represent a color that differs between appearances.
///
/// Components are within ±2, in steps of 1/16,384, which is finer than the resolution of displays.
package struct PackedColor: Hashable, Sendable {
  private let parts: SIMD4<Int16>

  private static let step: Float = 16_384

  package init(_ color: Color.Resolved) {
    func packed(_ part: Float) -> Int16 { Int16((min(max(part, -1.99), 1.99) * Self.step).rounded()) }
    parts = SIMD4(packed(color.red), packed(color.green), packed(color.blue), packed(color.opacity))
  }

  package var resolved: Color.Resolved {
    func part(_ number: Int16) -> Float { Float(number) / Self.step }
    return Color.Resolved(red: part(parts.x), green: part(parts.y), blue: part(parts.z), opacity: part(parts.w))
  }

  /// Returns this color with its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Float) -> PackedColor {
    var color = resolved
    color.opacity *= factor
    return PackedColor(color)
  }
}
