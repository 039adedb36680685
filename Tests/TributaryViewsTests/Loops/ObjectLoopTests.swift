import Observation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Loops through an observable object, and probes of trees with such objects.
@MainActor
struct ObjectLoopTests {
  @Test(arguments: [1, 2, 40])
  func `A loop of many readers through one object stops in the second frame`(count: Int) {
    let host = makeHost { EqualRows(count: count) }
    let first = host.update()
    expect(first.passes, equals: 64)
    expect(first.loops.map(\.verdict), equals: [.diverging(.step(2))])
    // An object notifies a view of one write per pass, so only the first reader is known to write it.
    expect(host.update().passes, atMost: 3)
    for _ in 0..<4 {
      let report = host.update()
      expect(report.passes, equals: 1)
      expect(report.settled)
      expect(report.counts.actions, equals: 0)
    }
    expect(host.diagnostics.map(\.occurrences), equals: [1])
  }

  @Test func `A change restarts all readers of a stopped loop through an object`() {
    let host = makeHost { EqualRows(count: 3) }
    for _ in 0..<3 { host.update() }
    host.size.width += 10
    expect(host.update().passes, equals: 64)
    expect(host.diagnostics.map(\.occurrences), equals: [2])
  }

  @Test func `A probe leaves an object with the value that a reader assigns to it`() {
    let model = Model()
    let (host, other) = (makeHost { Measured(model: model) }, makeHost { Measured(model: Model()) })
    host.update()
    other.update()
    let height = model.height
    expect(host.probeFeedback().map(\.gain), equals: [0.125])
    expect(model.height, equals: height)
    expect(host.displayList.description, equals: other.displayList.description)
    expect(host.update().settled)
    expect(host.displayList.description, equals: other.displayList.description)
  }

  @Test func `A probe does not continue a stopped loop through an object`() {
    let host = makeHost { EqualRows(count: 3) }
    for _ in 0..<3 { host.update() }
    let before = host.displayList.description
    for _ in 0..<3 {
      host.probeFeedback()
      expect(host.displayList.description, equals: before)
      let report = host.update()
      expect(report.passes, equals: 1)
      expect(report.settled)
    }
    expect(host.diagnostics.map(\.occurrences), equals: [1])
  }
}

@Observable
private final class Model {
  var height: CGFloat = 0
}

private struct EqualRows: View {
  let count: Int
  @State private var model = Model()

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in EqualRow(model: model) } }
  }
}

private struct EqualRow: View {
  let model: Model

  var body: some View {
    Color.red.frame(height: model.height).padding(.vertical, 1)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { model.height = $0 })
  }
}

private struct Measured: View {
  let model: Model
  @State private var extra: CGFloat = 5

  var body: some View {
    VStack {
      Color.red.frame(height: 20 + extra / 2).publishing(Height.self) { $0.size.height }
      Text("\(model.height)")
    }
    .onPreferenceChange(Height.self) {
      model.height = $0
      extra = $0 / 4
    }
  }
}
