import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// API for appearance that ordinary sources use.
@MainActor @Suite struct VocabularyTests {
  private func lines(_ host: ViewHost<some View>) -> [Substring] { "\(host.displayList)".split(separator: "\n") }

  @Test(
    .claim(
      "STYLE-20",
      "A material is a translucent window background in several strengths, and does not blur the content behind it.",
      .decided,
      "decision of this project: the display list blurs its own content, not the content behind it"))
  func `A material is a translucent window background`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(.thinMaterial)
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.thickMaterial)
        Rectangle().fill(.ultraThickMaterial)
        Text("x").background(.bar)
      }
    }
    let colors = lines(host).compactMap { $0.split(separator: "#").last }.filter { $0.hasPrefix("FFFFFF") }
    expect(colors, equals: ["FFFFFF66", "FFFFFF99", "FFFFFFBF", "FFFFFFD9", "FFFFFFF2", "FFFFFFE6"])
    let dark = settledHost(100, 100) { Rectangle().fill(Material.regular).preferredColorScheme(.dark) }
    #expect(lines(dark).contains { $0.hasSuffix("#000000BF") })
  }

  @Test(
    .claim(
      "CONTROL-66", "Bordered buttons have the button border shape of the environment.", .documented,
      "Apple's documentation of buttonBorderShape(_:)"))
  func `Bordered buttons take the border shape of the environment`() {
    func button(_ shape: ButtonBorderShape?) -> String {
      let button = Button("Save") {}.buttonStyle(.bordered)
      return "\(settledHost(100, 50) { if let shape { button.buttonBorderShape(shape) } else { button } }.displayList)"
    }
    let shapes: [ButtonBorderShape] = [.capsule, .circle, .roundedRectangle(radius: 3)]
    #expect(button(nil) == button(.automatic) && button(nil) == button(.roundedRectangle))
    expect(Set(shapes.map(button) + [button(nil)]).count, equals: 4)
  }

  @Test(
    .claim(
      "CONTROL-67", "A ContentUnavailableView fills the proposal and centers its parts.", .documented,
      "Apple's documentation of ContentUnavailableView; the measures are those of this package"))
  func `An unavailable-content view fills the proposal`() {
    let host = settledHost(300, 300) {
      ContentUnavailableView {
        Block("label", 100, 20)
      } description: {
        Block("description", 80, 10)
      } actions: {
        Block("action", 60, 20)
      }
      .accessibilityIdentifier("all")
    }
    expect(host.box("all"), equals: "0 0 300 300")
    expect(host.rows("label", "description", "action"), equals: "116…136 142…152 164…184")
    expect(host.columns("label", "action"), equals: "100…200 120…180")
    let search = settledHost(300, 300) { ContentUnavailableView.search(text: "fig") }
    #expect("\(search.displayList)".contains("No Results for “fig”"))
    let plain = settledHost(300, 300) { ContentUnavailableView("Empty", systemImage: "star") }
    #expect("\(plain.displayList)".contains("Empty") && "\(plain.displayList)".contains("symbol star"))
  }

  @Test(
    .claim(
      "LIST-29", "headerProminence makes the headers of sections more prominent.", .documented,
      "Apple's documentation of headerProminence(_:)"))
  func `Section headers can be prominent`() {
    func header(_ prominence: Prominence) -> CGFloat {
      let host = ViewHost(size: CGSize(width: 200, height: 200)) {
        List { Section("Header") { Block("row", 10, 10) } }.headerProminence(prominence)
      }
      host.update()
      return host.frame(of: "row")?.minY ?? 0
    }
    #expect(header(.increased) > header(.standard))
  }

  @Test func `Modifiers for absent hardware change nothing`() {
    let plain = settledHost(100, 50) { Text("a") }
    let hinted = settledHost(100, 50) {
      Text("a").sensoryFeedback(.success, trigger: 1).statusBarHidden().hoverEffect().textSelection(.enabled)
        .menuOrder(.fixed).symbolRenderingMode(.hierarchical).accessibilityAddTraits([.isHeader, .isButton])
        .accessibilityAction(named: "Do") {}.accessibilityAdjustableAction { _ in }
    }
    expect("\(hinted.displayList)", equals: "\(plain.displayList)")
    var traits: AccessibilityTraits = [.isHeader, .isButton]
    #expect(traits.contains(.isHeader) && !traits.contains(.isLink))
    #expect(traits.remove(.isHeader) == .isHeader && traits == .isButton)
    #expect(traits.insert(.isButton).inserted == false)
  }
}
