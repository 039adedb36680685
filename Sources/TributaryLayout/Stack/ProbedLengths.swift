public import TributaryGeometry

/// The lengths of one child of a stack for a proposal of 0 and of infinity.
@frozen
@usableFromInline
package struct ProbedLengths: Sendable {
  /// The lengths in points; not-a-number while unknown. The maximum of a child that is served first in any case is not
  /// measured.
  @usableFromInline var minimum: CGFloat = .nan
  @usableFromInline var maximum: CGFloat = .nan

  @inlinable init() {}

  /// Creates the lengths of a rigid child.
  @inlinable init(both length: CGFloat) {
    minimum = length
    maximum = length
  }
}

extension StackSolver {
  /// Returns the known lengths of a child that is not rigid.
  @inlinable func probed(_ index: Int) -> ProbedLengths { probes.isEmpty ? ProbedLengths() : probes[index] }

  @inlinable mutating func setMinimum(_ length: CGFloat, of index: Int) {
    makeRoomForProbes()
    probes[index].minimum = length
  }

  @inlinable mutating func setMaximum(_ length: CGFloat, of index: Int) {
    makeRoomForProbes()
    probes[index].maximum = length
  }

  @inlinable mutating func makeRoomForProbes() {
    if probes.isEmpty { probes.append(contentsOf: repeatElement(ProbedLengths(), count: records.count)) }
  }
}
