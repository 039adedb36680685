import Observation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryLoops
import TributaryViews
import TributaryHost

@Observable private final class Model: @unchecked Sendable {
  var count = 0
}

private struct Reader: View {
  let model: Model
  var body: some View { Color.red.frame(width: CGFloat(model.count) + 10, height: 5) }
}

private struct Writer: View {
  let model: Model
  let goal: Int
  var body: some View {
    if goal > 0 { model.count = goal }
    return Color.blue.frame(width: 5, height: 5)
  }
}

private struct Readers: View {
  let model: Model
  var goal = 0

  var body: some View {
    ForEach(0..<7) { _ in Reader(model: model) }
    Writer(model: model, goal: goal)
  }
}

/// An object notifies its readers in an order that differs between processes: no report depends on that order.
@MainActor @Suite struct ReaderOrderTests {
  private func listened(_ host: ViewHost<Readers>, _ change: () -> Void) -> [ViewNode] {
    var readers: [ViewNode] = []
    host.core.callbacks.listener = { event in
      if case .didChange(let write) = event { readers += write.readers }
    }
    host.core.updateObservation()
    change()
    CallSite.$looksForLines.withValue(false) { _ = host.update() }
    return readers
  }

  @Test func `Observers are notified of readers in tree order`() {
    for _ in 0..<10 {
      let model = Model()
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { Readers(model: model) }
      host.update()
      let readers = listened(host) { model.count += 1 }
      expect(readers.count, equals: 7)
      expect(zip(readers, readers.dropFirst()).allSatisfy { $0.precedes($1) })
    }
  }

  @Test func `A write during a walk is reported with its first reader and applied in tree order`() throws {
    for _ in 0..<10 {
      let model = Model()
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { Readers(model: model) }
      host.update()
      let readers = listened(host) { host.content.goal = 3 }
      expect(readers.count, equals: 7)
      expect(zip(readers, readers.dropFirst()).allSatisfy { $0.precedes($1) })
      let found = try #require(host.diagnostics.first)
      expect(found.evidence.first { $0.label == "read by" }?.lines.joined(), equals: readers.first?.path)
      expect(host.codes, equals: [.objectWrittenDuringUpdate])
    }
  }
}
