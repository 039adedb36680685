import Foundation
import Testing
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
import TributaryMotion
import TributaryViews
import TributaryControls
import TributaryHost

/// Swipes of rows together with other interactions, in 300 by 300 points.
@MainActor @Suite struct RowSwipeInteractionTests {
  private struct Deletable: View {
    var swipes = ""
    @State private var rows = ["a", "b", "c"]
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20).onTapGesture { mode = mode == .active ? .inactive : .active }
          .accessibilityIdentifier("edit")
        List {
          ForEach(rows, id: \.self) { row in
            if swipes == "" {
              Block(row, 100, 24)
            } else {
              Block(row, 100, 24).swipeActions(edge: swipes == "leading" ? .leading : .trailing) { Button("Pin") {} }
            }
          }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, $mode)
      }
    }
  }

  @Test(
    .claim(
      "SWIPE-16", "A deletable row without swipe actions has the action Delete, which a full swipe performs.",
      .documented, "Apple's documentation of onDelete(perform:) and of swipeActions(edge:allowsFullSwipe:content:)"))
  func `A deletable row is deleted by a swipe`() {
    let host = settledHost(300, 300) { Deletable() }
    host.swipe("a", by: -50)
    expect(host.lines.contains("Delete"), equals: true)
    host.swipe("a", by: 50)
    expect(host.lines.contains("Delete"), equals: false)
    host.swipe("a", by: -230, at: 280)
    expect(host.frame(of: "a"), equals: nil)
    for edge in ["leading", "trailing"] {
      let own = settledHost(300, 300) { Deletable(swipes: edge) }
      own.swipe("a", by: edge == "leading" ? 50 : -50)
      expect(own.lines.contains("Pin") && !own.lines.contains("Delete"), equals: true)
      own.swipe("a", by: edge == "leading" ? -50 : 50)
      own.swipe("a", by: edge == "leading" ? -50 : 50)
      expect(!own.lines.contains("Pin") && !own.lines.contains("Delete"), equals: true)
    }
  }

  @Test func `An edit mode hides the actions, and its handle moves rows`() {
    let host = settledHost(300, 300) { Deletable() }
    host.swipe("a", by: -50)
    expect(host.lines.contains("Delete"), equals: true)
    host.tap("edit")
    host.rest()
    expect(host.lines.contains("Delete"), equals: false)
    expect(host.columns("a"), equals: "44…144")
    host.swipe("a", by: -230, at: 250)
    expect(host.frame(of: "a") != nil, equals: true)
    let y = host.frame(of: "a")?.midY ?? 0
    host.drag(from: CGPoint(x: 275, y: y), to: CGPoint(x: 275, y: y + 60))
    host.rest()
    #expect((host.frame(of: "a")?.minY ?? 0) > (host.frame(of: "b")?.minY ?? 0))
  }

  @Test func `The button reveals the actions of one edge after the other`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) {
      List {
        Block("a", 20, 10)
          .swipeActions(edge: .leading) {
            Button("Pin") {}.accessibilityIdentifier("pin")
          } onPresentationChanged: {
            log.lines.append("leading \($0)")
          }
          .swipeActions {
            Button("Flag") {}.accessibilityIdentifier("flag")
          } onPresentationChanged: {
            log.lines.append("trailing \($0)")
          }
      }
    }
    host.moveFocus(by: 1)
    host.activateFocus()
    host.rest()
    expect(host.frame(of: "flag")?.maxX == 300 && host.frame(of: "pin") == nil, equals: true)
    host.activateFocus()
    host.rest()
    expect(host.frame(of: "pin")?.minX == 0 && host.frame(of: "flag") == nil, equals: true)
    host.activateFocus()
    host.rest()
    expect(host.frame(of: "pin") == nil && host.frame(of: "flag") == nil, equals: true)
    expect(log.take(), equals: ["trailing true", "trailing false", "leading true", "leading false"])
    host.swipe("a", by: 60, at: 150)
    host.swipe("a", by: -40, at: 150)
    host.swipe("a", by: -60, at: 150)
    expect(log.take(), equals: ["leading true", "leading false", "trailing true"])
  }

  private enum Inside: CaseIterable { case slider, scroll, draggable, reorderable }

  private struct Held: View {
    let inside: Inside
    let log: SwipeLog
    @State private var value = 0.5
    @State private var rows = ["a", "b"]

    var body: some View {
      List {
        ForEach(rows, id: \.self, content: row)
      }
    }

    @ViewBuilder private func row(_ name: String) -> some View {
      let log = log
      Group {
        switch inside {
        case .slider: Slider(value: $value).onChange(of: value) { log.lines.append("slid") }
        case .scroll: ScrollView(.horizontal) { Block("wide \(name)", 600, 24) }
        case .draggable: Block("item \(name)", 200, 24).draggable(name)
        case .reorderable: Block("item \(name)", 200, 24)
        }
      }
      .frame(width: 200, height: 24)
      .accessibilityIdentifier("held \(name)")
      .swipeActions {
        Button("Pin") {}
      } onPresentationChanged: { _ in
        log.lines.append("shown")
      }
    }
  }

  @Test(
    .claim(
      "SWIPE-18",
      "A vertical drag of a row scrolls, and a slider, a horizontal scroll view, or a draggable view in a row keeps its drags.",
      .decided, "decision of this project: the gesture that begins inside the view takes precedence"))
  func `Other drags of rows are not disturbed`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Shifting(log: log) }
    host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 80, y: 120))
    host.rest()
    #expect((host.frame(of: "row 3")?.minY ?? 0) < 80)
    expect(log.take(), equals: [])

    let slider = settledHost(300, 300) { Held(inside: .slider, log: log) }
    slider.drag(from: CGPoint(x: 116, y: 20), to: CGPoint(x: 50, y: 20))
    slider.rest()
    expect(Set(log.take()), equals: ["slid"])

    let scroll = settledHost(300, 300) { Held(inside: .scroll, log: log) }
    scroll.swipe("held a", by: -80)
    expect(scroll.frame(of: "wide a").map { $0.minX < -30 }, equals: true)
    expect(log.take(), equals: [])
    // Beside the scroll view, the row is swiped.
    scroll.drag(from: CGPoint(x: 240, y: 20), to: CGPoint(x: 180, y: 20))
    scroll.rest()
    expect(log.take(), equals: ["shown"])

    let drag = settledHost(300, 300) { Held(inside: .draggable, log: log) }
    drag.swipe("held a", by: -80)
    expect(log.take(), equals: [])
  }

  @Test func `A reorderable row keeps its drags`() {
    struct Letter: Identifiable {
      let id: String
    }
    struct Letters: View {
      let log: SwipeLog
      var body: some View {
        let log = log
        List {
          ForEach(["a", "b", "c"].map { Letter(id: $0) }) { row in
            Block(row.id, 200, 24).swipeActions {
              Button("Pin") {}
            } onPresentationChanged: { _ in
              log.lines.append("shown")
            }
          }
          .reorderable()
        }
        .reorderContainer(for: Letter.self) { _ in log.lines.append("moved") }
      }
    }
    let log = SwipeLog()
    let host = settledHost(300, 300) { Letters(log: log) }
    let start = host.frame(of: "a") ?? .zero
    host.drag(from: CGPoint(x: 100, y: start.midY), to: CGPoint(x: 100, y: start.midY + 100))
    host.rest()
    expect(log.take(), equals: ["moved"])
  }

  @Test func `Links, menus, and disclosure rows are swiped and keep their presses`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) {
      NavigationStack {
        List {
          NavigationLink("link") { Text("page") }.swipeActions { Button("Pin") {} }
          DisclosureGroup {
            Text("inner").swipeActions { Button("Keep") {} }
          } label: {
            Text("group")
          }
          Block("menu", 100, 24).swipeActions { Button("Flag") {} }.contextMenu { Button("Copy") {} }
        }
      }
    }
    host.rest()
    func swipe(_ text: String, by distance: CGFloat) {
      guard let frame = host.shownTexts.first(where: { $0.shownContent == text })?.rootFrame(.model) else { return }
      host.drag(from: CGPoint(x: 200, y: frame.midY), to: CGPoint(x: 200 + distance, y: frame.midY))
      host.rest()
    }
    swipe("link", by: -60)
    expect(host.lines.contains("Pin"), equals: true)
    // The press hides the actions, and the next one follows the link.
    host.tapText("link")
    expect(!host.lines.contains("Pin") && !host.lines.contains("page"), equals: true)
    host.tapText("group")
    swipe("inner", by: -60)
    expect(host.lines.contains("Keep"), equals: true)
    host.swipe("menu", by: -60)
    expect(host.lines.contains("Flag") && !host.lines.contains("Keep"), equals: true)
    let row = host.frame(of: "menu") ?? .zero
    host.openContextMenu(at: CGPoint(x: max(4, row.midX), y: row.midY))
    host.rest()
    expect(host.lines.contains("Copy"), equals: true)
    host.performExitCommand()
    host.rest()
    host.tapText("link")
    host.tapText("link")
    expect(host.lines.contains("page"), equals: true)
    expect(log.take(), equals: [])
  }

  private struct Shifting: View {
    let log: SwipeLog
    var rows = Array(0..<40)

    var body: some View {
      let log = log
      List(rows, id: \.self) { row in
        Block("row \(row)", 100, 24).swipeActions {
          Button("Pin") {}
        } onPresentationChanged: {
          log.lines.append("\(row) \($0)")
        }
      }
    }
  }

  @Test func `A revealed row that leaves the viewport or the data hides its actions`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Shifting(log: log) }
    host.swipe("row 1", by: -60)
    expect(log.take(), equals: ["1 true"])
    host.content.rows = Array(100..<130) + Array(0..<40)
    host.update()
    host.rest()
    expect(log.take(), equals: ["1 false"])
    host.content.rows = Array(0..<40)
    host.update()
    host.rest()
    expect(host.displayList, equals: settledHost(300, 300) { Shifting(log: log) }.displayList)
    host.swipe("row 2", by: -60)
    host.content.rows.remove(at: 2)
    host.update()
    host.rest()
    expect(log.take(), equals: ["2 true", "2 false"])
    expect(host.core.checkInvariants(), equals: [])
  }

  private struct Changing: View {
    let log: SwipeLog
    var edge = HorizontalEdge.trailing

    var body: some View {
      let log = log
      List {
        Block("a", 100, 24).swipeActions(edge: edge) {
          Button("Pin") {}
        } onPresentationChanged: {
          log.lines.append("\($0)")
        }
      }
    }
  }

  @Test func `A row whose revealed actions move to the other edge hides them`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Changing(log: log) }
    host.swipe("a", by: -60)
    host.content.edge = .leading
    host.update()
    host.rest()
    expect(log.take(), equals: ["true", "false"])
    expect(host.displayList, equals: settledHost(300, 300) { Changing(log: log, edge: .leading) }.displayList)
    host.swipe("a", by: 60)
    expect(log.take(), equals: ["true"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A row without actions has no node for them`() {
    func count(_ host: ViewHost<some View>) -> Int {
      var count = 0
      func visit(_ node: ViewNode) {
        if node is RowSwipeNode { count += 1 }
        node.forEachChild(visit)
      }
      visit(host.core.root)
      return count
    }
    expect(count(settledHost(300, 300) { List(0..<5) { Block("\($0)", 100, 24) } }), equals: 0)
    expect(count(settledHost(300, 300) { Shifting(log: SwipeLog(), rows: [1, 2]) }), equals: 2)
    expect(count(settledHost(300, 300) { Deletable().environment(\.editMode, .constant(.active)) }), equals: 3)
  }
}
