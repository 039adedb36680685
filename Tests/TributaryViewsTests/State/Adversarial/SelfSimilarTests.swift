/// Views that show themselves farther down in the tree: no exclusive access to a value is held while the value is
/// shown.
@Suite(.serialized) @MainActor struct SelfSimilarTests {
  @Test(arguments: Shared.Place.allCases)
  @MainActor fileprivate func `A shared erased view shows itself several levels down`(place: Shared.Place) {
    Shared.levels = 4
    Shared.view = AnyView(Mirror(place: place))
    let host = settledHost(200, 200) { Shared.view }
    expect(host.displayList.description.contains("level 0"))
    Shared.levels = 6
    host.show(AnyView(Mirror(place: place)))
    expect(host.updated { host.size = CGSize(width: 150, height: 150) }.core.checkInvariants(), equals: [])
    expect(host.codes, equals: [])
  }

  @Test @MainActor func `An infinitely nested shared view is reported without a crash`() {
    Shared.levels = .max
    Shared.view = AnyView(Mirror(place: .body))
    let host = settledHost(100, 100, limits: UpdateLimits(maximumDepth: 300)) { Shared.view }
    expect(Set(host.codes), equals: [.nestingTooDeep])
  }

  @Test @MainActor func `A gesture that contains itself to a given depth is recognized at each level`() {
    let probe = Probe()
    let host = settledHost { Color.red.gesture(Again(levels: 4, probe: probe).onEnded { probe.log.append("tap") }) }
    host.tap(at: CGPoint(x: 50, y: 50))
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(probe.log.prefix(5), equals: ["level 4", "level 3", "level 2", "level 1", "level 0"])
    expect(probe.log.count { $0 == "tap" }, equals: 2)
    expect(host.codes, equals: [])
  }

  @Test @MainActor func `The deallocation of a subtree's object can read from the host`() {
    let (host, probe) = settledHost(with: Probe()) { Ending(isShown: true, last: Last($0)) }
    probe.run = { [unowned host, unowned probe] in
      probe.log.append("\(host.frame(of: "last") == nil)")
      _ = host.preference(SumKey<Int>.self)
      _ = host.explain(SumKey<Int>.self)
      _ = host.displayList
      host.update()
    }
    host.show(Ending(isShown: false, last: nil))
    expect(probe.log, equals: ["true"])
    expect(host.core.checkInvariants(), equals: [])
  }
}

@MainActor private enum Shared {
  static var view = AnyView(EmptyView())
  static var levels = 0
  static var gesture = AnyGesture(TapGesture())
  enum Place: CaseIterable {
    case body, conditional, optional, modifier, reader, preferenceContent, forEach, layout, overlay
    case lazyRow, listRow, sheet, destination, mask, alternatives, grid, transitionBody
    case subviews, symbols, page, tableCell, inspector, phases, timeline, label, toolbar
  }
}

extension EnvironmentValues {
  private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
  fileprivate var mirrorLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Mirror: View {
  let place: Shared.Place
  @Environment(\.mirrorLevel) private var level

  var body: some View {
    VStack {
      Text("level \(level)")
      if level < Shared.levels { inner.environment(\.mirrorLevel, level + 1) }
    }
  }

  @ViewBuilder private var inner: some View {
    switch place {
    case .body: Shared.view
    case .conditional: if level >= 0 { Shared.view } else { Text("never") }
    case .optional: Optional(Shared.view)
    case .modifier: Shared.view.modifier(Inset())
    case .reader: GeometryReader { _ in Shared.view }
    case .preferenceContent:
      Color.red.preference(key: SumKey<Int>.self, value: level)
        .overlayPreferenceValue(SumKey<Int>.self) { _ in Shared.view }
    case .forEach: ForEach([1], id: \.self) { _ in Shared.view }
    case .layout: AnyLayout(HStackLayout()) { Shared.view }
    case .overlay: Color.red.overlay { Shared.view }
    case .lazyRow: LazyVStack { Shared.view }
    case .listRow: List { Shared.view }
    case .sheet: Color.red.sheet(isPresented: .constant(true)) { Shared.view }
    case .destination:
      NavigationStack { Color.red.navigationDestination(isPresented: .constant(true)) { Shared.view } }
    case .mask: Color.red.mask { Shared.view }
    case .alternatives: ViewThatFits { Shared.view }
    case .grid: TributaryContainers.Grid { GridRow { Shared.view } }
    case .transitionBody: Color.red.transition(Mirroring())
    default: later
    }
  }

  @ViewBuilder private var later: some View {
    switch place {
    case .subviews: Group(subviews: Shared.view) { ForEach($0) { $0 } }
    case .symbols:
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Shared.view.tag(1)
      }
    case .page: TabView { Shared.view }.tabViewStyle(.page)
    case .tableCell: Table([Cell()]) { TableColumn("a") { _ in Shared.view } }
    case .inspector: Color.red.inspector(isPresented: .constant(true)) { Shared.view }
    case .phases: PhaseAnimator([1]) { _ in Shared.view }
    case .timeline: TimelineView(.animation) { _ in Shared.view }
    case .toolbar: NavigationStack { Color.red.toolbar { ToolbarItem { Shared.view } } }
    default:
      Button {
      } label: {
        Shared.view
      }
    }
  }
}

private struct Cell: Identifiable { let id = 1 }

private struct Mirroring: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.overlay { Shared.view } }
}

private struct Again: Gesture {
  let levels: Int
  let probe: Probe
  @GestureState private var isHeld = false
  var body: some Gesture<Void> {
    probe.log.append("level \(levels)")
    Shared.gesture = levels == 0 ? AnyGesture(TapGesture()) : AnyGesture(Again(levels: levels - 1, probe: probe))
    return Shared.gesture
  }
}

private struct Inset: ViewModifier { func body(content: Content) -> some View { content.padding(1) } }

private final class Last {
  let probe: Probe
  init(_ probe: Probe) { self.probe = probe }
  deinit {
    nonisolated(unsafe) let probe = probe
    MainActor.assumeIsolated { probe.run() }
  }
}

private struct Ending: View {
  let isShown: Bool
  let last: Last?
  var body: some View { if isShown { Keeping(last: last).accessibilityIdentifier("last") } }
  struct Keeping: View {
    let last: Last?
    var body: some View { Color.red.preference(key: SumKey<Int>.self, value: 1) }
  }
}
