import Foundation
import RandomTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// Two hosts with the same content, of which only the first uses the regions of answers.
@MainActor
struct RegionTwins<Content: View> {
  private let hosts: [ViewHost<Content>]

  init(safeAreaInsets: EdgeInsets = EdgeInsets(), _ content: Content) {
    hosts = [true, false].map { keepsRegions in
      let host = ViewHost(size: CGSize(width: 390, height: 600), safeAreaInsets: safeAreaInsets) { content }
      MeasuredRegion.of(host.core).isKept = keepsRegions
      host.update()
      return host
    }
  }

  /// Compares the hosts in three sizes.
  ///
  /// - Parameter proposals: A closure that returns the proposals whose answers are compared in one size.
  func compare(
    _ generator: inout SeededGenerator, seed: UInt64,
    proposals: (inout SeededGenerator) -> [ProposedViewSize],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<3 {
      #expect(
        hosts[0].displayList.description == hosts[1].displayList.description, "seed \(seed)",
        sourceLocation: sourceLocation)
      for proposal in proposals(&generator) {
        let sizes = hosts.map { $0.sizeThatFits(proposal) }
        #expect(sizes[0] == sizes[1], "\(proposal), seed \(seed)", sourceLocation: sourceLocation)
      }
      #expect(hosts[0].core.checkInvariants() == [], "seed \(seed)", sourceLocation: sourceLocation)
      let size = CGSize(width: generator.number(0..<900), height: generator.number(0..<900))
      for host in hosts {
        host.size = size
        host.update()
      }
    }
  }
}
