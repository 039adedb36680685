import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor @Suite struct MaterialTests {
  private func ground(_ material: Material, dark: Bool = false) -> Color.Resolved? {
    let host = settledHost(100, 100) { Rectangle().fill(material) }
    if dark {
      host.environment.colorScheme = .dark
      host.update()
    }
    var colors: [Color.Resolved] = []
    host.displayList.forEachFlattened {
      if case .rectangle(_, .color(let color)) = $0.command { colors.append(color) }
    }
    return colors.count == 1 ? colors[0] : nil
  }

  @Test(
    .claim(
      "MATERIAL-01",
      "A material is as light or dark as its surroundings; what lies behind shines through the less the thicker it is.",
      .decided, "Apple's documentation of Material; how much shines through is a decision of this project, without blur"
    ))
  func `Thicker materials cover more`() throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for dark in [false, true] {
      let colors = try materials.map { try #require(ground($0, dark: dark)) }
      let coverage = colors.map(\.opacity)
      #expect(coverage == coverage.sorted() && Set(coverage).count == 5)
      #expect(coverage.allSatisfy { $0 > 0 && $0 < 1 })
      #expect(colors.allSatisfy { ($0.red < 0.5) == dark })
    }
  }
}
