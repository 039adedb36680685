import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor @Suite struct FilterTests {
  private func effects<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(100, 100, content: content).displayList.description.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
      .filter { line in ["shadow", "blur", "group", "opacity"].contains { line.hasPrefix($0) } }
  }

  @Test(
    .claim(
      "EFFECT-08", "A shadow is black at 33 percent unless it is given a colour, and changes no frame.", .documented,
      "Apple's documentation of shadow(color:radius:x:y:)"))
  func `The standard shadow`() {
    let host = settledHost(100, 100) { Block("view", 40, 20).shadow(radius: 4, y: 2).accessibilityIdentifier("outer") }
    #expect(host.displayList.description.contains("shadow 4 offset 0 2 #00000054\n"))
    #expect(host.box("outer") == "30 40 40 20")
    #expect(effects { Color.red.shadow(color: .clear, radius: 4) }.isEmpty)
    #expect(effects { Color.red.shadow(color: .red, radius: 0) } == ["shadow 0 offset 0 0 #FF3B30FF"])
  }

  @Test(
    .claim(
      "EFFECT-09", "The radius of a blur is the standard deviation of its Gaussian.", .documented,
      "Apple's documentation of GraphicsContext.Filter.blur(radius:options:)"))
  func `A blur`() {
    #expect(effects { Color.red.blur(radius: 3) } == ["blur 3"])
    #expect(effects { Color.red.blur(radius: 3, opaque: true) } == ["blur 3 opaque"])
    #expect(effects { Color.red.blur(radius: 0) }.isEmpty)
  }

  @Test(
    .claim(
      "EFFECT-10", "Opacity and shadow take everything inside together, with a compositing group or without.", .decided,
      "in SwiftUI a group makes the difference; without one every view inside is faded and throws its own shadow",
      differs: true))
  func `Effects take a group as a whole`() {
    let pair = HStack {
      Color.red
      Color.blue
    }
    #expect(effects { pair.opacity(0.5) } == ["opacity 0.5"])
    #expect(effects { pair.compositingGroup().opacity(0.5) } == ["opacity 0.5", "group"])
    #expect(effects { pair.drawingGroup(opaque: true, colorMode: .linear).shadow(radius: 2) }.last == "group")
  }

  @Test func `Radii that are none are left out and reported`() {
    let host = settledHost(100, 100) {
      Color.red.blur(radius: -1).shadow(radius: .nan, x: .infinity, y: 3)
    }
    #expect(host.displayList.description.contains("shadow 0 offset 0 3"))
    #expect(!host.displayList.description.contains("blur"))
    #expect(host.diagnostics.map(\.code) == [.invalidDimension, .invalidDimension, .invalidDimension])
  }

  @Test func `A shadow has the colour of the appearance`() {
    let host = settledHost(100, 100) { Ink.blue.color.shadow(color: .red, radius: 1) }
    #expect(host.displayList.description.contains("#FF3B30FF"))
    host.environment.colorScheme = .dark
    host.update()
    #expect(host.displayList.description.contains("#FF453AFF"))
  }
}
