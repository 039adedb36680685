@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

@MainActor struct NestingComplexity {
  @Test @MainActor func `A rigid leaf under 64 stacks is measured once`() {
    let host = ViewHost(size: CGSize(width: 4_000, height: 4_000)) { nest(around: AnyView(Text("leaf"))) }
    host.environment.textMeasurer = FixedTextMeasurer()
    // 64 stacks, 64 texts beside the next stack, the leaf, the root, and the root's stack.
    expect(host.update().counts.measurements, equals: 64 + 64 + 1 + 2)
  }

  @Test(arguments: [(CGFloat(4_000), 5), (300, 6)])
  @MainActor func `A text under 64 stacks is measured a bounded number of times`(length: CGFloat, most: Int) {
    let host = ViewHost(size: CGSize(width: length, height: length)) { nest(around: AnyView(Text("some words"))) }
    expect(host.update().counts.measurements, atMost: most * (64 + 64 + 1 + 2))
  }

  @Test func `A flexible leaf under 64 stacks is measured for minimum, maximum, and final lengths on both axes`() {
    let counter = LayoutCounter()
    let host = ViewHost(size: CGSize(width: 4_000, height: 4_000)) {
      nest(around: AnyView(CountingShape(counter: counter)))
    }
    host.environment.textMeasurer = FixedTextMeasurer()
    let counts = host.update().counts
    expect(counter.sizes, atMost: 9)
    expect(counts.measurements, atMost: 9 * (64 + 64 + 1 + 2))
  }
}

/// Alternating nested rows and columns, each with a text beside the next level.
@MainActor private func nest(around leaf: AnyView) -> AnyView {
  nest(64, around: leaf) { view, level in
    let pair = ViewBuilder.buildBlock(Text("-"), view)
    return level.isMultiple(of: 2) ? AnyView(VStack { pair }) : AnyView(HStack { pair })
  }
}

private struct Trying: Layout {
  enum Way: CaseIterable { case widths, heights, both }
  let way: Way
  let lengths: [CGFloat]

  private func offer(_ length: CGFloat, in proposal: ProposedViewSize) -> ProposedViewSize {
    switch way {
    case .widths: ProposedViewSize(width: length, height: proposal.height)
    case .heights: ProposedViewSize(width: proposal.width, height: length)
    case .both: ProposedViewSize(width: length, height: length / 2)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var best = CGSize.zero
    for subview in subviews {
      for length in lengths {
        let size = subview.sizeThatFits(offer(length, in: proposal))
        best = CGSize(width: max(best.width, size.width), height: max(best.height, size.height))
      }
    }
    return best
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// A container that tries many proposals measures each level below once per proposal.
@MainActor struct TriedProposalTests {
  @Test(arguments: [9, 12, 32, 100], Trying.Way.allCases)
  @MainActor fileprivate func `Tried proposals cost the same on every level`(count: Int, way: Trying.Way) {
    let lengths = (1...count).map { CGFloat($0) * 3 }
    var counts: [Int] = []
    for depth in [4, 8] {
      var view = AnyView(Text("one two three four five six").accessibilityIdentifier("core"))
      for _ in 0..<depth { view = AnyView(Trying(way: way, lengths: lengths).callAsFunction { [view] in view }) }
      let content = view
      let host = ViewHost(size: CGSize(width: 200, height: 200)) { content }
      host.environment.textMeasurer = FixedTextMeasurer()
      counts.append(host.update().counts.measurements)
      host.size.width = 150
      // The tried widths do not depend on the window; heights are tried with the window's width.
      let tried = way == .heights ? depth * (count + 4) : 4 * depth
      expect(host.update().counts.measurements, atMost: tried + 4)
    }
    // Each width is measured at most twice on each level: before the height is known, and after.
    expect(counts[1], atMost: 2 * 9 * (count + 4))
    expect(counts[1], atMost: 3 * counts[0] + count)
  }

  @Test @MainActor func `A window resized through a thousand widths keeps a bounded number of sizes`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      HStack {
        Text("one two three four")
        VStack {
          Color.red; Text("five six seven")
        }
      }
    }
    host.environment.textMeasurer = FixedTextMeasurer()
    for width in 0..<1_000 { host.update { host.size.width = CGFloat(width) } }
    var most = 0
    func look(_ item: ItemNode) {
      most = max(most, item.probes?.entries.count ?? 0)
      item.forEachItem { look($0) }
    }
    look(host.core.root)
    expect(most, atMost: ProbeCache.leastAllowance + 5)
  }
}
