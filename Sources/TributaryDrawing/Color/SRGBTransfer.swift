import TributaryGeometry

/// The transfer curve of sRGB, continued to negative values by symmetry.
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
