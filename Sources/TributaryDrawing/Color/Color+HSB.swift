import TributaryGeometry

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
