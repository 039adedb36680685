@MainActor struct FormColumnsTests {
  /// Returns a row with a label and a value of the given widths.
  private func row(_ id: String, _ label: CGFloat, _ value: CGFloat?) -> some View {
    LabeledContent(content: { Block("\(id) value", value, 16) }, label: { Block("\(id) label", label, 16) })
  }

  private func form(@ViewBuilder _ content: () -> some View) -> some View { Form(content: content).formStyle(.columns) }

  @Test(.claim("LIST-39")) @MainActor func `Labels end where the controls begin`() {
    let host = settledHost(200, 300) {
      form {
        row("a", 20, 30)
        Group { row("b", 50, 40) }
        ForEach(0..<1) { _ in row("c", 10, nil) }
      }
    }
    expect(host.columns("a label", "b label", "c label"), equals: "30…50 0…50 40…50")
    expect(host.columns("a value", "b value", "c value"), equals: "58…88 58…98 58…200")
    expect((host.frame(of: "c label")?.minY ?? 0) - (host.frame(of: "a label")?.minY ?? 0), equals: 48)
    play(host, "scroll 100,150 0,20 | midY b label = 150")
  }

  @Test(.claim("LIST-40")) @MainActor func `A view without a label begins in the control column`() {
    let host = settledHost(200, 300) {
      form {
        Section {
          row("a", 40, 30)
          Block("plain", 20, 16)
          Block("wide", nil, 16)
          Toggle(isOn: .constant(true)) { Block("box", 20, 16) }.toggleStyle(.checkbox)
        } header: {
          Block("header", 20, 16)
        } footer: {
          Block("footer", 20, 16)
        }
        Section(content: { Block("next", 10, 16) }, header: { Block("second", 10, 16) })
      }
    }
    expect(host.columns("plain", "wide", "header", "footer"), equals: "48…68 48…200 48…68 48…68")
    expect((host.frame(of: "box")?.minX ?? 0), above: 48)
    let gap = { (a: String, b: String) in (host.frame(of: b)?.minY ?? 0) - (host.frame(of: a)?.maxY ?? 0) }
    expect(gap("header", "a label"), equals: 8)
    expect(gap("footer", "second"), equals: 20)
    expect(gap("second", "next"), equals: 8)
  }

  @Test(.claim("LIST-41")) @MainActor func `Labels of all controls are in the label column`() {
    struct Controls: View {
      @State private var text = ""
      @State private var isOn = false
      @State private var number = 0.5
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      @State private var color = Color.red
      @State private var choice = 1
      private func label(_ id: String) -> some View { Block(id, 30, 16) }
      private var options: some View { ForEach(0..<2) { Text("option \($0)") } }
      var body: some View {
        Form {
          row(LabeledContent(content: { Text("x") }, label: { label("content") }))
          Toggle(isOn: $isOn) { label("toggle") }
          TextField(text: $text) { label("field") }
          SecureField(text: $text) { label("secure") }
          Slider(value: $number) { label("slider") }
          Stepper(value: $number) { label("stepper") }
          DatePicker(selection: $date, displayedComponents: .date) { label("date") }
          DatePicker(selection: $date, displayedComponents: .date) { label("month") }.datePickerStyle(.graphical)
          ColorPicker(selection: $color) { label("color") }
          Picker(selection: $choice, content: { options }, label: { label("menu") })
          Picker(selection: $choice, content: { options }, label: { label("inline") }).pickerStyle(.inline)
          Picker(selection: $choice, content: { options }, label: { label("segments") }).pickerStyle(.segmented)
          row(LabeledContent(content: { Text("x") }, label: { Block("widest", 60, 16) }))
        }
        .formStyle(.columns)
      }
      private func row(_ view: some View) -> some View { view.padding(.vertical, 1).background(Color.red.opacity(0)) }
    }
    let host = settledHost(400, 900) { Controls() }
    for id in [
      "content", "toggle", "field", "secure", "slider", "stepper", "date", "month", "color", "menu", "inline",
      "segments",
    ] { expect(host.columns(id), equals: "30…60", "\(id)") }
    expect(host.columns("widest"), equals: "0…60")
    let mirrored = settledHost(400, 900) { Controls().environment(\.layoutDirection, .rightToLeft) }
    expect(mirrored.columns("widest", "field"), equals: "340…400 340…370")
  }

  @Test(.claim("LIST-42")) @MainActor func `A long label takes at most half the width`() {
    let host = settledHost(100, 300, measurer: MetricTextMeasurer()) {
      form {
        row("a", 20, 30)
        LabeledContent(
          content: { Block("value", nil, 16) },
          label: { Text("a b c d e f g h i j k l m n o p").accessibilityIdentifier("long") })
      }
    }
    expect(host.frame(of: "long").map { $0.maxX == 42 && $0.height > 30 }, equals: true)
    expect(host.columns("value", "a value"), equals: "50…100 50…80")
    // A label that fits beside a small control keeps its width, even if the form has its ideal width.
    play(300, 300, "| columns a label, a value = 91…171 179…209") { form { row("a", 80, 30) }.fixedSize() }
  }

  @Test @MainActor func `Inserted and removed rows keep their state`() {
    struct Rows: View {
      @State private var isLong = false
      var body: some View {
        Form {
          Toggle(isOn: $isLong) { Block("more", 30, 16) }
          Counter()
          if isLong { LabeledContent(content: { Block("value", 20, 16) }, label: { Block("long", 80, 16) }) }
        }
        .formStyle(.columns)
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        LabeledContent(
          content: { Block("count \(count)", 20, 16).onTapGesture { count += 1 } }, label: { Block("label", 30, 16) })
      }
    }
    let host = settledHost(200, 200) { Rows() }
    expect(host.tapped("count 0").frame(of: "count 1") != nil, equals: true)
    let before = host.frame(of: "count 1")?.minX ?? 0
    // A press on the label of a switch toggles it.
    expect(host.tapped("more").frame(of: "long") != nil, equals: true)
    expect((host.frame(of: "count 1")?.minX ?? 0) - before, above: 20)
    play(host, "focus 1; key space | box long = nowhere")
    expect(host.frame(of: "count 1")?.minX, equals: before)
  }

  @Test @MainActor func `A field with an adjacent label shows only its prompt`() {
    let host = settledHost(200, 100) {
      form {
        TextField("Name", text: .constant(""))
        TextField("Town", text: .constant(""), prompt: Text("where"))
        TextField("Bare", text: .constant("")).labelsHidden()
      }
    }
    expect(host.lines.filter { $0 != " " }, equals: ["Name", "Town", "where", "Bare"])
  }

  @Test @MainActor func `The number of measurements grows linearly with the rows`() {
    func measurements(_ count: Int) -> Int {
      ViewHost(size: CGSize(width: 200, height: 100)) {
        form { ForEach(0..<count, id: \.self) { row("\($0)", 20, nil) } }
      }
      .update().counts.measurements
    }
    expect(measurements(200), atMost: 2 * measurements(100) + 20)
  }
}

@MainActor struct FormStyleTests {
  private struct Lined: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 5) {
        Block("line", 50, 5)
        configuration.content
      }
    }
  }

  private struct Headed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Block("head", nil, 20)
        Form(configuration)
      }
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Form {
        Section("Net") { Block("a\(count)", 20, 10).onTapGesture { count += 1 } }
        Section { Block("b", 20, 10) }
      }
    }
  }

  @Test(.claim("LIST-34")) @MainActor func `A custom form style determines the appearance of a form`() {
    let host = settledHost(200, 200) { Counting().formStyle(Lined()) }
    play(host, "tap a0; tap a1 | box a2 != nowhere; columns line, a2, b = 75…125 75…95 75…95")
    let plain = settledHost(200, 200) { Counting().frame(height: 180).padding(.top, 20) }
    let headed = settledHost(200, 200) { Counting().formStyle(Headed()).formStyle(.grouped) }
    expect(headed.box("head"), equals: "0 0 200 20")
    expect(headed.box("b"), equals: plain.box("b"))
    let inner = settledHost(200, 200) { Counting().formStyle(Headed()).formStyle(.columns) }
    expect(inner.extent("head"), equals: "200 20")
    expect(inner.columns("a0"), equals: inner.columns("b"))
  }

  @Test(.claim("STYLE-23")) @MainActor func `A glass effect draws a translucent background without affecting layout`() {
    func picture<V: View>(@ViewBuilder _ content: () -> V) -> String {
      settledHost(200, 100, content: content).displayList.description
    }
    let plain = picture { Block("a", 40, 20).glassEffect() }
    expect(plain.contains("#FFFFFFBF") && plain.contains("#3C3C434A"), equals: true)
    expect(picture { Block("a", 40, 20).glassEffect(.clear) }.contains("#FFFFFF66"), equals: true)
    expect(
      picture { Block("a", 40, 20).glassEffect(.regular.tint(Ink.red.color).interactive(), in: Rectangle()) }.contains(
        "#FF000080"), equals: true)
    expect(picture { Block("a", 40, 20).glassEffect(.identity) }.contains("#FFFFFF"), equals: false)
    let host = settledHost(200, 100) {
      GlassEffectContainer { HStack(spacing: 0) { Block("a", 40, 20).glassEffect() } }
    }
    expect(host.box("a"), equals: "80 40 40 20")
    expect(host.lines.isEmpty, equals: true)
  }

  @Test @MainActor func `Glass buttons respond to presses and keys`() {
    struct Buttons: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("more \(count)") { count += 1 }.buttonStyle(.glass).accessibilityIdentifier("more")
          Button("much") { count += 10 }.buttonStyle(.glassProminent).accessibilityIdentifier("much")
        }
      }
    }
    play(200, 100, "tap more; tap much; focus 1; key return | lines = more 12 / much") { Buttons() }
  }
}
