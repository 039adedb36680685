/// Labels that controls do not display.
@MainActor struct HiddenLabelTests {
  @Test @MainActor func `A field is found by its title while it shows a text, a placeholder, or bullets`() {
    let view = render { Fields() }
    view.type("!", into: "Name")
    view.type("m", into: "Mail")
    view.type("yz", into: "Code")
    view.tap("Loud")
    view.expectText(of: "sum", "Ann! m 3 true")
    // A control that displays its label is found by this text only.
    expect(view.findAll("Shown").count, equals: 1)
    expect(view.findAll("Name").count, equals: 1)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `Typing into an empty field gives it the focus, although its placeholder can leave the tree`(_ axis: Axis) {
    let view = render { Story(axis: axis) }
    view.type("a", into: "Story")
    view.type("b", into: "Story")
    view.expectText(of: "sum", "ab")
  }

  private struct Story: View {
    let axis: Axis
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Story", text: $text, axis: axis).lineLimit(2...4)
        Text(text).accessibilityIdentifier("sum")
      }
    }
  }

  private struct Fields: View {
    @State private var name = "Ann"
    @State private var mail = ""
    @State private var code = "x"
    @State private var isLoud = false
    @State private var isShown = false

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Mail", text: $mail, prompt: Text("a@b.c"))
        SecureField("Code", text: $code)
        Toggle("Loud", isOn: $isLoud).labelsHidden()
        Toggle("Shown", isOn: $isShown)
        Text(verbatim: "\(name) \(mail) \(code.count) \(isLoud)").accessibilityIdentifier("sum")
      }
    }
  }
}
