/// A host that is edited and, after each edit, compared with a fresh one.
@MainActor package final class Twins<Content: View> {
  package let host: ViewHost<Content>
  package let content: (Int) -> Content
  package private(set) var step = 0

  /// - Parameter content: The content after the given number of edits.
  package init(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder content: @escaping (Int) -> Content) {
    self.content = content
    host = settledHost(width, height) { content(0) }
  }

  package func edit() {
    step += 1
    host.content = content(step)
  }

  /// Compares, and applies the next content, a number of times.
  package func compareEdits(
    _ count: Int, _ comment: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<count {
      compare(comment, sourceLocation: sourceLocation)
      edit()
    }
  }

  /// Settles, and compares with a fresh host.
  package func compare(_ comment: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    host.update()
    if host.isAnimating { host.advance(by: 60) }
    let fresh = ViewHost(size: host.size, safeAreaInsets: host.safeAreaInsets) { content(step) }
    fresh.environment = host.environment
    fresh.update()
    if fresh.isAnimating { fresh.advance(by: 60) }
    expectEqual(host, fresh, "step \(step) \(comment)", sourceLocation: sourceLocation)
    let again = host.update()
    #expect(
      again.counts.measurements + again.counts.placements == 0, "step \(step) \(comment)",
      sourceLocation: sourceLocation)
  }
}

/// Two hosts with the same content, of which only the first uses the regions of answers.
@MainActor package struct RegionTwins<Content: View> {
  private let hosts: [ViewHost<Content>]

  package init(safeAreaInsets: EdgeInsets = EdgeInsets(), _ content: Content) {
    hosts = [true, false].map { keepsRegions in
      let host = ViewHost(size: CGSize(width: 390, height: 600), safeAreaInsets: safeAreaInsets) { content }
      MeasuredRegion.of(host.core).isKept = keepsRegions
      host.update()
      return host
    }
  }

  /// Compares the hosts in three sizes. The check of the caches takes most of the time, so that the seed determines the
  /// size in which an ordinary run performs it.
  ///
  /// - Parameter proposals: A closure that returns the proposals whose answers are compared in one size.
  package func compare(
    _ generator: inout SeededGenerator, seed: UInt64,
    proposals: (inout SeededGenerator) -> [ProposedViewSize],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for round in 0..<3 as Range<UInt64> {
      #expect(
        hosts[0].displayList.description == hosts[1].displayList.description, "seed \(seed)",
        sourceLocation: sourceLocation)
      for proposal in proposals(&generator) {
        let sizes = hosts.map { $0.sizeThatFits(proposal) }
        #expect(sizes[0] == sizes[1], "\(proposal), seed \(seed)", sourceLocation: sourceLocation)
      }
      if RandomSeeds.areComplete || round == seed % 3 {
        #expect(hosts[0].core.checkInvariants() == [], "seed \(seed)", sourceLocation: sourceLocation)
      }
      if round == 2 { return }
      let size = CGSize(width: generator.number(0..<900), height: generator.number(0..<900))
      for host in hosts {
        host.size = size
        host.update()
      }
    }
  }
}

/// Expects that an edited host shows the same as a fresh one, and that its caches are valid.
@MainActor package func expectEqual<Content: View>(
  _ edited: ViewHost<Content>, _ fresh: ViewHost<Content>, _ context: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let comment: Comment = "\(context)"
  #expect(edited.identifiers == fresh.identifiers, comment, sourceLocation: sourceLocation)
  for identifier in fresh.identifiers {
    let (frame, expected) = (edited.frame(of: identifier), fresh.frame(of: identifier))
    #expect(frame == expected, "\(context) \(identifier)", sourceLocation: sourceLocation)
  }
  #expect(edited.displayList.description == fresh.displayList.description, comment, sourceLocation: sourceLocation)
  let broken = edited.core.checkInvariants()
  #expect(broken == [], comment, sourceLocation: sourceLocation)
}
