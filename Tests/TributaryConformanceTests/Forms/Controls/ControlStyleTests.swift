@MainActor
private func pair(_ first: some View, _ second: some View) -> some View {
  VStack(spacing: 0) {
    first
    second
  }
}

@MainActor struct GroupStyleTests {
  private struct Listed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { pair(configuration.content, configuration.label) }
  }

  private struct Headed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("head"), GroupBox(configuration)) }
  }

  @Test(.claim("CONTROL-90")) @MainActor func `A group box takes the appearance of its style`() {
    func lines(_ style: some GroupBoxStyle) -> [String] {
      settledHost(200, 200) {
        GroupBox("title") {
          Text("a")
          Text("b")
        }
        .groupBoxStyle(style).groupBoxStyle(Listed())
      }.lines
    }
    expect(lines(Listed()), equals: ["a", "b", "title"])
    expect(lines(Headed()), equals: ["head", "a", "b", "title"])
    expect(lines(.automatic), equals: ["title", "a", "b"])
    // The column of the style contains the views individually.
    play(200, 200, "| rows a, b = 90…100 100…110") {
      GroupBox {
        Block("a", 10, 10)
        Block("b", 10, 10)
      }
      .groupBoxStyle(Listed())
    }
  }

  private struct Under: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { pair(configuration.content, configuration.label) }
  }

  private struct Marked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("mark"), LabeledContent(configuration)) }
  }

  @Test(.claim("CONTROL-91")) @MainActor func `A labeled value takes the appearance of its style`() {
    func lines(_ style: some LabeledContentStyle) -> [String] {
      settledHost(200, 100) {
        LabeledContent("label", value: "value").labeledContentStyle(style).labeledContentStyle(Under())
      }.lines
    }
    expect(lines(Under()), equals: ["value", "label"])
    expect(lines(Marked()), equals: ["mark", "value", "label"])
    expect(lines(.automatic), equals: ["label", "value"])
  }

  @Test(.claim("CONTROL-102")) @MainActor func `The first text of a label is its title`() {
    func rows(_ content: some View) -> String { settledHost(200, 100) { content }.rows("title", "subtitle") }
    let below = "33…49 51…67"
    expect(
      rows(
        LabeledContent {
          Text("value")
        } label: {
          Block("title", 40, 16)
          Block("subtitle", 60, 16)
        }), equals: below)
    expect(
      rows(
        Picker(selection: .constant(1)) {
          Text("value").tag(1)
        } label: {
          Block("title", 40, 16)
          Block("subtitle", 60, 16)
        }
        .pickerStyle(.navigationLink)), equals: below)
  }

  private struct Sentence: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
          .accessibilityIdentifier("fold")
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Quoted: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("quote"), DisclosureGroup(configuration)) }
  }

  @Test(.claim("CONTROL-92")) @MainActor func `A disclosure group takes the appearance of its style`() {
    let journal = Journal()
    struct Shown<S: DisclosureGroupStyle>: View {
      let style: S
      let journal: Journal
      var body: some View {
        DisclosureGroup("title") {
          Text("a")
          Text("b")
          Noted("made", journal).frame(width: 0, height: 0)
        }
        .disclosureGroupStyle(style).disclosureGroupStyle(Sentence())
      }
    }
    let host = settledHost(200, 200) { Shown(style: Sentence(), journal: journal) }
    host.play(expecting: ["": ["more", "title"]]) { host.lines }
    expect(journal.take(), equals: "")
    host.play(expecting: ["tap fold": ["less", "title", "a", "b"]]) { host.lines }
    expect(journal.take(), differsFrom: "")
    host.play(expecting: ["tap fold": ["more", "title"]]) { host.lines }
    let quoted = settledHost(200, 200) { Shown(style: Quoted(), journal: journal) }
    play(quoted, "tap fold | lines = quote / less / title / a / b; diagnostics =")
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { pair(configuration.content, configuration.label) }
  }

  private struct Starred: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("star"), ControlGroup(configuration)) }
  }

  @Test(.claim("CONTROL-93")) @MainActor func `A control group takes the appearance of its style`() {
    func host(_ style: some ControlGroupStyle) -> ViewHost<some View> {
      settledHost(300, 200) {
        ControlGroup {
          Button("one") {}
          Button("two") {}
        } label: {
          Text("label").accessibilityIdentifier("label")
        }
        .controlGroupStyle(style).controlGroupStyle(Column())
      }
    }
    expect(host(Column()).lines, equals: ["one", "two", "label"])
    expect(host(Starred()).lines, equals: ["star", "one", "two", "label"])
    expect(host(.automatic).lines, equals: ["label", "one", "two"])
    expect(host(.navigation).lines, equals: ["one", "two"])
    expect(host(.palette).lines, equals: ["one", "two"])
    expect(host(.compactMenu).lines, equals: ["one", "two"])
    let menu = host(.menu)
    menu.play(expecting: ["": ["label"], "tap label; rest": ["label", "one", "two"]]) { menu.lines }
  }

  private struct Wide: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("wide"), Menu(configuration)) }
  }

  @Test(.claim("MENU-15")) @MainActor func `A menu button takes the appearance of its style`() {
    func host(_ style: some MenuStyle) -> ViewHost<some View> {
      settledHost(300, 200) {
        Menu(content: { Button("one") {} }, label: { Text("menu").accessibilityIdentifier("menu") }).menuStyle(style)
      }
    }
    let (wide, button) = (host(Wide()), host(.button))
    wide.play(expecting: ["": ["wide", "menu"], "tap menu; rest": ["wide", "menu", "one"]]) { wide.lines }
    button.play(expecting: ["": ["menu"], "tap menu; rest": ["menu", "one"]]) { button.lines }
    // A border takes space; a menu without a border takes less.
    let bordered = host(.borderedButton)
    let borderless = host(.borderlessButton)
    expect(bordered.displayList, differsFrom: borderless.displayList)
    #expect(bordered.lines == ["menu"] && borderless.lines == ["menu"])
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(spacing: 0) {
        Text("box")
        configuration
      }
    }
  }

  private struct Fields<S: TextFieldStyle>: View {
    let style: S
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name).accessibilityIdentifier("name").textFieldStyle(style)
      Text("is \(name)")
    }
  }

  @Test(.claim("CONTROL-94")) @MainActor func `A text field takes the appearance of its style`() {
    let host = settledHost(200, 100) { Fields(style: Boxed()) }
    expect(host.lines.filter { $0.contains { $0 != " " } }.prefix(2), equals: ["box", "Name"])
    play(host, "tap name; type Ab | drawn Ab, is Ab = Ab, is Ab; diagnostics =")
    let outer = settledHost(200, 100) { Fields(style: Boxed()).textFieldStyle(.roundedBorder) }
    expect(outer.displayList, differsFrom: settledHost(200, 100) { Fields(style: Boxed()) }.displayList)
    expect(outer.core.checkInvariants(), equals: [])
  }

  @Test(.claim("CONTROL-105")) @MainActor func `A group box without a label reserves no space for one`() {
    play(200, 200, "| rows a = 95…105") { GroupBox { Block("a", 20, 10) } }
    expect(settledHost(200, 200) { GroupBox("Title") { Block("a", 20, 10) } }.rows("a"), differsFrom: "95…105")
    // The same applies if a style requests the label twice.
    struct Twice: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) } }
    expect(settledHost(200, 200) { GroupBox { Block("a", 20, 10) }.groupBoxStyle(Twice()) }.rows("a"), equals: "95…105")
  }
}

@MainActor struct LabelToggleTests {
  private static var label: some View { Label(title: { Block("title", 50, 10) }, icon: { Block("icon", 10, 10) }) }

  private func places(_ label: some View) -> String {
    let host = settledHost(200, 40) { label }
    return host.identifiers.map { "\($0) \(host.columns($0))" }.joined(separator: ", ")
  }
  @Test(.claim("CONTROL-10")) @MainActor func `A label is arranged by its style`() {
    expect(places(Self.label.labelStyle(.titleAndIcon)), equals: "icon 66…76, title 84…134")
    expect(places(Self.label.labelStyle(.automatic)), equals: "icon 66…76, title 84…134")
    expect(places(Self.label.labelStyle(.titleOnly)), equals: "title 75…125")
    expect(places(Self.label.labelStyle(.iconOnly)), equals: "icon 95…105")
  }

  @Test(.claim("CONTROL-164")) @MainActor func `A label has the set spacing and icon width`() {
    func leading(_ label: some View) -> String { places(label.frame(width: 200, alignment: .leading)) }
    expect(leading(Self.label), equals: "icon 0…10, title 18…68")
    expect(leading(Self.label.labelIconToTitleSpacing(20)), equals: "icon 0…10, title 30…80")
    expect(leading(Self.label.labelReservedIconWidth(30)), equals: "icon 10…20, title 38…88")
    expect(leading(Self.label.labelReservedIconWidth(4)), equals: "icon 0…10, title 18…68")
    let spaced = Self.label.labelReservedIconWidth(30).labelIconToTitleSpacing(0)
    expect(leading(spaced), equals: "icon 10…20, title 30…80")
    expect(leading(Self.label.labelReservedIconWidth(30).labelStyle(.iconOnly)), equals: "icon 0…10")
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

  @Test(.claim("CONTROL-11"), .claim("CONTROL-12")) @MainActor func `The pointer and the keyboard switch toggles`() {
    struct Bulb: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isOn ? 1 : 0.5).onTapGesture { configuration.isOn.toggle() }
      }
    }
    func widths(_ style: some ToggleStyle, after steps: String...) -> [CGFloat?] {
      let host = settledHost(200, 100) { Panel(style: style) }
      return steps.map { step in
        host.play(step)
        return host.frame(of: "state")?.width
      }
    }
    // The focus does not move the second time, because no other view can receive it.
    let next = "focus 1; activate"
    expect(widths(.switch, after: "tap toggle", next, next), equals: [20, 10, 20])
    expect(widths(.automatic, after: "tap toggle", next, next), equals: [20, 10, 20])
    expect(widths(.checkbox, after: "tap toggle", next, next), equals: [20, 10, 20])
    expect(widths(.button, after: "tap toggle", next, next), equals: [20, 10, 20])
    expect(widths(Bulb(), after: "tap toggle"), equals: [20])
  }

  @Test(.claim("CONTROL-13")) @MainActor func `A switch is placed at the trailing edge`() {
    play(200, 20, "| columns toggle, label = 0…200 0…30") {
      Toggle(isOn: .constant(true)) { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("label") }
        .accessibilityIdentifier("toggle")
    }
  }

  private struct Knob: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Option", isOn: $isOn.animation(.linear(duration: 1))).accessibilityIdentifier("toggle")
    }
  }

  @Test(.claim("CONTROL-193")) @MainActor func `An animated change moves the knob of a switch`() {
    func signs(_ host: ViewHost<some View>) -> [String] {
      var signs: [String] = []
      host.displayList.forEachFlattened { drawn in
        guard case .symbol(let symbol) = drawn.command else { return }
        let frame = symbol.frame.applying(drawn.transform)
        signs.append("\(symbol.name) \(Int(frame.minX))…\(Int(frame.maxX))")
      }
      return signs
    }
    let host = settledHost(100, 20) { Knob() }
    expect(signs(host), equals: ["circle.fill 69…83", "minus 88…96"])
    host.tap("toggle")
    expect(signs(host), equals: ["circle.fill 69…83", "minus 88…96"])
    host.advance(by: 0.5)
    expect(signs(host), equals: ["checkmark 74…78", "circle.fill 77…91", "minus 90…94"])
    host.advance(by: 0.5)
    expect(signs(host), equals: ["checkmark 72…80", "circle.fill 85…99"])
    let mirrored = settledHost(100, 20) { Knob().environment(\.layoutDirection, .rightToLeft) }
    expect(signs(mirrored), equals: ["circle.fill 17…31", "minus 4…12"])
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("boxed"), Label(configuration)) }
  }

  private struct Named: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("named"), Toggle(configuration)) }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("framed"), Button(configuration)) }
  }

  private struct Reading: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      pair(Text("reading"), Gauge(value: configuration.value) { configuration.label })
    }
  }

  private struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { pair(Text("counted"), ProgressView(configuration)) }
  }

  @Test(.claim("CONTROL-77")) @MainActor func `A control inside its own style has the outer style`() {
    func texts(_ control: some View) -> [String] {
      let host = settledHost(200, 100) { control }
      host.expectSound()
      return host.shownTexts.map(\.shownContent)
    }
    let label = Label("title", systemImage: "star").labelStyle(Boxed())
    expect(texts(label), equals: ["boxed", "title"])
    expect(texts(label.labelStyle(.iconOnly)), equals: ["boxed"])
    expect(texts(Toggle("on", isOn: .constant(true)).toggleStyle(Named())), equals: ["named", "on"])
    expect(texts(Button("go") {}.buttonStyle(Framed())), equals: ["framed", "go"])
    expect(texts(ProgressView("half", value: 0.5).progressViewStyle(Counted())), equals: ["counted", "half"])
    let gauge = Gauge(value: 0.5) { Text("label") }.gaugeStyle(Reading())
    expect(texts(gauge).filter { $0 == "reading" }, equals: ["reading"])
  }
}

@MainActor struct LabelsHiddenTests {
  @Test(
    .claim("CONTROL-65"),
    arguments: ["toggle", "checkbox", "stepper", "picker", "progress", "busy", "gauge", "content", "group"])
  @MainActor func `A control with hidden labels omits its label`(name: String) {
    let host = settledHost(300, 200) { control(name).accessibilityIdentifier("control") }
    let hidden = settledHost(300, 200) { control(name).accessibilityIdentifier("control").labelsHidden() }
    #expect(host.frame(of: "label") != nil)
    expect(hidden.frame(of: "label"), equals: nil)
    let (with, without) = (host.frame(of: "control") ?? .null, hidden.frame(of: "control") ?? .null)
    #expect(without.width < with.width || without.height < with.height)
    #expect(without.width > 0 && without.height > 0)
  }

  private func control(_ name: String) -> AnyView {
    let label = Block("label", 70, 30)
    return switch name {
    case "toggle": AnyView(Toggle(isOn: .constant(true)) { label })
    case "checkbox": AnyView(Toggle(isOn: .constant(true)) { label }.toggleStyle(.checkbox))
    case "stepper": AnyView(Stepper(value: .constant(1)) { label })
    case "picker":
      AnyView(
        Picker(selection: .constant(1)) {
          Text("1").tag(1)
        } label: {
          label
        }.pickerStyle(.inline).fixedSize())
    case "progress": AnyView(ProgressView(value: 0.5) { label })
    case "busy": AnyView(ProgressView { label })
    case "gauge": AnyView(Gauge(value: 0.5) { label })
    case "content": AnyView(LabeledContent(content: { Text("value") }, label: { label }))
    default: AnyView(ControlGroup(content: { Button("one") {} }, label: { label }))
    }
  }
}
