import TributaryViews
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost

@MainActor @Suite struct RowSeparatorTests {
  @Test(
    .claim(
      "LIST-36", "The separator guides of a view in a row set the ends of the separator above the row.", .documented,
      "Apple's documentation of listRowSeparatorLeading and listRowSeparatorTrailing"))
  func `Separator guides set the ends of a row separator`() {
    func line(_ direction: LayoutDirection, @ViewBuilder _ row: () -> some View) -> String {
      let row = row()
      let host = settledHost(200, 200) {
        List {
          Block("first", nil, 10)
          row
        }
        .listStyle(.plain)
        .environment(\.layoutDirection, direction)
      }
      let lines = "\(host.displayList)".split(separator: "\n").filter { $0.contains("#3C3C434A") }
      return lines.map { String($0.trimmingCharacters(in: .whitespaces)) }.joined()
    }
    expect(line(.leftToRight) { Block("a", nil, 10) }, equals: "rectangle 16 0 184 1 #3C3C434A")
    func guided() -> some View {
      HStack(spacing: 0) {
        Block("icon", 30, 10)
        Block("text", nil, 10).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 20 }
      }
    }
    expect(line(.leftToRight) { guided() }, equals: "rectangle 46 0 118 1 #3C3C434A")
    expect(line(.rightToLeft) { guided() }, equals: "rectangle 36 0 118 1 #3C3C434A")
  }
}
