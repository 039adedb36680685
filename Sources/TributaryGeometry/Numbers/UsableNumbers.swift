public import Foundation

// Numbers come from user code: lengths, places, angles and seconds, and what layouts, shapes, guides and effects answer. Here,
// and nowhere else, they are made fit for arithmetic, where they enter. What is made of them can be added up many times and
// multiplied once, and stays finite; where products are multiplied again, the result enters anew.
//
//     given             asLength   asExtent   asCoordinate   asOffer   asFraction   asDuration
//     not a number         0          0            0           nil         0            0
//     −7                   0          0           −7            0          0            0
//     1.8e308           utmost     utmost       utmost       itself        1         itself
//     infinite          itself        0            0         itself        1            0

extension CGFloat {
  /// The largest length and coordinate, in points: nobody can see that anything is larger, and the square of it is finite.
  @inlinable package static var utmost: CGFloat { 1e150 }

  /// The number as a length: negative ones and not-a-number are 0, infinity stays.
  @inlinable package var asLength: CGFloat { self > 0 ? (self <= .utmost || self == .infinity ? self : .utmost) : 0 }

  /// The number as a length that has an end: what is negative or not finite is 0.
  @inlinable package var asExtent: CGFloat { self > 0 && self < .infinity ? Swift.min(self, .utmost) : 0 }

  /// The number as a coordinate, distance or factor: what is not finite is 0.
  @inlinable package var asCoordinate: CGFloat { magnitude <= .utmost ? self : bounded }

  /// What is left of a number that is too large for a coordinate, or none.
  @inlinable var bounded: CGFloat { isFinite ? (self > 0 ? .utmost : -.utmost) : 0 }

  /// The number as a part of a whole, between 0 and 1; not-a-number is 0.
  package var asFraction: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }

  /// The number as a proposed length: negative ones are 0, not-a-number stays and means nil.
  @inlinable package var asOffer: CGFloat { self < 0 ? 0 : self }

  /// What is left of a length; something infinite never runs out.
  @inlinable package func less(_ other: CGFloat) -> CGFloat { self == .infinity ? self : self - other }
}

extension Double {
  /// The number as a part of a whole, between 0 and 1; not-a-number is 0.
  package var asFraction: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// The number as a length of time in seconds: what is negative or not finite is 0.
  package var asDuration: Double { self > 0 && isFinite ? self : 0 }

  /// The number, or 0 if it is not finite.
  package var orZero: Double { isFinite ? self : 0 }

  /// The number, at most as large as another one either way; what is not finite is 0.
  package func bounded(by limit: Double) -> Double { isFinite ? Swift.min(Swift.max(self, -limit), limit) : 0 }
}

extension Float {
  /// The number, or 0 if it is not finite.
  package var orZero: Float { isFinite ? self : 0 }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point with both numbers as coordinates.
  @inlinable package var asCoordinates: CGPoint { CGPoint(x: x.asCoordinate, y: y.asCoordinate) }
}

extension CGSize {
  package var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size with both numbers as distances.
  package var asCoordinates: CGSize { CGSize(width: width.asCoordinate, height: height.asCoordinate) }

  /// The size with both numbers as lengths.
  @inlinable package var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  /// The size with both numbers as lengths that have an end.
  package var asExtents: CGSize { CGSize(width: width.asExtent, height: height.asExtent) }

  /// The length along an axis.
  @inlinable package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle with a place and distances that can be computed with.
  package var asCoordinates: CGRect { CGRect(origin: origin.asCoordinates, size: size.asCoordinates) }
}

extension UnitPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point with both numbers as coordinates.
  package var asCoordinates: UnitPoint { UnitPoint(x: x.asCoordinate, y: y.asCoordinate) }
}

extension EdgeInsets {
  package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// The insets with all numbers as distances.
  @inlinable package var asCoordinates: EdgeInsets {
    EdgeInsets(
      top: top.asCoordinate, leading: leading.asCoordinate, bottom: bottom.asCoordinate, trailing: trailing.asCoordinate
    )
  }

  /// Whether there is a length less than 0.
  package var hasNegative: Bool { min(top, leading, bottom, trailing) < 0 }

  /// The insets with all numbers as lengths that have an end.
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

  /// The angle, or none if it is not finite.
  package var orZero: Angle { isFinite ? self : .zero }
}

extension VectorArithmetic {
  /// Whether the vector has a length.
  package var isUsable: Bool { magnitudeSquared.isFinite }

  /// The vector; zero if it has no length.
  package var usable: Self { isUsable ? self : .zero }
}

extension CGAffineTransform {
  /// Whether the numbers are finite.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether something undoes the transform.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }

  /// The transform with numbers that can be computed with.
  package var asCoordinates: CGAffineTransform {
    CGAffineTransform(
      a: a.asCoordinate, b: b.asCoordinate, c: c.asCoordinate, d: d.asCoordinate, tx: tx.asCoordinate,
      ty: ty.asCoordinate)
  }
}
