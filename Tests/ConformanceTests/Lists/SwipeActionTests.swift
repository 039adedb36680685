import Testing
import TributaryGeometry
import TributaryEngine
import TributaryDrawing
import TributaryLayout
import TributaryViews
import TributaryMotion
import TributaryControls
import TributaryHost

/// Swipe actions of views in a container.
@MainActor @Suite struct SwipeActionTests {
  /// The actions that have run, and the changes of the presentation.
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Twenty rows of 40 points, each a button with two actions.
  private struct Rows: View {
    let log: Log
    var edge = HorizontalEdge.trailing
    var allowsFullSwipe = true

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Button {
              log.lines.append("row \(index)")
            } label: {
              Block("row \(index)", nil, 40)
            }
            .swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) {
              Button("Delete", role: .destructive) { log.lines.append("delete \(index)") }
                .accessibilityIdentifier("delete \(index)")
              Button("Pin") { log.lines.append("pin \(index)") }.accessibilityIdentifier("pin \(index)")
            } onPresentationChanged: { isShown in
              log.lines.append(isShown ? "show \(index)" : "hide \(index)")
            }
          }
        }
      }
    }
  }

  /// Drags a row from its center by a distance and waits for the end of its movement.
  private func drag(_ host: ViewHost<some View>, row: Int, by distance: CGFloat, down: CGFloat = 0, at x: CGFloat = 150)
  {
    let y = CGFloat(row) * 40 + 20
    host.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y + down))
    host.rest()
  }

  @Test(
    .claim(
      "SWIPE-01",
      "In a container for swipe actions, a drag of a view reveals its actions; outside, swipeActions has no effect.",
      .documented, "Apple's documentation of swipeActionsContainer()"))
  func `A drag reveals the actions only in a container`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    expect(host.frame(of: "pin 1"), equals: nil)
    drag(host, row: 1, by: -60)
    expect(host.frame(of: "delete 1")?.maxX, equals: 300)
    expect(log.take(), equals: ["show 1"])
    drag(host, row: 1, by: 60)
    expect(host.frame(of: "delete 1"), equals: nil)
    expect(log.take(), equals: ["hide 1"])
    // A short drag without velocity, and one in the other direction, do not reveal.
    drag(host, row: 1, by: 12)
    expect(host.frame(of: "delete 1"), equals: nil)

    let bare = settledHost(300, 200) { Rows(log: log) }
    drag(bare, row: 1, by: -60)
    expect(bare.frame(of: "delete 1"), equals: nil)
    expect(bare.columns("row 1"), equals: "0…300")
  }

  @Test(
    .claim(
      "SWIPE-02", "At most one view of a container has its actions revealed.", .documented,
      "Apple's documentation of swipeActionsContainer()"))
  func `At most one view is revealed`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    drag(host, row: 1, by: -60)
    drag(host, row: 2, by: -60)
    expect(host.frame(of: "delete 1"), equals: nil)
    expect(host.frame(of: "delete 2") != nil, equals: true)
    expect(log.take(), equals: ["show 1", "hide 1", "show 2"])
  }

  @Test(
    .claim(
      "SWIPE-03", "Scrolling of a container hides its revealed actions.", .documented,
      "Apple's documentation of swipeActionsContainer()"))
  func `Scrolling hides the actions`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    drag(host, row: 1, by: -60)
    host.scroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 0, height: 10))
    host.rest()
    expect(log.take(), equals: ["show 1", "hide 1"])
  }

  @Test(
    .claim(
      "SWIPE-04", "A press outside the view hides its revealed actions.", .documented,
      "Apple's documentation of swipeActionsContainer()"))
  func `A press elsewhere hides the actions`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    drag(host, row: 1, by: -60)
    host.tap("row 3")
    host.rest()
    expect(log.take(), equals: ["show 1", "hide 1", "row 3"])
    // Also beside all views.
    let stack = settledHost(300, 200) {
      VStack {
        Block("one", 200, 40).swipeActions {
          Button("Pin") {}
        } onPresentationChanged: {
          log.lines.append("\($0)")
        }
        Spacer()
      }
      .swipeActionsContainer()
    }
    drag(stack, row: 0, by: -60)
    stack.tap(at: CGPoint(x: 150, y: 180))
    stack.rest()
    expect(log.take(), equals: ["true", "false"])
  }

  @Test(
    .claim(
      "SWIPE-05", "A full swipe performs the first action, unless allowsFullSwipe is false.", .documented,
      "Apple's documentation of swipeActions(edge:allowsFullSwipe:content:)"))
  func `A full swipe performs the first action`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    drag(host, row: 1, by: -230, at: 260)
    expect(log.take(), equals: ["delete 1"])
    let part = settledHost(300, 200) { Rows(log: log, allowsFullSwipe: false).swipeActionsContainer() }
    drag(part, row: 1, by: -230, at: 260)
    expect(log.take(), equals: ["show 1"])
  }

  @Test(
    .claim(
      "SWIPE-06", "The first action is next to the edge from which the view is swiped, in either layout direction.",
      .documented, "Apple's documentation of swipeActions(edge:allowsFullSwipe:content:)"))
  func `The first action is next to the edge`() {
    for isRightToLeft in [false, true] {
      for edge in [HorizontalEdge.leading, .trailing] {
        let log = Log()
        let host = settledHost(300, 200) {
          Rows(log: log, edge: edge).swipeActionsContainer()
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        let isLeft = (edge == .leading) != isRightToLeft
        let before = host.frame(of: "row 1")?.minX ?? 0
        drag(host, row: 1, by: isLeft ? 60 : -60)
        let (first, second) = (host.frame(of: "delete 1") ?? .zero, host.frame(of: "pin 1") ?? .zero)
        expect(isLeft ? first.minX == 0 && second.minX > 0 : first.maxX == 300 && second.maxX < 300, equals: true)
        // The view moves away from the buttons.
        let moved = (host.frame(of: "row 1")?.minX ?? 0) - before
        expect(abs(moved), equals: first.union(second).width)
        expect(isLeft, equals: moved > 0)
      }
    }
  }

  @Test(
    .claim(
      "SWIPE-07", "A vertical drag scrolls, and a slider or a horizontal scroll view in a view keeps its drags.",
      .decided, "decision of this project: the gesture that begins inside the view takes precedence"))
  func `Other drags are not disturbed`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    drag(host, row: 3, by: -20, down: -60)
    // The content continues to move, so that the row may have left the visible area.
    #expect((host.frame(of: "row 3")?.minY ?? 0) < 80)
    expect(log.take(), equals: [])

    let inner = settledHost(300, 200) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Block("wide", 600, 40) }
          .swipeActions {
            Button("Pin") {}
          } onPresentationChanged: {
            log.lines.append("\($0)")
          }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .swipeActionsContainer()
    }
    drag(inner, row: 0, by: -100)
    expect(inner.frame(of: "wide").map { $0.minX < -50 }, equals: true)
    expect(log.take(), equals: [])

    let slider = settledHost(300, 40) {
      Slider(value: .constant(0.5)).frame(height: 40)
        .swipeActions {
          Button("Pin") {}
        } onPresentationChanged: {
          log.lines.append("\($0)")
        }
        .swipeActionsContainer()
    }
    drag(slider, row: 0, by: -60, at: 134)
    expect(log.take(), equals: [])
  }

  @Test(
    .claim(
      "SWIPE-08", "A button with an ellipsis reveals the actions for the keyboard, and Escape hides them.", .decided,
      "without a swipe, a button with three dots reveals them"))
  func `The keyboard reveals and hides the actions`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    host.activateFocus()
    host.rest()
    expect(log.take(), equals: ["show 0"])
    expect(host.performExitCommand(), equals: true)
    host.rest()
    expect(log.take(), equals: ["hide 0"])
  }

  @Test(
    .claim(
      "SWIPE-09", "An action of a view in a container hides the actions before it runs.", .reproduced,
      "behavior of lists on iOS"))
  func `An action hides the actions`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    drag(host, row: 1, by: -60)
    host.tap("pin 1")
    host.rest()
    expect(log.take().contains("pin 1"), equals: true)
    expect(host.frame(of: "pin 1"), equals: nil)
  }

  @Test(
    .claim(
      "SWIPE-10", "A disabled view cannot be swiped, and a disabled action is not performed.", .derived,
      "Apple's documentation of disabled(_:)"))
  func `Disabled views and actions`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer().disabled(true) }
    drag(host, row: 1, by: -60)
    expect(host.frame(of: "pin 1"), equals: nil)
    let action = settledHost(300, 200) {
      LazyVGrid(columns: [GridItem(.flexible())], alignment: .leading) {
        Block("cell", nil, 40).swipeActions {
          Button("Pin") { log.lines.append("pin") }.disabled(true)
        } onPresentationChanged: {
          log.lines.append("\($0)")
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .swipeActionsContainer()
    }
    drag(action, row: 0, by: -230, at: 260)
    expect(log.take(), equals: ["true"])
  }

  @Test func `A swipe of a single movement has the effect of a slow one`() {
    let log = Log()
    let host = settledHost(300, 200) { Rows(log: log).swipeActionsContainer() }
    func flick(by distance: CGFloat) {
      host.drag(from: CGPoint(x: 260, y: 60), to: CGPoint(x: 260 + distance, y: 60), steps: 1)
      host.rest()
    }
    flick(by: -230)
    expect(log.take(), equals: ["delete 1"])
    flick(by: -100)
    expect(log.take(), equals: ["show 1"])
  }

  private struct Shrinking: View {
    let log: Log
    let isInList: Bool
    @State private var rows = [0, 1, 2]
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).onTapGesture { rows.removeFirst() }.accessibilityIdentifier("remove")
        Color.blue.frame(height: 20).onTapGesture { mode = mode == .active ? .inactive : .active }
          .accessibilityIdentifier("edit")
        if isInList { List { content } } else { VStack(spacing: 0) { content }.swipeActionsContainer() }
      }
      .environment(\.editMode, $mode)
    }

    private var content: some View {
      ForEach(rows, id: \.self) { row in
        Block("row \(row)", 200, 40).swipeActions {
          Button("Pin") {}
        } onPresentationChanged: {
          log.lines.append("\(row) \($0)")
        }
      }
    }
  }

  @Test(arguments: [("remove", true), ("remove", false), ("edit", true)])
  func `The closure is called when a removal or an edit mode hides the actions for good`(
    change: String, isInList: Bool
  ) {
    let log = Log()
    let host = settledHost(300, 200) { Shrinking(log: log, isInList: isInList) }
    for _ in 0..<3 { host.moveFocus(by: 1) }
    host.activateFocus()
    host.rest()
    expect(log.take(), equals: ["0 true"])
    host.tap(change)
    host.rest()
    expect(log.take(), equals: ["0 false"])
    if change == "edit" {
      host.tap("edit")
      host.rest()
      expect(log.take(), equals: [])
    }
  }

  @Test func `The closure of a list row is called when its actions are revealed or hidden`() {
    let log = Log()
    let host = settledHost(300, 160) {
      List {
        Block("a", 20, 10).swipeActions {
          Button("Pin") {}
        } onPresentationChanged: {
          log.lines.append("\($0)")
        }
      }
      .swipeActionsContainer()
    }
    host.tap(at: CGPoint(x: 276, y: 16))
    host.tap(at: CGPoint(x: 276, y: 16))
    expect(log.take(), equals: ["true", "false"])
  }
}
