import TributaryGeometry
import TributaryLayout

/// A reference implementation of a stack without caches, for comparison with the solver.
///
/// 1. Subtract the gaps.
/// 2. Without a proposed length, propose none to every child.
/// 3. Measure the groups of one priority, highest first, each without the minimum lengths of all lower ones.
/// 4. In a group, the least flexible child (maximum minus minimum length) is first; among infinitely flexible children,
///    the one with the largest minimum; otherwise in order. Each is proposed an equal part of the remaining length.
/// 5. The stack is as long as its children with the gaps, and as wide as the children about the alignment line.
/// 6. Without a proposed width, children are placed as if the width of the stack had been proposed.
struct ReferenceStack {
  var axis: Axis
  var key: AlignmentKey
  /// The gap between two children; 8 if `nil`, since no child here specifies another gap.
  var spacing: CGFloat?
  var children: [Leaf]

  private struct Taken {
    var length: CGFloat = 0
    var cross: CGFloat = 0
    var guide: CGFloat = 0
  }

  private func size(_ child: Leaf, _ length: CGFloat?, _ cross: CGFloat?) -> (length: CGFloat, cross: CGFloat) {
    let proposal =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
    let size = child.answer(proposal)
    return axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
  }

  private func proposal(_ length: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
  }

  private func distribute(_ length: CGFloat?, _ cross: CGFloat?) -> [Taken] {
    var offers = [CGFloat?](repeating: nil, count: children.count)
    if let length {
      var left = length - gap * CGFloat(max(0, children.count - 1))
      let least = children.map { size($0, 0, cross).length }
      let flexibility = children.indices.map { index in
        let most = size(children[index], .infinity, cross).length
        return most == .infinity ? CGFloat.infinity : most - least[index]
      }
      for priority in Set(children.map(\.layoutPriority)).sorted(by: >) {
        let group = children.indices.filter { children[$0].layoutPriority == priority }
        let kept = children.indices.filter { children[$0].layoutPriority < priority }.reduce(0) { $0 + least[$1] }
        let order = group.sorted { a, b in
          if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
          if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
          return a < b
        }
        var waiting = CGFloat(group.count)
        for index in order {
          let offer = max(0, (left - kept) / waiting)
          offers[index] = offer
          let took = size(children[index], offer, cross).length
          if left != .infinity { left -= took }
          waiting -= 1
        }
      }
    }
    return children.indices.map { index in
      let child = children[index]
      let (along, across) = size(child, offers[index], cross)
      let size = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
      let dimensions = ViewDimensions(size: size, proposal: proposal(offers[index], cross))
      let value = child.guides[key]?(dimensions) ?? dimensions.value(of: key)
      return Taken(length: along, cross: across, guide: value.isFinite ? value : 0)
    }
  }

  private var gap: CGFloat { spacing ?? 8 }

  private func extent(_ taken: [Taken]) -> (length: CGFloat, cross: CGFloat, line: CGFloat) {
    let length = taken.reduce(0) { $0 + $1.length } + gap * CGFloat(max(0, taken.count - 1))
    guard let low = taken.map({ -$0.guide }).min(), let high = taken.map({ $0.cross - $0.guide }).max() else {
      return (0, 0, 0)
    }
    return (max(0, length), max(0, high - low), -low)
  }

  /// Returns the size for a proposal, and the frames of the children placed for it.
  func arranged(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
    let (length, cross) = (proposal[axis], proposal[axis.cross])
    let own = extent(distribute(length, cross))
    let taken = distribute(length, cross ?? own.cross)
    let line = extent(taken).line
    var cursor: CGFloat = 0
    let frames = taken.map { child in
      let across = line - child.guide
      defer { cursor += child.length + gap }
      return axis == .horizontal
        ? CGRect(x: cursor, y: across, width: child.length, height: child.cross)
        : CGRect(x: across, y: cursor, width: child.cross, height: child.length)
    }
    let size =
      axis == .horizontal
      ? CGSize(width: own.length, height: own.cross) : CGSize(width: own.cross, height: own.length)
    return (size, frames)
  }
}
