import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct LabelToggleTests {
  @Test(
    .claim(
      "CONTROL-10", "A label displays its icon before its title, or only one of them, as its style specifies.",
      .documented,
      "Apple's documentation of LabelStyle; the distance of 8 points is a decision"))
  func `A label is arranged by its style`() {
    func label<S: LabelStyle>(_ style: S) -> String {
      let host = settledHost(200, 40) {
        Label {
          Color.red.frame(width: 50, height: 10).accessibilityIdentifier("title")
        } icon: {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("icon")
        }
        .labelStyle(style)
      }
      return host.identifiers.map { "\($0) \(host.columns($0))" }.joined(separator: ", ")
    }
    expect(label(.titleAndIcon), equals: "icon 66…76, title 84…134")
    expect(label(.automatic), equals: "icon 66…76, title 84…134")
    expect(label(.titleOnly), equals: "title 75…125")
    expect(label(.iconOnly), equals: "icon 95…105")
  }

  @Test(
    .claim(
      "CONTROL-164", "Labels have the spacing and at least the icon width that modifiers set around them.", .documented,
      "Apple's documentation of labelIconToTitleSpacing(_:) and labelReservedIconWidth(_:)"))
  func `A label has the set spacing and icon width`() {
    func label(_ change: (AnyView) -> AnyView) -> String {
      let label = Label {
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("title")
      } icon: {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("icon")
      }
      let host = settledHost(200, 40) { change(AnyView(label)).frame(width: 200, alignment: .leading) }
      return host.identifiers.map { "\($0) \(host.columns($0))" }.joined(separator: ", ")
    }
    expect(label { $0 }, equals: "icon 0…10, title 18…68")
    expect(label { AnyView($0.labelIconToTitleSpacing(20)) }, equals: "icon 0…10, title 30…80")
    expect(label { AnyView($0.labelReservedIconWidth(30)) }, equals: "icon 10…20, title 38…88")
    expect(label { AnyView($0.labelReservedIconWidth(4)) }, equals: "icon 0…10, title 18…68")
    expect(
      label { AnyView($0.labelReservedIconWidth(30).labelIconToTitleSpacing(0)) }, equals: "icon 10…20, title 30…80")
    expect(label { AnyView($0.labelReservedIconWidth(30).labelStyle(.iconOnly)) }, equals: "icon 0…10")
  }

  private struct Panel<S: ToggleStyle>: View {
    let style: S
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Toggle("Option", isOn: $isOn).accessibilityIdentifier("toggle")
        Color.red.frame(width: isOn ? 20 : 10, height: 10).accessibilityIdentifier("state")
      }
      .toggleStyle(style)
    }
  }

  @Test(
    .claim(
      "CONTROL-11",
      "A toggle of any style writes its binding on a press or on Return, and is one focusable view.",
      .documented, "Apple's documentation of Toggle; the keys are a decision"))
  func `The pointer and the keyboard switch toggles`() {
    func isSwitched<S: ToggleStyle>(_ style: S) -> Bool {
      let host = settledHost(200, 100) { Panel(style: style) }
      func isOn() -> Bool { host.frame(of: "state")?.width == 20 }
      host.tap("toggle")
      guard isOn() else { return false }
      host.moveFocus(by: 1)
      host.activateFocus()
      guard !isOn() else { return false }
      // The focus does not move, because no other view can receive it.
      host.moveFocus(by: 1)
      host.activateFocus()
      return isOn()
    }
    expect([isSwitched(.switch), isSwitched(.automatic)], equals: [true, true], "switch, automatic")
    expect([isSwitched(.checkbox), isSwitched(.button)], equals: [true, true], "checkbox, button")
  }

  @Test(
    .claim(
      "CONTROL-12", "A custom toggle style writes the binding through isOn of its configuration.", .documented,
      "Apple's documentation of ToggleStyleConfiguration"))
  func `A custom toggle style writes the binding`() {
    struct Bulb: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isOn ? 1 : 0.5).onTapGesture { configuration.isOn.toggle() }
      }
    }
    let host = settledHost(200, 100) { Panel(style: Bulb()) }
    host.tap("toggle")
    expect(host.frame(of: "state")?.width, equals: 20)
  }

  @Test(
    .claim(
      "CONTROL-13", "A switch is placed at the trailing edge of its toggle.", .observed,
      "pictures of SwiftUI's switch toggles; the size of the switch is a decision"))
  func `A switch is placed at the trailing edge`() {
    let host = settledHost(200, 20) {
      Toggle(isOn: .constant(true)) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("label") }
        .accessibilityIdentifier("toggle")
    }
    expect(host.columns("toggle", "label"), equals: "0…200 0…30")
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("boxed")
        Label(configuration)
      }
    }
  }

  private struct Named: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("named")
        Toggle(configuration)
      }
    }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("framed")
        Button(configuration)
      }
    }
  }

  private struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("counted")
        ProgressView(configuration)
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-77", "A control that a style creates from its configuration has the next outer style.",
      .documented,
      "Apple's documentation of Label.init(_:) and Toggle.init(_:), whose examples change the current style"))
  func `A control inside its own style has the outer style`() {
    func texts(_ control: some View) -> [String] {
      let host = settledHost(200, 100) { control }
      expectSound(host)
      return host.shownTexts.map(\.shownContent)
    }
    let label = Label("title", systemImage: "star").labelStyle(Boxed())
    expect(texts(label), equals: ["boxed", "title"])
    expect(texts(label.labelStyle(.iconOnly)), equals: ["boxed"])
    expect(texts(Toggle("on", isOn: .constant(true)).toggleStyle(Named())), equals: ["named", "on"])
    expect(texts(Button("go") {}.buttonStyle(Framed())), equals: ["framed", "go"])
    expect(texts(ProgressView("half", value: 0.5).progressViewStyle(Counted())), equals: ["counted", "half"])
  }
}
