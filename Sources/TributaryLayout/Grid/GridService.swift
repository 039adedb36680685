import TributaryGeometry

/// The sort key of a cell for the distribution of a grid, by which the least flexible cell is first.
///
/// 1. Higher layout priorities precede lower ones.
/// 2. Bounded cells precede cells that are unbounded along one axis, which precede cells that are unbounded along both.
/// 3. Cells with a smaller sum of possible growth along their bounded axes precede others.
/// 4. Cells without an unsized axis precede those with one.
///
/// Axes without a proposed length are ignored in steps 2 and 3.
struct GridService: Comparable {
  let index: Int
  let priority: Double
  let unboundedAxes: Int
  /// The length for an infinite proposal minus the length for a zero proposal, in points, summed over the bounded axes.
  let flexibility: CGFloat
  let isUnsized: Bool

  init<Element: GridElement>(
    _ index: Int, _ child: Element, isUnsized: Bool, of proposal: ProposedViewSize
  ) {
    self.index = index
    self.isUnsized = isUnsized
    priority = StackSolver.usablePriority(child.layoutPriority)
    let least = child.usableSize(for: proposal.replacingLengths(by: 0))
    guard !child.isRigid else {
      unboundedAxes = 0
      flexibility = 0
      return
    }
    let most = child.usableSize(for: proposal.replacingLengths(by: .infinity))
    var unboundedAxes = 0
    var flexibility: CGFloat = 0
    for axis in Axis.allCases where !proposal.raw(axis).isNaN {
      if most.length(along: axis) == .infinity {
        unboundedAxes += 1
      } else {
        flexibility += (most.length(along: axis) - least.length(along: axis)).asCoordinate
      }
    }
    self.unboundedAxes = unboundedAxes
    self.flexibility = flexibility
  }

  /// Returns whether both cells are processed together, with one share.
  func isInGroup(of other: GridService) -> Bool {
    priority == other.priority && unboundedAxes == other.unboundedAxes && flexibility == other.flexibility
      && isUnsized == other.isUnsized
  }

  static func < (lhs: GridService, rhs: GridService) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    if lhs.unboundedAxes != rhs.unboundedAxes { return lhs.unboundedAxes < rhs.unboundedAxes }
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    if lhs.isUnsized != rhs.isUnsized { return rhs.isUnsized }
    return lhs.index < rhs.index
  }
}

extension ProposedViewSize {
  /// Returns the proposal with each specified length replaced.
  fileprivate func replacingLengths(by length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(rawWidth: rawWidth.isNaN ? .nan : length, rawHeight: rawHeight.isNaN ? .nan : length)
  }
}
