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

  @Test(
    .claim(
      "SHEET-01",
      "A sheet is displayed in front of all views while its value is true, and its content is found by identifier.",
      .documented, "Apple's documentation of sheet(isPresented:onDismiss:content:)"))
  func `A sheet is presented and dismissed`() {
    let host = settledHost(200, 300) { SheetStage(journal) { Block("content") } }
    expect(host.box("content"), equals: "nowhere")
    host.tap("open")
    expect(host.box("content"), equals: "0 16 200 284")
    host.rest()
    host.tap(at: beside)
    expect(host.box("content"), equals: "nowhere")
    host.rest()
    expect(journal.take(), equals: "dismissed")
    expect(host.core.checkInvariants(), equals: [])
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    .claim(
      "SHEET-02", "A sheet slides in from the bottom and out in 0.4 seconds, regardless of the transaction.", .decided,
      "decision of this project; the separate animation of sheets is reproduced, the curve is not documented"))
  func `A sheet slides in and out`() {
    let host = settledHost(200, 300) { SheetStage(journal) { Block("content") } }
    host.tap("open")
    #expect(abs(host.shownY("content") - (16 + 284)) < 0.01)
    host.advance(by: 0.1)
    #expect(host.shownY("content") > 24 && host.shownY("content") < 300)
    host.rest()
    expect(host.shownY("content"), equals: 16)
    #expect(!host.isAnimating)
    host.tap(at: beside)
    host.advance(by: 0.1)
    #expect(host.shownY("content") > 24 && host.shownY("content") < 300)
    expect(journal.take(), equals: "")
    host.rest()
    #expect(host.presentedFrame(of: "content") == nil)
    expect(journal.take(), equals: "dismissed")
    let report = host.update()
    #expect(report.counts.bodies == 0 && report.counts.measurements == 0)
  }

  @Test(
    .claim(
      "SHEET-03", "The views behind a sheet receive no input; a tap outside the sheet only dismisses it.",
      .reproduced, "sheets on phones"))
  func `A sheet blocks input behind it`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Block("content", 20, 20).presentationDetents([.height(100)]) }
    }
    host.tap(at: CGPoint(x: 10, y: 290))
    expect(host.box("content"), equals: "90 240 20 20")
    expect(journal.take(), equals: "")
    host.tap(at: CGPoint(x: 10, y: 190))
    host.rest()
    expect(host.box("content"), equals: "nowhere")
    expect(journal.take(), equals: "dismissed")
    host.tap(at: CGPoint(x: 10, y: 190))
    expect(journal.take(), equals: "behind")
  }

  @Test(
    .claim(
      "SHEET-15", "A row that presents a view is one row, and the presented view is not a row.", .derived,
      "Apple's documentation of sheet(isPresented:onDismiss:content:): the sheet is shown in front of the view"))
  func `A row that presents a view is one row`() {
    let host = settledHost(200, 300) {
      LazyVStack(spacing: 0) {
        Block("a", 20, 20).sheet(isPresented: .constant(false)) { Block("sheet") }
        Block("b", 20, 20).alert("", isPresented: .constant(false)) {}
        ForEach(0..<3, id: \.self) {
          Block("row \($0)", 20, 20).popover(isPresented: .constant(false)) { Block("popover") }
        }
      }
    }
    expect(host.rows("a", "b", "row 0", "row 1", "row 2"), equals: "100…120 120…140 140…160 160…180 180…200")
    expect(host.core.checkInvariants(), equals: [])
    // The last row of a section has rounded bottom corners.
    func card(_ row: some View) -> String {
      "\(settledHost(200, 100) { Form { row } }.displayList)"
    }
    expect(card(Block("row", 20, 20).sheet(isPresented: .constant(false)) {}), equals: card(Block("row", 20, 20)))
  }

  @Test(
    .claim(
      "SHEET-04", "A pull to less than half of its lowest height dismisses a sheet, and a smaller pull springs back.",
      .decided, "decision of this project, after sheets on phones"))
  func `A sheet can be pulled down`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Block("content").presentationDetents([.medium]) }
    }
    expect(host.box("content"), equals: "0 150 200 150")
    host.send(.down(at: CGPoint(x: 100, y: 160), time: 0))
    host.send(.moved(to: CGPoint(x: 100, y: 200), time: 1))
    expect(host.box("content"), equals: "0 190 200 150")
    host.send(.moved(to: CGPoint(x: 100, y: 200), time: 3))
    host.send(.up(at: CGPoint(x: 100, y: 200), time: 3))
    expect(host.box("content"), equals: "0 150 200 150")
    expect(host.shownY("content"), equals: 190)
    host.rest()
    expect(host.shownY("content"), equals: 150)
    host.drag(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 290))
    host.rest()
    expect(journal.take(), equals: "dismissed")
  }

  @Test(
    .claim(
      "SHEET-05", "A sheet has the environment of the view that presents it, and dismiss dismisses it.", .documented,
      "Apple's documentation of sheet and DismissAction"))
  func `A sheet has the environment of its presenter`() {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      @Environment(\.lineLimit) private var lineLimit

      var body: some View { Button("\(isPresented) \(lineLimit ?? 0)") { dismiss() } }
    }
    let host = settledHost(200, 300) { SheetStage(journal, isPresented: true) { Inside() }.lineLimit(7) }
    expect(host.lines, equals: ["true 7"])
    host.tap(at: CGPoint(x: 100, y: 166))
    host.rest()
    expect(host.lines, equals: [])
    expect(journal.take(), equals: "dismissed")
  }

  @Test(
    .claim(
      "SHEET-06",
      "Preferences of the content of a sheet end at the sheet: neither its presenter nor the host receives them.",
      .reproduced, "reported for SwiftUI: sheets are boundaries for preferences"))
  func `Preferences stay in the sheet`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) { Color.red.navigationTitle("inside") }
        .onPreferenceChange(NavigationTitleKey.self) { [journal] in journal.note($0.description) }
    }
    expect(journal.take(), equals: "")
    #expect(host.preference(NavigationTitleKey.self).text == nil)
    #expect(host.explain(NavigationTitleKey.self).entries.allSatisfy { $0.kind == .reader })
  }

  @Test(
    .claim(
      "SHEET-07",
      "The content of an item sheet receives the item, and another item presents another sheet with new state.",
      .documented, "Apple's documentation of sheet(item:onDismiss:content:)"))
  func `Another item presents another sheet`() {
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
    host.tap("open")
    host.rest()
    host.tap("counter")
    expect(host.lines, equals: ["item 1"])
    expect(host.taps("counter"), equals: 1)
    host.tap("next")
    expect(journal.take(), equals: "")
    host.rest()
    expect(host.lines, equals: ["item 2"])
    expect(host.taps("counter"), equals: 0)
    expect(journal.take(), equals: "dismissed")
    host.tap("none")
    host.rest()
    expect(host.lines, equals: [])
    expect(journal.take(), equals: "dismissed")
  }

  @Test(
    .claim(
      "SHEET-08",
      "A sheet can present a sheet; the frontmost one is dismissed first, and the outer one dismisses both.",
      .reproduced, "sheets in SwiftUI"))
  func `Sheets stack`() {
    let inner = journal
    let host = settledHost(200, 300) {
      SheetStage(isPresented: true) {
        SheetStage(inner, trigger: "open inner") { Block("inner", 20, 20) }
          .accessibilityIdentifier("outer").presentationDetents([.height(200)])
      }
    }
    host.tap("open inner")
    host.rest()
    expect(host.box("inner"), equals: "90 148 20 20")
    host.tap(at: CGPoint(x: 100, y: 8))
    host.rest()
    expect(host.box("inner"), equals: "nowhere")
    expect(host.box("outer"), equals: "0 100 200 200")
    expect(journal.take(), equals: "dismissed")
    host.tap(at: CGPoint(x: 100, y: 50))
    host.rest()
    expect(host.box("outer"), equals: "nowhere")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "SHEET-09", "A sheet is removed at once with its presenter, and is hidden while its presenter is covered.",
      .decided, "decision of this project: a presentation belongs to its presenter"))
  func `A sheet is removed with its presenter`() {
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
    host.update()
    expect(host.box("content"), equals: "nowhere")
    #expect(LayeredRootNode.of(host.core)?.layers.isEmpty == true)
    expect(host.core.checkInvariants(), equals: [])
    withAnimation { host.content = Outer(isThere: true) }
    host.rest()
    expect(host.boxes(in: .white), equals: ["0 16 200 284"])
    withAnimation(.linear(duration: 1)) { host.content = Outer(isThere: false) }
    host.update()
    expect(host.boxes(in: .white), equals: [])
    host.rest()
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "SHEET-12", "The sheet of a covered page is hidden and receives no input until the page is uncovered.",
      .decided, "decision of this project: a presentation belongs to its presenter"))
  func `A sheet is covered with its page`() {
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
    host.tap("page")
    expect(host.taps("page"), equals: 1)
    host.content = Pages(path: [])
    host.rest()
    expect(host.boxes(in: .white), equals: ["0 16 200 284"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "SHEET-13",
      "A navigation stack in a sheet has separate pages; dismiss returns from a page, and dismisses the sheet on the "
        + "first page.",
      .documented, "Apple's documentation of DismissAction"))
  func `A sheet can contain pages`() {
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
    expect(host.lines, equals: ["Outside", "Inside"])
    #expect(host.box("first") == "nowhere" && host.box("second") != "nowhere")
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
    own.tap("on")
    own.rest()
    expect(own.lines, equals: ["Inside"])
    own.tap("second")
    own.rest()
    expect(own.lines, equals: ["on", "Inside"])
    expect(journal.take(), equals: "")
    own.tap("first")
    own.rest()
    expect(own.lines, equals: [])
    expect(journal.take(), equals: "dismissed")
  }

  @Test(
    .claim(
      "SHEET-10", "A pull, a tap outside, and Escape do not dismiss a sheet with interactiveDismissDisabled.",
      .documented, "Apple's documentation of interactiveDismissDisabled(_:)"))
  func `Interactive dismissal of a sheet can be disabled`() {
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) {
        Block("content").presentationDetents([.height(100)]).interactiveDismissDisabled()
      }
    }
    expect(host.box("content"), equals: "0 200 200 100")
    host.tap(at: beside)
    host.drag(from: CGPoint(x: 100, y: 210), to: CGPoint(x: 100, y: 299))
    #expect(host.performExitCommand() == false)
    host.rest()
    expect(host.box("content"), equals: "0 200 200 100")
    expect(journal.take(), equals: "")
  }

  @Test(
    .claim(
      "SHEET-11", "The background of a sheet extends under the bottom safe area, and its content avoids it.",
      .reproduced, "sheets on phones"))
  func `The content of a sheet avoids the safe area`() {
    let host = settledHost(200, 300, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) {
      SheetStage(isPresented: true) { Block("content").presentationDetents([.height(100)]) }
    }
    expect(host.box("content"), equals: "0 170 200 100")
    expect(host.boxes(in: .white), equals: ["0 170 200 130"])
    let large = settledHost(200, 300, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)) {
      SheetStage(isPresented: true) { Block("content") }
    }
    expect(large.boxes(in: .white), equals: ["0 36 200 264"])
  }
}
