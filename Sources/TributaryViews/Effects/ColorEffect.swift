package import TributaryDrawing
package import TributaryGeometry

/// A change of the colors of a view, with its amount.
package struct ColorEffect: Equatable, Sendable {
  /// A function of the components of a color.
  package enum Kind: Equatable, Sendable {
    case brightness, contrast, saturation, hue, inversion, product, luminanceToAlpha
  }

  package let kind: Kind
  /// The amount, an angle in radians, or the red, green, and blue components of a color.
  package var amounts: SIMD3<Double>

  package init(_ kind: Kind, _ amount: Double) {
    self.kind = kind
    amounts = SIMD3(amount, 0, 0)
  }

  /// Creates a multiplication by a color. The opacity of the color is ignored.
  package init(multiplyingBy color: Color.Resolved) {
    kind = .product
    amounts = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
  }

  package var isUsable: Bool { (0..<3).allSatisfy { amounts[$0].isFinite } }

  /// The contributions of red, green, and blue to the luminance.
  private static let luminance = SIMD3<Double>(0.2126, 0.7152, 0.0722)

  /// The matrix that maps the colors.
  package var matrix: ColorMatrix {
    guard isUsable else { return .identity }
    let amount = amounts.x
    switch kind {
    case .brightness: return Self.matrix(constant: amount) { $0 == $1 ? 1 : 0 }
    case .contrast: return Self.matrix(constant: 0.5 - amount / 2) { $0 == $1 ? amount : 0 }
    case .saturation:
      return Self.matrix { row, column in (1 - amount) * Self.luminance[column] + (row == column ? amount : 0) }
    case .hue: return Self.turn(by: amount)
    case .inversion: return Self.matrix(constant: amount) { $0 == $1 ? 1 - 2 * amount : 0 }
    case .luminanceToAlpha:
      var matrix = Self.matrix { _, _ in 0 }
      let parts = SIMD3<Float>(Self.luminance)
      matrix.opacityFactor = SIMD4(parts, 0)
      return matrix
    case .product: return Self.matrix { row, column in row == column ? amounts[row] : 0 }
    }
  }

  private static func matrix(constant: Double = 0, _ part: (Int, Int) -> Double) -> ColorMatrix {
    func row(_ row: Int) -> SIMD4<Float> {
      SIMD4(Float(part(row, 0)), Float(part(row, 1)), Float(part(row, 2)), Float(constant))
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// Returns a rotation of colors that preserves luminance and grays, with the coefficients of the CSS `hue-rotate`
  /// filter.
  private static func turn(by angle: Double) -> ColorMatrix {
    let (sine, cosine) = (sin(angle), cos(angle))
    let (r, g, b) = (0.213, 0.715, 0.072)
    let rows: [SIMD3<Double>] = [
      SIMD3(r + cosine * (1 - r) - sine * r, g - cosine * g - sine * g, b - cosine * b + sine * (1 - b)),
      SIMD3(r - cosine * r + sine * 0.143, g + cosine * (1 - g) + sine * 0.140, b - cosine * b - sine * 0.283),
      SIMD3(r - cosine * r - sine * (1 - r), g - cosine * g + sine * g, b + cosine * (1 - b) + sine * b),
    ]
    return matrix { rows[$0][$1] }
  }
}

extension ColorEffect: Animatable {
  package var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(amounts.x, AnimatablePair(amounts.y, amounts.z)) }
    set { amounts = SIMD3(newValue.first, newValue.second.first, newValue.second.second) }
  }
}
