import Dispatch

/// Loops that continue across frames, and programs that only resemble such loops.
@MainActor struct CrossFrameLoopDetectorTests {
  @Test func `A body that counts itself through the main queue diverges by one per frame, and stops`() async throws {
    let host = makeHost { CountsItself() }
    await expect(runFrames(of: host), below: 130)
    let loop = try #require(host.diagnostics.first?.loop)
    expect(loop.verdict, equals: .diverging(.step(1)))
    expect(loop.crossesFrames)
    expect(loop.steps.map(\.kind), equals: [.state, .body, .layout])
    expect(loop.steps[0].path, equals: "CountsItself.counter")
    expect(host.diagnostics.first?.path, equals: "CountsItself")
    var bodies = 0
    for _ in 0..<10 {
      await runMainQueue()
      bodies += host.update().counts.bodies
    }
    expect(bodies, atMost: 1)
    expect(host.diagnostics.count, equals: 1)
  }

  @Test func `A loop through a task is identified by it, and stays stopped until an external change`() async throws {
    let host = makeHost { PaddedByTask() }
    await expect(runFrames(of: host), below: 130)
    let loop = try #require(host.diagnostics.first?.loop)
    expect(loop.verdict, equals: .diverging(.step(20)))
    expect(loop.steps.map(\.kind), equals: [.state, .body, .layout, .writer, .key, .reader])
    expect(loop.steps[5].location?.line, equals: PaddedByTask.readerLine)
    expect(loop.columns.first, equals: "frame")
    await runMainQueue()
    await turn(host, 1)
    expect(host.update().counts.bodies, equals: 0)
    host.size.width += 1
    await turn(host, 130)
    expect(host.diagnostics.count, equals: 1)
    expect(host.diagnostics.first?.occurrences, equals: 2)
  }

  @Test func `Responses delayed by another queue are probed and then reported`() async throws {
    let host = makeHost { DelayedBubble() }
    var frames = 0
    while frames < 130, host.diagnostics.isEmpty {
      host.update()
      frames += 1
      await runMainQueue()
      await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
        anotherQueue.asyncAfter(deadline: .now() + 0.004) { DispatchQueue.main.async { turn.resume() } }
      }
    }
    let recorder = host.loops.chain.recorder
    expect(
      host.diagnostics.compactMap(\.loop?.verdict), equals: [.oscillating(period: 2)],
      "\(frames) \(recorder.readers.map(\.deliveries.count)) \(recorder.states.map(\.changes.count))")
  }

  @Test(arguments: [false, true])
  func `State writes between frames are not a loop, however many there are`(isPatient: Bool) async throws {
    let box = WriteBox()
    let host = updatedLoopHost { Driven(box: box) }
    let write = try #require(box.write)
    for value in 1...300 {
      if isPatient { await runMainQueue() }
      host.update { write(CGFloat(value)) }
    }
    await runMainQueue()
    expectEmpty(host.updated().diagnostics)
    expect(host.frame(of: "followed")?.width, equals: 300)
  }

  @Test func `A task that writes in many steps and a repeating timer are not loops`() async {
    let (stepping, blinking) = (makeHost { ManySteps() }, makeHost { Blinking() })
    for _ in 0..<200 {
      stepping.update()
      blinking.advance(by: 0.5)
      await runMainQueue()
    }
    expectEmpty(stepping.diagnostics)
    expectEmpty(blinking.diagnostics)
  }

  @Test(arguments: [(false, 100), (true, 100), (true, 180)])
  func `A finite chain of tasks is not a loop, however long it waits`(sleeps: Bool, count: Int) async {
    let host = makeHost { Pages(count: count, waiting: sleeps ? .sleeping : .yielding) }
    for _ in 0..<4_000 where host.preference(Width.self) < CGFloat(count) {
      host.update()
      await runMainQueue()
      if sleeps { try? await Task.sleep(for: .microseconds(300)) }
    }
    expect(host.preference(Width.self), equals: CGFloat(count))
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `Tasks that never suspend run within the frame and count toward its limit`() {
    let short = makeHost { Pages(count: 40, waiting: .none) }
    expect(short.update().settled)
    expect(short.preference(Width.self), equals: 40)
    expectEmpty(short.diagnostics)
    let long = makeHost { Pages(count: 100, waiting: .none) }
    let report = long.update()
    expect(!report.settled)
    expect(report.passes, equals: 64)
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: [.diverging(.step(1))])
  }

  @Test(arguments: 1...3) func `A task that yields before it loops is reported`(yields: Int) async throws {
    let host = makeHost { Yielding(yields: yields) }
    await expect(runFrames(of: host, atMost: 600), below: 600)
    expect(host.diagnostics.compactMap(\.loop?.verdict), equals: [.diverging(.step(1))])
  }

  @Test func `Rounding noise passed on by tasks is absorbed`() async {
    let host = makeHost { NoisyTask() }
    await turn(host, 200)
    expect(host.diagnostics.allSatisfy { $0.severity == .note }, "\(host.diagnostics)")
    await runMainQueue()
    let report = host.update()
    expect(report.settled)
    expect(report.counts.bodies, equals: 0)
  }

  @Test func `The record of a loop across frames has a maximum length`() async {
    let host = makeHost { SlowTask() }
    var most = 0
    for _ in 0..<400 {
      let recorder = host.updated().loops.chain.recorder
      most = max(most, recorder.readers.map(\.deliveries.count).max() ?? 0, recorder.evidence.count)
      await runMainQueue()
    }
    expect(most, above: 20)
    expect(most, atMost: CrossFrameLoopDetector.mostFrames)
    expectEmpty(host.diagnostics)
  }
}

private struct Pages: View {
  enum Waiting { case sleeping, yielding, none }
  let count: Int
  let waiting: Waiting
  @State private var pages: [Int] = []
  var body: some View {
    Color.red.preference(key: Width.self, value: CGFloat(pages.count))
      .task(id: pages.count) {
        guard pages.count < count else { return }
        switch waiting {
        case .sleeping: try? await Task.sleep(for: .milliseconds(1))
        case .yielding: await Task.yield()
        case .none: break
        }
        pages.append(1)
      }
  }
}

private struct Yielding: View {
  let yields: Int
  @State private var rounds = 0
  var body: some View {
    Text("\(rounds)").task(id: rounds) {
      for _ in 0..<yields { await Task.yield() }
      rounds += 1
    }
  }
}

private struct NoisyTask: View {
  @State private var width = 300.0
  var body: some View { Color.red.frame(width: 10, height: 10).task(id: width) { width += 5.7e-14 } }
}

private struct CountsItself: View {
  @State private var counter = 0
  var body: some View {
    let _ = DispatchQueue.main.async { counter += 1 }
    Text("\(counter)")
  }
}

private struct PaddedByTask: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: max(120, width), height: 10).padding(10)
      .publishing(Width.self) { $0.size.width }
      .onPreferenceChange(Width.self) { new in Task { width = new } }
  }

  static let readerLine: UInt32 = #line - 3
}

private struct DelayedBubble: View {
  @State private var isCollapsed = false
  var body: some View {
    Color.red.frame(height: 424).frame(height: isCollapsed ? 150 : nil)
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { new in
        let binding = Smuggled(value: $isCollapsed)
        anotherQueue.async { DispatchQueue.main.async { binding.value.wrappedValue = new > 150 } }
      }
  }
}

@MainActor private final class WriteBox { var write: ((CGFloat) -> Void)? }

/// A view that is written from outside; a reader follows every value.
private struct Driven: View {
  let box: WriteBox
  @State private var given: CGFloat = 0
  @State private var followed: CGFloat = 0
  var body: some View {
    Color.red.frame(width: followed, height: 10).accessibilityIdentifier("followed")
      .onChange(of: given) { followed = given }
      .onAppear { box.write = { given = $0 } }
  }
}

private struct ManySteps: View {
  @State private var steps = 0
  var body: some View {
    Text("\(steps)").onAppear {
      Task {
        for _ in 0..<150 {
          steps += 1
          await Task.yield()
          await Task.yield()
        }
      }
    }
  }
}

private struct Blinking: View {
  @State private var isOn = false
  var body: some View { Color.red.opacity(isOn ? 1 : 0).onChange(of: isOn, initial: true) { Task { isOn.toggle() } } }
}

private struct SlowTask: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 10, height: height)
      .preference(key: Height.self, value: height + (200 - height) / 256)
      .onPreferenceChange(Height.self) { new in Task { height = new } }
  }
}
