import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct ButtonTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  /// A style whose width shows its state: 20 points, or 40 while the button is pressed.
  private struct Widening: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: configuration.isPressed ? 40 : 20, height: 20)
        .accessibilityIdentifier("button")
    }
  }

  private func host() -> ViewHost<some View> {
    settledHost(100, 100) {
      Button {
        [journal] in
        journal.note("act")
      } label: {
        Color.red
      }
      .buttonStyle(Widening())
    }
  }

  /// Sends an event, and expects the width of the button and the entries of the journal.
  private func send(_ event: PointerEvent, to host: ViewHost<some View>, width: CGFloat, entries: String) {
    host.send(event)
    expect(host.frame(of: "button")?.width, equals: width, "\(event)")
    expect(journal.take(), equals: entries, "\(event)")
  }

  @Test(
    .claim(
      "CONTROL-01", "A button runs its action when the press ends, and its style reads isPressed until then.",
      .documented,
      "Apple's documentation of Button and ButtonStyleConfiguration"))
  func `A button runs its action when the press ends`() {
    let host = host()
    let steps: [(PointerEvent, CGFloat, String)] = [
      (.down(at: middle, time: 0), 40, ""), (.up(at: middle, time: 9), 20, "act"),
    ]
    for (event, width, entries) in steps { send(event, to: host, width: width, entries: entries) }
  }

  @Test(
    .claim(
      "CONTROL-02",
      "A press that ends outside its button has no effect; a return of the pointer presses the button again.",
      .reproduced, "buttons of all systems; the boundary is the edge of the button by decision"))
  func `A press can be canceled`() {
    let host = host()
    let outside = CGPoint(x: 90, y: 50)
    let steps: [(PointerEvent, CGFloat, String)] = [
      (.down(at: middle, time: 0), 40, ""), (.moved(to: outside, time: 1), 20, ""),
      (.moved(to: middle, time: 2), 40, ""),
      (.moved(to: outside, time: 3), 20, ""), (.up(at: outside, time: 3), 20, ""), (.down(at: middle, time: 4), 40, ""),
      (.cancelled(time: 5), 20, ""),
    ]
    for (event, width, entries) in steps { send(event, to: host, width: width, entries: entries) }
  }

  @Test(
    .claim(
      "CONTROL-03", "Buttons, toggles, and gestures in a disabled view do not react and cannot have the focus.",
      .documented, "Apple's documentation of disabled(_:)"))
  func `Disabled controls and gestures do not react`() {
    struct Panel: View {
      let journal: Journal
      let isDisabled: Bool

      var body: some View {
        VStack(spacing: 0) {
          Button("one") { journal.note("one") }.disabled(false).frame(height: 50)
          Color.red.frame(height: 50).onTapGesture { journal.note("two") }
        }
        .disabled(isDisabled)
      }
    }
    let host = settledHost(100, 100) { Panel(journal: journal, isDisabled: true) }
    host.play(expecting: ["tap 50,25; tap 50,75; focus 1": ""]) { journal.take() }
    expect(host.focusedFrame, equals: nil)
    host.content = Panel(journal: journal, isDisabled: false)
    host.play(expecting: ["tap 50,25; tap 50,75; focus 1; activate": "one two one"]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-04", "A primitive button style defines the interaction, and runs the action by calling trigger().",
      .documented,
      "Apple's documentation of PrimitiveButtonStyle"))
  func `A primitive button style triggers the action`() {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let host = settledHost(100, 100) {
      Button(role: .destructive) {
        [journal] in
        journal.note("act")
      } label: {
        Color.red
      }
      .buttonStyle(Twice())
    }
    host.play(expecting: ["tap 50,50": "", "tap 50,50": "act"]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-05", "A button style can read the environment of its button and have state.", .documented,
      "Apple's documentation of ButtonStyle and of DynamicProperty"))
  func `Styles have dynamic properties`() {
    struct Counting: ButtonStyle {
      @Environment(\.lineLimit) private var limit
      @State private var presses = 0

      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: CGFloat((limit ?? 0) * 10 + presses), height: 20).accessibilityIdentifier("button")
          .onChange(of: configuration.isPressed) { presses += 1 }
      }
    }
    let host = settledHost(100, 100) {
      Button("count") { [journal] in journal.note("act") }.buttonStyle(Counting()).lineLimit(3)
    }
    expect(host.frame(of: "button")?.width, equals: 30)
    host.send(.down(at: middle, time: 0))
    host.send(.up(at: middle, time: 0))
    expect(host.frame(of: "button")?.width, equals: 32)
    expect(journal.take(), equals: "act")
  }

  @Test(
    .claim(
      "CONTROL-06", "A button in a scroll view does not run its action after the press has become a scroll.",
      .reproduced,
      "scroll views of all systems"))
  func `Scrolling cancels the press of a button`() {
    let host = settledHost(100, 100) {
      ScrollView {
        Button {
          [journal] in
          journal.note("act")
        } label: {
          Color.red.frame(width: 100, height: 300)
        }
      }
    }
    host.play(expecting: ["drag 50,80 50,60": "", "drag 50,80 50,75": "act"]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-07", "The innermost button style applies; setting it again to the same value evaluates no body.",
      .documented, "Apple's documentation of buttonStyle(_:); that nothing is evaluated is a decision"))
  func `An unchanged style evaluates nothing`() {
    struct Panel: View {
      let title: String

      var body: some View {
        VStack {
          Text(title)
          Noted("kept", Self.journal)
        }
        .buttonStyle(.bordered).labelStyle(.iconOnly).toggleStyle(.checkbox)
      }

      static let journal = Journal()
    }
    let host = settledHost(100, 100) { Panel(title: "one") }
    expect(Panel.journal.take(), equals: "kept")
    host.content = Panel(title: "two")
    expect(host.update().counts.bodies, equals: 1)
    expect(Panel.journal.take(), equals: "")
  }
}
