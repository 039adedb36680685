import Testing
import TributaryGeometry

@testable import TributaryDrawing

struct FontTests {
  @Test func `Text styles have the sizes of iOS`() {
    let sizes = Font.TextStyle.allCases.map { Int(Font.system($0).resolved().size) }
    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(Font.headline.resolved().weight == .semibold)
    #expect(Font.headline.weight(.light).resolved().weight == .light)
  }

  @Test func `Font traits add up`() {
    let font = Font.system(size: 20, weight: .heavy, design: .serif).italic().resolved()
    #expect(font == ResolvedFont(size: 20, weight: .heavy, design: .serif, isItalic: true))
    #expect(Font.body.bold().monospaced().resolved() == ResolvedFont(size: 17, weight: .bold, design: .monospaced))
    #expect(Font.body.resolved(weight: .thin, isItalic: true) == ResolvedFont(size: 17, weight: .thin, isItalic: true))
    #expect(Font.custom("Inter", size: 9).resolved().family == "Inter")
    #expect(Font.system(size: -3).resolved().size == 0)
  }
}
