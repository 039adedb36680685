import Foundation
import PreferenceTestSupport
import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// Properties that hold for every tree.
@Suite @MainActor struct LawTests {
  @Test(arguments: 0..<4)
  func `Two hosts of one tree are equal, byte by byte`(block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 {
      let script = Script.random(seed: 5_000 + seed, edits: 0)
      let scene = Scene(spec: script.spec)
      let answers = (0..<2).map { _ in
        let host = ViewHost(size: scene.size) { SpecView(spec: scene.spec) }
        host.environment = scene.environment
        host.update()
        return host.displayList.description + host.explain(ListKey<Int>.self).description
          + "\(host.identifiers)" + "\(host.diagnostics.map(\.description))"
      }
      expect(answers[0], equals: answers[1], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4)
  func `Every frame ends, settled or stopped within its limit`(block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 {
      let script = Script.random(seed: 6_000 + seed, edits: 6)
      var scene = Scene(spec: script.spec)
      let host = ViewHost(size: scene.size, limits: UpdateLimits(maximumPasses: 8)) { Restless(spec: scene.spec) }
      for edit in script.edits {
        edit.apply(to: &scene)
        host.content = Restless(spec: scene.spec)
        host.size = scene.size
        let report = host.update()
        expect(report.passes, atMost: 8, "seed \(seed)")
        expect(report.settled || !host.diagnostics.isEmpty, "seed \(seed)")
        expect(host.core.checkInvariants(recomputing: false), equals: [], "seed \(seed)")
      }
    }
  }
}

/// A tree beside a view that never settles if the tree publishes numbers.
private struct Restless: View {
  let spec: Spec
  @State private var width = 10

  var body: some View {
    HStack {
      SpecView(spec: spec)
      Color.red.frame(width: CGFloat(width)).preference(key: ListKey<Int>.self, value: [width])
    }
    .onPreferenceChange(ListKey<Int>.self) { numbers in
      if numbers.count > 1 { width = width == 10 ? 20 : 10 }
    }
  }
}
