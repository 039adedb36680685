import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryLoops
import TributaryViews
import TributaryHost

/// The cost of loop detection: none before the third pass, a bounded record, and one copy of the tree.
@MainActor
struct LoopCostTests {
  @Test func `A frame of two passes is not recorded`() {
    let host = makeHost { Measured() }
    Measured.isObserved = { [unowned host] in host.core.isObserved }
    defer { Measured.isObserved = nil }
    expect(host.update().passes, equals: 2)
    expect(Measured.seen, equals: [false])
    expect(host.loops.recorder.readers.isEmpty)
    expect(host.loops.recorder.evidence.isEmpty)
    expect(!host.core.isObserved)
  }

  @Test func `A loop beside a thousand cells is analyzed in one copy of them`() {
    let host = makeHost {
      VStack {
        ForEach(0..<1_000) { _ in CountedCell() }
        Bubble()
      }
    }
    CountedCell.bodies = 0
    let report = host.update()
    expect(report.diagnostics.map(\.code), equals: [.feedbackLoop])
    expect(CountedCell.bodies, equals: 2_000)
    // The frame evaluates each cell once, and the bubble with its reader once per pass.
    expect(report.counts.bodies, below: 1_040)
  }

  @Test func `Work in the copy is not counted, and a frame that settles makes no copy`() {
    CountedCell.bodies = 0
    let settling = makeHost {
      VStack {
        CountedCell()
        Measured()
      }
    }
    expect(settling.update().passes, equals: 2)
    expect(CountedCell.bodies, equals: 1)
    CountedCell.bodies = 0
    let looping = makeHost {
      VStack {
        CountedCell()
        Bubble()
      }
    }
    let report = looping.update()
    expect(report.diagnostics.map(\.code), equals: [.feedbackLoop])
    expect(CountedCell.bodies, equals: 2)
    // The root, the cell, and the bubble with the content of its reader; the copy evaluates each of them again.
    expect(report.counts.bodies, atMost: 2 + 3 * report.passes)
  }

  @Test func `Twenty loops share the copy`() {
    let host = makeHost {
      VStack {
        ForEach(0..<100) { _ in CountedCell() }
        ForEach(0..<20) { _ in Bubble() }
      }
    }
    CountedCell.bodies = 0
    expect(host.update().diagnostics.count, equals: 20)
    // One copy to separate the loops, and one to explain where they can be stopped.
    expect(CountedCell.bodies, atMost: 300)
  }

  @Test func `The cost of independent loops is linear in their number`() {
    let work = [20, 40, 80].map { count in
      let host = makeHost { VStack { ForEach(0..<count) { _ in Bubble() } } }
      let report = host.update()
      expect(report.diagnostics.count, equals: count)
      let counts = report.counts
      return (
        bodies: counts.bodies, others: counts.closures + counts.actions + counts.measurements,
        histories: host.loops.recorder.historiesVisited
      )
    }
    for (few, many) in zip(work, work.dropFirst()) {
      expect(many.bodies * 8, atMost: few.bodies * 2 * 9, "\(work)")
      expect(many.others * 8, atMost: few.others * 2 * 9, "\(work)")
      expect(many.histories * 8, atMost: few.histories * 2 * 9, "\(work)")
    }
  }

  @Test func `The length of the record does not depend on the number of permitted passes`() {
    var longest = 0
    let host = makeHost(limits: UpdateLimits(maximumPasses: 2_000)) { PushedDown() }
    host.core.callbacks.listener = { [unowned host] event in
      guard case .didAct = event else { return }
      let loops = host.loops.recorder
      for reader in loops.readers { longest = max(longest, reader.deliveries.count) }
      for state in loops.states { longest = max(longest, state.changes.count) }
      expect(loops.evidence.count, atMost: LoopRecorder.evidenceLimit)
    }
    let report = host.update()
    expect(report.passes, equals: 2_000)
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: [.diverging(.step(8))])
    expect(longest > 500 && longest <= LoopRecorder.historyLimit)
  }

  @Test func `Values that converge too slowly are reported with their ratio and the remaining passes`() throws {
    let host = makeHost { ComingNearer(ratio: 0.9) }
    let diagnostic = try #require(host.update().diagnostics.first)
    let loop = try #require(diagnostic.loop)
    expect(loop.verdict, equals: .unsettled)
    expect(diagnostic.severity, equals: .note)
    expect(loop.convergence?.ratio, equals: 0.9)
    // The last change was 10 · 0.9⁶², which takes this number of passes to fall below 10⁻⁹.
    expect(loop.convergence?.remainingPasses, equals: 157)
    expect(diagnostic.description.contains("each change is at most 0.9 times the previous one"))
  }
}

private struct Measured: View {
  static var isObserved: (() -> Bool)?
  static var seen: [Bool] = []
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 30).publishing(Width.self) { $0.size.width }
      Color.blue.frame(width: width)
    }
    .onPreferenceChange(Width.self) { new in
      Self.seen = Self.isObserved.map { [$0()] } ?? []
      width = new
    }
  }
}

private struct CountedCell: View {
  static var bodies = 0
  @State private var isOn = false

  var body: some View {
    let _ = { Self.bodies += 1 }()
    Color.red.frame(width: 10, height: isOn ? 1 : 0)
  }
}

private struct ComingNearer: View {
  let ratio: CGFloat
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red.preference(key: Height.self, value: 100 - (100 - height) * ratio)
      .onPreferenceChange(Height.self) { height = $0 }
  }
}
