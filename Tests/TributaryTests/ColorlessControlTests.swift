import Foundation

/// Controls in a terminal that shows only characters.
@MainActor struct ColorlessControlTests {
  private func picture(_ columns: Int, _ view: some View) -> [String] {
    let host = ViewHost(size: CGSize(width: columns * 8, height: 16)) { view }
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.update()
    return host.terminalPicture().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test @MainActor func `A switch shows its state in characters`() {
    expect(picture(10, Toggle("Wind", isOn: .constant(true)))[0], equals: "Wind   ✓ ●")
    expect(picture(10, Toggle("Wind", isOn: .constant(false)))[0], equals: "Wind   ● −")
  }

  @Test(arguments: [0, 4, 8, 12]) func `The track of a switch covers its word at each height in a row`(_ y: CGFloat) {
    let host = ViewHost(size: .zero) {
      Toggle("Wind", isOn: .constant(true)).padding(.top, y).frame(maxHeight: .infinity, alignment: .top)
    }
    let program = HostProgram(host, 96, 64)
    let grid = TerminalRasterizer().rasterize(program.display())
    expect(ANSIEncoder(colors: .monochrome).styled(grid), contains: "\u{1B}[7m on ● \u{1B}[0m")
  }

  @Test @MainActor func `A slider is drawn as a knob on a line that is thicker before the knob`() {
    expect(picture(10, Slider(value: .constant(0.5)))[0], equals: "━━━━ ●────")
    expect(picture(10, Slider(value: .constant(0)))[0], equals: " ●────────")
    expect(picture(10, Slider(value: .constant(1)))[0], equals: "━━━━━━━━ ●")
  }

  @Test @MainActor func `The selected option of a picker has a mark`() {
    let picker = Picker("", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    expect(picture(10, picker.pickerStyle(.segmented))[0], equals: " one ✓two")
  }

  @Test @MainActor func `The filled part of a bar is heavier than its track`() {
    expect(picture(10, ProgressView(value: 0.5))[0], equals: "━━━━╾─────")
    expect(picture(10, ProgressView(value: 0))[0], equals: "──────────")
    expect(picture(10, ProgressView(value: 1).tint(.green))[0], equals: "━━━━━━━━━━")
    expect(picture(10, Gauge(value: 0.2) {}.gaugeStyle(.linearCapacity)).contains("━╾────────"))
  }

  @Test @MainActor func `Reverse video shows what is selected`() {
    func styled(_ view: some View) -> String {
      let host = ViewHost(size: CGSize(width: 160, height: 160)) { view }
      host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
      host.update()
      return host.terminalPicture(colors: .monochrome)
    }
    func reversed(_ text: String) -> [String] {
      text.components(separatedBy: "\u{1B}[7m").dropFirst().map {
        String($0.prefix { $0 != "\u{1B}" }).trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty }
    }
    expect(reversed(styled(Toggle("Bold", isOn: .constant(true)).toggleStyle(.button))), equals: ["Bold"])
    expect(reversed(styled(Toggle("Bold", isOn: .constant(false)).toggleStyle(.button))), equals: [])
    let list = List(selection: .constant(2 as Int?)) { ForEach(1..<4) { Text("Row \($0)") } }
    expect(reversed(styled(list)).contains { $0.hasSuffix("Row 2") })
    let picker = Picker("", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    expect(reversed(styled(picker.pickerStyle(.segmented))).contains { $0.hasSuffix("two") })
  }

  @Test @MainActor func `Activity is visible in characters`() {
    let host = ViewHost(size: CGSize(width: 24, height: 16)) { ProgressView() }
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: 8, height: 16))
    host.update()
    expect(host.terminalPicture().hasPrefix("●○○"))
    host.advance(by: 0.4)
    expect(host.terminalPicture().hasPrefix("○●○"))
    host.advance(by: 0.4)
    expect(host.terminalPicture().hasPrefix("○○●"))
  }
}
