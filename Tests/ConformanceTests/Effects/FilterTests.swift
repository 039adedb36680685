import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct FilterTests {
  private func effects<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(100, 100, content: content).displayList
      .commandLines(beginningWith: "shadow", "blur", "group", "opacity")
  }

  @Test(.claim("EFFECT-08")) func `The default shadow is black at 33 percent`() {
    let host = settledHost(100, 100) { Block("view", 40, 20).shadow(radius: 4, y: 2).accessibilityIdentifier("outer") }
    #expect(host.displayList.description.contains("shadow 4 offset 0 2 #00000054\n"))
    expect(host.box("outer"), equals: "30 40 40 20")
    #expect(effects { Color.red.shadow(color: .clear, radius: 4) }.isEmpty)
    expect(effects { Color.red.shadow(color: .red, radius: 0) }, equals: ["shadow 0 offset 0 0 #FF3B30FF"])
  }

  @Test(.claim("EFFECT-09")) func `The radius of a blur is its standard deviation`() {
    expect(effects { Color.red.blur(radius: 3) }, equals: ["blur 3"])
    expect(effects { Color.red.blur(radius: 3, opaque: true) }, equals: ["blur 3 opaque"])
    #expect(effects { Color.red.blur(radius: 0) }.isEmpty)
  }

  /// Two squares, the second of which covers half of the first.
  private var overlapping: some View {
    ZStack(alignment: .leading) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20).offset(x: 10)
    }
  }

  @Test(.claim("EFFECT-10")) func `A compositing group fades as one layer`() {
    expect(effects { overlapping.opacity(0.5) }, equals: ["opacity 0.5"])
    expect(effects { overlapping.compositingGroup().opacity(0.5) }, equals: ["opacity 0.5", "group"])
    // Two commands at half opacity each; the renderers' tests cover how a layer is faded.
    var opacities: [Double] = []
    settledHost(100, 100) { overlapping.opacity(0.5) }.displayList.forEachFlattened { opacities.append($0.opacity) }
    expect(opacities, equals: [0.5, 0.5])
  }

  @Test(.claim("EFFECT-26")) func `Every view casts a separate shadow`() {
    expect(shadows { overlapping.shadow(radius: 2) }, equals: 2)
    expect(shadows { overlapping.drawingGroup(opaque: true, colorMode: .linear).shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.compositingGroup().shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.scaleEffect(2).opacity(0.5).shadow(radius: 2) }, equals: 2)
    expect(shadows { overlapping.clipped().shadow(radius: 2) }, equals: 2)
    expect(shadows { overlapping.blur(radius: 2).shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.mask { Color.red }.shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.accessibilityLabel("two").shadow(radius: 2) }, equals: 2)
    expect(shadows { Text("one").shadow(radius: 2) }, equals: 1)
  }

  /// Returns the number of shadows in the content of the outermost shadow.
  private func shadows<V: View>(@ViewBuilder _ content: () -> V) -> Int {
    let list = settledHost(100, 100, content: content).displayList
    guard let (shadow, thrower) = outermostShadow(in: list.root) else { return 0 }
    guard let parts = shadow.cast(by: thrower) else { return 1 }
    return DisplayList(size: list.size, root: parts).description.components(separatedBy: "shadow 2 ").count - 1
  }

  private func outermostShadow(in fragment: DisplayFragment) -> (DisplayShadow, DisplayFragment)? {
    for command in fragment.commands {
      switch command {
      case .fragment(let inner, _): if let found = outermostShadow(in: inner) { return found }
      case .effect(let effect):
        if case .shadow(let shadow) = effect.kind { return (shadow, effect.content) }
        if let found = outermostShadow(in: effect.content) { return found }
      case .rectangle, .path, .text, .image, .symbol: continue
      }
    }
    return nil
  }

  @Test func `Invalid radii are ignored and reported`() {
    let host = settledHost(100, 100) {
      Color.red.blur(radius: -1).shadow(radius: .nan, x: .infinity, y: 3)
    }
    #expect(host.displayList.description.contains("shadow 0 offset 0 3"))
    play(host, "| picture lacks blur; diagnostics = invalidDimension invalidDimension invalidDimension")
  }

  @Test func `A shadow resolves its color in the color scheme`() {
    let host = settledHost(100, 100) { Ink.blue.color.shadow(color: .red, radius: 1) }
    #expect(host.displayList.description.contains("#FF3B30FF"))
    host.environment.colorScheme = .dark
    play(host, "update | picture has #FF453AFF")
  }
}
