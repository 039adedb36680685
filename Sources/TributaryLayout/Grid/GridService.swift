import TributaryGeometry

/// The order in which the cells of a grid are served: the least flexible cell first.
///
/// 1. Higher layout priorities come before lower ones.
/// 2. Cells that are bounded come before those that take all they are offered along one axis, and these before those that
///    do along both.
/// 3. Then the sum of what a cell can grow along its bounded axes decides.
/// 4. Cells with an unsized axis come after those without.
///
/// An axis along which the grid is proposed nothing counts for neither 2 nor 3.
struct GridService: Comparable {
  let index: Int
  let priority: Double
  let unboundedAxes: Int
  /// Length at an infinite proposal less that at none, in points, over the bounded axes.
  let flexibility: CGFloat
  let isUnsized: Bool

  init<Element: LayoutElement>(
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

  /// Whether both cells are served together, with one share.
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
  /// The proposal with another length along each axis that has one.
  fileprivate func replacingLengths(by length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(rawWidth: rawWidth.isNaN ? .nan : length, rawHeight: rawHeight.isNaN ? .nan : length)
  }
}
