/// Points in time of a virtual clock, in seconds.
package enum VirtualTime {
  /// The time by which a deadline may be met early, in seconds: sums of small steps are rounded, and a date of this
  /// century is rounded to a tenth of a microsecond.
  @inlinable package static var tolerance: Double { 1e-6 }

  /// Returns the earlier of two deadlines; `nil` means no deadline.
  package static func earlier(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }
}
