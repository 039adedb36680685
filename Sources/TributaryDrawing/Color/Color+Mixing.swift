import TributaryGeometry

extension Color {
  /// Returns a mixture of this color and another one.
  ///
  ///     Color.red.mix(with: .blue, by: 0.5)
  ///
  /// The mixture is computed separately for each appearance. The accent color is mixed with its default value,
  /// regardless of the tint.
  ///
  /// - Parameters:
  ///   - rhs: The color to mix in.
  ///   - fraction: The fraction of `rhs`, clamped to the range from 0 to 1.
  ///   - colorSpace: The color space of the linear interpolation.
  /// - Returns: The mixed color.
  ///
  /// > Source: conformance COLOR-01.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = Float(fraction.asFraction)
    if fraction == 0 { return self }
    if fraction == 1 { return rhs }
    let light = resolved(dark: false).mixed(with: rhs.resolved(dark: false), by: fraction, in: colorSpace)
    let dark = resolved(dark: true).mixed(with: rhs.resolved(dark: true), by: fraction, in: colorSpace)
    return light == dark ? Color(light) : Color(.adaptive(light: PackedColor(light), dark: PackedColor(dark)))
  }
}

extension Color.Resolved {
  /// Returns a color interpolated linearly between this color and another one. An invisible color does not affect the
  /// hue.
  package func mixed(with other: Self, by fraction: Float, in space: Gradient.ColorSpace) -> Self {
    let opacity = opacity + (other.opacity - opacity) * fraction
    let share = opacity > 0 ? min(max(other.opacity * fraction / opacity, 0), 1) : fraction
    switch space.kind {
    case .device:
      func part(_ path: KeyPath<Self, Float>) -> Float {
        self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
      }
      return Color.Resolved(red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: opacity)
    case .perceptual: return Oklab(self).mixed(with: Oklab(other), by: share).resolved(opacity: opacity)
    }
  }
}

/// A color in the Oklab color space by Björn Ottosson, in which equal distances are perceived as equal.
struct Oklab {
  /// The lightness, the green–red component and the blue–yellow component.
  private var lanes: SIMD3<Float>

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let long = Self.root(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue)
    let medium = Self.root(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let short = Self.root(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    lanes = SIMD3(
      0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
      1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
      0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short)
  }

  private static func root(_ value: Float) -> Float {
    value < 0 ? -pow(-value, 1 / 3) : pow(value, 1 / 3)
  }

  /// Returns a color interpolated linearly between this color and another one.
  func mixed(with other: Oklab, by fraction: Float) -> Oklab {
    var result = self
    result.lanes += (other.lanes - lanes) * fraction
    return result
  }

  /// Returns the sRGB color, with an opacity from 0 to 1.
  func resolved(opacity: Float) -> Color.Resolved {
    func cube(_ value: Float) -> Float { value * value * value }
    let long = cube(lanes.x + 0.396_337_78 * lanes.y + 0.215_803_76 * lanes.z)
    let medium = cube(lanes.x - 0.105_561_346 * lanes.y - 0.063_854_17 * lanes.z)
    let short = cube(lanes.x - 0.089_484_18 * lanes.y - 1.291_485_5 * lanes.z)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: 4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
      green: -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_4 * short,
      blue: -0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short, opacity: opacity)
  }
}
