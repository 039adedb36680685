import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// A container nested repeatedly in itself: the work grows with the depth, not exponentially.
///
/// Reads of alignment guides are not counted; they would not terminate in practice if each guide were read twice on
/// every level.
@Suite @MainActor struct ContainerNestingTests {
  struct Nesting: Sendable, CustomTestStringConvertible {
    let name: String
    /// The factor by which the work can grow when the depth doubles: below 3 for linear, below 8 for cubic.
    let growth: Int
    let wrap: @Sendable @MainActor (AnyView) -> AnyView

    var testDescription: String { name }

    init<V: View>(
      _ name: String, growth: Int = 3, @ViewBuilder _ wrap: @escaping @Sendable @MainActor (AnyView) -> V
    ) {
      self.name = name
      self.growth = growth
      self.wrap = { AnyView(wrap($0)) }
    }
  }

  /// A layout that reads all values of every subview.
  struct Curious: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      var size = CGSize.zero
      for subview in subviews {
        let (given, least) = (subview.sizeThatFits(proposal), subview.sizeThatFits(.zero))
        let (ideal, most) = (subview.sizeThatFits(.unspecified), subview.sizeThatFits(.infinity))
        size.width += min(given.width, max(least.width, ideal.width, most.width))
        size.height = max(size.height, given.height)
      }
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for subview in subviews {
        let dimensions = subview.dimensions(in: proposal)
        subview.place(
          at: CGPoint(x: x, y: bounds.midY - dimensions[VerticalAlignment.firstTextBaseline]), proposal: proposal)
        x += dimensions.width
      }
    }
  }

  nonisolated static let nestings = stacks + layouts + modifiers

  nonisolated static let stacks = [
    Nesting("HStack") { view in
      HStack {
        view
        Color.red
      }
    },
    Nesting("HStack by baselines") { view in
      HStack(alignment: .firstTextBaseline) {
        view
        Text("a")
        Color.red
      }
    },
    Nesting("VStack of fixed size") { view in
      VStack {
        view.fixedSize()
        Text("a b")
      }
    },
    Nesting("ZStack by baselines") { view in
      ZStack(alignment: .leadingFirstTextBaseline) {
        view
        Text("a b")
      }
    },
    Nesting("ScrollView") { view in
      ScrollView {
        view
        Text("a")
      }
    },
    Nesting("LazyVStack") { view in
      ScrollView {
        LazyVStack {
          view
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
  ]

  nonisolated static let layouts = [
    Nesting("HStackLayout") { view in
      HStackLayout(alignment: .lastTextBaseline) {
        view
        Color.red
      }
    },
    Nesting("AnyLayout") { view in
      AnyLayout(VStackLayout(alignment: .trailing)) {
        view
        Text("a b c")
      }
    },
    Nesting("a curious layout") { view in
      Curious {
        view
        Text("a b c")
      }
    },
    Nesting("a curious layout, by baselines", growth: 8) { view in
      HStack(alignment: .firstTextBaseline) {
        Curious {
          view
          Text("a")
        }
        Text("b")
      }
    },
    Nesting("ViewThatFits") { view in
      ViewThatFits {
        Text("a very long text that does not fit in this room, however large it is, in one line")
        view.padding(1)
      }
    },
    Nesting("Grid", growth: 8) { view in
      TributaryContainers.Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          view
          Text("a")
        }
        GridRow { Color.red }
      }
    },
  ]

  nonisolated static let modifiers = [
    Nesting("safeAreaInset") { view in view.safeAreaInset(edge: .top) { Text("a") } },
    Nesting("safeAreaInset by baselines") { view in
      view.safeAreaInset(edge: .leading, alignment: .firstTextBaseline) { Text("a") }
    },
    Nesting("GeometryReader") { view in GeometryReader { view.frame(width: $0.size.width) } },
    Nesting("overlay by baselines") { view in
      Text("a").overlay(alignment: .leadingFirstTextBaseline) { view }
        .background(alignment: .trailingLastTextBaseline) { Text("b") }
    },
    Nesting("overlaid by baselines") { view in view.overlay(alignment: .leadingFirstTextBaseline) { Text("a") } },
    Nesting("frame by baselines") { view in
      view.frame(minWidth: 10, maxHeight: 90, alignment: .leadingFirstTextBaseline)
    },
    Nesting("guides") { view in
      VStack(alignment: .leading) {
        view.alignmentGuide(.leading) { $0[.trailing] / 2 + $0[HorizontalAlignment.center] / 4 }
        Text("a").alignmentGuide(.leading) { $0[.leading] + 1 }
      }
    },
    Nesting("aspectRatio") { view in view.aspectRatio(1.5, contentMode: .fit) },
    Nesting("a mixture", growth: 8) { view in
      TributaryContainers.Grid {
        GridRow {
          HStack(alignment: .firstTextBaseline) {
            view
            Spacer()
          }
          Text("a b")
        }
      }
      .padding(1).clipped().safeAreaInset(edge: .bottom) { Text("a") }
    },
  ]

  private func counts(_ nesting: Nesting, depth: Int) -> FrameCounts {
    var view = AnyView(Text("a text of some words").padding(2))
    for _ in 0..<depth { view = nesting.wrap(view) }
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { view }
    let counts = host.update().counts
    expectEmpty(host.diagnostics)
    return counts
  }

  @Test(arguments: nestings)
  func `Work grows with the depth`(nesting: Nesting) {
    let (less, more) = (counts(nesting, depth: 16), counts(nesting, depth: 32))
    expect(
      more.measurements, below: nesting.growth * less.measurements, "\(less.measurements), then \(more.measurements)")
    expect(more.placements, below: nesting.growth * less.placements, "\(less.placements), then \(more.placements)")
  }
}
