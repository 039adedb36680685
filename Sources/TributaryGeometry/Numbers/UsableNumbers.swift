public import Foundation

// Client code supplies numbers: lengths, positions, angles, and durations, and the results of layouts, shapes, guides,
// and effects. These conversions, and no others, make them safe for arithmetic where they enter the engine. The results
// can be added many times and multiplied once and remain finite. A result of further multiplications is converted
// again.
//
//     given             asLength   asExtent   asCoordinate   asOffer   asFraction   asDuration
//     not a number         0          0            0           nil         0            0
//     −7                   0          0           −7            0          0            0
//     1.8e308           utmost     utmost       utmost       itself        1         itself
//     infinite          itself        0            0         itself        1            0

extension CGFloat {
  /// The largest length and coordinate, in points. It exceeds every visible distance, and its square is finite.
  @inlinable package static var utmost: CGFloat { 1e150 }

  /// The number as a length: negative numbers and not-a-number are 0; infinity is kept.
  @inlinable package var asLength: CGFloat { self > 0 ? (self <= .utmost || self == .infinity ? self : .utmost) : 0 }

  /// The number as a finite length: negative numbers and numbers that are not finite are 0.
  @inlinable package var asExtent: CGFloat { self > 0 && self < .infinity ? Swift.min(self, .utmost) : 0 }

  /// The number as a coordinate, distance, or factor: numbers that are not finite are 0.
  @inlinable package var asCoordinate: CGFloat { magnitude <= .utmost ? self : bounded }

  /// A number outside the range of coordinates, clamped to it; 0 if it is not finite.
  @inlinable var bounded: CGFloat { isFinite ? (self > 0 ? .utmost : -.utmost) : 0 }

  /// The number as a fraction between 0 and 1; not-a-number is 0.
  package var asFraction: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }

  /// The number as a proposed length: negative numbers are 0; not-a-number is kept and means `nil`.
  @inlinable package var asOffer: CGFloat { self < 0 ? 0 : self }

  /// Returns the difference of two lengths. Infinity is not reduced.
  @inlinable package func less(_ other: CGFloat) -> CGFloat { self == .infinity ? self : self - other }
}

extension Double {
  /// The number as a fraction between 0 and 1; not-a-number is 0.
  package var asFraction: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// The number as a duration in seconds: negative numbers and numbers that are not finite are 0.
  package var asDuration: Double { self > 0 && isFinite ? self : 0 }

  /// The number, or 0 if it is not finite.
  package var orZero: Double { isFinite ? self : 0 }

  /// Returns the number with its magnitude limited, or 0 if it is not finite.
  package func bounded(by limit: Double) -> Double { isFinite ? Swift.min(Swift.max(self, -limit), limit) : 0 }
}

extension Float {
  /// The number, or 0 if it is not finite.
  package var orZero: Float { isFinite ? self : 0 }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point with both numbers as valid coordinates.
  @inlinable package var asCoordinates: CGPoint { CGPoint(x: x.asCoordinate, y: y.asCoordinate) }
}

extension CGSize {
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size with both numbers as valid distances.
  package var asCoordinates: CGSize { CGSize(width: width.asCoordinate, height: height.asCoordinate) }

  /// The size with both numbers as valid lengths.
  @inlinable package var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  /// The size with both numbers as finite lengths.
  package var asExtents: CGSize { CGSize(width: width.asExtent, height: height.asExtent) }

  /// Returns the length along an axis.
  @inlinable package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle with a valid origin and size.
  package var asCoordinates: CGRect { CGRect(origin: origin.asCoordinates, size: size.asCoordinates) }
}

extension UnitPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point with both numbers as valid coordinates.
  package var asCoordinates: UnitPoint { UnitPoint(x: x.asCoordinate, y: y.asCoordinate) }
}

extension EdgeInsets {
  @inlinable package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// The insets with all numbers as valid distances.
  @inlinable package var asCoordinates: EdgeInsets {
    EdgeInsets(
      top: top.asCoordinate, leading: leading.asCoordinate, bottom: bottom.asCoordinate, trailing: trailing.asCoordinate
    )
  }

  /// Whether at least one distance is negative.
  package var hasNegative: Bool { min(top, leading, bottom, trailing) < 0 }

  /// The insets with all numbers as finite lengths.
  package var asExtents: EdgeInsets {
    EdgeInsets(top: top.asExtent, leading: leading.asExtent, bottom: bottom.asExtent, trailing: trailing.asExtent)
  }
}

extension ProposedViewSize {
  /// The proposal without negative lengths.
  @inlinable package var asOffer: ProposedViewSize {
    ProposedViewSize(rawWidth: rawWidth.asOffer, rawHeight: rawHeight.asOffer)
  }
}

extension Angle {
  package var isFinite: Bool { radians.isFinite && degrees.isFinite }

  /// The angle, or zero if it is not finite.
  package var orZero: Angle { isFinite ? self : .zero }
}

extension VectorArithmetic {
  /// Whether the magnitude of the vector is finite.
  package var isUsable: Bool { magnitudeSquared.isFinite }

  /// The vector, or zero if its magnitude is not finite.
  package var usable: Self { isUsable ? self : .zero }
}

extension CGAffineTransform {
  /// Whether all components are finite.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether the transform has an inverse.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }

  /// The transform with all components as valid coordinates.
  package var asCoordinates: CGAffineTransform {
    CGAffineTransform(
      a: a.asCoordinate, b: b.asCoordinate, c: c.asCoordinate, d: d.asCoordinate, tx: tx.asCoordinate,
      ty: ty.asCoordinate)
  }
}
