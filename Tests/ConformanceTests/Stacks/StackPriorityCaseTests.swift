import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

/// The cases of layoutPriority in articles, and the case that distinguishes their interpretations.
@MainActor @Suite struct StackPriorityCaseTests {
  @Test(
    .claim(
      "STACK-27",
      "Text of lower priority is truncated to its minimum width next to a flexible view of higher priority.",
      .decided,
      "decision of this project: Apple's documented rule; with \"views that are not greedy first\" it would be whole"))
  func `Text yields to a color of higher priority`() {
    let host = settledHost(200, 16, measurer: CellTextMeasurer()) {
      HStack(spacing: 0) {
        Text("unbreakable").lineLimit(1).accessibilityIdentifier("text")
        Block("rest").layoutPriority(1)
      }
    }
    // One character of 8 points is the minimum width of text.
    #expect(host.columns("text", "rest") == "0…8 8…200")
  }

  @Test(
    .claim(
      "STACK-28", "Text next to a flexible view of equal priority has its ideal width.", .reproduced,
      "objc.io, Thinking in SwiftUI, on the stack algorithm: the less flexible view is served first"))
  func `Text precedes a color of equal priority`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Text("unbreakable").lineLimit(1).accessibilityIdentifier("text")
        Block("rest")
      }
    }
    #expect(host.columns("text", "rest") == "0…88 88…200")
  }

  @Test(
    .claim(
      "STACK-29", "Only the order of priorities counts, not their difference.", .documented,
      "Apple's documentation of layoutPriority(_:)"))
  func `A larger difference of priorities changes nothing`() {
    func columns(_ low: Double, _ high: Double) -> String {
      settledHost(100, 50) {
        HStack(spacing: 0) {
          Elastic("a", from: 10, to: 40).layoutPriority(low)
          Elastic("b", from: 20, to: 60).layoutPriority(high)
          Elastic("c", from: 5).layoutPriority(low)
        }
      }.columns("a", "b", "c")
    }
    #expect(columns(0, 1) == "0…20 20…80 80…100")
    #expect(columns(0, 1) == columns(-1_000, 0.001))
    #expect(columns(1, 0) == "0…40 40…60 60…100")
  }
}
