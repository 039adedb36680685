import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct SymbolVariantTests {
  private func names<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    var names: [String] = []
    settledHost(200, 100, content: content).displayList.forEachFlattened {
      if case .symbol(let symbol) = $0.command { names.append(symbol.name) }
    }
    return names
  }

  @Test(.claim("IMAGE-30")) func `A variant selects an existing form of a symbol`() {
    expect(names { Image(systemName: "star").symbolVariant(.fill) }, equals: ["star.fill"])
    expect(names { Image(systemName: "star.fill").symbolVariant(.fill) }, equals: ["star.fill"])
    expect(names { Image(systemName: "chevron.left").symbolVariant(.fill) }, equals: ["chevron.left"])
    expect(names { Image(systemName: "plus").symbolVariant(.circle.fill) }, equals: ["plus.circle.fill"])
    expect(names { Image(systemName: "mic").symbolVariant(.circle.slash.fill) }, equals: ["mic.slash.circle.fill"])
    expect(names { Image(systemName: "person.circle").symbolVariant(.square) }, equals: ["person.circle"])
    expect(names { Image(systemName: "star").symbolVariant(.none).symbolVariant(.fill) }, equals: ["star"])
    expect(names { VStack { Image(systemName: "star") }.symbolVariant(.fill) }, equals: ["star.fill"])
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }
}
