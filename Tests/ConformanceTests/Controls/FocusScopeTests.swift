import Foundation
import Testing
import TributaryCombine
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Focus in the environment, default focus, and focused objects.
@MainActor @Suite struct FocusScopeTests {
  private let journal = Journal()

  @Test(
    .claim(
      "FOCUS-50",
      "isFocused is whether the surrounding focusable view, or the button of the style, has the focus.",
      .documented, "Apple's documentation of EnvironmentValues.isFocused"))
  func `Views read whether they are focused`() {
    struct Mark: View {
      @Environment(\.isFocused) private var isFocused
      let name: String
      var body: some View { Text(isFocused ? "[\(name)]" : name) }
    }
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Mark(name: "button") }
    }
    let host = settledHost(300, 100) {
      VStack {
        Mark(name: "one").focusable()
        Mark(name: "two").focusable()
        Mark(name: "none")
        Button("") {}.buttonStyle(Style())
      }
    }
    host.play(expecting: [
      "": "one two none button", "focus 1": "[one] two none button", "focus 1": "one [two] none button",
      "focus 1": "one two none [button]",
    ]) { host.lines.joined(separator: " ") }
  }

  private struct Form: View {
    let journal: Journal
    var prefers = true
    @Namespace private var scope
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus
    @State private var texts = ["", "", ""]
    var body: some View {
      VStack {
        TextField("", text: $texts[0])
        VStack {
          TextField("", text: $texts[1])
          TextField("", text: $texts[2]).prefersDefaultFocus(prefers, in: scope)
        }
        .focusScope(scope)
        .focusScope(other)
        Trigger("reset") { resetFocus(in: scope) }
        Trigger("other") { resetFocus(in: other) }
      }
      .onChange(of: texts) { journal.note(texts.joined(separator: "|")) }
    }
  }

  @Test(
    .claim(
      "FOCUS-51", "The preferred view of a scope is focused when it appears and no view is focused.",
      .documented,
      "Apple's documentation of prefersDefaultFocus(_:in:) and focusScope(_:)"))
  func `The preferred view is focused when it appears`() {
    settledHost(200, 200) { Form(journal: journal) }.play(expecting: ["type x": "||x"]) { journal.take() }
    settledHost(200, 200) { Form(journal: journal, prefers: false) }.play(expecting: ["type x": ""]) { journal.take() }
  }

  @Test(
    .claim(
      "FOCUS-52", "A reset focuses the preferred view of a scope, or the first view of the scope.",
      .documented, "Apple's documentation of ResetFocusAction"))
  func `A reset restores the default focus`() {
    settledHost(200, 200) { Form(journal: journal) }.play(expecting: [
      "focus -2; type a": "a||", "tap reset; type b": "a||b", "tap other; type c": "a|c|b",
    ]) { journal.take() }
  }

  final class Draft: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  @Test(
    .claim(
      "FOCUS-53",
      "A focused object can be read in every view while its view has the focus, and its changes are observed.",
      .documented, "Apple's documentation of FocusedObject, focusedObject(_:) and focusedSceneObject(_:)"))
  func `A focused object is read in every view and observed`() {
    struct Reader: View {
      let journal: Journal
      @FocusedObject private var draft: Draft?
      var body: some View {
        let _ = journal.note(draft?.title ?? "-")
        Text("clear").accessibilityIdentifier("clear").onTapGesture { $draft?.title.wrappedValue = "cleared" }
      }
    }
    let (one, two) = (Draft("one"), Draft("two"))
    let host = settledHost(200, 200) {
      VStack {
        Reader(journal: journal)
        Text("a").focusable().focusedObject(one)
        Text("b").focusable().focusedObject(two)
      }
    }
    host.play(expecting: ["": "-", "focus 1; focus 1": "one"]) { journal.take() }
    one.title = "first"
    two.title = "second"
    host.update()
    expect(journal.take(), equals: "first", "an object outside the focus is not observed")
    host.play(expecting: ["tap clear": "cleared", "focus 1": "second"]) { journal.take() }
    one.title = "unseen"
    host.update()
    expect(journal.take(), equals: "")
    let scene = settledHost(200, 200) { Reader(journal: journal).focusedSceneObject(one) }
    #expect(journal.take().hasSuffix("unseen"))
    _ = scene
  }
}
