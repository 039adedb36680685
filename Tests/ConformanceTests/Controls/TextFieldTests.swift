import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct TextFieldTests {
  private let journal = Journal()

  private struct Form: View {
    let journal: Journal
    @State private var name = ""
    @State private var city = "Rome"

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        TextField("City", text: $city, prompt: Text("Town")).textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("city").onSubmit { journal.note("city") }
      }
      .onSubmit { journal.note("form") }
      .onChange(of: name) { journal.note("name \(name)") }
      .onChange(of: city) { journal.note("city \(city)") }
    }
  }

  private func host() -> ViewHost<Form> { settledHost(200, 100) { Form(journal: journal) } }

  @Test(
    .claim(
      "CONTROL-40",
      "A text field accepts typed text while it has the focus, from a touch or from a key, and writes its binding.",
      .documented, "Apple's documentation of TextField"))
  func `Text is typed into the focused field`() {
    host().play(expecting: [
      "type x": "", "tap name; type A\u{7}b": "name Ab", "focus 1; type !": "city Rome!",
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-165",
      "Without a proposed width, a text field is as wide as its text, or as its prompt or title while it is empty.",
      .observed, "a public report on SwiftUI, in which a text field with fixedSize grows while text is typed"),
    arguments: [Axis.horizontal, .vertical])
  func `Without a proposed width, a field is as wide as its text`(axis: Axis) {
    struct Field: View {
      let axis: Axis
      @State private var text = ""
      init(axis: Axis) { self.axis = axis }
      var body: some View {
        VStack(spacing: 0) {
          TextField("A title of a field", text: $text, axis: axis).fixedSize().accessibilityIdentifier("field")
          Text("A title of a field").fixedSize().accessibilityIdentifier("title")
          Text(text).fixedSize().accessibilityIdentifier("text")
          TextField("Title", text: $text, axis: axis).frame(width: 60).accessibilityIdentifier("narrow")
        }
      }
    }
    let host = settledHost(400, 200) { Field(axis: axis) }
    @MainActor func width(_ name: String) -> CGFloat { host.frame(of: name)?.width ?? 0 }
    // The caret takes 8 points.
    #expect(abs(width("field") - width("title") - 8) < 1e-6)
    host.tap("field")
    #expect(abs(width("field") - width("title") - 8) < 1e-6, "with the focus")
    for part in ["ab", "c and more than the title is long"] {
      host.type(part)
      #expect(abs(width("field") - width("text") - 8) < 1e-6, "\(part)")
    }
    #expect(width("text") > 100 && width("narrow") == 60)
  }

  @Test(
    .claim(
      "CONTROL-95", "Return in a search field runs the search submit actions, and no text submit actions.",
      .documented, "Apple's documentation of SubmitTriggers and onSubmit(of:_:)"))
  func `Return submits a search`() {
    struct Search: View {
      let journal: Journal
      @State private var text = ""
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).accessibilityIdentifier("name")
          .searchable(text: $text)
          .onSubmit(of: .search) { journal.note("search \(text)") }
          .onSubmit { journal.note("text") }
          .onSubmit(of: [.text, .search]) { journal.note("both") }
      }
    }
    settledHost(200, 100) { Search(journal: journal) }.play(expecting: [
      "tap name; type \"\n\"": "text both", "focus -1; type \"x\n\"": "search x both",
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-101",
      "The caret moves to the end of a text that client code writes, and stays in place when the field writes it.",
      .reproduced, "behavior of text fields on Apple's systems"))
  func `The caret follows a text that client code writes`() {
    struct Named: View {
      @State private var name = "abc"
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          Trigger("other") { name = "longer" }
          Text(name).accessibilityIdentifier("shown")
        }
      }
    }
    let host = settledHost(200, 100) { Named() }
    host.play(expecting: ["focus 1; key home; type xy": "xyabc", "tap other; type !": "longer!"]) {
      host.drawn("xyabc", "longer!")
    }
  }

  @Test(
    .claim(
      "CONTROL-41", "Return in a text field runs the submit actions of the surrounding views, from the inside out.",
      .documented, "Apple's documentation of onSubmit(of:_:)"))
  func `Return runs the submit actions`() {
    host().play(expecting: ["tap city; type \"\n\"": "city form", "tap name; type \"\n\"": "form"]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-42", "An empty field displays its prompt, or its title without a prompt; text replaces both.",
      .documented,
      "Apple's documentation of TextField"))
  func `An empty field shows its prompt`() {
    struct Empty: View {
      @State private var text = ""

      var body: some View { TextField("Title", text: $text, prompt: Text("Prompt")).accessibilityIdentifier("field") }
    }
    let host = settledHost(200, 40) { Empty() }
    expect(host.drawn("Prompt", "Title"), equals: "Prompt")
    host.play("tap field; type ab")
    expect(host.drawn("Prompt"), equals: "")
    #expect(host.lines.contains { $0.hasPrefix("ab") })
  }

  @Test(
    .claim(
      "CONTROL-43",
      "A touch places the caret at the nearest boundary between characters, and only the focused field displays a "
        + "caret.",
      .decided, "decision of this project"))
  func `A touch places the caret`() {
    let host = host()
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.update()
    let left = host.frame(of: "city").map { CGPoint(x: $0.minX + 8, y: $0.midY) } ?? .zero
    // Between "o" and "m".
    host.tap(at: CGPoint(x: left.x + 17, y: left.y))
    host.type("__")
    expect(journal.take(), equals: "city Ro__me")
    expect(host.lines.filter { $0.contains("▏") }, equals: [], "the caret is under a character")
    host.tap(at: CGPoint(x: left.x + 150, y: left.y))
    #expect(host.lines.joined().contains("Ro__me▏"))
    host.tap("name")
    expect(host.drawn("▏", "Ro__me"), equals: "▏, Ro__me")
  }

  @Test(
    .claim(
      "CONTROL-87", "A touch finds the character in the displayed text, at every text size, weight, and design.",
      .derived, "CONTROL-43"), arguments: [0, 1, 2, 3])
  func `A touch finds the character at any text style`(look: Int) {
    struct Stage: View {
      let look: Int
      let journal: Journal
      @State private var text = "mmmmmm"

      var body: some View {
        VStack(alignment: .leading) {
          Text(text).fixedSize().accessibilityIdentifier("probe")
          TextField("", text: $text).accessibilityIdentifier("field").onChange(of: text) { journal.note(text) }
        }
        .dynamicTypeSize(look == 1 ? .accessibility3 : .large)
        .fontWeight(look == 2 ? .bold : nil)
        .fontDesign(look == 3 ? .monospaced : nil)
      }
    }
    let host = settledHost(400, 200, measurer: MetricTextMeasurer()) { Stage(look: look, journal: journal) }
    let width = host.frame(of: "probe")?.width ?? 0
    let field = host.frame(of: "field") ?? .zero
    host.tap(at: CGPoint(x: field.minX + width / 2, y: field.midY))
    host.type("|")
    expect(journal.take(), equals: "mmm|mmm")
  }

  @Test(
    .claim(
      "CONTROL-44", "A text that is longer than its field scrolls to keep the caret visible.", .decided,
      "decision of this project"))
  func `A long text scrolls with the caret`() {
    struct Narrow: View {
      @State private var text = "0123456789"

      var body: some View { TextField("", text: $text).accessibilityIdentifier("field") }
    }
    let host = settledHost(48, 16) { Narrow() }
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.moveFocus(by: 1)
    #expect(host.lines.joined().hasSuffix(" 56789▏"))
    host.type("x")
    #expect(host.lines.joined().hasSuffix(" 6789x▏"))
  }

  @Test(
    .claim(
      "CONTROL-45", "A disabled text field accepts neither the focus nor text.", .documented,
      "Apple's documentation of disabled(_:)"))
  func `A disabled text field takes no focus and no text`() {
    let host = settledHost(200, 40) { Form(journal: journal).disabled(true) }
    host.tap("name")
    host.type("x")
    expect(journal.take(), equals: "")
    #expect(host.focusedFrame == nil)
  }
}
