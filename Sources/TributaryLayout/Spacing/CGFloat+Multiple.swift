public import TributaryGeometry

extension CGFloat {
  /// The nearest whole multiple of a length, halves rounded up; the value itself for a length that is not positive.
  @inlinable package func wholeMultiple(of unit: CGFloat) -> CGFloat {
    unit > 0 ? (self / unit + 0.5).rounded(.down) * unit : self
  }
}
