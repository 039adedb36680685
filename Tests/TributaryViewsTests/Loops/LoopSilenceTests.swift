import Dispatch

/// Loops in which each view inserts the next one through a task or a queue, so that each frame contains only one of
/// them.
@MainActor struct FrameLineTests {
  private func count(in host: ViewHost<some View>) -> Int { (0..<400).count { host.frame(of: "row \($0)") != nil } }

  @Test(arguments: Coming.Way.allCases)
  private func `Views that insert each other across frames are one stopped loop`(way: Coming.Way) async throws {
    let host = makeHost { Coming(way: way) }
    await expect(runFrames(of: host, atMost: 300), below: 300)
    let loop = try #require(host.diagnostics.first?.loop)
    expect(host.diagnostics.map(\.severity), equals: [.error])
    expect(loop.verdict, equals: .diverging(.step(1)))
    expect(loop.crossesFrames && loop.addsReaders)
    expect(loop.observation.hasPrefix("On each frame, the view that appeared last"))
    expect(loop.steps.contains { $0.kind == .state && $0.path.hasSuffix(way == .levels ? "Nested.isShown" : ".rows") })
    expect(!loop.suggestions.isEmpty)
    await runMainQueue()
    host.update()
    let before = count(in: host)
    for _ in 0..<20 {
      await runMainQueue()
      expect(host.update().passes, atMost: 2)
    }
    expect(count(in: host), equals: before)
    expect(host.diagnostics.map(\.occurrences), equals: [1])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Coming.Way.allCases)
  private func `A finite number of such views is not a loop`(way: Coming.Way) async {
    let host = makeHost { Coming(way: way, end: 90) }
    for _ in 0..<400 where host.frame(of: "row 89") == nil {
      host.update()
      await runMainQueue()
    }
    expect(count(in: host), equals: 90)
    expectEmpty(host.diagnostics)
  }

  @Test func `An external change restarts the loop, which is counted`() async {
    let host = makeHost { Coming(way: .queue) }
    _ = await runFrames(of: host, atMost: 300)
    let before = count(in: host)
    host.size.width += 10
    await turn(host, 130)
    expect(count(in: host), above: before)
    expect(host.diagnostics.map(\.occurrences), equals: [2])
  }

  @Test func `Rows inserted by another queue can have an external cause`() async {
    let host = makeHost { Coming(way: .queue, isFromOutside: true) }
    for _ in 0..<1_000 where host.frame(of: "row 149") == nil {
      host.update()
      await runMainQueue()
      try? await Task.sleep(for: .microseconds(300))
    }
    expect(count(in: host), atLeast: 150)
    expectEmpty(host.diagnostics)
  }
}

private struct Coming: View {
  enum Way: CaseIterable { case task, yieldingTask, queue, levels }
  let way: Way
  var end = 10_000
  var isFromOutside = false
  @State private var rows = [0]
  private func add(_ row: Int) { if row < end { rows.append(row) } }

  var body: some View {
    if way == .levels {
      Nested(depth: 0, end: end)
    } else {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          switch way {
          case .task: bar(row).onAppear { Task { add(row + 1) } }
          case .yieldingTask:
            bar(row).task {
              await Task.yield()
              add(row + 1)
            }
          case .queue, .levels:
            bar(row).onAppear {
              if isFromOutside {
                let later = Smuggled<() -> Void>(value: { add(row + 1) })
                anotherQueue.asyncAfter(deadline: .now() + 0.0005) { DispatchQueue.main.async { later.value() } }
              } else {
                DispatchQueue.main.async { add(row + 1) }
              }
            }
          }
        }
      }
    }
  }
}

private struct Nested: View {
  let depth: Int
  let end: Int
  @State private var isShown = false
  var body: some View {
    VStack(spacing: 0) {
      bar(depth)
      if isShown { AnyView(Nested(depth: depth + 1, end: end)) }
    }
    .onAppear { DispatchQueue.main.async { if depth + 1 < end { isShown = true } } }
  }
}

/// A loop that has work only in every second pass is found regardless of the pass in which it begins.
@MainActor struct PassParityTests {
  @Observable @MainActor final class Model {
    var turns = 0
    var taps = 0
  }

  private struct WritingShape: Shape {
    let model: Model
    nonisolated func path(in rect: CGRect) -> Path {
      MainActor.assumeIsolated {
        model.turns += 1
        return Path(CGRect(x: 0, y: 0, width: 10 + CGFloat(model.turns % 7), height: 10))
      }
    }
  }

  enum Writer: CaseIterable { case shape, canvas }

  private struct Writing: View {
    let writer: Writer
    let model: Model
    var body: some View {
      VStack {
        switch writer {
        case .shape: WritingShape(model: model)
        case .canvas:
          Canvas { context, size in
            model.turns += 1
            context.fill(Path(CGRect(x: 0, y: 0, width: 1 + model.turns % 5, height: 2)), with: .color(.red))
          }
        }
        Color.red.frame(width: CGFloat(model.taps), height: 10)
      }
    }
  }

  /// Drawing runs when no other work is left: in the first frame this is another pass than in later frames.
  @Test(arguments: Writer.allCases)
  @MainActor func `A view that writes an object while it is drawn is stopped in every frame`(writer: Writer) {
    let (host, model) = settledHost(with: Model(), 100, 100) { Writing(writer: writer, model: $0) }
    for _ in 0..<3 {
      let cut = host.update { model.taps += 1 }
      expect(!cut.settled)
      expect(cut.passes, below: 10)
      let findings = host.diagnostics.count
      // Without a change, the loop stays stopped and is not reported again.
      for _ in 0..<3 {
        let next = host.update()
        expect(next.passes, atMost: 1)
        expect(next.settled)
      }
      expect(host.diagnostics.count, equals: findings)
    }
  }
}

@MainActor struct LoopSilenceTests {
  /// Expects that a view settles without a finding in a number of passes, and the length of one of its views.
  private func expectSilence<V: View>(
    _ name: Comment, _ view: V, passes: Int? = nil, actions: Int? = nil, width: (view: String, length: CGFloat)? = nil,
    height: (view: String, length: CGFloat)? = nil
  ) {
    let host = makeHost { view }
    let report = host.update()
    expect(report.settled, name)
    expectEmpty(report.diagnostics, name)
    if let passes { expect(report.passes, equals: passes, name) }
    if let actions { expect(report.counts.actions, equals: actions, name) }
    if let width { expect(host.frame(of: width.view)?.width, equals: width.length, name) }
    if let height { expect(host.frame(of: height.view)?.height, equals: height.length, name) }
  }

  @Test @MainActor func `Changes that end are not reported`() {
    expectSilence("a border that follows its measured content", FollowingBorder(), passes: 2)
    expectSilence(
      "an overlay that publishes its own key again",
      Color.red.preference(key: Width.self, value: 7)
        .overlayPreferenceValue(Width.self) { value in Color.blue.preference(key: Width.self, value: value + 1) },
      passes: 1)
    expectSilence("twelve readers that fire once each", TwelveReaders(), passes: 2, actions: 12)
    expectSilence("changes, each of which causes the next", Chain(length: 20), width: ("chain", 20))
    expectSilence("a hidden measured copy", HiddenCopy(), passes: 2, height: ("sheet", 60))
    expectSilence("a switch that alternates while a sibling counts", Blinking(), passes: 21, width: ("blinking", 20))
  }

  @Test @MainActor func `A write of an equal value takes no further pass`() {
    let host = makeHost { EqualWriter() }
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(report.counts.actions, equals: 1)
  }
}

private struct FollowingBorder: View {
  @State private var width: CGFloat = 0
  var body: some View {
    ZStack {
      Color.red.frame(width: 70, height: 20).publishing(Width.self) { $0.size.width }
      Color.blue.frame(width: width, height: 20)
    }.onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct EqualWriter: View {
  @State private var width: CGFloat = 40
  var body: some View {
    Color.red.frame(width: width).preference(key: Width.self, value: 40).onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct TwelveReaders: View {
  @State private var widths = Array(repeating: CGFloat.zero, count: 12)
  var body: some View {
    VStack {
      ForEach(0..<12) { index in
        Color.red.frame(width: widths[index], height: 5).preference(key: Width.self, value: CGFloat(index + 1))
          .onPreferenceChange(Width.self) { widths[index] = $0 }
      }
    }
  }
}

private struct Chain: View {
  let length: Int
  @State private var step = 0
  var body: some View {
    Color.red.frame(width: CGFloat(step), height: 5).accessibilityIdentifier("chain")
      .onChange(of: step, initial: true) { if step < length { step += 1 } }
  }
}

private struct HiddenCopy: View {
  @State private var height: CGFloat = 0
  var body: some View {
    ZStack {
      Color.red.frame(width: 10, height: 60).publishing(Height.self) { $0.size.height }.hidden()
      Color.blue.frame(width: 10, height: height).accessibilityIdentifier("sheet")
    }.onPreferenceChange(Height.self) { height = $0 }
  }
}

/// The switch repeats long before the counter that ends it does.
private struct Blinking: View {
  @State private var count = 0
  @State private var isOn = false
  var body: some View {
    VStack {
      Color.red.frame(width: CGFloat(count), height: 5).accessibilityIdentifier("blinking")
        .onChange(of: count, initial: true) { if count < 20 { count += 1 } }
      Color.blue.onChange(of: isOn, initial: true) { if count < 20 { isOn.toggle() } }
    }
  }
}
