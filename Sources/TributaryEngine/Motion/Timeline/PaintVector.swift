package import TributaryDrawing
import TributaryGeometry

/// A way between two paints, as a vector.
///
/// A colour counts as the gradient that has this colour everywhere, wherever the other end of a way is a gradient.
package enum PaintVector: VectorArithmetic {
  /// The four components of a colour.
  case color(SIMD4<Float>)
  /// The numbers of a gradient of the same kind as `kind`.
  case gradient(ContiguousArray<Double>, kind: GradientPaint)

  package static var zero: PaintVector { .color(.zero) }

  private func combined(
    _ other: PaintVector, _ colors: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>, _ numbers: (Double, Double) -> Double
  ) -> PaintVector {
    switch (self, other) {
    case (.color(let a), .color(let b)): return .color(colors(a, b))
    case (.gradient(let a, let kind), _):
      // Between gradients of two kinds nothing lies: the first stands.
      guard let b = other.numbers(like: kind) else { return self }
      return .gradient(ContiguousArray(zip(a, b).map { numbers($0, $1) }), kind: kind)
    case (.color, .gradient(let b, let kind)):
      let a = self.numbers(like: kind) ?? b.zeros
      return .gradient(ContiguousArray(zip(a, b).map { numbers($0, $1) }), kind: kind)
    }
  }

  /// The numbers that this way is for gradients of a kind: a way of the colour is one of every stop.
  func numbers(like kind: GradientPaint) -> ContiguousArray<Double>? {
    switch self {
    case .gradient(let numbers, let own): own.isOfKind(of: kind) ? numbers : nil
    case .color(let lanes): kind.numbers.zeros.withColors(lanes, stops: kind.stops.count)
    }
  }

  package static func + (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(b, { $0 + $1 }, { $0 + $1 }) }
  package static func - (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(b, { $0 - $1 }, { $0 - $1 }) }

  package mutating func scale(by factor: Double) {
    switch self {
    case .color(let lanes): self = .color(lanes * Float(factor))
    case .gradient(let numbers, let kind):
      self = .gradient(ContiguousArray(numbers.map { $0 * factor }), kind: kind)
    }
  }

  package var magnitudeSquared: Double {
    switch self {
    case .color(let lanes): Double((lanes * lanes).sum())
    case .gradient(let numbers, _): numbers.reduce(0) { $0 + $1 * $1 }
    }
  }
}
