/// Sheets in 200 by 300 points.
@MainActor struct SheetTests {
  private let journal = Journal()

  @Test(.claim("SHEET-01")) @MainActor func `A sheet is presented and dismissed`() {
    play(
      settledHost(200, 300) { SheetStage(journal) { Block("content") } }, journal,
      "| box content = nowhere",
      "tap open | box content = 0 16 200 284",
      "rest; tap 100,8 | box content = nowhere",
      "rest | log = dismissed; diagnostics =")
  }

  @Test(.claim("SHEET-02")) @MainActor func `A sheet slides in and out`() {
    let host = settledHost(200, 300) { SheetStage(journal) { Block("content") } }
    host.tap("open")
    expect(abs(host.shownY("content") - (16 + 284)), below: 0.01)
    #expect(host.advanced(by: 0.1).shownY("content") > 24 && host.shownY("content") < 300)
    play(host, "rest | y content = 16; animating = false", "tap 100,8; wait 0.1")
    #expect(host.shownY("content") > 24 && host.shownY("content") < 300)
    play(host, journal, "| log =", "rest | shown content = nowhere; log = dismissed")
    let report = host.update()
    #expect(report.counts.bodies == 0 && report.counts.measurements == 0)
  }

  @Test(.claim("SHEET-03")) @MainActor func `A sheet blocks input behind it`() {
    let host = sheetHost(journal) { Block("content", 20, 20).presentationDetents([.height(100)]) }
    play(
      host, journal,
      "tap 10,290 | box content = 90 240 20 20; log =",
      "tap 10,190; rest | box content = nowhere; log = dismissed",
      "tap 10,190 | log = behind")
  }

  @Test(.claim("SHEET-15")) @MainActor func `A row that presents a view is one row`() {
    play(200, 300, "| rows a, b, row 0, row 1, row 2 = 100…120 120…140 140…160 160…180 180…200") {
      LazyVStack(spacing: 0) {
        Block("a", 20, 20).sheet(isPresented: .constant(false)) { Block("sheet") }
        Block("b", 20, 20).alert("", isPresented: .constant(false)) {}
        ForEach(0..<3, id: \.self) {
          Block("row \($0)", 20, 20).popover(isPresented: .constant(false)) { Block("popover") }
        }
      }
    }
    // The last row of a section has rounded bottom corners.
    func card(_ row: some View) -> String { "\(settledHost(200, 100) { Form { row } }.displayList)" }
    expect(card(Block("row", 20, 20).sheet(isPresented: .constant(false)) {}), equals: card(Block("row", 20, 20)))
  }

  @Test(.claim("SHEET-04")) @MainActor func `A sheet can be pulled down`() {
    let host = sheetHost(journal) { Block("content").presentationDetents([.medium]) }
    play(
      host, journal,
      "| box content = 0 150 200 150",
      "down 100,160 at 0; move 100,200 at 1 | box content = 0 190 200 150",
      "move 100,200 at 3; up 100,200 at 3 | box content = 0 150 200 150; y content = 190",
      "rest | y content = 150",
      "drag 100,160 100,290; rest | log = dismissed")
  }

  @Test(.claim("SHEET-05")) @MainActor func `A sheet has the environment of its presenter`() {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      @Environment(\.lineLimit) private var lineLimit
      var body: some View { Button("\(isPresented) \(lineLimit ?? 0)") { dismiss() } }
    }
    play(
      settledHost(200, 300) { SheetStage(journal, isPresented: true) { Inside() }.lineLimit(7) }, journal,
      "| lines = true 7",
      "tap 100,166; rest | lines =; log = dismissed")
  }

  @Test(.claim("SHEET-06")) @MainActor func `Preferences stay in the sheet`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Color.red.navigationTitle("inside") }
        .onPreferenceChange(NavigationTitleKey.self) { [journal] in journal.note($0.description) }
    }
    expect(journal.take(), equals: "")
    expectNil(host.preference(NavigationTitleKey.self).text)
    #expect(host.explain(NavigationTitleKey.self).entries.allSatisfy { $0.kind == .reader })
  }

  @Test(.claim("SHEET-07")) @MainActor func `Another item presents another sheet`() {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      let journal: Journal
      @State private var item: Item?
      var body: some View {
        Trigger("open") { item = Item(id: 1) }.sheet(item: $item, onDismiss: { journal.note("dismissed") }) { item in
          VStack {
            TapCounter("counter")
            Text("item \(item.id)")
            Trigger("next") { self.item = Item(id: item.id + 1) }
            Trigger("none") { self.item = nil }
          }
        }
      }
    }
    play(
      settledHost(200, 300) { Items(journal: journal) }, journal,
      "tap open; rest; tap counter | lines = item 1; taps counter = 1",
      "tap next | log =",
      "rest | lines = item 2; taps counter = 0; log = dismissed",
      "tap none; rest | lines =; log = dismissed")
  }

  @Test(.claim("SHEET-08")) @MainActor func `Sheets stack`() {
    let inner = journal
    let host = sheetHost {
      SheetStage(inner, trigger: "open inner") { Block("inner", 20, 20) }
        .accessibilityIdentifier("outer").presentationDetents([.height(200)])
    }
    play(
      host, journal,
      "tap open inner; rest | box inner = 90 148 20 20",
      "tap 100,8; rest | box inner = nowhere; box outer = 0 100 200 200; log = dismissed",
      "tap 100,50; rest | box outer = nowhere")
  }

  @Test(.claim("SHEET-09")) @MainActor func `A sheet is removed with its presenter`() {
    struct Outer: View {
      let isThere: Bool
      var body: some View {
        ZStack {
          if isThere { SheetStage(isPresented: true) { Block("content") } }
          Color.blue.accessibilityIdentifier("behind")
        }
      }
    }
    let host = settledHost(200, 300) { Outer(isThere: true) }
    expect(host.box("content"), equals: "0 16 200 284")
    host.content = Outer(isThere: false)
    play(host, "update | box content = nowhere")
    expect(LayeredRootNode.of(host.core)?.layers.isEmpty, equals: true)
    expect(host.core.checkInvariants(), equals: [])
    withAnimation { host.content = Outer(isThere: true) }
    play(host, "rest | white = 0 16 200 284")
    withAnimation(.linear(duration: 1)) { host.content = Outer(isThere: false) }
    play(host, "update | white =", "rest")
  }

  @Test(.claim("SHEET-12")) @MainActor func `A sheet is covered with its page`() {
    struct Pages: View {
      let path: [Int]
      var body: some View {
        NavigationStack(path: .constant(path)) {
          Color.yellow.sheet(isPresented: .constant(true)) { Block("content") }
            .navigationDestination(for: Int.self) { _ in TapCounter("page") }
        }
      }
    }
    let host = settledHost(200, 300) { Pages(path: []) }
    expect(host.boxes(in: .white), equals: ["0 16 200 284"])
    host.content = Pages(path: [1])
    play(host, "rest | white = 0 0 200 300", "tap page | taps page = 1")
    host.content = Pages(path: [])
    play(host, "rest | white = 0 16 200 284")
  }

  @Test(.claim("SHEET-13")) @MainActor func `A sheet can contain pages`() {
    struct Leaving: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      var body: some View { Trigger(name) { dismiss() } }
    }
    play(300, 300, "| lines = Outside / Inside; box first = nowhere; box second != nowhere") {
      NavigationStack {
        SheetStage(journal, isPresented: true) {
          NavigationStack(path: .constant([1])) {
            Leaving(name: "first").navigationTitle("Inside")
              .navigationDestination(for: Int.self) { _ in Leaving(name: "second") }
          }
        }
        .navigationTitle("Outside").navigationBarTitleDisplayMode(.inline)
      }
    }
    let own = sheetHost(journal, 300, 300) {
      NavigationStack {
        VStack {
          Leaving(name: "first").navigationTitle("Inside")
          NavigationLink("on") { Leaving(name: "second") }.accessibilityIdentifier("on")
        }
      }
    }
    play(
      own, journal,
      "tap on; rest | lines = Inside",
      "tap second; rest | lines = on / Inside; log =",
      "tap first; rest | lines =; log = dismissed")
  }

  @Test(.claim("SHEET-10")) @MainActor func `Interactive dismissal of a sheet can be disabled`() {
    let host = sheetHost(journal) { Block("content").presentationDetents([.height(100)]).interactiveDismissDisabled() }
    play(
      host, journal,
      "| box content = 0 200 200 100",
      "tap 100,8; drag 100,210 100,299; exit | handled = false",
      "rest | box content = 0 200 200 100; log =")
  }

  @Test(.claim("SHEET-11")) @MainActor func `The content of a sheet avoids the safe area`() {
    let host = sheetHost(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) {
      Block("content").presentationDetents([.height(100)])
    }
    play(host, "| box content = 0 170 200 100; white = 0 170 200 130")
    let large = sheetHost(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) { Block("content") }
    expect(large.boxes(in: .white), equals: ["0 36 200 264"])
  }
}

/// The heights of sheets in 200 by 300 points.
@MainActor struct DetentTests {
  private func box(_ detents: Set<PresentationDetent>) -> String {
    sheetHost { Block("content").presentationDetents(detents).presentationDragIndicator(.hidden) }.box("content")
  }

  @Test(.claim("SHEET-20")) @MainActor func `Each detent determines the height of the sheet`() {
    expect(box([.large]), equals: "0 16 200 284")
    expect(box([]), equals: "0 16 200 284")
    expect(box([.medium]), equals: "0 150 200 150")
    expect(box([.fraction(0.25)]), equals: "0 225 200 75")
    expect(box([.height(120)]), equals: "0 180 200 120")
    expect(box([.height(1_000)]), equals: "0 16 200 284")
    expect(box([.fraction(1)]), equals: "0 16 200 284")
  }

  @Test(.claim("SHEET-21")) @MainActor func `A sheet begins at the lowest detent`() {
    expect(box([.large, .medium]), equals: "0 150 200 150")
    expect(box([.medium, .height(90), .fraction(0.4)]), equals: "0 210 200 90")
  }

  @Test(.claim("SHEET-22")) @MainActor func `A drag leads to the nearest detent`() {
    let host = sheetHost { Block("content").presentationDetents([.large, .medium]) }
    play(
      host,
      "down 100,158 at 0; move 100,70 at 1 | box content = 0 62 200 238",
      "move 100,70 at 9; up 100,70 at 9 | box content = 0 16 200 284; y content = 62",
      "rest | y content = 16",
      "drag 100,24 100,84; rest | box content = 0 150 200 150")
  }

  @Test(.claim("SHEET-23")) @MainActor func `State can select the detent`() {
    struct Chosen: View {
      @State private var detent = PresentationDetent.large
      var body: some View {
        Color.yellow.sheet(isPresented: .constant(true)) {
          VStack(spacing: 0) {
            Trigger("medium") { detent = .medium }
            Trigger("none") { detent = .height(1) }
            Text(detent == .medium ? "medium" : detent == .large ? "large" : "none")
            Block("content")
          }
          .presentationDetents([.large, .medium, .height(100)], selection: $detent)
        }
      }
    }
    play(
      settledHost(200, 300) { Chosen() },
      "| rows medium, content = 16…26 56…300",
      "tap medium | rows medium, content = 150…160 190…300; y medium = 16",
      "rest | lines = medium",
      "drag 100,158 100,40; rest | lines = large",
      "tap none; rest | rows medium = 200…210")
  }

  @Test(.claim("SHEET-24")) @MainActor func `A detent can be computed`() {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? {
        context.lineLimit == nil ? context.maxDetentValue / 4 : nil
      }
    }
    expect(box([.custom(Third.self)]), equals: "0 229 200 71")
    play(200, 300, "| box content = 0 16 200 284") {
      SheetStage(isPresented: true) { Block("content").presentationDetents([.custom(Third.self)]) }.lineLimit(1)
    }
  }

  @Test(.claim("SHEET-25")) @MainActor func `Invalid heights are reported`() {
    for height in [CGFloat.nan, -5, -CGFloat.infinity] {
      let host = sheetHost { Block("content").presentationDetents([.height(height)]) }
      play(
        host,
        "| diagnostics = invalidDimension; height content = 0",
        "drag 100,299 100,100; tap 100,8 | box content = nowhere")
    }
  }

  /// A sheet as high as its content, whose height an action measures.
  private struct Fitting<Content: View>: View {
    @State private var height: CGFloat = 0
    let content: Content
    var body: some View {
      Color.yellow.sheet(isPresented: .constant(true)) {
        content
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
          .presentationDetents([.height(height)])
      }
    }
  }

  @Test(.claim("SHEET-26"), arguments: [CGFloat(0), 40])
  @MainActor func `A sheet of a measured height shows its whole content`(bottom: CGFloat) {
    let insets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    let stack = settledHost(200, 600, safeArea: insets) {
      Fitting(
        content: VStack(spacing: 0) {
          Block("first", 200, 40)
          Block("last", 200, 60)
        })
    }
    let top = 500 - Int(bottom)
    expect(stack.rows("first", "last"), equals: "\(top)…\(top + 40) \(top + 40)…\(top + 100)")
    expect(stack.boxes(in: .white), equals: ["0 \(top) 200 \(100 + Int(bottom))"])
    let scrolling = settledHost(200, 600, safeArea: insets) {
      SheetStage(isPresented: true) { ScrollView { Block("content", 200, 100) }.presentationDetents([.height(100)]) }
    }
    expect(scrolling.box("content"), equals: "0 \(top) 200 100")
    expect(stack.diagnostics.isEmpty && scrolling.diagnostics.isEmpty)
  }

  @Test(.claim("SHEET-27")) @MainActor func `A grabber takes no input`() {
    let journal = Journal()
    play(200, 300, journal, "tap 100,208 | log = under", "drag 100,208 100,30; rest | box content = 0 16 200 284") {
      SheetStage(journal, isPresented: true) {
        Color.red.accessibilityIdentifier("content").onTapGesture { journal.note("under") }.presentationDetents([
          .height(100), .large,
        ])
      }
    }
  }
}

/// Sheets in 800 by 600 points.
@MainActor struct SheetSizingTests {
  private func shown<V: View>(_ journal: Journal = Journal(), @ViewBuilder _ content: @escaping () -> V) -> ViewHost<
    SheetStage<V>
  > {
    let host = settledHost(800, 600) { SheetStage(journal, isPresented: true, content: content) }
    host.rest()
    return host
  }

  @Test(.claim("SHEET-40")) @MainActor func `A sheet takes a named size`() {
    expect(shown { Block("it") }.box("it"), equals: "80 16 640 584")
    expect(shown { Block("it").presentationSizing(.automatic) }.box("it"), equals: "80 16 640 584")
    expect(shown { Block("it").presentationSizing(.form) }.box("it"), equals: "130 16 540 584")
    expect(shown { Block("it").presentationSizing(.page) }.box("it"), equals: "30 16 740 584")
    expect(shown { Block("it", 120, 60).presentationSizing(.fitted) }.box("it"), equals: "340 540 120 60")
    expect(
      shown { Block("it").frame(minHeight: 60).presentationSizing(.form.fitted(horizontal: false, vertical: true)) }
        .box("it"), equals: "130 540 540 60")
    // The detent determines the height.
    expect(
      shown { Block("it", 120, 60).presentationSizing(.fitted).presentationDetents([.height(200)]) }.box("it"),
      equals: "340 470 120 60")
  }

  private struct Custom: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: 5_000, height: root.sizeThatFits(.unspecified).height * 2)
    }
  }

  @Test(.claim("SHEET-41")) @MainActor func `A custom sizing proposes sizes to the content`() {
    expect(shown { Block("it", 120, 44).presentationSizing(Custom()) }.box("it"), equals: "340 534 120 44")
    struct Growing: View {
      @State private var height: CGFloat = 100
      var body: some View {
        VStack(spacing: 0) {
          Trigger("less") { height = 50 }
          Trigger("more") { height = 200 }
          Block("it", 120, height)
        }
        .presentationSizing(.fitted.sticky(vertical: true))
      }
    }
    let host = shown { Growing() }
    let before = host.shownY("less")
    play(host, "tap less; rest")
    expect(abs(host.shownY("less") - before - 25), below: 1)
    play(host, "tap more; rest")
    expect(host.shownY("less"), below: before)
  }

  @Test(.claim("SHEET-42")) @MainActor func `The background of a sheet can take input`() {
    let journal = Journal()
    let host = shown(journal) {
      Block("it").presentationDetents([.height(200), .large]).presentationBackgroundInteraction(.enabled)
    }
    play(
      host, journal,
      "tap 400,100; rest | log = behind; box it = 80 400 640 200; picture lacks #00000040",
      // The sheet takes input in its area.
      "tap 400,500 | log =")
    struct Choosing: View {
      @State private var detent = PresentationDetent.height(200)
      var body: some View {
        Trigger("high") { detent = .large }
          .presentationDetents([.height(200), .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
      }
    }
    play(
      shown(journal) { Choosing() }, journal,
      "tap 20,100 | log = behind",
      "tap high; rest | picture has #00000040",
      "tap 20,100; rest | log = dismissed")
  }
}

/// The focus and a sheet, in 200 by 300 points.
@MainActor struct SheetFocusTests {
  private let journal = Journal()

  private struct Form: View {
    let journal: Journal
    @State private var isPresented = false
    var body: some View {
      VStack {
        Button("open") { isPresented = true }
        Button("behind") { journal.note("behind") }
      }
      .sheet(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }) {
        VStack {
          Button("one") { journal.note("one") }
          Button("two") { journal.note("two") }
        }
      }
    }
  }

  @Test(.claim("SHEET-30")) @MainActor func `The focus stays in the sheet`() {
    let host = settledHost(200, 300) { Form(journal: journal) }
    host.moveFocus(by: 1)
    let before = host.focusedFrame
    play(
      host, journal,
      "activate | focus = nowhere",
      "focus 1; activate; focus 1; activate; focus 1; activate; focus 1; activate | log = one two one two",
      "exit | handled = true", "rest | log = dismissed")
    expect(host.focusedFrame, equals: before)
    play(host, journal, "focus 1; activate | log = behind", "exit | handled = false")
  }

  @Test(.claim("FOCUS-20")) @MainActor func `Escape runs the innermost exit command`() {
    play(200, 300, journal, "focus 1; exit; focus 1; exit | log = a both") {
      VStack {
        Button("a") {}.onExitCommand { [journal] in journal.note("a") }
        Button("b") {}
      }
      .onExitCommand { [journal] in journal.note("both") }
    }
  }
}

/// The background of presentations in 200 by 300 points.
@MainActor struct PresentationBackgroundTests {
  @Test(.claim("SHEET-14")) @MainActor func `A presentation background replaces the default background`() {
    struct Sheet: View {
      @State private var count = 0
      var body: some View {
        Block("content", 20, 20).onTapGesture { count += 1 }
          .presentationBackground { Block("ground \(count)").onTapGesture { count += 10 } }
      }
    }
    play(
      settledHost(200, 300) { SheetStage { Sheet() } },
      "tap open; rest",
      // The background includes the area of the grabber, which the content avoids.
      "| box ground 0 = 0 16 200 284; picture lacks #FFFFFFFF",
      "tap content | box ground 1 = 0 16 200 284",
      "tap 10,200 | box ground 11 = 0 16 200 284; diagnostics =")
  }

  @Test @MainActor func `The background closure of a presentation runs once`() {
    var made = 0
    let host = settledHost(200, 300) {
      SheetStage {
        Block("content", 20, 20).presentationBackground {
          made += 1
          return Color.red
        }
      }
    }
    play(host, "tap open; rest")
    let before = made
    host.update()
    #expect(made == before && before <= 4)
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `Covers and popovers have a presentation background`() {
    struct Both: View {
      @State private var isCovered = false
      @State private var isPopped = false
      var body: some View {
        VStack(spacing: 0) {
          Trigger("cover") { isCovered = true }
          Trigger("pop") { isPopped = true }
            .popover(isPresented: $isPopped) { Block("b", 40, 20).presentationBackground(Ink.blue.color) }
        }
        .fullScreenCover(isPresented: $isCovered) { Block("a", 20, 20).presentationBackground(Ink.red.color) }
      }
    }
    let host = settledHost(200, 300) { Both() }
    play(host, "tap pop; rest")
    expect(host.boxes(in: .blue), equals: [host.box("b")])
    play(settledHost(200, 300) { Both() }, "tap cover; rest | red = 0 0 200 300")
  }
}

/// Full-screen covers and popovers in 200 by 300 points.
@MainActor struct CoverTests {
  private let journal = Journal()

  private struct Covered: View {
    let journal: Journal
    @State private var isPresented = false
    @State private var count = 0
    var body: some View {
      VStack {
        Trigger("open") { isPresented = true }
        TapCounter("behind")
      }
      .fullScreenCover(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }) { Inside() }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Block("content").overlay(alignment: .top) { Button(isPresented ? "Done" : "?") { dismiss() } }
    }
  }

  @Test(.claim("COVER-01")) @MainActor func `A cover is presented and dismissed`() {
    let host = settledHost(200, 300, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      Covered(journal: journal)
    }
    play(
      host, journal,
      "tap behind; tap open; rest | box content = 0 20 200 280; lines = Done",
      "tap 100,30; rest | box content = nowhere; log = dismissed; taps behind = 1; diagnostics =")
  }

  @Test(.claim("COVER-02")) @MainActor func `A cover cannot be dismissed interactively`() {
    let host = settledHost(200, 300) { Covered(journal: journal) }
    play(host, "tap open; rest; key escape; drag 100,100 100,290; rest | box content = 0 0 200 300")
  }

  private struct Popping: View {
    let journal: Journal
    var edge = Edge.top
    var y: CGFloat = 200
    @State private var isPresented = false
    var body: some View {
      Trigger("open") { isPresented = true }
        .popover(isPresented: $isPresented, arrowEdge: edge) {
          Block("content", 50, 40).onTapGesture { journal.note("in") }
        }
        .onTapGesture { journal.note("around") }
        .position(x: 100, y: y)
    }
  }

  @Test(.claim("POPOVER-01")) @MainActor func `A popover is presented and dismissed`() {
    for way in ["tap 5,5", "key escape"] {
      play(
        settledHost(200, 300) { Popping(journal: journal) },
        "tap open; rest | box content != nowhere", "\(way); rest | box content = nowhere; diagnostics =")
    }
  }

  @Test(
    .claim("POPOVER-02"),
    arguments: [
      (Edge.top, "75 151 50 40"), (.bottom, "75 209 50 40"), (.leading, "41 180 50 40"), (.trailing, "109 180 50 40"),
    ])
  @MainActor func `A popover is placed beside its view`(_ edge: Edge, box: String) {
    expect(settledHost(200, 300) { Popping(journal: journal, edge: edge) }.tapped("open").box("content"), equals: box)
  }

  @Test(.claim("POPOVER-03")) @MainActor func `A popover without space is flipped`() {
    play(settledHost(200, 300) { Popping(journal: journal, y: 30) }, "tap open | box content = 75 39 50 40")
  }

  @Test(.claim("POPOVER-04")) @MainActor func `Presses inside a popover do not reach its presenter`() {
    play(settledHost(200, 300) { Popping(journal: journal) }, journal, "tap open; rest; clear; tap content | log = in")
  }

  @Test(.claim("POPOVER-05")) @MainActor func `A popover is attached to a part of its view`() {
    func box(_ anchor: PopoverAttachmentAnchor) -> String {
      let host = settledHost(200, 300) {
        Color.yellow.frame(width: 100, height: 100)
          .popover(isPresented: .constant(true), attachmentAnchor: anchor) { Block("content", 20, 20) }
      }
      return host.box("content")
    }
    expect(box(.point(.center)), equals: "90 126 20 20")
    expect(box(.rect(.rect(CGRect(x: 0, y: 50, width: 20, height: 10)))), equals: "50 126 20 20")
  }
}
