import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct RowDecorationTests {
  /// Returns the paints of symbols and texts, by name.
  private func paints(_ host: ViewHost<some View>) -> [String: String] {
    var found: [String: String] = [:]
    host.displayList.forEachFlattened { flat in
      switch flat.command {
      case .symbol(let symbol): found[symbol.name] = "\(symbol.paint.singleColor)"
      case .text(let layout, _, let paint):
        for line in layout.lines { found[line.text] = "\((line.paint ?? paint).singleColor)" }
      default: break
      }
    }
    return found
  }

  @Test(
    .claim(
      "LIST-50", "Label icons in a list take the tint of the list or of their row, and their own tint elsewhere.",
      .documented, "Apple's documentation of listItemTint(_:)"))
  func `Label icons take the tint of the list`() {
    let host = settledHost(200, 200) {
      VStack {
        List {
          Label("Star", systemImage: "star")
          Label("Heart", systemImage: "heart").listItemTint(.fixed(Ink.blue.color))
          Label("Moon", systemImage: "moon").listItemTint(.monochrome)
        }
        Label("Sun", systemImage: "sun.max")
      }
      .listItemTint(Ink.red.color)
    }
    let paints = paints(host)
    expect(paints["star"] == "#FF0000FF" && paints["heart"] == "#0000FFFF", equals: true)
    expect(
      paints["moon"] == "#000000FF" && paints["sun.max"] == "#000000FF" && paints["Star"] == "#000000FF", equals: true)
  }

  @Test(
    .claim(
      "LIST-51", "Badges take the prominence of the list or row: fainter, as secondary text, or white on red.",
      .documented, "Apple's documentation of badgeProminence(_:); the colors are decided here"))
  func `Badges take the prominence of the list or row`() {
    let host = settledHost(200, 200) {
      List {
        Text("a").badge(1)
        Text("b").badge(2).badgeProminence(.increased)
        Text("c").badge(3).badgeProminence(.standard)
      }
      .badgeProminence(.decreased)
    }
    let paints = paints(host)
    expect(paints["2"], equals: "#FFFFFFFF")
    expect(paints["1"] != paints["3"] && paints["1"] != "#FFFFFFFF" && paints["3"] == "#3C3C4399", equals: true)
    expect("\(host.displayList)".contains("#FF3B30FF"), equals: true)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "CONTROL-110", "labelsVisibility hides the labels of controls, or shows labels that an outer view hides.",
      .documented, "Apple's documentation of labelsVisibility(_:)"))
  func `Hidden labels can be shown again`() {
    let host = settledHost(200, 200) {
      VStack {
        Toggle("hidden", isOn: .constant(true))
        Toggle("shown", isOn: .constant(true)).labelsVisibility(.visible)
      }
      .labelsVisibility(.hidden)
    }
    expect(host.lines, equals: ["shown"])
    var modes: [SymbolRenderingMode?] = []
    struct Reader: View {
      @Environment(\.symbolRenderingMode) var mode
      let note: (SymbolRenderingMode?) -> Void
      var body: some View {
        let _ = note(mode)
        Image(systemName: "star")
      }
    }
    _ = settledHost(20, 20) { Reader { modes.append($0) }.symbolRenderingMode(.palette) }
    expect(modes, equals: [.palette])
  }
}
