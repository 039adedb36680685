import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// The cost of custom layouts, as counts.
@MainActor @Suite struct LayoutComplexity {
  @Test func `A leaf under 64 layouts that pass one proposal on is measured once`() {
    let counter = Counter()
    let host = ViewHost(size: CGSize(width: 500, height: 500)) {
      Nest(depth: 64, layout: AnyLayout(Forwarding()), leaf: AnyView(CountingShape(counter: counter)))
    }
    let counts = host.update().counts
    expect(counter.sizes, equals: 1)
    // 64 layouts, the leaf, the root, and the root's stack.
    expect(counts.measurements, equals: 64 + 1 + 2)
  }

  @Test func `A leaf under 64 alternating stack layouts is measured for at most nine lengths`() {
    let counter = Counter()
    let host = ViewHost(size: CGSize(width: 4_000, height: 4_000)) {
      StackNest(depth: 64, leaf: AnyView(CountingShape(counter: counter)))
    }
    let counts = host.update().counts
    expect(counter.sizes, atMost: 9)
    expect(counts.measurements, atMost: 9 * (64 + 64 + 1 + 2))
  }

  @Test(arguments: [8, 16, 32])
  func `The number of evaluations of a custom guide under layouts grows at most linearly with the depth`(depth: Int) {
    let counter = Counter()
    let guided = Color.red.frame(width: 5, height: 5).alignmentGuide(.mark) { _ in
      counter.guides += 1
      return 2
    }
    let host = ViewHost(size: CGSize(width: 500, height: 500)) {
      Nest(depth: depth, layout: AnyLayout(GuidedStack()), leaf: AnyView(guided))
    }
    host.update()
    expect(counter.guides, atMost: 4 * depth)
  }

  @Test func `A change inside a subview that keeps its size does not call the layout again`() {
    let counter = Counter()
    let host = ViewHost(size: CGSize(width: 500, height: 500)) {
      Counting(counter: counter).callAsFunction {
        Color.red.frame(width: 5, height: 5)
        Nudge()
      }
    }
    host.update()
    expect(counter.sizes == 1 && counter.placements == 1)
    host.tap("nudge")
    expect(host.frame(of: "dot")?.minX, equals: 7)
    expect(counter.sizes == 1 && counter.placements == 1)
  }

  @Test func `A change of one subview's size calls the layout once and measures no other subview`() {
    let counter = Counter()
    let host = ViewHost(size: CGSize(width: 500, height: 500)) {
      Counting(counter: counter).callAsFunction {
        ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
        Growing()
      }
    }
    host.update()
    counter.sizes = 0
    counter.placements = 0
    host.tap("grow")
    expect(counter.sizes == 1 && counter.placements == 1)
  }
}

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

/// Nested layouts.
private struct Nest: View {
  let depth: Int
  let layout: AnyLayout
  let leaf: AnyView

  var body: some View {
    if depth == 0 {
      leaf
    } else {
      layout { AnyView(Nest(depth: depth - 1, layout: layout, leaf: leaf)) }
    }
  }
}

/// Alternating rows and columns, each with a square beside the next level.
private struct StackNest: View {
  let depth: Int
  let leaf: AnyView

  var body: some View {
    if depth == 0 {
      leaf
    } else {
      (depth.isMultiple(of: 2) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
        Color.red.frame(width: 5, height: 5)
        AnyView(StackNest(depth: depth - 1, leaf: leaf))
      }
    }
  }
}

/// A layout that passes its proposal on.
private struct Forwarding: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A layout that places by a guide of its subview and passes that guide on.
private struct GuidedStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: (subviews.first?.dimensions(in: proposal)[.mark] ?? 0) + 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let line = first.dimensions(in: proposal)[.mark]
    first.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 1 - line), proposal: proposal)
  }
}

private final class Counter: @unchecked Sendable {
  var sizes = 0
  var placements = 0
  var guides = 0
}

/// A shape that counts its measurements.
private struct CountingShape: Shape {
  let counter: Counter

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    counter.sizes += 1
    return proposal.replacingUnspecifiedDimensions()
  }
}

/// A layout that counts its calls.
private struct Counting: Layout {
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.sizes += 1
    let width = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(width: max(width, 500), height: 500)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    counter.placements += 1
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A view that keeps its size while its content moves.
private struct Nudge: View {
  @State private var place: CGFloat = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("nudge").onTapGesture { place += 7 }
      Color.red.frame(width: 5, height: 5).accessibilityIdentifier("dot").offset(x: place)
    }
    .frame(width: 60, height: 60, alignment: .topLeading)
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.blue.frame(width: width, height: 20).accessibilityIdentifier("grow").onTapGesture { width += 7 }
  }
}
