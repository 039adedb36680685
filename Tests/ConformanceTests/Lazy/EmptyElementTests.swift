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
      expect(host.frame(of: "r4")?.minY, equals: 72, "\(height)")
      host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: CGFloat.infinity))
      expect(host.frame(of: "r4").map { $0.maxY <= height }, equals: true, "\(height)")
    }
    let host = settledHost(100, 100) { Rows(count: 400) }
    expect(host.frame(of: "r4")?.minY, equals: 72)
    // Of each five elements, four are rows of 24 including the gap; elements outside the window count as rows.
    host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 96))
    let shown = host.frame(of: "r5")?.minY
    expect(shown, equals: 0)
  }

  /// A lazy stack whose length determines that of its scroll view, below elements that have no view.
  private struct Nested: View {
    let empty: Int
    let count: Int

    var body: some View {
      ScrollView {
        ScrollView {
          LazyVStack(spacing: 4) {
            ForEach(0..<count, id: \.self) { index in if index >= empty { Block("r\(index)", 50, 20) } }
          }
        }
      }
    }
  }

  @Test(
    .claim(
      "LAZY-61", "A lazy stack that starts with elements without a view has the length of the other ones.", .decided,
      "decision of this project: an eager stack has that length"))
  func `A lazy stack in a nested scroll view shows rows after elements without a view`() {
    for empty in [1, 2, 10] {
      let host = settledHost(100, 200) { Nested(empty: empty, count: empty + 2) }
      expect(host.frame(of: "r\(empty)")?.minY, equals: 0, "\(empty)")
      expect(host.frame(of: "r\(empty + 1)")?.minY, equals: 24, "\(empty)")
    }
  }

  @Test func `A row that receives its view in a lazy stack without a length is shown`() {
    for (old, new) in [(1, 1), (3, 1), (1, 3), (0, 2)] {
      let host = settledHost(100, 200) { Nested(empty: 3, count: old) }
      expect(host.frame(of: "r0"), equals: nil)
      host.show(Nested(empty: 0, count: new))
      expect(host.frame(of: "r0")?.minY, equals: 0, "\(old) \(new)")
      expect(
        host.displayList, equals: settledHost(100, 200) { Nested(empty: 0, count: new) }.displayList, "\(old) \(new)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test func `Elements without a view alone take no space`() {
    let host = settledHost(100, 200) { Nested(empty: 500, count: 500) }
    expect(host.update().settled, equals: true)
    expect(host.identifiers.isEmpty, equals: true)
    host.show(Nested(empty: 0, count: 2))
    expect(host.frame(of: "r1")?.minY, equals: 24)
  }
}
