import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The cross axis of a lazy stack.
@MainActor @Suite struct LazyBreadthTests {
  @Test(
    .claim(
      "LAZY-11", "The alignment of the lazy stack and their own guides determine the cross position of rows.",
      .documented,
      "Apple's documentation of LazyVStack and LazyHStack"))
  func `Rows are aligned by the stack and by their guides`() {
    let row = settledHost(100, 40) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          Block("a", 20, 10)
          Block("b", 20, 30)
          Block("c", 20, 10).alignmentGuide(.bottom) { _ in 4 }
        }
      }
    }
    #expect(row.rows("a", "b", "c") == "30…40 10…40 36…46")
    #expect(row.columns("a", "b", "c") == "0…20 20…40 40…60")
    let column = settledHost(100, 40) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<3) { Block("r\($0)", CGFloat(20 + $0 * 10), 10) } }
      }
    }
    #expect(column.columns("r0", "r1", "r2") == "0…20 0…30 0…40")
  }

  @Test(
    .claim(
      "LAZY-12", "A lazy stack without a cross proposal is as wide as its widest existing row.", .derived,
      "follows from LAZY-07 and the rule of stacks for an unspecified cross length"))
  func `A lazy stack without a cross proposal is as wide as its widest existing row`() {
    let host = settledHost(200, 40) {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .trailing, spacing: 0) {
          ForEach(0..<100) { index in Block("r\(index)", index == 50 ? 90 : CGFloat(30 + index % 2 * 20), 20) }
        }
        .accessibilityIdentifier("stack")
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(host.columns("stack", "r0", "r1") == "75…125 95…125 75…125")
    host.scroll("scroll", by: CGSize(width: 0, height: 1000))
    #expect(host.columns("stack", "r50") == "55…145 55…145")
  }
}
