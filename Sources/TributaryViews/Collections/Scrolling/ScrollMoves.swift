package import TributaryGeometry

/// The moves of a scroll view's content that input or client code asked for.
package struct ScrollMoves: Equatable {
  /// The sum of the moves by input, in points of the offset.
  package internal(set) var travel = CGPoint.zero
  /// The number of moves to a place that was asked for.
  package internal(set) var jumps: UInt = 0
}
