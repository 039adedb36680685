/// A resolved colour in eight bytes: what a colour with a look of its own in each appearance keeps two of.
///
/// Components lie within ±2, in steps of a 16,384th: finer than any display shows.
package struct PackedColor: Hashable, Sendable {
  private let parts: SIMD4<Int16>

  private static let step: Float = 16_384

  package init(_ color: Color.Resolved) {
    func packed(_ part: Float) -> Int16 { Int16((min(max(part, -1.99), 1.99) * Self.step).rounded()) }
    parts = SIMD4(packed(color.red), packed(color.green), packed(color.blue), packed(color.opacity))
  }

  package var resolved: Color.Resolved {
    func part(_ number: Int16) -> Float { Float(number) / Self.step }
    return Color.Resolved(red: part(parts.x), green: part(parts.y), blue: part(parts.z), opacity: part(parts.w))
  }

  /// The same colour, its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Float) -> PackedColor {
    var color = resolved
    color.opacity *= factor
    return PackedColor(color)
  }
}
