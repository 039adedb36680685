/// Views of the framework with a closure of the client, which a container passes on unchanged.
@MainActor struct HandedOnContentTests {
  @Test @MainActor func `The closures of anchor preferences run again only for another closure, anchor, or geometry`() {
    Runs.log = []
    let (host, change) = settledHost(with: Probe(), 200, 200) { Anchored(change: $0) }
    expect(Runs.log, equals: ["publish", "edit"])
    let both = ["publish", "edit"]
    // Another evaluation of the body, another size, another source, the first source, and another evaluation.
    for (step, log) in [(1, []), (2, both), (3, both), (4, both), (5, [])] {
      Runs.log = []
      host.update { change.set(step) }
      expect(Runs.log, equals: log, "step \(step)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test @MainActor func `A canvas that a container passes on unchanged is not drawn again`() {
    let probe = Probe()
    let drawing = Probe()
    let host = settledHost { CountingContainer(content: Canvas { _, _ in drawing.log.append("drawn") }, probe: probe) }
    _ = host.displayList
    expect(drawing.log.count, equals: 1)
    for step in 1...3 {
      host.update { probe.set(step) }
      _ = host.displayList
    }
    expect(drawing.log.count, equals: 1)
    expect(probe.log.count, equals: 4)
  }
}

@MainActor private enum Runs { static var log: [String] = [] }

/// A view whose anchor preferences have the same closures in each evaluation.
private struct Anchored: View {
  let change: Probe
  @State private var step = 0
  var body: some View {
    change.set = { step = $0 }
    return Color.red
      .anchorPreference(key: SumKey<Int>.self, value: step == 3 ? .topLeading : .center) { _ in
        Runs.log.append("publish")
        return 1
      }
      .transformAnchorPreference(key: SumKey<Int>.self, value: .bounds) { value, _ in
        Runs.log.append("edit")
        value += 1
      }
      .frame(width: step >= 2 ? 50 : 40, height: 10)
      .onPreferenceChange(SumKey<Int>.self) { _ in }
  }
}

/// Marks on the main queue, tested without the queue.
struct QueueMarkTests {
  @Test func `One mark of each kind waits, however many frames run`() {
    var marks = QueueTracer()
    var posted = 0
    for frame in 1...10_000 {
      if marks.wantsBegin() { posted += 1 }
      if marks.wantsEnd(frame) { posted += 1 }
    }
    expect(posted, equals: 2)
  }

  @Test func `A mark that waits through several frames reports the last one`() {
    var marks = QueueTracer()
    let first = marks.wantsBegin()
    let second = marks.wantsBegin()
    expect(first && !second)
    expect(marks.begin, equals: 0)
    marks.beginHasRun(5)
    let third = marks.wantsBegin()
    expect(marks.begin, equals: 5)
    expect(third)
  }

  @Test func `Another end mark follows if a later frame ran in the meantime`() {
    var marks = QueueTracer()
    expect([marks.wantsEnd(1), marks.wantsEnd(2)], equals: [true, false])
    var again = [marks.endHasRun(1)]
    expect(marks.end, equals: 1)
    expect(!marks.wantsEnd(3))
    again += [marks.endHasRun(2), marks.endHasRun(3)]
    expect(again, equals: [true, true, false])
    expect(marks.end, equals: 3)
  }
}
