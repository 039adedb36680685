private enum Question: String, CaseIterable, CustomTestStringConvertible {
  case frame, presentedFrame, preference, foldedPreference, explain, picture, identifiers, animation, inspection
  @MainActor func ask(_ host: ViewHost<some View>) {
    switch self {
    case .frame: _ = host.frame(of: "own")
    case .presentedFrame: _ = host.presentedFrame(of: "own")
    case .preference: _ = host.preference(ListKey<Int>.self)
    case .foldedPreference: _ = host.preference(AskedKey.self)
    case .explain: _ = host.explain(ListKey<Int>.self).description
    case .picture: _ = host.displayList.description
    case .identifiers: _ = host.identifiers
    case .animation: _ = host.isAnimating
    case .inspection: _ = HostInspector(host.core).inspection().dump
    }
  }
}

/// Reads from the same host whenever client code runs, not only once: each one terminates and changes nothing.
@MainActor struct QuestionTests {
  private func expectUnchanged(_ host: ViewHost<some View>, _ probe: Probe) {
    _ = host.displayList
    expect(host.frame(of: "own")?.width, equals: 10)
    expect(host.codes.allSatisfy { $0 == .reentrantUpdate })
    probe.run = {}
    expect(host.core.checkInvariants(), equals: [])
  }

  /// In an ordinary run, each point takes a third of the queries, and each query a third of the points.
  private nonisolated static let pairs = RandomSeeds.pairs(Callback.allCases, Question.allCases, oneIn: 3)

  @Test(arguments: pairs)
  private func `Every query from a callback during a frame returns a result`(callback: Callback, question: Question) {
    let probe = Probe()
    let ask = Ask(running: probe)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("own")
        CallbackView(callback: callback, ask: ask)
      }
    }
    probe.run = { [unowned host] in question.ask(host) }
    host.update()
    expectUnchanged(host, probe)
  }

  @Test(arguments: Deed.allCases, Question.allCases)
  @MainActor private func `A read by an action, a touch, or a value returns a result`(deed: Deed, question: Question) {
    let probe = Probe()
    let ask = Ask(running: probe)
    struct Shown: View {
      let deed: Deed
      let ask: Ask
      var number = 0
      var body: some View {
        ZStack {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("own")
          DeedView(deed: deed, ask: ask, number: number)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Shown(deed: deed, ask: ask) }
    probe.run = { [unowned host] in question.ask(host) }
    host.update()
    DeedView.perform(deed, on: host) { host.content.number = $0 }
    expectUnchanged(host, probe)
  }

  @Test @MainActor func `Folds and transforms that read their own value get the default, with an error`() {
    let probe = Probe()
    AskedKey.ask = { probe.run() }
    defer { AskedKey.ask = {} }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack {
        Color.red.preference(key: AskedKey.self, value: 1)
        Color.red.preference(key: AskedKey.self, value: 2)
      }
      .transformPreference(AskedKey.self) {
        probe.run()
        $0 += 10
      }
    }
    var answers: Set<Int> = []
    probe.run = { [unowned host] in answers.insert(host.preference(AskedKey.self)) }
    expect(host.updated().preference(AskedKey.self), equals: 13)
    expect(answers.contains(0))
    expect(Set(host.codes), equals: [.reentrantUpdate])
    probe.run = {}
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A path that reads the picture that contains it is drawn`() {
    let probe = Probe()
    let ask = Ask(running: probe)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { CallbackView(callback: .path, ask: ask) }
    var depth = 0
    var deepest = 0
    probe.run = { [unowned host] in
      depth += 1
      deepest = max(deepest, depth)
      _ = host.displayList
      depth -= 1
    }
    host.update()
    expect((2...3).contains(deepest))
    expect(Set(host.codes), equals: [.reentrantUpdate])
    expect(host.displayList.description.contains("rectangle 0 0 20 100"))
  }

  @Test(arguments: [Custom.Part.animate, .velocity, .merge], [true, false])
  @MainActor fileprivate func `A custom animation can read the displayed values`(part: Custom.Part, movesFrame: Bool) {
    let probe = Probe()
    Custom.ask = { if $0 == part { probe.run() } }
    defer { Custom.ask = { _ in } }
    let view = { (number: Int) in movingBar(number, movesFrame: movesFrame) }
    let host = updatedHost { view(10) }
    var widths: [CGFloat?] = []
    probe.run = { [unowned host] in
      widths.append(host.presentedFrame(of: "own")?.width)
      _ = host.displayList
    }
    for number in [50, 20, 80] {
      host.updated { withAnimation(Animation(Custom())) { host.content = view(number) } }.advance(by: 0.25)
    }
    if part == .velocity { host.update { withAnimation(.spring) { host.content = view(30) } } }
    expect(!widths.isEmpty)
    expect(!widths.contains(nil))
    host.advance(by: 5)
    probe.run = {}
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [true, false])
  @MainActor func `A custom animation that is being blended out can read the displayed values`(movesFrame: Bool) {
    let probe = Probe()
    Custom.ask = { if $0 == .animate { probe.run() } }
    defer { Custom.ask = { _ in } }
    let view = { (number: Int) in movingBar(number, movesFrame: movesFrame) }
    let host = updatedHost { view(10) }
    host.updated { withAnimation(Animation(Custom())) { host.content = view(50) } }.advance(by: 0.25)
    host.update { withAnimation(.linear(duration: 0.5)) { host.content = view(20) } }
    var widths: [CGFloat?] = []
    probe.run = { [unowned host] in
      widths.append(host.presentedFrame(of: "own")?.width)
      _ = host.displayList
    }
    _ = host.advanced(by: 0.25).displayList
    // The width in the model: the displayed width depends on the result being computed.
    expect(!widths.isEmpty && widths.allSatisfy { $0 == (movesFrame ? 20 : 10) })
    host.advance(by: 5)
    probe.run = {}
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// A key whose folds run code.
enum AskedKey: PreferenceKey {
  nonisolated(unsafe) static var ask: @MainActor () -> Void = {}
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {
    MainActor.assumeIsolated { ask() }
    value += nextValue()
  }
}

private struct Custom: CustomAnimation {
  enum Part: String { case animate, velocity, merge }
  nonisolated(unsafe) static var ask: @MainActor (Part) -> Void = { _ in }
  private static func tell(_ part: Part) { MainActor.assumeIsolated { ask(part) } }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    Self.tell(.animate)
    return time < 1 ? value.scaled(by: time) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    Self.tell(.velocity)
    return value
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    Self.tell(.merge)
    return true
  }
}

@Observable private final class Model: @unchecked Sendable { var number = 10 }

@MainActor struct OpenedReadTests {
  private enum Place: CaseIterable { case menu, contextMenu, swipe }

  private struct Item: View {
    let model: Model
    var body: some View { Button("item \(model.number)") {} }
  }

  private struct Screen: View {
    let place: Place
    let model: Model
    var body: some View {
      switch place {
      case .menu: Menu("open") { Item(model: model) }
      case .contextMenu: Color.red.contextMenu { Item(model: model) }
      case .swipe: List { Text("row").swipeActions { Item(model: model) } }
      }
    }
  }

  private func opened(_ place: Place, _ model: Model) -> ViewHost<Screen> {
    let host = settledHost(300, 300) { Screen(place: place, model: model) }
    switch place {
    case .menu: host.tap(at: CGPoint(x: 150, y: 150))
    case .contextMenu: host.openContextMenu(at: CGPoint(x: 150, y: 150))
    case .swipe: host.tap(at: CGPoint(x: 276, y: 16))
    }
    return host.advanced(by: 5)
  }

  @Test(arguments: Place.allCases) private func `An open menu follows the state that it reads`(place: Place) {
    let model = Model()
    let host = opened(place, model)
    expect(host.shownTexts.map(\.shownContent).contains("item 10"))
    expect(host.updated { model.number = 20 }.shownTexts.map(\.shownContent).contains("item 20"))
    expect(!host.shownTexts.map(\.shownContent).contains("item 10"))
    let other = Model()
    other.number = 20
    expect(host.displayList, equals: opened(place, other).displayList)
    expect(host.codes, equals: [])
  }

  private struct Counted: Gesture {
    let model: Model
    let tapped: () -> Void
    var body: some Gesture<TapGesture.Value> { TapGesture(count: model.number / 10).onEnded(tapped) }
  }

  private struct Tapped: View {
    let model: Model
    let tapped: () -> Void
    var body: some View { Color.red.gesture(Counted(model: model, tapped: tapped)) }
  }

  @Test @MainActor private func `A gesture body follows the state that it reads`() {
    let model = Model()
    var taps = 0
    let host = settledHost(100, 100) { Tapped(model: model) { taps += 1 } }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 1)
    host.update { model.number = 20 }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 1)
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 2)
  }
}
