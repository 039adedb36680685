import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

extension FocusedValues {
  private struct NameKey: FocusedValueKey { typealias Value = String }
  private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

@MainActor @Suite struct FocusedValueTests {
  private struct Reader: View {
    let log: (String) -> Void
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      let _ = log("\(name ?? "-") \(draft ?? "-")")
      Text("clear").accessibilityIdentifier("clear").onTapGesture { draft = "" }
    }
  }

  private struct Fields: View {
    let log: (String) -> Void
    var hasSecond = true
    var outer: String? = nil
    @State private var first = "one"
    @State private var second = "two"
    var body: some View {
      VStack {
        Reader(log: log)
        VStack {
          TextField("", text: $first).focusedValue(\.name, "first").focusedValue(\.draft, $first)
          if hasSecond { TextField("", text: $second).focusedValue(\.draft, $second) }
        }
        .focusedValue(\.name, outer)
      }
    }
  }

  /// Moves the focus to the first field; the reader's text takes taps, and therefore the focus, first.
  private func host(_ fields: Fields) -> ViewHost<Fields> {
    let host = settledHost(200, 200) { fields }
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    return host
  }

  @Test(
    .claim(
      "FOCUS-40",
      "A focused value can be read in every view while the view that provides it, or a view inside, has the focus.",
      .documented, "Apple's documentation of focusedValue(_:_:) and FocusedValue"))
  func `A focused value is read in every view`() {
    var told = ""
    let host = host(Fields(log: { told = $0 }))
    host.play(expecting: ["": "first one", "focus 1": "- two", "focus 1": "- -"]) { told }
  }

  @Test(
    .claim(
      "FOCUS-41", "A focused binding reads and writes the value of the focused view.", .documented,
      "Apple's documentation of FocusedBinding"))
  func `A focused binding reads and writes the focused view's value`() {
    var told = ""
    host(Fields(log: { told = $0 })).play(expecting: ["type !": "first one!"]) { told }
  }

  @Test(
    .claim(
      "FOCUS-42", "The innermost focused value around the focus applies, and a removed view provides no value.",
      .derived,
      "FOCUS-40: values of views nearer to the focus hide those of outer views"))
  func `The innermost focused value takes precedence`() {
    var told = ""
    let host = host(Fields(log: { told = $0 }, outer: "outer"))
    host.play(expecting: ["": "first one", "focus 1": "outer two"]) { told }
    host.content = Fields(log: { told = $0 }, hasSecond: false, outer: "outer")
    host.update()
    expect(told, equals: "- -")
  }

  @Test(
    .claim(
      "FOCUS-43", "A focused scene value is available regardless of the focus, after the values of the focused view.",
      .documented,
      "Apple's documentation of focusedSceneValue(_:_:)"))
  func `A scene's focused value is available regardless of the focus`() {
    struct Scene: View {
      let log: (String) -> Void
      let name: String?
      @State private var text = ""
      var body: some View {
        VStack {
          Reader(log: log)
          TextField("", text: $text).focusedValue(\.name, "field")
        }
        .focusedSceneValue(\.name, name)
      }
    }
    var told = ""
    let host = settledHost(200, 200) { Scene(log: { told = $0 }, name: "scene") }
    host.play(expecting: ["": "scene -", "focus 1; focus 1": "field -"]) { told }
    host.content = Scene(log: { told = $0 }, name: nil)
    host.update()
    host.moveFocus(by: -1)
    expect(told, equals: "- -")
  }
}
