import TributaryGeometry

extension Color {
  /// A colour between this one and another.
  ///
  ///     Color.red.mix(with: .blue, by: 0.5)
  ///
  /// Each appearance has its own mixture. The accent colour is mixed as the standard one, whatever the tint is.
  ///
  /// - Parameters:
  ///   - rhs: What is mixed into it.
  ///   - fraction: How much, from 0 to 1; what lies outside is brought there.
  ///   - colorSpace: Where the straight way from one to the other lies.
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
  /// A colour on the straight way to another one, at a fraction of it. What cannot be seen has no hue to give.
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
