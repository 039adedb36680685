import Foundation
import SceneTestSupport
import TributaryGeometry

typealias Proposal = ProposedViewSize

extension Item {
  /// Returns the size that the view chooses for a proposal.
  ///
  /// A length of `nil` requests the ideal length; 0 and ∞ request the minimum and the maximum.
  func size(for proposal: Proposal) -> CGSize {
    switch role {
    // Texts with fixed characters do not wrap: 8 points a character, 16 high.
    case .element(.text(let text)): return CGSize(width: 8 * CGFloat(scope.text(text).count), height: 16)
    // FRAME-14
    case .element(.color), .element(.rectangle), .element(.capsule), .element(.reader), .element(.marks):
      return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    // SPACE-07, SPACE-09
    case .element(.spacer(let minimum)):
      let minimum = scope.number(minimum) ?? 8
      func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? minimum, minimum) }
      return CGSize(
        width: scope.direction == .vertical ? 0 : length(proposal.width),
        height: scope.direction == .horizontal ? 0 : length(proposal.height))
    // SPACE-11
    case .element(.divider):
      return scope.direction == .horizontal
        ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    case .element(.half(let axes)):
      return CGSize(
        width: axes.hasHorizontal ? (proposal.width.map { $0 / 2 } ?? 10) : 10,
        height: axes.hasVertical ? (proposal.height.map { $0 / 2 } ?? 10) : 10)
    case .element(.stack(.depth, let place, _)): return layered(place, proposal).size
    case .element(.stack(let direction, let place, let spacing)):
      return Line(direction, place, scope.number(spacing), children).size(for: proposal)
    // FIT-04
    case .element(.fits(let axes)): return fitting(axes, proposal).map { children[$0].size(for: proposal) } ?? .zero
    case .grid(let grid): return grid.size(for: proposal)
    // A fixed frame has its lengths, and those of its view on other axes (FRAME-01, FRAME-03).
    case .effect(.frame(let width, let height, _)):
      let size = child.size(for: childProposal(proposal))
      return CGSize(width: scope.fixedLength(width) ?? size.width, height: scope.fixedLength(height) ?? size.height)
    case .effect(.flexibleFrame(let width, let height, _)):
      let (width, height) = (scope.range(width), scope.range(height))
      let size = child.size(for: childProposal(proposal))
      return CGSize(
        width: width.length(proposed: proposal.width, child: size.width),
        height: height.length(proposed: proposal.height, child: size.height))
    // FRAME-10, FRAME-11
    case .effect(.padding(let edges, let amount, let isSafeArea)):
      let insets = insets(edges, amount, isSafeArea)
      let size = child.size(for: childProposal(proposal))
      return CGSize(
        width: max(size.width + insets.leading + insets.trailing, 0),
        height: max(size.height + insets.top + insets.bottom, 0))
    // FRAME-13
    case .effect(.position):
      let size = child.size(for: proposal)
      return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    case .effect(.safeAreaInset(let edge, let place, let spacing)):
      return barred(edge, place, scope.number(spacing), proposal).size
    default: return children.isEmpty ? .zero : child.size(for: childProposal(proposal))
    }
  }

  /// The modified view, or the only view of some content.
  var child: Item { children[0] }

  /// The proposal that a modifier makes to its view when it is measured.
  func childProposal(_ proposal: Proposal) -> Proposal {
    switch role {
    case .effect(.frame(let width, let height, _)):
      return Proposal(
        width: scope.fixedLength(width) ?? proposal.width, height: scope.fixedLength(height) ?? proposal.height)
    case .effect(.flexibleFrame(let width, let height, _)):
      return Proposal(
        width: scope.range(width).proposal(proposal.width), height: scope.range(height).proposal(proposal.height))
    // Padding keeps an unspecified proposal (FRAME-19).
    case .effect(.padding(let edges, let amount, let isSafeArea)):
      let insets = insets(edges, amount, isSafeArea)
      return Proposal(
        width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    // FRAME-17
    case .effect(.fixedSize(let axes)):
      return Proposal(
        width: axes.hasHorizontal ? nil : proposal.width, height: axes.hasVertical ? nil : proposal.height)
    case .effect(.aspectRatio(let ratio, let fills)): return ratioProposal(scope.number(ratio), fills, proposal)
    default: return proposal
    }
  }

  /// The insets of padding. A negative length of safe-area padding counts as 0 (SAFE-34).
  func insets(_ edges: Edges, _ amount: Formula, _ isSafeArea: Bool) -> EdgeInsets {
    edges.insets(max(scope.number(amount), isSafeArea ? 0 : -.infinity))
  }

  /// ASPECT-01 to ASPECT-04, ASPECT-06
  private func ratioProposal(_ ratio: CGFloat?, _ fills: Bool, _ proposal: Proposal) -> Proposal {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0, proposal != .unspecified else { return proposal }
    // A length that is not proposed follows from the other one.
    let absent: CGFloat = fills ? -.infinity : .infinity
    let (width, height) = (proposal.width ?? absent, proposal.height ?? absent)
    return (width / ratio <= height) != fills
      ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
  }

  /// The first view whose ideal size fits the proposal, or the last one (FIT-01 to FIT-03, FIT-06, FIT-07).
  func fitting(_ axes: Axes, _ proposal: Proposal) -> Int? {
    let ideal = Proposal(
      width: axes.hasHorizontal ? nil : proposal.width, height: axes.hasVertical ? nil : proposal.height)
    return children.firstIndex { candidate in
      let size = candidate.size(for: ideal)
      return (!axes.hasHorizontal || size.width <= proposal.width ?? .infinity)
        && (!axes.hasVertical || size.height <= proposal.height ?? .infinity)
    } ?? children.indices.last
  }
}

extension LengthLimits {
  /// The proposal to the view in the frame; without a proposal, the ideal length, or the minimum (FRAME-21, FRAME-24).
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    if isEmpty { return proposed }
    return (proposed ?? ideal ?? min).map { clamp($0) }
  }

  /// The length of the frame. The length of the view replaces a missing limit (FRAME-05 to FRAME-08).
  func length(proposed: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposed else { return clamp(ideal ?? child) }
    let least = min ?? Swift.min(child, max ?? child)
    let most = max ?? Swift.max(child, min ?? child)
    return Swift.max(least, Swift.min(proposed, most))
  }
}

/// The views of a horizontal or vertical stack, measured along its axis.
struct Line {
  var isHorizontal: Bool
  var place: AlignmentPair
  var children: [Item]
  var priorities: [Double]
  /// The gaps between neighbors: the given spacing, or what the neighbors prefer (SPACE-01, SPACE-02).
  var gaps: [CGFloat]

  init(_ direction: Direction, _ place: AlignmentPair, _ spacing: CGFloat?, _ children: [Item]) {
    let isHorizontal = direction == .horizontal
    (self.isHorizontal, self.place, self.children) = (isHorizontal, place, children)
    priorities = children.map(\.priority)
    gaps = zip(children, children.dropFirst()).map { first, second in
      spacing ?? first.gap(isHorizontal ? .trailing : .bottom, to: second, isHorizontal ? .leading : .top)
    }
  }

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the proposal for placement: without a cross length, that of the stack (STACK-10, STACK-38).
  func placed(_ proposal: Proposal, in size: @autoclosure () -> CGSize) -> Proposal {
    isHorizontal
      ? Proposal(width: proposal.width, height: proposal.height ?? size().height)
      : Proposal(width: proposal.width ?? size().width, height: proposal.height)
  }

  /// The guide on which the children are aligned.
  var guide: AnyGuide { isHorizontal ? .vertical(place.vertical) : .horizontal(place.horizontal) }

  /// Returns the proposal for each child, and the size that it chooses.
  ///
  ///     100   [ 20 rigid ][ text 32 ][ flexible ]   →   20 · 32 · 48
  func served(_ proposal: Proposal) -> [(proposal: Proposal, size: CGSize)] {
    func measured(_ child: Item, _ length: CGFloat?) -> (proposal: Proposal, size: CGSize) {
      var proposal = proposal
      if isHorizontal { proposal.width = length } else { proposal.height = length }
      return (proposal, child.size(for: proposal))
    }
    // Without a length, each child has its ideal length (STACK-09).
    guard let length = isHorizontal ? proposal.width : proposal.height else {
      return children.map { measured($0, nil) }
    }
    var room = length - gaps.reduce(0, +)
    let minimum = children.map { along(measured($0, 0).size) }
    var served = children.map { _ in (proposal: proposal, size: CGSize.zero) }
    // Higher priorities first. The minimum lengths of lower priorities are reserved (STACK-20 to STACK-22, STACK-43).
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
      let lower = children.indices.filter { priorities[$0] < priority }
      var rest = room - lower.reduce(0) { $0 + minimum[$1] }
      // The least flexible child first; of infinitely flexible ones, the one with the larger minimum (STACK-03,
      // STACK-06).
      let order = group.map { child in
        let flexibility = along(measured(children[child], .infinity).size) - minimum[child]
        return (flexibility, flexibility == .infinity ? -minimum[child] : 0, child)
      }.sorted { $0 < $1 }.map(\.2)
      // Each child is offered an equal part of what the earlier ones left (STACK-01, STACK-02, STACK-05, STACK-08).
      for (count, child) in order.enumerated() {
        served[child] = measured(children[child], max(rest / CGFloat(order.count - count), 0))
        if rest.isFinite { rest -= along(served[child].size) }
        if room.isFinite { room -= along(served[child].size) }
      }
    }
    return served
  }

  /// The lengths with the gaps, and the union of the extents beside the alignment line (ALIGN-10, ALIGN-11, STACK-34).
  func size(for proposal: Proposal) -> CGSize {
    let served = served(proposal)
    let main = max(served.reduce(0) { $0 + along($1.size) } + gaps.reduce(0, +), 0)
    let guides = zip(children, served).map { $0.guide(guide, for: $1.proposal, size: $1.size) }
    return size(main, aligned(served.map { across($0.size) }, guides).length)
  }

  /// The origins of the children in the stack.
  func slots(_ proposal: Proposal) -> [Slot] {
    let served = served(placed(proposal, in: size(for: proposal)))
    let guides = zip(children, served).map { $0.guide(guide, for: $1.proposal, size: $1.size) }
    let (gaps, line) = (gaps + [0], guides.max() ?? 0)
    var position: CGFloat = 0
    return children.indices.map { index in
      let origin = point(position, line - guides[index])
      position += along(served[index].size) + gaps[index]
      return (index, origin, served[index].proposal)
    }
  }
}

/// Returns the union of lengths that are aligned on a line: where the line is, and how long the union is.
func aligned(_ lengths: [CGFloat], _ guides: [CGFloat]) -> (line: CGFloat, length: CGFloat) {
  if lengths.contains(.infinity) { return (0, .infinity) }
  let line = guides.max() ?? 0
  return (line, line + (zip(lengths, guides).map { $0 - $1 }.max() ?? 0))
}

extension Item {
  /// The union of the aligned layers with the highest priority, and the lines on which they are aligned (ALIGN-01,
  /// ALIGN-02, ALIGN-08).
  func layered(_ place: AlignmentPair, _ proposal: Proposal) -> (line: CGPoint, size: CGSize) {
    let highest = children.map(\.priority).max()
    let layers = children.filter { $0.priority == highest }
    let sizes = layers.map { $0.size(for: proposal) }
    func union(on guide: AnyGuide) -> (line: CGFloat, length: CGFloat) {
      let guides = zip(layers, sizes).map { $0.guide(guide, for: proposal, size: $1) }
      return aligned(sizes.map(guide.isHorizontal ? \.width : \.height), guides)
    }
    let (x, y) = (union(on: .horizontal(place.horizontal)), union(on: .vertical(place.vertical)))
    return (CGPoint(x: x.line, y: y.line), CGSize(width: x.length, height: y.length))
  }

  /// Layers are placed with the size of the stack (ALIGN-04), and others overflow (ALIGN-06).
  func layersSlots(_ place: AlignmentPair, _ proposal: Proposal) -> [Slot] {
    let proposal = Proposal(layered(place, proposal).size)
    let line = layered(place, proposal).line
    return children.indices.map { index in
      (index, children[index].origin(place, proposal) { $0.isHorizontal ? line.x : line.y }, proposal)
    }
  }
}
