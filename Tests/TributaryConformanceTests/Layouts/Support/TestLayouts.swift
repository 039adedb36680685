/// A layout made of closures; by default it is as big as its largest subview and places all subviews at the origin.
struct Scripted: Layout {
  var size: (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, subviews in
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  var place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { bounds, proposal, subviews in
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  /// Returns a layout of a fixed size.
  static func sized(
    _ width: CGFloat, _ height: CGFloat, place: @escaping (CGRect, ProposedViewSize, LayoutSubviews) -> Void
  ) -> Scripted { Scripted(size: { _, _ in CGSize(width: width, height: height) }, place: place) }

  /// Returns a layout that calls a closure with its subviews and places them at the origin.
  static func looking(_ look: @escaping (LayoutSubviews) -> Void) -> Scripted {
    var layout = Scripted()
    let size = layout.size
    layout.size = { proposal, subviews in
      look(subviews)
      return size(proposal, subviews)
    }
    return layout
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }
}

/// A single-line row of ideal sizes with a gap.
struct Line: Layout {
  var gap: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(max(0, sizes.count - 1)) * gap
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// A layout that records the calls for its cache, which holds the widths of the subviews.
struct Noting: Layout {
  let journal: Journal
  var gap: CGFloat = 0

  func makeCache(subviews: Subviews) -> [CGFloat] {
    journal.note("make")
    return widths(subviews)
  }

  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
    journal.note("update")
    cache = widths(subviews)
  }

  private func widths(_ subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    CGSize(width: cache.reduce(0, +) + gap * CGFloat(max(0, cache.count - 1)), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += width + gap
    }
  }
}

/// A view whose size follows from the proposal, and that records the proposal of its placement, as "child@80x20".
struct Answered: View {
  let name: String
  var log: PlacementLog?
  let answer: (ProposedViewSize) -> CGSize
  var body: some View { Answering(name: name, log: log, answer: answer) { Color.red }.accessibilityIdentifier(name) }

  /// A view of a fixed size.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ log: PlacementLog? = nil) {
    self.init(name, log) { _ in CGSize(width: width, height: height) }
  }

  /// A view whose sides are the proposed lengths clamped to limits; without a proposal they are the ideal or the
  /// minimum lengths.
  init(
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
  init(_ name: String, _ log: PlacementLog? = nil, answer: @escaping (ProposedViewSize) -> CGSize) {
    (self.name, self.log, self.answer) = (name, log, answer)
  }

  /// Returns a view that takes half the proposed length along an axis, or 10 points without a proposal; across, it
  /// takes 10 points or the proposal.
  static func half(_ name: String, _ axis: Axis = .horizontal, fillsAcross: Bool = false) -> Answered {
    Answered(name) { proposal in
      let along = (axis == .horizontal ? proposal.width : proposal.height).map { $0 / 2 } ?? 10
      let across = fillsAcross ? (axis == .horizontal ? proposal.height : proposal.width) ?? 10 : 10
      return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
  }
}

/// The proposals with which views were placed.
final class PlacementLog {
  private(set) var placed: [String] = []

  func note(_ name: String, _ proposal: ProposedViewSize) {
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
