import Testing
import Tributary

/// Controls in a terminal that shows only characters.
@MainActor @Suite struct ColourlessControlTests {
  private func picture(_ columns: Int, _ view: some View) -> [String] {
    let host = ViewHost(size: CGSize(width: columns * 8, height: 16)) { view }
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.update()
    return host.terminalPicture().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `A switch shows its state in characters`() {
    #expect(picture(10, Toggle("Wind", isOn: .constant(true)))[0] == "Wind   ✓ ●")
    #expect(picture(10, Toggle("Wind", isOn: .constant(false)))[0] == "Wind   ● −")
  }

  @Test func `The knob of a slider is a character on a line that is thinner after it`() {
    #expect(picture(10, Slider(value: .constant(0.5)))[0] == "━━━━ ●────")
    #expect(picture(10, Slider(value: .constant(0)))[0] == " ●────────")
    #expect(picture(10, Slider(value: .constant(1)))[0] == "━━━━━━━━ ●")
  }

  @Test func `The selected option of a picker has a mark`() {
    let picker = Picker("", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(picture(10, picker)[0] == " one ✓two")
  }

  @Test func `Activity is visible in characters`() {
    let host = ViewHost(size: CGSize(width: 24, height: 16)) { ProgressView() }
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.update()
    #expect(host.terminalPicture().hasPrefix("●○○"))
    host.advance(by: 0.4)
    #expect(host.terminalPicture().hasPrefix("○●○"))
    host.advance(by: 0.4)
    #expect(host.terminalPicture().hasPrefix("○○●"))
  }
}
