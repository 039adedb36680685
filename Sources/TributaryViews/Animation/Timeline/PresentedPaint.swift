import TributaryDrawing
import TributaryGeometry

/// The components of a colour, as a vector.
struct ColorVector: VectorArithmetic {
  private var lanes: SIMD4<Float>

  init(_ color: Color.Resolved) { lanes = SIMD4(color.red, color.green, color.blue, color.opacity) }

  private init(_ lanes: SIMD4<Float>) { self.lanes = lanes }

  static var zero: ColorVector { ColorVector(.zero) }
  static func + (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(a.lanes + b.lanes) }
  static func - (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(a.lanes - b.lanes) }
  mutating func scale(by factor: Double) { lanes *= Float(factor) }
  var magnitudeSquared: Double { Double((lanes * lanes).sum()) }

  /// A colour with this added to its components.
  func added(to color: Color.Resolved) -> Color.Resolved {
    let sum = ColorVector(color).lanes + lanes
    return Color.Resolved(red: sum.x, green: sum.y, blue: sum.z, opacity: min(max(sum.w, 0), 1))
  }
}

extension PresentedProperty where P == Paint, V == ColorVector {
  /// A paint; colours interpolate, a gradient jumps.
  init(paint get: @escaping (N) -> Paint, set: @escaping (N, Paint) -> Void) {
    self.init(
      slot: .paint, get: get, set: set,
      difference: { old, new in
        guard case .color(let old) = old, case .color(let new) = new else { return nil }
        return ColorVector(old) - ColorVector(new)
      },
      moved: { model, rest in
        guard case .color(let color) = model else { return model }
        return .color(rest.added(to: color))
      })
  }
}
