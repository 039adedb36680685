/// A color transform in which each new component is a linear combination of the old components and a constant.
///
/// Components are encoded sRGB, from 0 to 1, without premultiplied opacity.
///
///     red'     =  r1 × red + r2 × green + r3 × blue + r4 × opacity + r5
///     green'   =  g1 × red + g2 × green + g3 × blue + g4 × opacity + g5
///     blue'    =  b1 × red + b2 × green + b3 × blue + b4 × opacity + b5
///     opacity' =  a1 × red + a2 × green + a3 × blue + a4 × opacity + a5
public struct ColorMatrix: Sendable, Hashable {
  /// The coefficients of red, green, blue and 1 for the new red component.
  public var red: SIMD4<Float>
  /// The coefficients of red, green, blue and 1 for the new green component.
  public var green: SIMD4<Float>
  /// The coefficients of red, green, blue and 1 for the new blue component.
  public var blue: SIMD4<Float>
  /// The coefficients of the opacity for the new red, green, and blue components.
  package var opacityParts = SIMD3<Float>.zero
  /// The coefficients of red, green, blue and 1 for a term that is added to the opacity.
  package var opacityTerm = SIMD4<Float>.zero
  /// The coefficients of red, green, blue and 1 for the opacity factor, of which the last one is ``a4``.
  package var opacityFactor = SIMD4<Float>(0, 0, 0, 1)

  /// Creates the identity transform.
  public init() { self = .identity }

  /// Creates a transform from its rows. Not-a-number counts as 0, and other coefficients are clamped to ±1,000,000.
  ///
  /// - Parameters:
  ///   - red: The coefficients of red, green, blue and 1 for the new red component.
  ///   - green: The coefficients of red, green, blue and 1 for the new green component.
  ///   - blue: The coefficients of red, green, blue and 1 for the new blue component.
  public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    func valid(_ row: SIMD4<Float>) -> SIMD4<Float> {
      var row = row
      for index in 0..<4 where row[index].isNaN { row[index] = 0 }
      return row.clamped(lowerBound: SIMD4(repeating: -1e6), upperBound: SIMD4(repeating: 1e6))
    }
    (self.red, self.green, self.blue) = (valid(red), valid(green), valid(blue))
  }

  /// The identity transform.
  public static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// Returns the transform that applies this one, then another.
  public func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    func row(_ row: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
      row.x * red + row.y * green + row.z * blue + part * opacityTerm + SIMD4(0, 0, 0, row.w)
    }
    func part(_ row: SIMD4<Float>, _ part: Float) -> Float {
      row.x * opacityParts.x + row.y * opacityParts.y + row.z * opacityParts.z + part * opacityFactor.w
    }
    var result = ColorMatrix(
      red: row(next.red, next.opacityParts.x), green: row(next.green, next.opacityParts.y),
      blue: row(next.blue, next.opacityParts.z))
    result.opacityParts = SIMD3(
      part(next.red, next.opacityParts.x), part(next.green, next.opacityParts.y),
      part(next.blue, next.opacityParts.z))
    if next.hasColoredFactor {
      // The opacity factor is linear in the color, but a product of two factors is not, so only the later factor
      // applies.
      result.opacityFactor = row(next.opacityFactor, 0) * (hasColoredFactor ? 1 : opacityFactor.w)
      return result
    }
    result.opacityTerm = row(next.opacityTerm, next.opacityFactor.w)
    result.opacityFactor = next.opacityFactor.w * opacityFactor
    if !hasColoredFactor { result.opacityFactor.w = part(next.opacityTerm, next.opacityFactor.w) }
    return result
  }

  /// Returns the transformed color, with components clamped to the range from 0 to 1.
  public func applied(to color: Color.Resolved) -> Color.Resolved {
    let from = SIMD4(color.red, color.green, color.blue, 1)
    func component(_ row: SIMD4<Float>, _ part: Float = 0) -> Float {
      min(max((row * from).sum() + part * color.opacity, 0), 1)
    }
    return Color.Resolved(
      red: component(red, opacityParts.x), green: component(green, opacityParts.y),
      blue: component(blue, opacityParts.z),
      opacity: hasColoredFactor
        ? color.opacity * component(opacityFactor) : component(opacityTerm, opacityFactor.w))
  }

  /// Whether the opacity factor depends on the color, so that the opacity is not a linear combination.
  package var hasColoredFactor: Bool { opacityFactor.x != 0 || opacityFactor.y != 0 || opacityFactor.z != 0 }

  /// Whether all coefficients are finite.
  package var isFinite: Bool {
    func isFinite(_ row: SIMD4<Float>) -> Bool { (0..<4).allSatisfy { row[$0].isFinite } }
    let rows = [red, green, blue, SIMD4(opacityParts, 0), opacityTerm, opacityFactor]
    return rows.allSatisfy(isFinite)
  }
}

extension Paint {
  /// Returns this paint with transformed colors. In a gradient, the stops are transformed and interpolated as before.
  package func recolored(by matrix: ColorMatrix) -> Paint {
    switch self {
    case .color(let color): .color(matrix.applied(to: color))
    case .gradient(let gradient): .gradient(gradient.recolored(by: matrix))
    // Renderers transform the pixels of an image.
    case .tiles: self
    case .effect(let effect): .effect(effect.mapped { $0.recolored(by: matrix) })
    }
  }
}
