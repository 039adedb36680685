/// A color transform in which each new component is a linear combination of the old components and a constant.
///
/// Components are encoded sRGB, from 0 to 1. The opacity is multiplied by a factor that is also a linear combination.
///
///     red'     =  rows.0 · (red, green, blue, 1)
///     green'   =  rows.1 · (red, green, blue, 1)
///     blue'    =  rows.2 · (red, green, blue, 1)
///     opacity' =  opacity × (factor · (red, green, blue, 1))
public struct ColorMatrix: Sendable, Hashable {
  /// The coefficients of red, green, blue and 1 for the new red component.
  public var red: SIMD4<Float>
  /// The coefficients of red, green, blue and 1 for the new green component.
  public var green: SIMD4<Float>
  /// The coefficients of red, green, blue and 1 for the new blue component.
  public var blue: SIMD4<Float>
  /// The coefficients of red, green, blue and 1 for the opacity factor.
  package var opacityFactor = SIMD4<Float>(0, 0, 0, 1)

  /// Creates a transform from its rows. Not-a-number counts as 0, and other coefficients are clamped to ±1,000,000.
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
    func row(_ row: SIMD4<Float>) -> SIMD4<Float> {
      row.x * red + row.y * green + row.z * blue + SIMD4(0, 0, 0, row.w)
    }
    var result = ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    // The opacity factor is linear in the color, but a product of two factors is not, so only the later factor applies.
    result.opacityFactor = next.opacityFactor == Self.identity.opacityFactor ? opacityFactor : row(next.opacityFactor)
    return result
  }

  /// Returns the transformed color, with components clamped to the range from 0 to 1.
  public func applied(to color: Color.Resolved) -> Color.Resolved {
    let from = SIMD4(color.red, color.green, color.blue, 1)
    func component(_ row: SIMD4<Float>) -> Float { min(max((row * from).sum(), 0), 1) }
    return Color.Resolved(
      red: component(red), green: component(green), blue: component(blue),
      opacity: color.opacity * component(opacityFactor))
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
