import Foundation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLoops
import TributaryViews

/// Views of the framework with a closure of the client, which a container passes on unchanged.
@MainActor
struct HandedOnContentTests {
  enum Kind: CaseIterable { case reader, overlay, background, transform }

  @Test(arguments: Kind.allCases)
  func `The closure of stored content runs once although its container writes state`(kind: Kind) {
    let host = makeHost { WritingContainer(content: Publishing(kind: kind, number: 1).content) }
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(report.settled && report.diagnostics.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `The closure of stored content runs again after a value that it reads has changed`(kind: Kind) {
    let outer = Probe()
    let inner = Probe()
    let host = settledHost(200, 200) { Page(kind: kind, outer: outer, inner: inner) }
    expect(host.displayList.description.contains("value 0"))
    for step in 1...3 {
      // The container passes its content on before and after the change.
      outer.set(step)
      host.update()
      inner.set(step)
      host.update()
      expect(host.displayList.description.contains("value \(step)"))
      outer.set(step + 10)
      inner.set(step + 10)
      host.update()
      expect(host.displayList.description.contains("value \(step + 10)"))
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test func `The closures of anchor preferences run again only for another closure, anchor, or geometry`() {
    Runs.log = []
    let change = Probe()
    let host = settledHost(200, 200) { Anchored(change: change) }
    expect(Runs.log, equals: ["publish", "edit"])
    let both = ["publish", "edit"]
    // Another evaluation of the body, another size, another source, the first source, and another evaluation.
    for (step, log) in [(1, []), (2, both), (3, both), (4, both), (5, [])] {
      Runs.log = []
      change.set(step)
      host.update()
      expect(Runs.log, equals: log, "step \(step)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test func `A canvas that a container passes on unchanged is not drawn again`() {
    let probe = Probe()
    let drawing = Probe()
    let host = settledHost { CountingContainer(content: Canvas { _, _ in drawing.log.append("drawn") }, probe: probe) }
    _ = host.displayList
    expect(drawing.log.count, equals: 1)
    for step in 1...3 {
      probe.set(step)
      host.update()
      _ = host.displayList
    }
    expect(drawing.log.count, equals: 1)
    expect(probe.log.count, equals: 4)
  }
}

/// Content that publishes another value whenever its closure runs.
@MainActor
private struct Publishing {
  let kind: HandedOnContentTests.Kind
  let number: Int

  @ViewBuilder var content: some View {
    switch kind {
    case .reader: GeometryReader { _ in published }
    case .overlay: Color.red.overlayPreferenceValue(SumKey<Int>.self) { _ in published }
    case .background: Color.red.backgroundPreferenceValue(SumKey<Int>.self) { _ in published }
    case .transform: Color.red.transformPreference(FirstKey<UUID>.self) { $0 = number > 0 ? UUID() : nil }
    }
  }

  private var published: some View {
    Color.blue.opacity(number > 0 ? 1 : 0).preference(key: FirstKey<UUID>.self, value: UUID())
  }
}

/// A view with a state that the closures in its content read.
private struct Page: View {
  let kind: HandedOnContentTests.Kind
  let outer: Probe
  let inner: Probe
  @State private var number = 0

  var body: some View {
    inner.set = { number = $0 }
    return CountingContainer(content: content, probe: outer)
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .reader: GeometryReader { _ in Text("value \(number)") }
    case .overlay: Color.red.overlayPreferenceValue(SumKey<Int>.self) { _ in Text("value \(number)") }
    case .background: Color.red.backgroundPreferenceValue(SumKey<Int>.self) { _ in Text("value \(number)") }
    case .transform:
      Color.red.transformPreference(SumKey<Int>.self) { $0 = number }
        .overlayPreferenceValue(SumKey<Int>.self) { Text("value \($0)") }
    }
  }
}

/// The runs of closures that capture nothing.
@MainActor
private enum Runs {
  static var log: [String] = []
}

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
    let wanted = [marks.wantsEnd(1), marks.wantsEnd(2)]
    expect(wanted, equals: [true, false])
    var again = [marks.endHasRun(1)]
    expect(marks.end, equals: 1)
    let isWantedTwice = marks.wantsEnd(3)
    expect(!isWantedTwice)
    again += [marks.endHasRun(2), marks.endHasRun(3)]
    expect(again, equals: [true, true, false])
    expect(marks.end, equals: 3)
  }
}
