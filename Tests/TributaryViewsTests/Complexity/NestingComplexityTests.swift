import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor
@Suite struct NestingComplexity {
  @Test func `A rigid leaf under 64 stacks is measured once`() {
    let host = ViewHost(size: CGSize(width: 4_000, height: 4_000)) { Nest(depth: 64, leaf: AnyView(Text("leaf"))) }
    host.environment.textMeasurer = FixedTextMeasurer()
    // 64 stacks, 64 texts beside the next stack, the leaf; the root and the root's stack.
    #expect(host.update().counts.measurements == 64 + 64 + 1 + 2)
  }

  @Test func `A flexible leaf under 64 stacks is asked for least, most and final lengths on both axes`() {
    let tally = Tally()
    let host = ViewHost(size: CGSize(width: 4_000, height: 4_000)) {
      Nest(depth: 64, leaf: AnyView(CountingShape(tally: tally)))
    }
    host.environment.textMeasurer = FixedTextMeasurer()
    let counts = host.update().counts
    #expect(tally.count <= 9)
    #expect(counts.measurements <= 9 * (64 + 64 + 1 + 2))
  }
}

/// Stacks in stacks, rows and columns in turn, each with a text beside the next.
private struct Nest: View {
  let depth: Int
  let leaf: AnyView

  var body: some View {
    if depth == 0 {
      leaf
    } else if depth.isMultiple(of: 2) {
      HStack {
        Text("-")
        AnyView(Nest(depth: depth - 1, leaf: leaf))
      }
    } else {
      VStack {
        Text("-")
        AnyView(Nest(depth: depth - 1, leaf: leaf))
      }
    }
  }
}

/// How often a shape was asked for its size.
private final class Tally: @unchecked Sendable {
  var count = 0
}

/// A shape that takes what it is offered and counts how often it was asked.
private struct CountingShape: Shape {
  let tally: Tally

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    tally.count += 1
    return proposal.replacingUnspecifiedDimensions()
  }
}
