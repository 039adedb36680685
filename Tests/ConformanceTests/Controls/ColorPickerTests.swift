import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct ColorPickerTests {
  private struct Stage: View {
    let supportsOpacity: Bool
    let log: (Color.Resolved) -> Void
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    @Environment(\.self) private var environment

    var body: some View {
      let _ = log(color.resolve(in: environment))
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity).accessibilityIdentifier("picker")
    }
  }

  @Test(
    .claim(
      "CONTROL-74",
      "A color picker displays its label and color, and opens a panel that writes the color, and the opacity if "
        + "supported.",
      .documented, "Apple's documentation of ColorPicker"))
  func `A color picker opens a panel that writes the color`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    for supportsOpacity in [true, false] {
      let host = settledHost(300, 400) { Stage(supportsOpacity: supportsOpacity) { color = $0 } }
      expect(host.lines, equals: ["Tint"])
      host.tap(at: CGPoint(x: 284, y: 200))
      host.rest()
      expect(host.lines, equals: ["Tint", "Red", "Green", "Blue"] + (supportsOpacity ? ["Opacity"] : []))
      let red = host.shownTexts.first { $0.shownContent == "Red" }?.center ?? .zero
      // The slider begins after the width of the label.
      host.tap(at: CGPoint(x: red.x + 60, y: red.y))
      #expect(color.red < 1 && color.green == 0.5)
      host.pressKey(.rightArrow)
      #expect(color.opacity == (supportsOpacity ? 0.5 : 1))
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test func `A color can be picked by keyboard`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    let host = settledHost(300, 400) { Stage(supportsOpacity: true) { color = $0 } }
    host.play("focus 1; key return; rest; focus 1; key return")
    #expect(color.green != 0.5)
    expect(color.opacity, equals: 0.5)
    host.play(expecting: ["key escape; rest": ["Tint"]]) { host.lines }
  }
}
