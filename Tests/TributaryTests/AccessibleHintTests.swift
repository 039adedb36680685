import Testing
import Tributary

/// Hints of the elements for assistive technology.
@Suite @MainActor struct AccessibleHintTests {
  /// Returns the hint of each element with a label.
  private func hints<V: View>(@ViewBuilder of content: () -> V) -> [String: String] {
    let host = ViewHost(size: CGSize(width: 200, height: 100), content: content)
    host.update()
    return host.accessibleElements().reduce(into: [:]) { $0[$1.label] = $1.hint }
  }

  @Test func `A help tag is the hint of a text, of a control, and of a labeled view`() {
    let hints = hints {
      VStack {
        Text("text").help("of the text")
        Button("button") {}.help("of the button")
        Color.red.accessibilityLabel("color").help("of the color")
      }
    }
    #expect(hints == ["text": "of the text", "button": "of the button", "color": "of the color"])
  }

  @Test func `The outermost hint or help tag applies`() {
    let hints = hints {
      VStack {
        Text("text").help("inner").help("outer")
        Button("button") {}.help("inner").help("outer")
        Text("hint").help("inner").accessibilityHint("outer")
        Text("help").accessibilityHint("inner").help("outer")
      }
    }
    #expect(hints == ["text": "outer", "button": "outer", "hint": "outer", "help": "outer"])
  }

  @Test func `The help tag of a container is not the hint of each of its elements`() {
    let hints = hints {
      VStack {
        Text("a"); Text("b").help("of b")
      }.help("of the stack")
    }
    #expect(hints == ["b": "of b"])
  }
}
