import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The events that remove the focus, and those that keep it.
@MainActor @Suite struct FocusKeepingTests {
  private struct Form: View {
    @State private var id = 1
    @State private var isDisabled = false
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        Text(isFocused ? "focused" : "free")
        TextField("Name", text: $name).focused($isFocused).disabled(isDisabled).id(id).accessibilityIdentifier("field")
        Trigger("rename") { id = 3 - id }
        Trigger("disable") { isDisabled = true }
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("elsewhere")
      }
    }
  }

  private func focusedForm() -> ViewHost<Form> {
    let host = settledHost(200, 200) { Form() }
    play(host, "tap field | first = focused")
    return host
  }

  @Test(.claim("FOCUS-21")) func `Another identity removes the focus`() {
    let host = focusedForm()
    host.tap("rename")
    expect(host.lines.first, equals: "free")
    play(host, "tap rename | first = free")
  }

  @Test(.claim("FOCUS-22")) func `A disabled view keeps the focus`() {
    let host = focusedForm()
    host.tap("disable")
    expect(host.lines.first, equals: "focused")
    play(host, "type x | lines lacks x")
  }

  @Test(.claim("FOCUS-23")) func `A press elsewhere keeps the focus`() {
    let host = focusedForm()
    host.tap("elsewhere")
    expect(host.lines.first, equals: "focused")
    play(host, "tap 199,199 | first = focused")
  }
}
