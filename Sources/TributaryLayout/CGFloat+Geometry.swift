public import TributaryGeometry

// Sizes come from user code. These are the only places where what it answers is made fit for arithmetic.

extension CGFloat {
  /// The number as a length: negative ones and not-a-number are 0, infinity stays.
  @inlinable package var asLength: CGFloat { self > 0 ? self : 0 }

  /// The number as a coordinate or distance: what is not finite is 0.
  @inlinable package var asCoordinate: CGFloat { isFinite ? self : 0 }

  /// The number as a margin: what is not finite, or so large that sums and products of it would not be, is 0.
  @inlinable package var asMargin: CGFloat { magnitude < 1e150 ? self : 0 }

  /// The number as a proposed length: negative ones are 0, not-a-number stays and means nil.
  @inlinable package var asOffer: CGFloat { self < 0 ? 0 : self }

  /// What is left of a length; something infinite never runs out.
  @inlinable package func less(_ other: CGFloat) -> CGFloat { self == .infinity ? self : self - other }
}

extension ProposedViewSize {
  /// The proposal without negative lengths.
  @inlinable package var asOffer: ProposedViewSize {
    ProposedViewSize(rawWidth: rawWidth.asOffer, rawHeight: rawHeight.asOffer)
  }
}

extension CGSize {
  /// The length along an axis.
  @inlinable package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
