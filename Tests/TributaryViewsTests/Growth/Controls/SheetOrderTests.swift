/// The order of sheets, and the views that can present them.
@MainActor struct SheetOrderTests {
  /// A view that presents a sheet, in which another sheet is presented, and a view beside it that presents a sheet.
  private struct Screen: View {
    var presentsOuter = true
    var presentsInner = true
    var presentsOther = false
    var body: some View {
      VStack {
        Text("page")
          .sheet(isPresented: .constant(presentsOuter)) {
            Text("outer").sheet(isPresented: .constant(presentsInner)) { Text("inner") }
          }
        Text("row").sheet(isPresented: .constant(presentsOther)) { Text("other") }
      }
    }
  }

  private func host(_ screen: Screen) -> ViewHost<Screen> {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { screen }
    return host.advanced(by: 5)
  }

  private func sheets(of host: ViewHost<Screen>) -> [String] {
    let drawing = host.displayList.description
    let places = ["outer", "inner", "other"].compactMap { name in
      drawing.range(of: "\"\(name)\"").map { (name, $0.lowerBound) }
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test @MainActor func `A sheet is in front of the sheet that presents it, also when both are presented again`() {
    let host = host(Screen())
    expect(sheets(of: host), equals: ["outer", "inner"])
    expect(host.core.checkInvariants(), equals: [])
    for screen in [Screen(presentsOuter: false), Screen()] {
      host.content = screen
      host.advance(by: 0.1)
    }
    host.advance(by: 5)
    expect(sheets(of: host), equals: ["outer", "inner"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `Sheets that are presented in one change are in view order, and the last one is in front`() {
    let host = host(Screen(presentsOuter: false, presentsInner: false))
    host.content = Screen(presentsInner: true, presentsOther: true)
    host.advance(by: 5)
    expect(sheets(of: host), equals: ["outer", "inner", "other"])
    expect(sheets(of: self.host(host.content)), equals: ["outer", "inner", "other"])
    let later = self.host(Screen(presentsOuter: false, presentsOther: true))
    later.content = Screen(presentsOther: true)
    later.advance(by: 5)
    expect(sheets(of: later), equals: ["other", "outer", "inner"])
  }

  @Test @MainActor func `The sheet of a row is hidden while the row is not visible`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.red.frame(height: 20).sheet(isPresented: .constant(index == 0)) { Text("sheet") }
          }
        }
      }.accessibilityIdentifier("scroll")
    }
    expect(host.advanced(by: 5).displayList.description.contains("\"sheet\""))
    host.scroll("scroll", by: CGSize(width: 0, height: 500))
    expect(!host.displayList.description.contains("\"sheet\""))
    expectNil(LayeredRootNode.of(host.core)?.modalLayer)
    host.scroll("scroll", by: CGSize(width: 0, height: -500))
    expect(host.displayList.description.contains("\"sheet\""))
    expect(host.core.checkInvariants(), equals: [])
  }

  enum Absence: CaseIterable { case concealed, inactive, departing }

  /// A view that presents a sheet with a source of matched geometry, in which another sheet is presented, and a view
  /// that follows the source.
  private struct MatchedScreen: View {
    final class Log {
      var appearances = 0
      var width: CGFloat?
    }

    let absence: Absence
    let log: Log
    var isPresenterPresent = true
    var isContainerPresent = true
    var width: CGFloat = 50
    @Namespace private var names

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isContainerPresent { container }
        Color.clear.frame(width: 1, height: 1)
          .accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: 1, in: names, properties: .position, isSource: false)
      }
    }

    @ViewBuilder private var container: some View {
      switch absence {
      case .concealed:
        ViewThatFits(in: .horizontal) {
          Color.clear.frame(width: isPresenterPresent ? 1_000 : 10, height: 10)
          presenter
        }
      case .inactive:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { if $0 == 0 { presenter } else { Color.red.frame(height: 20) } }
          }
        }.accessibilityIdentifier("scroll")
      case .departing: ZStack { if isPresenterPresent { presenter } }
      }
    }

    private var presenter: some View {
      Color.red.frame(width: 10, height: 20).sheet(isPresented: .constant(true)) {
        Text("outer")
          .frame(width: width)
          .onAppear { log.appearances += 1 }
          .onDisappear { log.appearances -= 1 }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            log.width = $0
          }
          .matchedGeometryEffect(id: 1, in: names)
          .sheet(isPresented: .constant(true)) { Text("inner") }
      }
    }
  }

  @Test(arguments: Absence.allCases) @MainActor func `A sheet, and a sheet in it, are absent with their presenter`(
    absence: Absence
  ) {
    let log = MatchedScreen.Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { MatchedScreen(absence: absence, log: log) }
    host.advance(by: 5)
    func presents(_ isPresented: Bool) {
      for name in ["outer", "inner"] { expect(host.displayList.description.contains("\"\(name)\"") == isPresented) }
      expect((host.frame(of: "follower")?.origin == .zero) == !isPresented)
      expect(log.appearances, equals: isPresented || absence == .departing ? 1 : 0)
      expect(host.core.checkInvariants(recomputing: false), equals: [])
    }
    func setPresence(_ isPresent: Bool) {
      switch absence {
      case .inactive: host.scroll("scroll", by: CGSize(width: 0, height: isPresent ? -500 : 500))
      default: withAnimation(.linear(duration: 1)) { host.content.isPresenterPresent = isPresent }
      }
      host.advance(by: 0.5)
    }
    presents(true)
    setPresence(false)
    presents(false)
    host.update { host.content.width = 60 }
    expect(log.width, equals: 50)
    setPresence(true)
    presents(true)
    expect(log.width, equals: 60)
    setPresence(false)
    presents(false)
    expect(host.updated { host.content.isContainerPresent = false }.frame(of: "follower")?.origin, equals: .zero)
    expect(log.appearances, equals: 0)
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// Row traits that change: the list shows the same as a fresh one.
@MainActor struct RowTraitChangeTests {
  enum Trait: CaseIterable {
    case insets, oneInset, separator, bottomSeparator, tint, background, badge, actions, delete
  }

  struct Screen: View {
    let trait: Trait
    var isOn = false

    var body: some View {
      List {
        Text("first")
        ForEach(0..<1) { _ in row }.onDelete { _ in }
        Text("last")
      }
    }

    @ViewBuilder private var row: some View {
      let view = Color.blue.frame(width: 20, height: 30)
      switch trait {
      case .insets: view.listRowInsets(isOn ? EdgeInsets(top: 20, leading: 5, bottom: 9, trailing: 1) : nil)
      case .oneInset: view.listRowInsets(EdgeInsets(top: 0, leading: isOn ? 30 : 3, bottom: 0, trailing: 0))
      case .separator: view.listRowSeparator(isOn ? .hidden : .visible)
      case .bottomSeparator: view.listRowSeparator(isOn ? .hidden : .visible, edges: .bottom)
      case .tint: view.listRowSeparatorTint(isOn ? .red : .green)
      case .background: view.listRowBackground(isOn ? Color.red : Color.green)
      case .badge: view.badge(isOn ? 3 : 12)
      case .actions: view.swipeActions { Button(isOn ? "more" : "less") {} }
      case .delete: view.deleteDisabled(isOn)
      }
    }
  }

  @Test(arguments: Trait.allCases) @MainActor func `A changed row trait equals an initial one`(trait: Trait) {
    let host = settledHost(200, 200) { Screen(trait: trait) }
    let first = host.displayList
    host.content.isOn = true
    expect(host.update().settled)
    expect(
      host.displayList.description,
      equals: settledHost(200, 200) { Screen(trait: trait, isOn: true) }.displayList.description)
    expect(host.core.checkInvariants(), equals: [])
    expect(host.updated { host.content.isOn = false }.displayList, equals: first)
    expect(host.core.checkInvariants(), equals: [])
    host.content.isOn = false
    expect(host.update().counts.measurements, equals: 0)
  }
}

@MainActor struct ControlSymbolTests {
  @Test @MainActor func `The symbols that a control draws are not labels of views`() {
    let host = settledHost(300, 300) {
      VStack {
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Box", isOn: .constant(false)).toggleStyle(.checkbox)
        Slider(value: .constant(0.5))
        Image(systemName: "heart.fill")
      }
    }
    expect(AccessibilityName.all(in: host.core).map(\.name), equals: ["heart.fill"])
  }
}
