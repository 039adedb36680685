import TributaryDrawing
import TributaryGeometry

/// A way between two paints of the same kind, as a vector.
enum PaintVector: VectorArithmetic {
  /// The four components of a colour; zero goes with gradients as well.
  case color(SIMD4<Float>)
  /// The numbers of a gradient.
  case gradient(ContiguousArray<Double>)

  static var zero: PaintVector { .color(.zero) }

  private func combined(
    _ other: PaintVector, _ colors: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>, _ numbers: (Double, Double) -> Double
  ) -> PaintVector {
    switch (self, other) {
    case (.color(let a), .color(let b)): return .color(colors(a, b))
    case (.gradient(let a), .gradient(let b)) where a.count == b.count:
      return .gradient(ContiguousArray(zip(a, b).map { numbers($0, $1) }))
    case (.gradient, _): return self
    case (.color, .gradient(let b)): return .gradient(ContiguousArray(b.map { numbers(0, $0) }))
    }
  }

  static func + (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(b, { $0 + $1 }, { $0 + $1 }) }
  static func - (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(b, { $0 - $1 }, { $0 - $1 }) }

  mutating func scale(by factor: Double) {
    switch self {
    case .color(let lanes): self = .color(lanes * Float(factor))
    case .gradient(let numbers): self = .gradient(ContiguousArray(numbers.map { $0 * factor }))
    }
  }

  var magnitudeSquared: Double {
    switch self {
    case .color(let lanes): Double((lanes * lanes).sum())
    case .gradient(let numbers): numbers.reduce(0) { $0 + $1 * $1 }
    }
  }
}

extension Paint {
  /// From another paint to this one; `nil` if nothing lies between them.
  func way(from other: Paint) -> PaintVector? {
    switch (self, other) {
    case (.color(let a), .color(let b)): .color(a.lanes - b.lanes)
    case (.gradient(let a), .gradient(let b)) where a.isOfKind(of: b): .gradient(a.numbers) - .gradient(b.numbers)
    default: nil
    }
  }

  /// The paint at some distance from this one.
  func moved(by way: PaintVector) -> Paint {
    switch (self, way) {
    case (.color(let color), .color(let lanes)):
      let sum = color.lanes + lanes
      return .color(Color.Resolved(red: sum.x, green: sum.y, blue: sum.z, opacity: min(max(sum.w, 0), 1)))
    case (.gradient(let gradient), .gradient):
      guard case .gradient(let numbers) = .gradient(gradient.numbers) + way else { return self }
      return gradient.with(numbers)
    default: return self
    }
  }
}

extension Color.Resolved {
  fileprivate var lanes: SIMD4<Float> { SIMD4(red, green, blue, opacity) }
}

extension PresentedProperty where P == Paint, V == PaintVector {
  /// A paint; between a colour and a gradient, or gradients of different kinds, it jumps.
  init(paint get: @escaping (N) -> Paint, set: @escaping (N, Paint) -> Void) {
    self.init(
      slot: .paint, get: get, set: set, difference: { $0.way(from: $1) }, moved: { $0.moved(by: $1) })
  }
}
