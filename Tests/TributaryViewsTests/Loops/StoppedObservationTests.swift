/// Writes to observable objects after a loop through client code that writes them in a walk was stopped.
@MainActor struct StoppedObservationTests {
  @Observable final class Model: @unchecked Sendable { var count = 0 }
  private final class Counter: @unchecked Sendable { var value = 0 }

  private struct Compared: View, Equatable {
    let write: () -> Void
    var body: some View { Color.red.frame(height: 5) }
    nonisolated static func == (a: Compared, b: Compared) -> Bool {
      MainActor.assumeIsolated { b.write() }
      return false
    }
  }

  private struct Drawn: Shape {
    nonisolated(unsafe) let write: () -> Void
    nonisolated func path(in rect: CGRect) -> Path {
      write()
      return Path(rect)
    }
  }

  private struct Arrangement: Layout {
    let write: () -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      write()
      return CGSize(width: 10, height: 5)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct Body: View {
    let write: () -> Void
    var body: some View {
      let _ = write()
      Color.red.frame(height: 5)
    }
  }

  enum Writer: CaseIterable {
    case canvas, comparison, shape, layout, body, geometry, guide, preference

    @MainActor @ViewBuilder func view(_ write: @escaping () -> Void) -> some View {
      switch self {
      case .canvas: Canvas { _, _ in write() }
      case .comparison: Compared(write: write).equatable()
      case .shape: Drawn(write: write)
      case .layout: Arrangement(write: write) { Color.red }
      case .body: Body(write: write)
      case .geometry:
        GeometryReader { _ in
          let _ = write()
          Color.red
        }
      case .guide:
        Color.red.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in
          write()
          return 0
        }
      case .preference:
        Color.red.preference(key: SumKey<Int>.self, value: 1)
          .overlayPreferenceValue(SumKey<Int>.self) { _ in
            let _ = write()
            Color.blue
          }
      }
    }
  }

  enum Form: CaseIterable { case around, beside, both, reading }

  private struct Screen: View {
    let writer: Writer
    let form: Form
    let model: Model
    let counter: Counter

    private func write() {
      counter.value += 1
      if form == .reading { model.count += 1 } else { model.count = counter.value }
    }

    var body: some View {
      VStack(alignment: .leading) {
        switch form {
        case .around, .reading:
          Text("count \(model.count)")
          writer.view { write() }
        case .beside:
          Reader(name: "count", model: model)
          Around(model: model) { writer.view { write() } }
        case .both:
          Reader(name: "count", model: model)
          Around(model: model) {
            writer.view { write() }
            Reader(name: "again", model: model)
          }
        }
      }
    }
  }

  private struct Reader: View {
    let name: String
    let model: Model
    var body: some View { Text("\(name) \(model.count)") }
  }

  private struct Around<Content: View>: View {
    let model: Model
    @ViewBuilder let content: () -> Content
    var body: some View {
      let _ = model.count
      content()
    }
  }

  @Test(arguments: Writer.allCases, Form.allCases)
  @MainActor func `A later write is shown after a stopped loop`(writer: Writer, form: Form) {
    CallSite.$looksForLines.withValue(false) { expectLaterWritesShown(writer, form) }
  }

  private func expectLaterWritesShown(_ writer: Writer, _ form: Form) {
    let model = Model()
    let counter = Counter()
    let host = settledHost(200, 200) { Screen(writer: writer, form: form, model: model, counter: counter) }
    for _ in 0..<3 { host.update() }
    var requests = 0
    // The first change compares views and begins the loop.
    for value in [1_000, 2_000, 3_000] {
      host.core.callbacks.needsFrame = { requests += 1 }
      let before = requests
      counter.value = value
      model.count = value
      expect(requests, above: before, "a live session is woken")
      host.update()
      let shown = host.displayList.description.matches(of: /count (\d+)/).compactMap { Int($0.output.1) }
      expect(shown.allSatisfy { $0 >= value } && !shown.isEmpty, "\(shown)")
      let passes = (0..<3).map { _ in host.update().passes }
      expect(passes.allSatisfy { $0 <= 1 }, "\(passes)")
    }
    expect(host.codes.contains(.feedbackLoop))
  }
}

/// Many changes in separate transactions, each of which takes a pass: they are not a loop, however many there are.
///
///     written  a (1 s)  b (2 s)  c (3 s) …     by one action
///     shown    pass 2   pass 3   pass 4  …     all of them in round 1
@MainActor struct TransactionBurstTests {
  @Test(arguments: [(20, false), (64, false), (100, false), (100, true)])
  func `Animations that begin one after another are shown in one frame and are no loop`(count: Int, follows: Bool) {
    let model = BurstModel()
    let host = settledHost(2_000, 100) { Staggered(model: model, count: count, follows: follows) }
    let report = host.update { model.turn = 1 }
    expect(report.settled)
    expectEmpty(host.diagnostics)
    expect(host.frame(of: "row")?.width, equals: CGFloat(count) * 3)
    if follows {
      expect(host.frame(of: "followed")?.width, equals: CGFloat(count) + 1)
    } else {
      expect(report.passes, equals: count + 1)
    }
  }

  @Test @MainActor func `Many phases that end at one time continue in one frame`() {
    let model = BurstModel()
    let host = settledHost(2_000, 100) { Phases(model: model, count: 130) }
    host.update { model.turn = 1 }
    for _ in 0..<40 { expect(host.advance(by: 0.1).settled) }
    expectEmpty(host.diagnostics)
    expect(!host.isAnimating)
  }

  @Test @MainActor func `Changes that do not repeat are not searched for loops, however many passes they take`() {
    let count = 200
    let host = settledHost { VStack { ForEach(0..<count, id: \.self) { Completed(index: $0) } } }
    expectEmpty(host.diagnostics)
    expect(host.frame(of: "last")?.width, equals: 20)
    expect(host.loops.recorder.historiesVisited, atMost: 4 * count)
  }

  /// Each cycle of such a loop takes as many passes as it has animations.
  @Test(arguments: [(1, false), (3, false), (30, false), (2, true), (10, true), (1_000, true)])
  @MainActor func `A loop through several animations, which can grow in every round, is one`(count: Int, grows: Bool) {
    let model = BurstModel()
    let host = settledHost {
      if grows { Explosion(model: model, count: count) } else { AnimatedLoop(model: model, count: count) }
    }
    let report = host.update { model.turn = 1 }
    expect(!report.settled)
    expect(host.codes, equals: [.feedbackLoop])
    expect(report.passes, atMost: max(grows ? 100 : 64, count * 8))
    if grows { expect(host.update().passes, atMost: max(100, count * 8)) }
  }
}

@Observable @MainActor private final class BurstModel { var turn = 0 }

private struct Staggered: View {
  let model: BurstModel
  let count: Int
  var follows = false
  @State private var isOn: [Bool] = []
  @State private var followed = 0
  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: isOn.indices.contains($0) ? 3 : 2, height: 5) }
      }.accessibilityIdentifier("row")
      Color.blue.frame(width: CGFloat(followed + 1), height: 5).accessibilityIdentifier("followed")
    }
    .onChange(of: isOn) { if follows { followed += 1 } }
    .onChange(of: model.turn) {
      for index in 0..<count { withAnimation(.spring.delay(Double(index) * 0.05)) { isOn.append(true) } }
    }
  }
}

private struct Phases: View {
  let model: BurstModel
  let count: Int
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        Color.red.phaseAnimator([0, 1, 2], trigger: model.turn) { view, phase in view.offset(x: CGFloat(phase)) }
      }
    }
  }
}

/// An animation without changes, whose completion is an action in a separate pass.
private struct Completed: View {
  let index: Int
  @State private var unseen = 0
  @State private var ended = 0
  var body: some View {
    Color.red.frame(width: CGFloat(10 + ended * 10), height: 2)
      .accessibilityIdentifier(index == 199 ? "last" : "\(index)")
      .onAppear {
        withAnimation(.linear(duration: Double(index + 1))) {
          unseen = 1
        } completion: {
          ended += 1
        }
      }
  }
}

private struct AnimatedLoop: View {
  let model: BurstModel
  let count: Int
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    Text("\(first) \(second)")
      .onChange(of: model.turn) { first += 1 }
      .onChange(of: first) {
        for index in 0..<count { withAnimation(.linear(duration: Double(index + 1))) { second += 1 } }
      }.onChange(of: second) { withAnimation(.spring) { first += 1 } }
  }
}

private struct Explosion: View {
  let model: BurstModel
  let count: Int
  @State private var number = 0
  var body: some View {
    Text("\(number)")
      .onChange(of: model.turn) { number += 1 }
      .onChange(of: number) {
        for index in 0..<count { withAnimation(.linear(duration: Double(index + number + 1))) { number += 1 } }
      }
  }
}
