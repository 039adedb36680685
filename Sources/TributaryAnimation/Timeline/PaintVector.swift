package import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The difference between two paints as a vector.
///
/// A color counts as a gradient with this color at every stop, if the other paint is a gradient.
package enum PaintVector: VectorArithmetic {
  /// The four components of a color.
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
      // Gradients of different kinds cannot be interpolated, so the first operand is used.
      guard let b = other.numbers(like: kind) else { return self }
      return .gradient(ContiguousArray(zip(a, b).map { numbers($0, $1) }), kind: kind)
    case (.color, .gradient(let b, let kind)):
      let a = self.numbers(like: kind) ?? b.zeros
      return .gradient(ContiguousArray(zip(a, b).map { numbers($0, $1) }), kind: kind)
    }
  }

  /// Returns the components of this vector for gradients of a kind. The components of a color apply to every stop.
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

extension ContiguousArray<Double> {
  var zeros: ContiguousArray<Double> { ContiguousArray(repeating: 0, count: count) }

  /// Returns these components of a gradient with one color for every stop.
  func withColors(_ lanes: SIMD4<Float>, stops: Int) -> ContiguousArray<Double> {
    var numbers = self
    for stop in 0..<stops {
      for lane in 0..<4 { numbers[stop * GradientPaint.numbersPerStop + lane] = Double(lanes[lane]) }
    }
    return numbers
  }
}

extension Paint {
  /// Returns the difference from another paint to this one; `nil` if the paints cannot be interpolated.
  func way(from other: Paint) -> PaintVector? {
    switch (self, other) {
    case (.color(let a), .color(let b)): return .color(a.lanes - b.lanes)
    case (.tiles, _), (_, .tiles), (.effect, _), (_, .effect): return nil
    case (.gradient(let kind), _), (_, .gradient(let kind)):
      guard let a = vector(like: kind), let b = other.vector(like: kind) else { return nil }
      return a - b
    }
  }

  /// Returns the components of this paint as a gradient of a kind; `nil` for a gradient of another kind.
  private func vector(like kind: GradientPaint) -> PaintVector? {
    switch self {
    case .color(let color): .gradient(kind.numbers.withColors(color.lanes, stops: kind.stops.count), kind: kind)
    case .gradient(let gradient): gradient.isOfKind(of: kind) ? .gradient(gradient.numbers, kind: kind) : nil
    case .tiles, .effect: nil
    }
  }

  /// Returns the paint at a distance from this one.
  package func moved(by way: PaintVector) -> Paint {
    switch (self, way) {
    case (.color(let color), .color(let lanes)):
      let sum = color.lanes + lanes
      return .color(Color.Resolved(red: sum.x, green: sum.y, blue: sum.z, opacity: min(max(sum.w, 0), 1)))
    case (.tiles, _), (.effect, _): return self
    case (.gradient(let kind), _), (_, .gradient(_, let kind)):
      guard way.numbers(like: kind) != nil, case .gradient(let sum, _)? = vector(like: kind).map({ $0 + way }) else {
        return self
      }
      return kind.with(sum)
    }
  }
}

extension Color.Resolved {
  var lanes: SIMD4<Float> { SIMD4(red, green, blue, opacity) }
}

extension PresentedProperty where P == Paint, V == PaintVector {
  /// The interpolation of a paint. A change between gradients of different kinds is not animated.
  package static var paint: Self {
    PresentedProperty(slot: .paint, difference: { $0.way(from: $1) }, moved: { $0.moved(by: $1) })
  }
}
