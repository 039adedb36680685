package import TributaryGeometry

/// What a recognizer may ask of the view that its gesture belongs to.
package struct GesturePlace {
  /// Takes a point of the root to a coordinate space.
  package let convert: (CGPoint, CoordinateSpace) -> CGPoint

  /// Whether a point of the root lies in the view.
  package let contains: (CGPoint) -> Bool

  /// Reports a limit that is none: what it limits, and the value that was given.
  package let report: (String, String) -> Void

  /// A place where every coordinate space is that of the root, and the view is everywhere.
  package init(
    convert: @escaping (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point },
    contains: @escaping (CGPoint) -> Bool = { _ in true }, report: @escaping (String, String) -> Void = { _, _ in }
  ) {
    self.convert = convert
    self.contains = contains
    self.report = report
  }

  /// A length of points or seconds that a user gave: the default, and a report, if it is negative or no number.
  package func usable<Length: BinaryFloatingPoint>(_ length: Length, else standard: Length, _ what: String) -> Length {
    if length >= 0 { return length }
    report(what, "\(length)")
    return standard
  }
}
