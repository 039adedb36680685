import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The area in which a button is pressed, and the gestures that take precedence over it.
@MainActor @Suite struct ButtonReachTests {
  private let journal = Journal()

  @Test(
    .claim(
      "CONTROL-08",
      "A button keeps its press against a surrounding drag; the drag receives a press that ends outside the button.",
      .observed, "measured on macOS 26 and 27 with a drag of 30 points that ends inside the button"))
  func `A button keeps a press that starts a surrounding drag`() {
    func dragged(by distance: CGFloat, down: CGFloat = 0, highPriority: Bool = false) -> String {
      let drag = DragGesture().onEnded { [journal] _ in journal.note("drag") }
      let host = settledHost(200, 100) {
        if highPriority {
          button.highPriorityGesture(drag)
        } else {
          button.gesture(drag)
        }
      }
      host.drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 70 + distance, y: 50 + down))
      return journal.take()
    }
    let rows: [(CGFloat, CGFloat, String)] = [
      (5, 0, "act"), (30, 0, "act"), (59, 0, "act"), (70, 0, "drag"), (0, 30, "act"), (0, -30, "act"), (0, 45, "drag"),
    ]
    for (x, y, expected) in rows { expect(dragged(by: x, down: y), equals: expected, "\(x) \(y)") }
    expect(dragged(by: 30, highPriority: true), equals: "drag")
  }

  @Test(
    .claim(
      "CONTROL-160", "A drag around a button does not begin while the pointer is in the button.", .observed,
      "measured on macOS 26 and 27 with a drag of 30 points that ends inside the button"),
    arguments: [CGFloat(0), 10])
  func `A surrounding drag does not start while the pointer is in the button`(minimumDistance: CGFloat) {
    struct Scene<Content: View>: View {
      let journal: Journal
      let minimumDistance: CGFloat
      let content: Content
      @GestureState private var isDragged = false

      var body: some View {
        VStack {
          content
          Text(isDragged ? "dragged" : "calm")
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: minimumDistance).updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { [journal] _ in journal.note("begin") })
      }
    }
    let host = settledHost(200, 200) {
      Scene(journal: journal, minimumDistance: minimumDistance, content: button)
    }
    let middle = CGPoint(x: 100, y: 86)
    host.send(.down(at: CGPoint(x: middle.x - 15, y: middle.y), time: 0))
    host.send(.moved(to: CGPoint(x: middle.x + 15, y: middle.y), time: 0.1))
    #expect(host.lines.contains("calm"))
    host.send(.up(at: CGPoint(x: middle.x + 15, y: middle.y), time: 0.2))
    expect(journal.take(), equals: "act")
    // Outside the button, the drag begins as usual.
    host.drag(from: CGPoint(x: 100, y: middle.y + 60), to: CGPoint(x: 130, y: middle.y + 60))
    #expect(journal.take().hasPrefix("begin"))
  }

  /// A button that extends from 60 to 140 on both axes.
  private var button: some View {
    Button {
      [journal] in
      journal.note("act")
    } label: {
      Color.red.frame(width: 80, height: 80)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @Test(
    .claim(
      "CONTROL-09",
      "The content shape of the label limits where a plain button is pressed; a bordered button is pressed in its "
        + "bounds.",
      .observed, "measured on macOS 26 and 27 for the plain style; for others a decision"))
  func `The content shape of a label determines where its button is pressed`() {
    func pressed(_ place: CGFloat, _ button: some View) -> String {
      settledHost(100, 100) { button }.tap(at: CGPoint(x: place, y: place))
      return journal.take()
    }
    func label() -> some View { Color.red.frame(width: 80, height: 80) }
    func button<L: View>(_ label: L) -> Button<L> {
      Button {
        [journal] in
        journal.note("act")
      } label: {
        label
      }
    }
    let round = button(label().contentShape(Circle()))
    expect(pressed(50, round.buttonStyle(.plain)), equals: "act")
    expect(pressed(13, round.buttonStyle(.plain)), equals: "")
    expect(pressed(13, button(label().contentShape(Circle()).opacity(0.5)).buttonStyle(.plain)), equals: "")
    expect(pressed(13, round.buttonStyle(.bordered)), equals: "act")
    expect(pressed(13, button(label()).buttonStyle(.plain)), equals: "act")
  }
}
