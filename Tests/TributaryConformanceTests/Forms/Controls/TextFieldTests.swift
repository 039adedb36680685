@MainActor struct TextFieldTests {
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

  @Test(.claim("CONTROL-40"), .claim("CONTROL-41"), .claim("CONTROL-45"))
  @MainActor func `Text and Return are typed into the focused field, unless it is disabled`() {
    host().play(expecting: [
      "type x": "", "tap name; type A\u{7}b": "name Ab", "focus 1; type !": "city Rome!",
      "tap city; type \"\n\"": "city form", "tap name; type \"\n\"": "form",
    ]) { journal.take() }
    play(200, 40, journal, "tap name; type x | log =; focus = nowhere") { Form(journal: journal).disabled(true) }
  }

  @Test(.claim("CONTROL-165"), arguments: [Axis.horizontal, .vertical])
  @MainActor func `Without a proposed width, a field is as wide as its text`(axis: Axis) {
    struct Field: View {
      let axis: Axis
      @State private var text = ""
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
    expect(abs(width("field") - width("title") - 8), below: 1e-6)
    host.tap("field")
    expect(abs(width("field") - width("title") - 8), below: 1e-6, "with the focus")
    for part in ["ab", "c and more than the title is long"] {
      host.type(part)
      expect(abs(width("field") - width("text") - 8), below: 1e-6, "\(part)")
    }
    #expect(width("text") > 100 && width("narrow") == 60)
  }

  @Test(.claim("CONTROL-95")) @MainActor func `Return submits a search`() {
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

  @Test(.claim("CONTROL-101")) @MainActor func `The caret follows a text that client code writes`() {
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

  @Test(.claim("CONTROL-42")) @MainActor func `An empty field shows its prompt`() {
    struct Empty: View {
      @State private var text = ""
      var body: some View { TextField("Title", text: $text, prompt: Text("Prompt")).accessibilityIdentifier("field") }
    }
    let host = settledHost(200, 40) { Empty() }
    expect(host.drawn("Prompt", "Title"), equals: "Prompt")
    expect(host.played("tap field; type ab").drawn("Prompt"), equals: "")
    expect(host.lines.contains { $0.hasPrefix("ab") })
  }

  @Test(.claim("CONTROL-43")) @MainActor func `A touch places the caret`() {
    let host = host()
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.update()
    let left = host.frame(of: "city").map { CGPoint(x: $0.minX + 8, y: $0.midY) } ?? .zero
    // Between "o" and "m".
    host.tap(at: CGPoint(x: left.x + 17, y: left.y))
    play(host, journal, "type __ | log = city Ro__me")
    expect(host.lines.filter { $0.contains("▏") }, equals: [], "the caret is under a character")
    host.tap(at: CGPoint(x: left.x + 150, y: left.y))
    expect(host.lines.joined(), contains: "Ro__me▏")
    play(host, "tap name | drawn ▏, Ro__me = ▏, Ro__me")
  }

  @Test(.claim("CONTROL-87"), arguments: [0, 1, 2, 3]) func `A touch finds the character at any text style`(look: Int) {
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
    expect(journal.after { host.type("|") }, equals: "mmm|mmm")
  }

  @Test(.claim("CONTROL-44")) @MainActor func `A long text scrolls with the caret`() {
    struct Narrow: View {
      @State private var text = "0123456789"
      var body: some View { TextField("", text: $text).accessibilityIdentifier("field") }
    }
    let host = settledHost(48, 16) { Narrow() }
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.moveFocus(by: 1)
    expect(host.lines.joined().hasSuffix(" 56789▏"))
    host.type("x")
    expect(host.lines.joined().hasSuffix(" 6789x▏"))
  }
}

/// Text fields that grow with their text: a character is 8 points wide and a line 20 high.
@MainActor struct VerticalFieldTests {
  private struct Field: View {
    var limit: ClosedRange<Int>?
    var submits = false
    @State var text = ""
    var log: (String) -> Void = { _ in }
    var body: some View {
      VStack(spacing: 0) {
        if let limit { field.lineLimit(limit) } else { field }
        Spacer(minLength: 0)
      }
      .onChange(of: text) { log(text) }
    }
    @ViewBuilder private var field: some View {
      let field = TextField("Message", text: $text, axis: .vertical).accessibilityIdentifier("field")
      if submits { field.onSubmit { log("submitted") } } else { field }
    }
  }

  private func height(_ text: String, _ limit: ClosedRange<Int>? = nil) -> CGFloat? {
    settledHost(88, 300) { Field(limit: limit, text: text) }.frame(of: "field")?.height
  }

  @Test(.claim("CONTROL-75")) @MainActor func `A vertical field is as high as its text`() {
    let rows: [(String, ClosedRange<Int>?, CGFloat)] = [
      ("", nil, 20), ("one", nil, 20), ("one two three", nil, 40), ("a\nb\nc\nd", nil, 80), ("a\nb\nc\nd", 2...3, 60),
      ("", 2...3, 40),
    ]
    for (text, limit, expected) in rows { expect(height(text, limit), equals: expected, "\(text)") }
    expect(settledHost(88, 300) { Field() }.lines, equals: ["Message"])
  }

  @Test(.claim("CONTROL-76")) @MainActor func `Return breaks a line in a vertical field`() {
    var told: [String] = []
    let host = settledHost(200, 300) { Field { told.append($0) } }
    host.play(expecting: ["tap field; type \"a\nb\"": "a\nb"]) { told.last }
    expect(host.frame(of: "field")?.height, equals: 40)
    host.play(expecting: ["key up; type x": "ax\nb"]) { told.last }
    let submitting = settledHost(200, 300) { Field(submits: true) { told.append($0) } }
    submitting.play("tap field; type \"a\n\"")
    expect(told.suffix(2), equals: ["a", "submitted"])
    expect(submitting.core.checkInvariants(), equals: [])
  }

  @Test(.claim("LIST-30")) @MainActor func `Scroll content backgrounds can be shown and hidden`() {
    func inks(_ visibility: Visibility) -> String {
      settledHost(100, 100) { List { Text("a") }.scrollContentBackground(visibility) }.inks
    }
    expect(inks(.automatic), equals: inks(.hidden))
    expect(inks(.visible), differsFrom: inks(.hidden))
  }

  @Test(.claim("SEARCH-01")) @MainActor func `Search scopes are shown below the search field`() {
    struct Stage: View {
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        Text("scope \(scope)").frame(maxHeight: .infinity)
          .searchable(text: $text)
          .searchScopes($scope) {
            Text("Inbox").tag(1)
            Text("All").tag(2)
          }
      }
    }
    let host = settledHost(200, 200) { Stage() }
    expect(host.drawn("Inbox"), equals: "")
    host.play(expecting: ["focus 1; type x": "Inbox"]) { host.drawn("Inbox", "scope 2") }
    host.play(expecting: ["tap All": "scope 2"]) { host.drawn("scope 2") }
  }

  @Test(.claim("TAB-09")) @MainActor func `The dots of a page index can have a background`() {
    func inks(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> String {
      settledHost(200, 200) {
        TabView {
          Text("a")
          Text("b")
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
      }.inks
    }
    expect(inks(.always), differsFrom: inks(.never))
    expect(inks(.automatic), equals: inks(.never))
  }
}

@MainActor struct BorderShapeTests {
  private struct Field: View {
    let shape: TextInputBorderShape
    let isBordered: Bool
    var body: some View {
      let field = TextField("Name", text: .constant("a")).textInputBorderShape(shape)
      if isBordered { field.textFieldStyle(.bordered) } else { field.textFieldStyle(.plain) }
    }
  }

  private func list(_ shape: TextInputBorderShape, isBordered: Bool = true) -> String {
    "\(settledHost(100, 50) { Field(shape: shape, isBordered: isBordered) }.displayList)"
  }

  @Test(.claim("CONTROL-173")) @MainActor func `A bordered text field has the shape of the environment`() {
    expect(list(.automatic), equals: list(.roundedRectangle))
    expect(list(.capsule), differsFrom: list(.roundedRectangle))
    expect(list(.capsule, isBordered: false), equals: list(.automatic, isBordered: false))
  }
}

@MainActor struct TextSelectionTests {
  private struct Page: View {
    let log: (String) -> Void
    let isField: Bool
    @State private var text = "one two"
    @State private var selection: TextSelection?
    var body: some View {
      let _ = log("\(text)/\(chosen)")
      VStack(spacing: 0) {
        if isField {
          TextField("name", text: $text, selection: $selection).accessibilityIdentifier("text")
        } else {
          TextEditor(text: $text, selection: $selection).accessibilityIdentifier("text")
        }
        Trigger("first") {
          let end = text.index(text.startIndex, offsetBy: 3)
          selection = TextSelection(range: text.startIndex..<end)
        }
      }
    }
    private var chosen: String {
      guard case .selection(let range)? = selection?.indices else { return "nothing" }
      return selection?.isInsertion == true ? "\(text[..<range.lowerBound].count)" : "<\(text[range])>"
    }
  }

  @Test(.claim("CONTROL-99"), .claim("CONTROL-100"))
  @MainActor func `The selection of a text editor and of a text field can be read and written`() {
    var told = ""
    let editor = settledHost(200, 100) { Page(log: { told = $0 }, isField: false) }
    editor.play(expecting: [
      "": "one two/nothing", "tap text; key end; key shift+left": "one two/<o>", "tap first": "one two/<one>",
    ]) { told }
    editor.play("tap text; tap first; focus 1")
    expect(told.hasSuffix("<one>"))
    settledHost(200, 100) { Page(log: { told = $0 }, isField: true) }.play(expecting: [
      "focus 1; type x": "one twox/8", "key left": "one twox/7",
      // The other focusable view takes no text.
      "tap first; focus 1; type y; focus 1; type y": "y twox/1", "key command+shift+right": "y twox/< twox>",
    ]) { told }
  }
}

/// Selection, copying, and undo in single-line text fields. A character is 8 points wide.
@MainActor struct LineEditingTests {
  private final class Told { var text = "" }

  private struct Page: View {
    let told: Told
    var isSecret = false
    @State var text: String
    @State var other = ""
    var body: some View {
      let _ = told.text = "\(text)/\(other)"
      VStack(alignment: .leading, spacing: 0) {
        if isSecret {
          SecureField("", text: $text).accessibilityIdentifier("field")
        } else {
          TextField("", text: $text).accessibilityIdentifier("field")
        }
        TextField("", text: $other).accessibilityIdentifier("other")
        Trigger("write") { text = "written" }
      }
    }
  }

  private let told = Told()

  private func host(_ text: String, isSecret: Bool = false, width: CGFloat = 200) -> ViewHost<Page> {
    let host = settledHost(width, 100, measurer: CellTextMeasurer(cell: CGSize(width: 8, height: 16))) {
      Page(told: told, isSecret: isSecret, text: text)
    }
    host.moveFocus(by: 1)
    return host
  }

  private func point(_ host: ViewHost<Page>, _ place: CGFloat) -> CGPoint {
    let field = host.frame(of: "field") ?? .zero
    return CGPoint(x: field.minX + place * 8 + 1, y: field.midY)
  }

  @Test(.claim("INPUT-01")) @MainActor func `Keys select text`() {
    let host = host("abcdef")
    host.play(expecting: [
      "key shift+left; key shift+left; type X": "abcdX/", "key shift+home; key delete": "/",
      "type one two; key option+shift+left; type 2": "one 2/",
      "key control+left; key control+shift+left; key delete": "2/",
      "type x; key command+left; type y; key command+shift+right; type z": "yz/",
    ]) { told.text }
  }

  @Test(.claim("INPUT-02")) @MainActor func `Text fields share the clipboard`() {
    let host = host("abc")
    host.play(expecting: [
      "key command+a; key command+c; focus 1; key control+v; key command+v": "abc/abcabc",
      "key control+a; key command+x": "abc/",
    ]) { told.text }
    expect(host.pressKey("c", modifiers: .command), equals: false, "the selection is empty")
  }

  @Test(.claim("INPUT-03")) @MainActor func `A secure field does not copy its text`() {
    let host = host("abc", isSecret: true)
    host.pressKey("a", modifiers: .command)
    expect(host.pressKey("c", modifiers: .command), equals: false)
    expect(host.pressKey("x", modifiers: .command), equals: false)
    host.type("x")
    expect(host.pressKey("z", modifiers: .command), equals: false, "the history does not contain a secret")
    expect(told.text, equals: "x/")
    PlatformPasteboard.general.string = "y"
    host.pressKey("v", modifiers: .command)
    expect(told.text, equals: "xy/")
    expect(host.lines.contains { $0.contains("••") })
  }

  @Test(.claim("INPUT-04")) @MainActor func `Typing can be undone and redone`() {
    let host = host("abc")
    host.play(expecting: [
      "type de; type f; key left; type -": "abcde-f/", "key command+z": "abcdef/", "key control+z": "abc/",
    ]) { told.text }
    expect(host.pressKey("z", modifiers: .command), equals: false, "the undo history is empty")
    host.play(expecting: ["key command+shift+z; key control+y": "abcde-f/"]) { told.text }
    host.play("tap write; tap field")
    expect(host.pressKey("z", modifiers: .command), equals: false, "a text that client code wrote is not undone")
    expect(told.text, equals: "written/")
  }

  @Test(.claim("INPUT-05"), .claim("INPUT-06")) func `The pointer selects characters, words, and the whole field`() {
    let host = host("one two six")
    func at(_ place: CGFloat) -> String {
      let point = self.point(host, place)
      return "\(point.x),\(point.y)"
    }
    func click(_ place: CGFloat) -> String { "tap \(at(place)); wait 0.1" }
    host.play(expecting: [
      "drag \(at(1)) \(at(3)); type x": "ox two six/",
      "wait 1; \(click(4)); \(click(4)); type 2": "ox 2 six/",
      "wait 1; \(click(1)); tap \(at(6)) with shift; wait 0.1; type -": "o-ix/",
      "wait 1; \(click(1)); \(click(1)); \(click(1)); type all": "all/",
      // Slow clicks are single clicks.
      "\(click(1)); wait 1; \(click(1)); type +": "a+ll/",
    ]) { told.text }
    for (end, expected) in [(9, "one -/"), (1, "- six/")] as [(CGFloat, String)] {
      self.host("one two six").play(expecting: ["tap \(at(5)); drag \(at(5)) \(at(end)); type -": expected]) {
        told.text
      }
    }
  }

  @Test(.claim("INPUT-07")) @MainActor func `The selection is drawn in the focused field`() {
    let host = host("abcdef")
    let field = host.frame(of: "field") ?? .zero
    // The backgrounds of a selection of two characters; field backgrounds draw nothing, and text backgrounds have
    // another width.
    func grounds() -> [CGRect] { host.painted.map(\.box).filter { $0.width == 16 } }
    expect(grounds(), equals: [])
    for _ in 0..<2 { host.pressKey(.leftArrow, modifiers: .shift) }
    expect(grounds(), equals: [CGRect(x: field.minX + 32, y: field.minY, width: 16, height: field.height)])
    host.moveFocus(by: 1)
    expect(grounds(), equals: [])
  }

  @Test(.claim("INPUT-08")) @MainActor func `A press does not scroll a long line`() {
    // Space for five characters and the caret.
    let host = host("0123456789", width: 48)
    expect(host.lines.joined(), contains: "56789▏")
    host.tap(at: point(host, 2))
    host.type("x")
    expect(told.text, equals: "0123456x789/")
  }
}
