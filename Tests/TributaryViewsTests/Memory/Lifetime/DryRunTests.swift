/// Views after a dry run of their tree. The probe of feedback makes a copy of the tree, and removes it.
@MainActor struct DryRunTests {
  private struct Rows: View {
    @State private var chosen: Int? = 1
    let log: (Int?) -> Void
    var body: some View {
      List(0..<10, id: \.self, selection: $chosen) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
        .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test @MainActor func `The arrow keys still select rows of a list`() {
    var log: [Int?] = []
    let host = settledHost(200, 400) { Rows { log.append($0) } }
    host.tap("row 0")
    host.probeFeedback()
    host.pressKey(.downArrow)
    expect(log, equals: [0, 1])
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Clock: View {
    let log: (Double) -> Void
    var body: some View {
      TimelineView(.periodic(from: start, by: 1)) { context in
        let _ = log(context.date.timeIntervalSince(start))
        Text("tick")
      }
    }
  }

  @Test @MainActor func `A timeline view still follows its schedule`() {
    var log: [Double] = []
    let host = updatedHost(startDate: Self.start) { Clock { log.append($0) } }
    host.advance(by: 1)
    host.probeFeedback()
    log = []
    host.advanced(by: 1).advance(by: 1)
    expect(log, equals: [2, 3])
  }

  private struct Polled: View {
    let progress: Progress
    var body: some View { ProgressView(progress).accessibilityIdentifier("progress") }
  }

  @Test @MainActor func `A polled progress is still read`() {
    let (host, progress) = settledHost(with: Progress(totalUnitCount: 10), 100, 100) { Polled(progress: $0) }
    host.probeFeedback()
    let before = host.displayList.description
    progress.completedUnitCount = 5
    expect(host.advanced(by: 1).displayList.description, differsFrom: before)
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false
    @FocusState private var hasFocus: Bool
    @State private var isOn = false
    @State private var length: CGFloat = 0
    let log: (Bool) -> Void
    var body: some View {
      let _ = log(isOn)
      Color.red.frame(width: isOn ? 20 : 10, height: 10 + length / 100)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { length = $0 })
        .focused($hasFocus)
        .onTapGesture { isOn.toggle() }
        .gesture(DragGesture().updating($isPressed) { _, _, _ in })
        .accessibilityIdentifier("view")
    }
  }

  @Test @MainActor func `The copy of a tree has the state of each property beside the focus and a gesture`() {
    var log: [Bool] = []
    let host = settledHost(100, 100) { Pressed { log.append($0) } }
    host.tap("view")
    log = []
    host.probeFeedback()
    expect(log.count, above: 0)
    expect(!log.contains(false))
  }
}

private struct Counting: View {
  let proxy: GeometryProxy
  let probe: Probe
  @State private var count = 0
  var body: some View {
    let _ = probe.set = { count = $0 }
    Text("\(count)").frame(width: proxy.size.width / 2 + proxy.size.height / 2)
  }
}

private struct Toggling: ViewModifier {
  let probe: Probe
  let keep: (Content) -> Void
  @State private var isShown = true
  func body(content: Content) -> some View {
    let _ = probe.set = { isShown = $0 % 2 == 0 }
    let _ = keep(content)
    if isShown { content }
  }
}

private struct Reading: View {
  @Binding var shared: Int
  var body: some View { Text("\(shared)") }
}

private struct ReadingRows: View {
  let probe: Probe
  let keep: (Binding<Int>) -> Void
  @State private var shared = 0
  @State private var generation = 0
  var body: some View {
    let _ = probe.set = { generation = $0 }
    let _ = keep($shared)
    VStack { ForEach(0..<4, id: \.self) { Reading(shared: $shared).id(generation * 4 + $0) } }
  }
}

@MainActor struct GrowthTests {
  @Test @MainActor func `A view that reads a geometry proxy repeatedly is registered once`() throws {
    let probe = Probe()
    var kept: GeometryProxy?
    let host = settledHost {
      GeometryReader { proxy in
        let _ = kept = proxy
        Counting(proxy: proxy, probe: probe)
      }
    }
    for count in 1...1_000 { host.update { probe.set(count) } }
    try expect(#require(kept).target.readCount, atMost: 64)
    expect(host.updated { host.size.width = 60 }.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `Removed placeholders of a modifier are discarded`() throws {
    let probe = Probe()
    var kept: ModifierContent<Toggling>?
    let host = settledHost { Color.red.modifier(Toggling(probe: probe, keep: { kept = $0 })) }
    for count in 1...100 { host.update { probe.set(count) } }
    let source = try #require(kept?.source.source)
    expect(source.placeholders.count, equals: 1)
  }

  @Test @MainActor func `State that is never written discards removed readers`() throws {
    let probe = Probe()
    var kept: Binding<Int>?
    let host = settledHost { ReadingRows(probe: probe, keep: { kept = $0 }) }
    for generation in 1...500 { host.update { probe.set(generation) } }
    let storage = try #require(kept?.location.storage)
    expect(storage.readers.count, atMost: 64)
    kept?.wrappedValue = 1
    expect(host.update().counts.bodies, equals: 4)
  }

  @Test @MainActor func `A list of readers adds a reader in constant time and discards stale readers`() {
    var readers = ReaderList()
    var questions = 0
    for index in 1...UInt32(10_000) {
      readers.insert(ReaderList.Entry(handle: NodeHandle(index: index, generation: 1), evaluation: 1)) { entry in
        questions += 1
        return entry.handle.index % 2 == 0
      }
    }
    expect(questions, below: 30_000)
    expect(readers.count, below: 10_000)
    expect(Set(readers.takeAll().map(\.handle.index)).isSuperset(of: stride(from: 2, through: 10_000, by: 2)))
  }

  @Test func `Findings are kept up to a limit, and an event at an infinite time does not move the clock there`() {
    let host = settledHost { Color.red }
    host.send(.down(at: .zero, time: .infinity))
    host.send(.up(at: .zero, time: .nan))
    expect(host.advanced(by: 2).time, equals: 2)
    for _ in 0..<10_100 { host.core.report(Diagnostic(.reentrantUpdate)) }
    expect(host.diagnostics.count, equals: 10_000)
  }

  @Test @MainActor func `A tap that taps itself terminates`() {
    let (host, probe) = settledHost(with: Probe()) { probe in Color.red.onTapGesture { probe.run() } }
    var taps = 0
    probe.run = { [unowned host] in
      taps += 1
      host.tap(at: CGPoint(x: 50, y: 50))
    }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect((2...100).contains(taps))
    expect(host.core.deferred.isEmpty)
    expect(Set(host.codes), equals: [.reentrantUpdate])
  }
}
