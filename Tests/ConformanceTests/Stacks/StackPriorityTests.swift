import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct StackPriorityTests {
  /// Returns a column of a flexible view, a view of 20 points, and a flexible view of higher priority.
  private func column(height: CGFloat, middle priority: Double) -> String {
    let host = settledHost(100, 300) {
      VStack(spacing: 0) {
        Block("a")
        Text("text").layoutPriority(priority).accessibilityIdentifier("text")
        Block("b").layoutPriority(1)
      }
      .frame(height: height, alignment: .top)
      .accessibilityIdentifier("column")
    }
    let top = host.frame(of: "column")?.minY ?? .nan
    return ["a", "text", "b"].map { short(host.frame(of: $0)?.height ?? .nan) }.joined(separator: " ")
      + " from " + short((host.frame(of: "a")?.minY ?? .nan) - top)
  }

  @Test(
    .claim(
      "STACK-20", "Children of the highest priority receive the whole length except the minimum lengths of the others.",
      .documented,
      "Apple's documentation of layoutPriority(_:)"))
  func `The highest priority takes all but the minimum lengths`() {
    #expect(column(height: 300, middle: 0) == "0 20 280 from 0")
    #expect(column(height: 300, middle: -100) == "0 20 280 from 0")
    #expect(column(height: 20, middle: 0) == "0 20 0 from 0")
  }

  @Test(
    .claim(
      "STACK-21", "A bounded child of lower priority has its minimum length, not its ideal length.", .decided,
      "decision of this project: Apple's documented rule for layoutPriority(_:), not an article's reading that views which are not greedy come first"
    ))
  func `A lower priority keeps only its minimum`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Elastic("a", from: 30, to: 120)
        Block("b").layoutPriority(1)
      }
    }
    #expect(host.columns("a", "b") == "0…30 30…200")
  }

  @Test(
    .claim(
      "STACK-22", "Each lower priority regains its own minimum lengths before it divides the remaining length.",
      .observed,
      "observed in OpenSwiftUI: priority 1, minimum 30 and 20 to 60 in 200"))
  func `Minimum lengths return to their own group`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Block("a").layoutPriority(1)
        Elastic("b", from: 30)
        Elastic("c", from: 20, to: 60)
      }
    }
    #expect(host.columns("a", "b", "c") == "-2.5…147.5 147.5…177.5 177.5…202.5")
  }

  @Test(
    .claim(
      "STACK-23", "The outermost of several layout priorities on one view applies.", .observed,
      "observed in OpenSwiftUI"
    ))
  func `The outermost priority takes precedence`() {
    let equal = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a").layoutPriority(1).layoutPriority(0)
        Block("b")
      }
    }
    #expect(equal.columns("a", "b") == "0…50 50…100")
    let first = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a").layoutPriority(0).layoutPriority(1)
        Block("b")
      }
    }
    #expect(first.columns("a", "b") == "0…100 100…100")
  }

  /// Returns the lengths of a view with priority 1 inside a modifier and of a view without one, in 100 points.
  private func lengths<V: View>(_ modified: (AnyView) -> V) -> String {
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        modified(AnyView(Block("a").layoutPriority(1)))
        Block("b")
      }
    }
    return host.columns("b")
  }

  @Test(
    .claim(
      "STACK-24", "Frame, padding, and position reset a view's layout priority to 0.", .observed,
      "observed in OpenSwiftUI; .padding(0).layoutPriority(1) takes all, .layoutPriority(1).padding(0) half"))
  func `Layouts reset priority`() {
    #expect(lengths { $0.padding(0) } == "50…100")
    #expect(lengths { $0.frame(maxWidth: .infinity) } == "50…100")
    #expect(lengths { $0.position(x: 0, y: 0) } == "50…100")
  }

  @Test(
    .claim(
      "STACK-25", "Offset, overlay, background, alignment guides, and fixed sizes keep a view's layout priority.",
      .observed,
      "observed in OpenSwiftUI"))
  func `Effects and decorations keep priority`() {
    #expect(lengths { $0.offset(x: 1) } == "100…100")
    #expect(lengths { $0.overlay { Color.blue } } == "100…100")
    #expect(lengths { $0.background { Color.blue } } == "100…100")
    #expect(lengths { $0.alignmentGuide(.top) { _ in 0 } } == "100…100")
    #expect(lengths { $0.fixedSize(horizontal: false, vertical: true) } == "100…100")
    #expect(lengths { $0.zIndex(1) } == "100…100")
  }

  @Test(
    .claim(
      "STACK-26", "The layout priority of a decoration has no effect on the stack around the decorated view.",
      .observed,
      "OpenSwiftUI, OverlayModifier: layout comes from the primary view alone"))
  func `The priority of an overlay stays inside`() {
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a").overlay { Color.blue.layoutPriority(1) }
        Block("b")
      }
    }
    #expect(host.columns("a", "b") == "0…50 50…100")
  }
}
