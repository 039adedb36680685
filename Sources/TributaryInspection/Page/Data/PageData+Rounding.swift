import Foundation

extension Double {
  /// The length rounded to 0.001 points.
  fileprivate var roundedForPage: Double { isFinite ? (self * 1_000).rounded() / 1_000 + 0 : self }
}

extension CGRect {
  fileprivate var roundedForPage: CGRect {
    CGRect(
      x: Double(origin.x).roundedForPage, y: Double(origin.y).roundedForPage, width: Double(size.width).roundedForPage,
      height: Double(height).roundedForPage)
  }
}

extension CGSize {
  fileprivate var roundedForPage: CGSize {
    CGSize(width: Double(width).roundedForPage, height: Double(height).roundedForPage)
  }
}

extension Inspection.Length {
  fileprivate var roundedForPage: Self {
    if case .points(let length) = self { .points(length.roundedForPage) } else { self }
  }
}

extension Inspection.Proposal {
  fileprivate var roundedForPage: Self {
    Inspection.Proposal(width: width.roundedForPage, height: height.roundedForPage)
  }
}

extension Inspection.Node {
  /// The node with its lengths rounded to 0.001 points.
  var roundedForPage: Self {
    var node = self
    node.frame = frame?.roundedForPage
    node.layout?.round()
    return node
  }
}

extension Inspection.Layout {
  fileprivate mutating func round() {
    proposal = proposal.roundedForPage
    size = size.roundedForPage
    origin = CGPoint(x: Double(origin.x).roundedForPage, y: Double(origin.y).roundedForPage)
    guard var distribution else { return }
    distribution.length = distribution.length.roundedForPage
    distribution.gaps = distribution.gaps.roundedForPage
    for index in distribution.shares.indices { distribution.shares[index].round() }
    self.distribution = distribution
  }
}

extension Inspection.ChildAllocation {
  fileprivate mutating func round() {
    flexibility = flexibility.roundedForPage
    offered = offered.roundedForPage
    taken = taken.roundedForPage
    left = left.roundedForPage
  }
}

extension Inspection.Recording.Change {
  /// The change with its lengths rounded to 0.001 points.
  var roundedForPage: Self {
    Inspection.Recording.Change(
      node: node, frame: frame?.roundedForPage, proposal: proposal?.roundedForPage, size: size?.roundedForPage,
      state: state)
  }
}
