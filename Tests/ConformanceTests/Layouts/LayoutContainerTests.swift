import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

/// A layout with custom guides and spacing.
private struct Opinionated: Layout {
  var top: CGFloat?
  var gaps = ViewSpacing()

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { gaps }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .top ? top : nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// The guides, spacing, and priority that a custom layout reports to its container.
@MainActor @Suite struct LayoutContainerTests {
  @Test(
    .claim(
      "LAYOUT-14",
      "The preferred spacing of a layout is the union of its subviews' spacing, unless the layout overrides it.",
      .documented, "Apple's documentation of Layout.spacing(subviews:cache:)"))
  func `The spacing of a layout is the union of its subviews' spacing or a custom value`() {
    let text = settledHost(100, 100) {
      VStack {
        Text("a").accessibilityIdentifier("a")
        Scripted().callAsFunction {
          Block("b", 20, 10)
          Text("c")
        }
      }
    }
    // The gap between texts is a tenth of a line: 20 + 2 + 20.
    expect(text.rows("a"), equals: "29…49")
    let tight = settledHost(100, 100) {
      VStack {
        Block("a", 20, 20)
        Opinionated(gaps: .zero).callAsFunction { Block("b", 20, 20) }
        Opinionated().callAsFunction { Block("c", 20, 20) }
      }
    }
    expect(tight.rows("a", "b", "c"), equals: "20…40 40…60 60…80")
  }

  @Test(
    .claim(
      "LAYOUT-15", "A custom guide of a subview is a guide of the layout, moved by the position of the subview.",
      .documented,
      "Apple's documentation of Layout.explicitAlignment(of:in:proposal:subviews:cache:)"))
  func `Custom guides of subviews pass through a layout`() {
    let host = settledHost(100, 100) {
      HStack(alignment: .mark, spacing: 0) {
        Block("a", 20, 20)
        Scripted.sized(20, 50) { bounds, _, subviews in
          subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 30), proposal: .unspecified)
        }
        .callAsFunction { Block("b", 20, 20).alignmentGuide(.mark) { _ in 5 } }
        .accessibilityIdentifier("all")
      }
    }
    expect(host.rows("a", "b", "all"), equals: "57.5…77.5 52.5…72.5 22.5…72.5")
  }

  @Test(
    .claim(
      "LAYOUT-16", "The edge and center guides of a subview are not guides of its layout.", .observed,
      "observed in OpenSwiftUI, for stacks and layouts alike"))
  func `Edge guides of subviews stay inside a layout`() {
    let host = settledHost(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Block("a", 20, 20)
        Scripted().callAsFunction { Block("b", 20, 20).alignmentGuide(.top) { _ in 10 } }
      }
    }
    expect(host.rows("a", "b"), equals: "40…60 40…60")
  }

  @Test(
    .claim(
      "LAYOUT-17", "A guide that a layout sets aligns the layout in its container, including an edge guide.",
      .documented,
      "Apple's documentation of Layout.explicitAlignment(of:in:proposal:subviews:cache:)"))
  func `A layout sets a guide`() {
    let host = settledHost(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Block("a", 20, 20)
        Opinionated(top: 10).callAsFunction { Block("b", 20, 20) }
        Opinionated().callAsFunction { Block("c", 20, 20) }
      }
    }
    expect(host.rows("a", "b", "c"), equals: "45…65 35…55 45…65")
  }

  @Test(
    .claim(
      "LAYOUT-18", "A layout without subviews has the lowest priority, like a spacer.", .observed,
      "OpenSwiftUI gives an empty layout the lowest priority"))
  func `An empty layout takes the remaining length`() {
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a")
        Scripted(size: { proposal, _ in proposal.replacingUnspecifiedDimensions() })
          .callAsFunction {}.accessibilityIdentifier("empty")
      }
    }
    expect(host.columns("a", "empty"), equals: "0…100 100…100")
  }

  @Test(
    .claim(
      "LAYOUT-19",
      "A layout is measured once per proposal, and a layout that forwards its proposal measures a subview once.",
      .observed, "OpenSwiftUI remembers sizes by proposal"))
  func `Sizes are cached`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Scripted.looking { _ in journal.note("size") }.callAsFunction { Scripted().callAsFunction { Block("a") } }
    }
    expect(journal.take(), equals: "size")
    // The root, its stack, two layouts, and the leaf with its frame and color.
    expect(host.box("a"), equals: "0 0 100 100")
    host.update()
    expect(journal.take(), equals: "")
  }
}
