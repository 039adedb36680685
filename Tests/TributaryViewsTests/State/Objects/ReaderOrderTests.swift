@Observable private final class Model: @unchecked Sendable { var count = 0 }

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
@MainActor struct ReaderOrderTests {
  private func listened(_ host: ViewHost<Readers>, _ change: () -> Void) -> [ViewNode] {
    var readers: [ViewNode] = []
    host.core.callbacks.listener = { event in if case .didChange(let write) = event { readers += write.readers } }
    host.core.updateObservation()
    change()
    CallSite.$looksForLines.withValue(false) { _ = host.update() }
    return readers
  }

  @Test(arguments: [false, true])
  @MainActor func `A write between frames or during a walk notifies readers in tree order`(isInWalk: Bool) throws {
    for _ in 0..<10 {
      let (host, model) = updatedHost(with: Model()) { Readers(model: $0) }
      let readers = listened(host) { if isInWalk { host.content.goal = 3 } else { model.count += 1 } }
      expect(readers.count, equals: 7)
      expect(zip(readers, readers.dropFirst()).allSatisfy { $0.precedes($1) })
      guard isInWalk else { continue }
      // The write is reported with its first reader.
      let found = try #require(host.diagnostics.first)
      expect(found.evidence.first { $0.label == "read by" }?.lines.joined(), equals: readers.first?.path)
      expect(host.codes, equals: [.objectWrittenDuringUpdate])
    }
  }
}
