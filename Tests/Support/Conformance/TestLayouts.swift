/// A layout made of closures; by default it is as big as its largest subview and places all subviews at the origin.
package struct Scripted: Layout {
  package typealias Size = (ProposedViewSize, LayoutSubviews) -> CGSize
  package typealias Place = (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  package let size: Size
  package let place: Place

  package init(
    size: @escaping Size = { proposal, subviews in
      subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    },
    place: @escaping Place = { bounds, proposal, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  ) { (self.size, self.place) = (size, place) }

  /// Returns a layout of a fixed size.
  package static func sized(_ width: CGFloat, _ height: CGFloat, place: @escaping Place) -> Scripted {
    Scripted(size: { _, _ in CGSize(width: width, height: height) }, place: place)
  }

  /// Returns a layout that calls a closure with its subviews and places them at the origin.
  package static func looking(_ look: @escaping (LayoutSubviews) -> Void) -> Scripted {
    let size = Scripted().size
    return Scripted(size: { proposal, subviews in
      look(subviews)
      return size(proposal, subviews)
    })
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }
}

/// A single-line row of ideal sizes with a gap.
package struct Line: Layout {
  private let gap: CGFloat

  package init(gap: CGFloat = 0) { self.gap = gap }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(max(0, sizes.count - 1)) * gap
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.reduce(0) { max($0, $1.height) })
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// A layout that records the calls for its cache, which holds the widths of the subviews.
package struct Noting: Layout {
  private let journal: Journal
  private let gap: CGFloat

  package init(journal: Journal, gap: CGFloat = 0) { (self.journal, self.gap) = (journal, gap) }

  package func makeCache(subviews: Subviews) -> [CGFloat] {
    journal.note("make")
    return widths(subviews)
  }

  package func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
    journal.note("update")
    cache = widths(subviews)
  }

  private func widths(_ subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    CGSize(width: cache.reduce(0, +) + gap * CGFloat(max(0, cache.count - 1)), height: 10)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat])
  {
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += width + gap
    }
  }
}

/// A view whose size follows from the proposal, and that records the proposal of its placement, as "child@80x20".
package struct Answered: View {
  package let name: String
  package var log: PlacementLog?
  package let answer: (ProposedViewSize) -> CGSize
  package var body: some View {
    Answering(name: name, log: log, answer: answer) { Color.red }.accessibilityIdentifier(name)
  }

  /// A view of a fixed size.
  package init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ log: PlacementLog? = nil) {
    self.init(name, log) { _ in CGSize(width: width, height: height) }
  }

  /// A view whose sides are the proposed lengths clamped to limits; without a proposal they are the ideal or the
  /// minimum lengths.
  package init(
    _ name: String, _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat>, ideal: CGSize? = nil,
    _ log: PlacementLog? = nil
  ) {
    self.init(name, log) { proposal in
      CGSize(
        width: proposal.width.map { min(max($0, width.lowerBound), width.upperBound) } ?? ideal?.width
          ?? width.lowerBound,
        height: proposal.height.map { min(max($0, height.lowerBound), height.upperBound) } ?? ideal?.height
          ?? height.lowerBound)
    }
  }
  package init(_ name: String, _ log: PlacementLog? = nil, answer: @escaping (ProposedViewSize) -> CGSize) {
    (self.name, self.log, self.answer) = (name, log, answer)
  }

  /// Returns a view that takes half the proposed length along an axis, or 10 points without a proposal; across, it
  /// takes 10 points or the proposal.
  package static func half(_ name: String, _ axis: Axis = .horizontal, fillsAcross: Bool = false) -> Answered {
    Answered(name) { proposal in
      let along = (axis == .horizontal ? proposal.width : proposal.height).map { $0 / 2 } ?? 10
      let across = fillsAcross ? (axis == .horizontal ? proposal.height : proposal.width) ?? 10 : 10
      return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
  }
}

/// The proposals with which views were placed.
package final class PlacementLog {
  package private(set) var placed: [String] = []

  package init() {}

  package func note(_ name: String, _ proposal: ProposedViewSize) {
    let texts = [proposal.width, proposal.height].map { $0.map { $0 == .infinity ? "∞" : short($0) } ?? "nil" }
    placed.append("\(name)@\(texts.joined(separator: "x"))")
  }
}

private struct Answering: Layout {
  let name: String
  let log: PlacementLog?
  let answer: (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { answer(proposal) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log?.note(name, proposal)
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
