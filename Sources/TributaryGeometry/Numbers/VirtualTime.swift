/// Moments of a virtual clock, in seconds.
package enum VirtualTime {
  /// How far before its time a moment is met: sums of small steps fall short of their total by rounding.
  @inlinable package static var tolerance: Double { 1e-9 }

  /// The earlier of two deadlines; `nil` is none.
  package static func earlier(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }
}
