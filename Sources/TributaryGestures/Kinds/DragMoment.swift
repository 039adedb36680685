package import TributaryGeometry

/// A moment of a drag, in the coordinate space of its gesture.
package struct DragMoment {
  /// Seconds of virtual time.
  package let time: Double

  /// Where the pointer is, in points.
  package let location: CGPoint

  /// Where it went down, in points.
  package let startLocation: CGPoint

  /// How fast it moves, in points a second.
  package let velocity: CGSize
}
