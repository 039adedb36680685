import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct EmptyElementTests {
  private struct Rows: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<count, id: \.self) { index in if index % 5 != 2 { Block("r\(index)", 50, 20) } }
        }
      }
    }
  }

  @Test(
    .claim(
      "LAZY-60", "An element without a view does not affect the estimated length of rows.", .decided,
      "decision of this project: rows of one length then have the positions that an eager stack gives them"))
  func `Elements without views do not move rows`() {
    // The empty elements in the window are known; all rows after them have the same length.
    for height in stride(from: CGFloat(73), through: 120, by: 1) {
      let host = settledHost(100, height) { Rows(count: 5) }
      #expect(host.frame(of: "r4")?.minY == 72, "\(height)")
      host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: CGFloat.infinity))
      #expect(host.frame(of: "r4").map { $0.maxY <= height } == true, "\(height)")
    }
    let host = settledHost(100, 100) { Rows(count: 400) }
    #expect(host.frame(of: "r4")?.minY == 72)
    // Of each five elements, four are rows of 24 including the gap; elements outside the window count as rows.
    host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 96))
    let shown = host.frame(of: "r5")?.minY
    #expect(shown == 0)
  }
}
