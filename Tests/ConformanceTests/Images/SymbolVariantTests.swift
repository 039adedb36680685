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

  @Test(
    .claim(
      "IMAGE-30",
      "A symbol variant selects the matching form of a symbol if it exists, and leaves other symbols unchanged.",
      .documented, "Apple's documentation of symbolVariant(_:) and SymbolVariants"))
  func `A variant selects an existing form of a symbol`() {
    #expect(names { Image(systemName: "star").symbolVariant(.fill) } == ["star.fill"])
    #expect(names { Image(systemName: "star.fill").symbolVariant(.fill) } == ["star.fill"])
    #expect(names { Image(systemName: "chevron.left").symbolVariant(.fill) } == ["chevron.left"])
    #expect(names { Image(systemName: "plus").symbolVariant(.circle.fill) } == ["plus.circle.fill"])
    #expect(names { Image(systemName: "mic").symbolVariant(.circle.slash.fill) } == ["mic.slash.circle.fill"])
    #expect(names { Image(systemName: "person.circle").symbolVariant(.square) } == ["person.circle"])
    #expect(names { Image(systemName: "star").symbolVariant(.none).symbolVariant(.fill) } == ["star"])
    #expect(names { VStack { Image(systemName: "star") }.symbolVariant(.fill) } == ["star.fill"])
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }
}
