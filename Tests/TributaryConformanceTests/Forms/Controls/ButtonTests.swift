/// Returns a button that notes "act" in a journal.
@MainActor
private func actButton<L: View>(_ journal: Journal, @ViewBuilder _ label: () -> L) -> Button<L> {
  Button(action: { journal.note("act") }, label: label)
}

@MainActor struct ButtonTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  /// A style whose width shows its state: 20 points, or 40 while the button is pressed.
  private struct Widening: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: configuration.isPressed ? 40 : 20, height: 20).accessibilityIdentifier("button")
    }
  }

  @Test(.claim("CONTROL-01"), .claim("CONTROL-02")) func `A button runs its action when a press ends inside it`() {
    let outside = CGPoint(x: 90, y: 50)
    let steps: [(PointerEvent, CGFloat, String)] = [
      (.down(at: middle, time: 0), 40, ""), (.up(at: middle, time: 9), 20, "act"),
      // A press that leaves the button and returns, leaves it and ends, or is canceled.
      (.down(at: middle, time: 10), 40, ""), (.moved(to: outside, time: 11), 20, ""),
      (.moved(to: middle, time: 12), 40, ""), (.moved(to: outside, time: 13), 20, ""),
      (.up(at: outside, time: 13), 20, ""), (.down(at: middle, time: 14), 40, ""), (.cancelled(time: 15), 20, ""),
    ]
    let host = settledHost(100, 100) { actButton(journal) { Color.red }.buttonStyle(Widening()) }
    for (event, width, entries) in steps {
      host.send(event)
      expect(host.frame(of: "button")?.width, equals: width, "\(event)")
      expect(journal.take(), equals: entries, "\(event)")
    }
  }

  @Test(.claim("CONTROL-03")) @MainActor func `Disabled controls and gestures do not react`() {
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
    play(host, journal, "tap 50,25; tap 50,75; focus 1 | log =; focus = nowhere")
    host.content = Panel(journal: journal, isDisabled: false)
    host.play(expecting: ["tap 50,25; tap 50,75; focus 1; activate": "one two one"]) { journal.take() }
  }

  @Test(.claim("CONTROL-04")) @MainActor func `A primitive button style triggers the action`() {
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

  @Test(.claim("CONTROL-05")) @MainActor func `Styles have dynamic properties`() {
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
    play(host, journal, "| width button = 32; log = act")
  }

  @Test(.claim("CONTROL-06")) @MainActor func `Scrolling cancels the press of a button`() {
    let host = settledHost(100, 100) { ScrollView { actButton(journal) { Color.red.frame(width: 100, height: 300) } } }
    host.play(expecting: ["drag 50,80 50,60": "", "drag 50,80 50,75": "act"]) { journal.take() }
  }

  @Test(.claim("CONTROL-07")) @MainActor func `An unchanged style evaluates nothing`() {
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

@MainActor struct ButtonReachTests {
  private let journal = Journal()

  @Test(.claim("CONTROL-08")) @MainActor func `A button keeps a press that starts a surrounding drag`() {
    func dragged(by distance: CGFloat, down: CGFloat = 0, highPriority: Bool = false) -> String {
      let drag = DragGesture().onEnded { [journal] _ in journal.note("drag") }
      let host = settledHost(200, 100) {
        if highPriority { button.highPriorityGesture(drag) } else { button.gesture(drag) }
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

  @Test(.claim("CONTROL-160"), arguments: [CGFloat(0), 10])
  @MainActor func `A surrounding drag does not start while the pointer is in the button`(minimumDistance: CGFloat) {
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
    let host = settledHost(200, 200) { Scene(journal: journal, minimumDistance: minimumDistance, content: button) }
    let middle = CGPoint(x: 100, y: 86)
    host.send(.down(at: CGPoint(x: middle.x - 15, y: middle.y), time: 0))
    host.send(.moved(to: CGPoint(x: middle.x + 15, y: middle.y), time: 0.1))
    expect(host.drawn("calm"), equals: "calm")
    expect(journal.after { host.send(.up(at: CGPoint(x: middle.x + 15, y: middle.y), time: 0.2)) }, equals: "act")
    // Outside the button, the drag begins as usual.
    host.drag(from: CGPoint(x: 100, y: middle.y + 60), to: CGPoint(x: 130, y: middle.y + 60))
    expect(journal.take().hasPrefix("begin"))
  }

  /// A button that extends from 60 to 140 on both axes.
  private var button: some View {
    actButton(journal) { Color.red.frame(width: 80, height: 80) }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @Test(.claim("CONTROL-09")) @MainActor func `The content shape of a label determines where its button is pressed`() {
    func pressed(_ place: CGFloat, _ button: some View) -> String {
      settledHost(100, 100) { button }.tap(at: CGPoint(x: place, y: place))
      return journal.take()
    }
    func label() -> some View { Color.red.frame(width: 80, height: 80) }
    func button(_ label: some View) -> some View { actButton(journal) { label } }
    let round = button(label().contentShape(Circle()))
    expect(pressed(50, round.buttonStyle(.plain)), equals: "act")
    expect(pressed(13, round.buttonStyle(.plain)), equals: "")
    expect(pressed(13, button(label().contentShape(Circle()).opacity(0.5)).buttonStyle(.plain)), equals: "")
    expect(pressed(13, round.buttonStyle(.bordered)), equals: "act")
    expect(pressed(13, button(label()).buttonStyle(.plain)), equals: "act")
  }
}

@MainActor struct ButtonForegroundTests {
  private func colors<V: View>(@ViewBuilder _ content: () -> V) -> [Color.Resolved] {
    let host = settledHost(300, 300, content: content)
    host.expectSound()
    return host.displayList.colors
  }

  private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// A button whose label is a square in the foreground style.
  private struct Square: View {
    var role: ButtonRole?
    var body: some View { Button(role: role, action: {}, label: { Rectangle().frame(width: 10, height: 10) }) }
  }

  @Test @MainActor func `A foreground style around a button colors its label`() {
    let green = resolved(.green)
    let tint = resolved(.accentColor)
    expect(colors { Square() }, equals: [tint])
    expect(colors { Square().foregroundStyle(.green) }, equals: [green])
    expect(colors { VStack { Square(role: .destructive) }.foregroundColor(.green) }, equals: [green])
    expect(colors { Square().buttonStyle(.borderedProminent).foregroundStyle(.green) }.last, equals: green)
    expect(colors { Square().foregroundColor(nil).foregroundStyle(.green) }, equals: [tint])
    expect(colors { Square().foregroundStyle(.primary) }, equals: [resolved(.primary)])
    expect(colors { Square().foregroundColor(nil).foregroundStyle(.primary) }, equals: [tint])
  }

  @Test @MainActor func `Buttons in section headers and values keep the tint`() {
    let tint = resolved(.accentColor)
    let section = colors { List { Section(content: { LabeledContent("name") { Square() } }, header: { Square() }) } }
    expect(section.count { $0 == tint }, equals: 2)
  }

  @Test @MainActor func `A foreground style does not color the buttons of a stepper`() {
    let plain = colors { Stepper("", value: .constant(1)) }
    expect(colors { Stepper("", value: .constant(1)).foregroundStyle(.green) }, equals: plain)
  }
}
