/// A map of colours: each component of the new one is a sum of parts of all three of the old one, and a constant.
///
/// Components are those of sRGB, encoded, from 0 to 1. Opacity is multiplied by a factor that follows from them.
///
///     red'     =  rows.0 · (red, green, blue, 1)
///     green'   =  rows.1 · (red, green, blue, 1)
///     blue'    =  rows.2 · (red, green, blue, 1)
///     opacity' =  opacity × (factor · (red, green, blue, 1))
public struct ColorMatrix: Sendable, Hashable {
  /// The parts of red, green and blue, and the constant, for the new red, green and blue.
  public var red: SIMD4<Float>
  /// The parts of red, green and blue, and the constant, for the new green.
  public var green: SIMD4<Float>
  /// The parts of red, green and blue, and the constant, for the new blue.
  public var blue: SIMD4<Float>
  /// The parts of red, green and blue, and the constant, for the factor of the opacity.
  package var opacityFactor = SIMD4<Float>(0, 0, 0, 1)

  /// A map by its rows. Not a number counts as 0, and the rest is held within ±1,000,000.
  public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    func valid(_ row: SIMD4<Float>) -> SIMD4<Float> {
      var row = row
      for index in 0..<4 where row[index].isNaN { row[index] = 0 }
      return row.clamped(lowerBound: SIMD4(repeating: -1e6), upperBound: SIMD4(repeating: 1e6))
    }
    (self.red, self.green, self.blue) = (valid(red), valid(green), valid(blue))
  }

  /// The map that changes nothing.
  public static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// This map, then another one.
  public func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    func row(_ row: SIMD4<Float>) -> SIMD4<Float> {
      row.x * red + row.y * green + row.z * blue + SIMD4(0, 0, 0, row.w)
    }
    var result = ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    // A factor of the new color is one of the old; a product of two is none, and the later one counts.
    result.opacityFactor = next.opacityFactor == Self.identity.opacityFactor ? opacityFactor : row(next.opacityFactor)
    return result
  }

  /// The colour that another one becomes, its components from 0 to 1.
  public func applied(to color: Color.Resolved) -> Color.Resolved {
    let from = SIMD4(color.red, color.green, color.blue, 1)
    func component(_ row: SIMD4<Float>) -> Float { min(max((row * from).sum(), 0), 1) }
    return Color.Resolved(
      red: component(red), green: component(green), blue: component(blue),
      opacity: color.opacity * component(opacityFactor))
  }
}

extension Paint {
  /// The same paint in other colours; of a gradient its stops, between which colours lie as before.
  package func recolored(by matrix: ColorMatrix) -> Paint {
    switch self {
    case .color(let color): .color(matrix.applied(to: color))
    case .gradient(let gradient): .gradient(gradient.recolored(by: matrix))
    // The pixels of a picture are for whoever draws them.
    case .tiles: self
    case .effect(let effect): .effect(effect.mapped { $0.recolored(by: matrix) })
    }
  }
}
