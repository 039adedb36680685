import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Sheets in 200 by 300 points.
@MainActor @Suite struct SheetTests {
  private let journal = Journal()
  private let beside = CGPoint(x: 100, y: 8)

  @Test(.claim("SHEET-01")) func `A sheet is presented and dismissed`() {
    let host = settledHost(200, 300) { SheetStage(journal) { Block("content") } }
    play(
      host, journal,
      "| box content = nowhere",
      "tap open | box content = 0 16 200 284",
      "rest; tap 100,8 | box content = nowhere",
      "rest | log = dismissed; diagnostics =")
  }

  @Test(.claim("SHEET-02")) func `A sheet slides in and out`() {
    let host = settledHost(200, 300) { SheetStage(journal) { Block("content") } }
    host.tap("open")
    #expect(abs(host.shownY("content") - (16 + 284)) < 0.01)
    host.advance(by: 0.1)
    #expect(host.shownY("content") > 24 && host.shownY("content") < 300)
    play(
      host,
      "rest | y content = 16; animating = false",
      "tap 100,8; wait 0.1")
    #expect(host.shownY("content") > 24 && host.shownY("content") < 300)
    expect(journal.take(), equals: "")
    play(host, journal, "rest | shown content = nowhere; log = dismissed")
    let report = host.update()
    #expect(report.counts.bodies == 0 && report.counts.measurements == 0)
  }

  @Test(.claim("SHEET-03")) func `A sheet blocks input behind it`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Block("content", 20, 20).presentationDetents([.height(100)]) }
    }
    play(
      host, journal,
      "tap 10,290 | box content = 90 240 20 20; log =",
      "tap 10,190; rest | box content = nowhere; log = dismissed",
      "tap 10,190 | log = behind")
  }

  @Test(.claim("SHEET-15")) func `A row that presents a view is one row`() {
    let host = settledHost(200, 300) {
      LazyVStack(spacing: 0) {
        Block("a", 20, 20).sheet(isPresented: .constant(false)) { Block("sheet") }
        Block("b", 20, 20).alert("", isPresented: .constant(false)) {}
        ForEach(0..<3, id: \.self) {
          Block("row \($0)", 20, 20).popover(isPresented: .constant(false)) { Block("popover") }
        }
      }
    }
    play(host, "| rows a, b, row 0, row 1, row 2 = 100…120 120…140 140…160 160…180 180…200")
    // The last row of a section has rounded bottom corners.
    func card(_ row: some View) -> String {
      "\(settledHost(200, 100) { Form { row } }.displayList)"
    }
    expect(card(Block("row", 20, 20).sheet(isPresented: .constant(false)) {}), equals: card(Block("row", 20, 20)))
  }

  @Test(.claim("SHEET-04")) func `A sheet can be pulled down`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Block("content").presentationDetents([.medium]) }
    }
    play(
      host, journal,
      "| box content = 0 150 200 150",
      "down 100,160 at 0; move 100,200 at 1 | box content = 0 190 200 150",
      "move 100,200 at 3; up 100,200 at 3 | box content = 0 150 200 150; y content = 190",
      "rest | y content = 150",
      "drag 100,160 100,290; rest | log = dismissed")
  }

  @Test(.claim("SHEET-05")) func `A sheet has the environment of its presenter`() {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      @Environment(\.lineLimit) private var lineLimit

      var body: some View { Button("\(isPresented) \(lineLimit ?? 0)") { dismiss() } }
    }
    let host = settledHost(200, 300) { SheetStage(journal, isPresented: true) { Inside() }.lineLimit(7) }
    play(
      host, journal,
      "| lines = true 7",
      "tap 100,166; rest | lines =; log = dismissed")
  }

  @Test(.claim("SHEET-06")) func `Preferences stay in the sheet`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Color.red.navigationTitle("inside") }
        .onPreferenceChange(NavigationTitleKey.self) { [journal] in journal.note($0.description) }
    }
    expect(journal.take(), equals: "")
    #expect(host.preference(NavigationTitleKey.self).text == nil)
    #expect(host.explain(NavigationTitleKey.self).entries.allSatisfy { $0.kind == .reader })
  }

  @Test(.claim("SHEET-07")) func `Another item presents another sheet`() {
    struct Item: Identifiable {
      let id: Int
    }
    struct Items: View {
      let journal: Journal
      @State private var item: Item?

      var body: some View {
        Trigger("open") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { journal.note("dismissed") }) { item in
            VStack {
              TapCounter("counter")
              Text("item \(item.id)")
              Trigger("next") { self.item = Item(id: item.id + 1) }
              Trigger("none") { self.item = nil }
            }
          }
      }
    }
    let host = settledHost(200, 300) { Items(journal: journal) }
    play(
      host, journal,
      "tap open; rest; tap counter | lines = item 1; taps counter = 1",
      "tap next | log =",
      "rest | lines = item 2; taps counter = 0; log = dismissed",
      "tap none; rest | lines =; log = dismissed")
  }

  @Test(.claim("SHEET-08")) func `Sheets stack`() {
    let inner = journal
    let host = settledHost(200, 300) {
      SheetStage(isPresented: true) {
        SheetStage(inner, trigger: "open inner") { Block("inner", 20, 20) }
          .accessibilityIdentifier("outer").presentationDetents([.height(200)])
      }
    }
    play(
      host, journal,
      "tap open inner; rest | box inner = 90 148 20 20",
      "tap 100,8; rest | box inner = nowhere; box outer = 0 100 200 200; log = dismissed",
      "tap 100,50; rest | box outer = nowhere")
  }

  @Test(.claim("SHEET-09")) func `A sheet is removed with its presenter`() {
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
    #expect(LayeredRootNode.of(host.core)?.layers.isEmpty == true)
    expect(host.core.checkInvariants(), equals: [])
    withAnimation { host.content = Outer(isThere: true) }
    play(host, "rest | white = 0 16 200 284")
    withAnimation(.linear(duration: 1)) { host.content = Outer(isThere: false) }
    host.update()
    expect(host.boxes(in: .white), equals: [])
    play(host, "rest")
  }

  @Test(.claim("SHEET-12")) func `A sheet is covered with its page`() {
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
    host.rest()
    expect(host.boxes(in: .white), equals: ["0 0 200 300"])
    play(host, "tap page | taps page = 1")
    host.content = Pages(path: [])
    play(host, "rest | white = 0 16 200 284")
  }

  @Test(.claim("SHEET-13")) func `A sheet can contain pages`() {
    struct Leaving: View {
      let name: String
      @Environment(\.dismiss) private var dismiss

      var body: some View { Trigger(name) { dismiss() } }
    }
    let host = settledHost(300, 300) {
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
    play(host, "| lines = Outside / Inside; box first = nowhere; box second != nowhere")
    let own = settledHost(300, 300) {
      SheetStage(journal, isPresented: true) {
        NavigationStack {
          VStack {
            Leaving(name: "first").navigationTitle("Inside")
            NavigationLink("on") { Leaving(name: "second") }.accessibilityIdentifier("on")
          }
        }
      }
    }
    play(
      own, journal,
      "tap on; rest | lines = Inside",
      "tap second; rest | lines = on / Inside; log =",
      "tap first; rest | lines =; log = dismissed")
  }

  @Test(.claim("SHEET-10")) func `Interactive dismissal of a sheet can be disabled`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) {
        Block("content").presentationDetents([.height(100)]).interactiveDismissDisabled()
      }
    }
    play(
      host, journal,
      "| box content = 0 200 200 100",
      "tap 100,8; drag 100,210 100,299; exit | handled = false",
      "rest | box content = 0 200 200 100; log =")
  }

  @Test(.claim("SHEET-11")) func `The content of a sheet avoids the safe area`() {
    let host = settledHost(200, 300, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) {
      SheetStage(isPresented: true) { Block("content").presentationDetents([.height(100)]) }
    }
    play(host, "| box content = 0 170 200 100; white = 0 170 200 130")
    let large = settledHost(200, 300, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) {
      SheetStage(isPresented: true) { Block("content") }
    }
    expect(large.boxes(in: .white), equals: ["0 36 200 264"])
  }
}
