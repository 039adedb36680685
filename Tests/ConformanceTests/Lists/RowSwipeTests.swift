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

/// Swipes of the rows of lists, in 300 by 300 points.
@MainActor @Suite struct RowSwipeTests {
  /// Rows with two actions at an edge, of which the first deletes the row.
  private struct Rows: View {
    let log: SwipeLog
    var edge = HorizontalEdge.trailing
    var allowsFullSwipe = true
    var selects = false
    var isAnimated = false
    @State private var rows = Array(0..<20)
    @State private var selection: Int?

    var body: some View {
      List(selection: selects ? $selection : nil) {
        ForEach(rows, id: \.self) { row in
          Block("row \(row)", 100, 24)
            .swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) {
              Button("Delete", role: .destructive) { delete(row) }.accessibilityIdentifier("delete \(row)")
              Button("Pin") { log.lines.append("pin \(row)") }.accessibilityIdentifier("pin \(row)")
            } onPresentationChanged: { isShown in
              log.lines.append(isShown ? "show \(row)" : "hide \(row)")
            }
            .listRowBackground(Color.yellow.accessibilityIdentifier("ground \(row)"))
        }
      }
      .onChange(of: selection) { log.lines.append("select \(selection ?? -1)") }
    }

    private func delete(_ row: Int) {
      log.lines.append("delete \(row)")
      if isAnimated { withAnimation { rows.removeAll { $0 == row } } } else { rows.removeAll { $0 == row } }
    }
  }

  @Test(
    .claim(
      "SWIPE-11", "A drag of a list row reveals its actions; the whole row moves, with its background and its insets.",
      .documented, "Apple's documentation of swipeActions(edge:allowsFullSwipe:content:)"))
  func `A drag reveals the actions of a row`() throws {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Rows(log: log) }
    let before = try #require(host.frame(of: "row 1"))
    host.swipe("row 1", by: -70)
    expect(log.take(), equals: ["show 1"])
    let (first, second) = (try #require(host.frame(of: "delete 1")), try #require(host.frame(of: "pin 1")))
    expect(first.maxX == 300 && second.maxX < first.minX, equals: true)
    let width = 300 - second.minX
    expect(host.frame(of: "row 1"), equals: before.offsetBy(dx: -width, dy: 0))
    expect(host.frame(of: "ground 1")?.maxX, equals: second.minX)
    expect(host.frame(of: "ground 2")?.maxX, equals: 300)
    // A drag back hides them, and a short one does not reveal.
    host.swipe("row 1", by: 90)
    expect(log.take(), equals: ["hide 1"])
    expect(host.frame(of: "delete 1"), equals: nil)
    host.swipe("row 1", by: -11)
    host.swipe("row 1", by: 70)
    expect(log.take(), equals: [])
    expect(host.frame(of: "row 1"), equals: before)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "SWIPE-12", "The row follows the pointer, and hidden and revealed rows move with an animation.", .reproduced,
      "behavior of lists on iOS"))
  func `A row follows the pointer`() throws {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Rows(log: log) }
    let start = try #require(host.frame(of: "row 1"))
    let press = CGPoint(x: start.midX, y: start.midY)
    host.send(.down(at: press, time: host.time))
    for x in [-10, -20, -40] as [CGFloat] {
      host.advance(by: 1.0 / 60)
      host.send(.moved(to: CGPoint(x: press.x + x, y: press.y), time: host.time))
    }
    host.update()
    expect(host.frame(of: "row 1")?.minX, equals: start.minX - 40)
    expect(log.take(), equals: [])
    host.advance(by: 1)
    host.send(.up(at: CGPoint(x: press.x - 40, y: press.y), time: host.time))
    host.update()
    let shown = host.displayList.description
    host.advance(by: 0.1)
    expect(host.displayList.description != shown, equals: true)
    host.rest()
    expect(host.displayList.description != shown, equals: true)
    // The button moves the row in the same manner.
    let other = settledHost(300, 300) { Rows(log: log) }
    other.tap(at: CGPoint(x: 276, y: 20))
    other.advance(by: 0.05)
    let (row, ground) = (other.presentedFrame(of: "row 0")?.minX ?? 0, other.presentedFrame(of: "ground 0")?.minX ?? 0)
    expect(row < 16 && row == ground + 16, equals: true)
    #expect(row > (other.frame(of: "row 0")?.minX ?? 0))
  }

  @Test(
    .claim("SWIPE-13", "At most one row of a list has its actions revealed.", .reproduced, "behavior of lists on iOS"))
  func `At most one row is revealed`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Rows(log: log) }
    host.swipe("row 1", by: -70)
    host.swipe("row 2", by: -70)
    expect(log.take(), equals: ["show 1", "hide 1", "show 2"])
    expect(host.frame(of: "delete 1"), equals: nil)
    expect(host.frame(of: "delete 2") != nil, equals: true)
  }

  @Test(
    .claim(
      "SWIPE-14", "Scrolling, a press elsewhere, a press on the row, Escape, and an action hide the actions of a row.",
      .reproduced, "behavior of lists on iOS; Escape is a decision of this project"))
  func `The actions of a row are hidden`() throws {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Rows(log: log, selects: true) }
    func reveal() throws {
      host.swipe("row 1", by: -70)
      expect(log.take(), equals: ["show 1"])
      expect(host.frame(of: "pin 1") != nil, equals: true)
    }
    func expectHidden(_ lines: [String], line: Int = #line) {
      host.rest()
      expect(log.take(), equals: lines, "line \(line)")
      expect(host.frame(of: "pin 1"), equals: nil, "line \(line)")
      expect(host.frame(of: "row 1")?.minX, equals: 16, "line \(line)")
    }
    try reveal()
    host.scroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 0, height: 10))
    expectHidden(["hide 1"])
    host.scroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 0, height: -10))
    host.rest()

    try reveal()
    host.tap("row 3")
    expectHidden(["hide 1", "select 3"])

    try reveal()
    host.tap(at: CGPoint(x: 60, y: host.frame(of: "row 1")?.midY ?? 0))
    expectHidden(["hide 1"])

    try reveal()
    expect(host.performExitCommand(), equals: true)
    expectHidden(["hide 1"])
    expect(host.performExitCommand(), equals: false)

    try reveal()
    host.tap("pin 1")
    expectHidden(["hide 1", "pin 1"])
    host.tap("row 1")
    expectHidden(["select 1"])
  }

  @Test func `Escape hides the actions before it leaves the page`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Rows(log: log) }
      }
    }
    host.rest()
    host.swipe("row 1", by: -70)
    expect(log.take(), equals: ["show 1"])
    host.performExitCommand()
    host.rest()
    expect(log.take(), equals: ["hide 1"])
    expect(host.frame(of: "row 1") != nil, equals: true)
  }

  @Test(
    .claim(
      "SWIPE-15", "A full swipe of a row performs the first action, unless allowsFullSwipe is false.", .documented,
      "Apple's documentation of swipeActions(edge:allowsFullSwipe:content:)"))
  func `A full swipe performs the first action of a row`() {
    for isAnimated in [false, true] {
      let log = SwipeLog()
      let host = settledHost(300, 300) { Rows(log: log, isAnimated: isAnimated) }
      host.swipe("row 1", by: -230, at: 280)
      expect(log.take(), equals: ["delete 1"])
      expect(host.frame(of: "row 1"), equals: nil)
      // Also in a single movement, and with the buttons.
      host.swipe("row 2", by: -230, at: 280, steps: 1)
      expect(log.take(), equals: ["delete 2"])
      host.swipe("row 3", by: -70)
      host.tap("delete 3")
      host.rest()
      expect(log.take(), equals: ["show 3", "hide 3", "delete 3"])
      expect(host.frame(of: "row 3"), equals: nil)
      expect(host.frame(of: "row 4")?.minX, equals: 16)
      host.expectSound()
    }
    let log = SwipeLog()
    let part = settledHost(300, 300) { Rows(log: log, allowsFullSwipe: false) }
    part.swipe("row 1", by: -230, at: 280)
    expect(log.take(), equals: ["show 1"])
  }

  @Test(
    .claim(
      "SWIPE-17", "The first action of a row is next to the edge from which it is swiped, in either layout direction.",
      .documented, "Apple's documentation of swipeActions(edge:allowsFullSwipe:content:)"))
  func `The first action of a row is next to the edge`() {
    for isRightToLeft in [false, true] {
      for edge in [HorizontalEdge.leading, .trailing] {
        let log = SwipeLog()
        let host = settledHost(300, 300) {
          Rows(log: log, edge: edge).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        let isLeft = (edge == .leading) != isRightToLeft
        let before = host.frame(of: "row 1")?.minX ?? 0
        host.swipe("row 1", by: isLeft ? -70 : 70)
        expect(log.take(), equals: [])
        host.swipe("row 1", by: isLeft ? 70 : -70)
        let (first, second) = (host.frame(of: "delete 1") ?? .zero, host.frame(of: "pin 1") ?? .zero)
        expect(isLeft ? first.minX == 0 && second.minX > 0 : first.maxX == 300 && second.maxX < 300, equals: true)
        let moved = (host.frame(of: "row 1")?.minX ?? 0) - before
        expect(moved, equals: (isLeft ? 1 : -1) * first.union(second).width)
      }
    }
  }

  @Test func `A row that was swiped equals a fresh one`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Rows(log: log) }
    let before = host.displayList.description
    host.swipe("row 1", by: -70)
    host.swipe("row 1", by: 90)
    expect(host.displayList.description, equals: before)
    expect(host.core.checkInvariants(), equals: [])
    // Revealed by the button or by a drag, the row shows the same.
    let (dragged, pressed) = (settledHost(300, 300) { Rows(log: log) }, settledHost(300, 300) { Rows(log: log) })
    dragged.swipe("row 0", by: -70)
    pressed.tap(at: CGPoint(x: 276, y: 20))
    pressed.rest()
    expect(dragged.displayList.description, equals: pressed.displayList.description)
    expect(dragged.displayList.description != before, equals: true)
  }

  @Test(
    .claim(
      "SWIPE-19", "A disabled row or list cannot be swiped, and a disabled action of a row is not performed.", .derived,
      "Apple's documentation of disabled(_:)"))
  func `Disabled rows`() {
    let log = SwipeLog()
    let all = settledHost(300, 300) { Rows(log: log).disabled(true) }
    all.swipe("row 1", by: -70)
    expect(log.take(), equals: [])
    struct One: View {
      let log: SwipeLog
      var isRowDisabled = false
      var body: some View {
        let log = log
        List {
          Block("a", 100, 24)
            .swipeActions {
              Button("Pin") { log.lines.append("pin") }.disabled(true)
            } onPresentationChanged: {
              log.lines.append("\($0)")
            }
            .disabled(isRowDisabled)
        }
      }
    }
    let row = settledHost(300, 300) { One(log: log, isRowDisabled: true) }
    row.swipe("a", by: -70)
    expect(log.take(), equals: [])
    row.content.isRowDisabled = false
    row.update()
    row.swipe("a", by: -70)
    expect(log.take(), equals: ["true"])
    let action = settledHost(300, 300) { One(log: log) }
    action.swipe("a", by: -230, at: 280)
    expect(log.take(), equals: ["true"])
  }
}
