import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct LayoutPlacementTests {
  @Test(
    .claim(
      "LAYOUT-01", "A layout determines the size of its container, and the positions of the anchors of its subviews.",
      .documented, "Apple's documentation of Layout and of LayoutSubview.place(at:anchor:proposal:)"))
  func `The layout determines size and positions`() {
    let host = settledHost(100, 100) {
      Scripted.sized(80, 60) { bounds, _, subviews in
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: nil))
        subviews[1].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }
      .callAsFunction {
        Block("a")
        Block("b", 20, 10)
      }
      .accessibilityIdentifier("all")
    }
    expect(host.box("all"), equals: "10 20 80 60")
    expect(host.box("a"), equals: "10 20 30 10")
    expect(host.box("b"), equals: "70 70 20 10")
  }

  @Test(
    .claim(
      "LAYOUT-02", "The last position applies if a layout places a subview several times.", .documented,
      "Apple's documentation of LayoutSubview.place(at:anchor:proposal:)"))
  func `The last position takes precedence`() {
    let host = settledHost(100, 100) {
      Scripted.sized(80, 60) { bounds, _, subviews in
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: .zero)
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 30, y: bounds.minY + 5), proposal: ProposedViewSize(width: 7, height: 9))
      }.callAsFunction { Block("a") }
    }
    expect(host.box("a"), equals: "40 25 7 9")
  }

  @Test(
    .claim(
      "LAYOUT-03",
      "A subview that is not placed is centered in its container and receives the container's proposal.",
      .documented, "Apple's documentation of Layout.placeSubviews(in:proposal:subviews:cache:)"))
  func `An unplaced subview is centered`() {
    let host = settledHost(100, 90) {
      Scripted.sized(80, 60) { _, _, _ in }
        .callAsFunction {
          Block("a")
          Block("b", 20, 10)
        }
        .padding(.leading, 10)
    }
    // The proposal is 90 by 90; the container, 80 by 60, is at (15, 15).
    expect(host.box("a"), equals: "10 0 90 90")
    expect(host.box("b"), equals: "45 40 20 10")
  }

  @Test(
    .claim(
      "LAYOUT-04", "Subviews are in view order regardless of zIndex, which changes only the order of drawing.",
      .documented, "Apple's documentation of LayoutSubviews and of zIndex(_:); OpenSwiftUI, ZIndexTests"))
  func `zIndex reorders drawing but not layout`() {
    let host = settledHost(30, 10) {
      Line {
        Ink.red.color.zIndex(1)
        Ink.green.color
        Ink.blue.color.zIndex(-1)
      }
    }
    expect(host.painted.map(\.description), equals: ["blue 20 0 10 10", "green 10 0 10 10", "red 0 0 10 10"])
  }

  @Test(
    .claim(
      "LAYOUT-05", "Right-to-left layout is mirrored after a layout has placed its subviews from left to right.",
      .observed,
      "OpenSwiftUI mirrors what every layout places; Apple's documentation of LayoutDirection"))
  func `Right-to-left layout mirrors a custom layout`() {
    let host = settledHost(100, 100) {
      Scripted.sized(80, 20) { bounds, _, subviews in
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY), proposal: .unspecified)
      }
      .callAsFunction {
        Block("a", 20, 10)
        Block("b", 5, 10)
      }
    }
    expect(host.columns("a", "b"), equals: "10…30 60…65")
    host.environment.layoutDirection = .rightToLeft
    host.update()
    expect(host.columns("a", "b"), equals: "70…90 35…40")
  }

  @Test(
    .claim(
      "LAYOUT-06", "A layout reads the layout direction of its container.", .documented,
      "Apple's documentation of LayoutSubviews.layoutDirection"))
  func `A layout reads the layout direction`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Scripted.looking { journal.note("\($0.layoutDirection)") }.callAsFunction { Block("a", 5, 5) }
    }
    expect(journal.take(), equals: "leftToRight")
    host.environment.layoutDirection = .rightToLeft
    host.update()
    expect(journal.take().hasSuffix("rightToLeft"))
  }

  @Test(
    .claim(
      "LAYOUT-07", "The subviews of a layout are the views of its builder, through groups, loops, and conditions.",
      .documented,
      "Apple's documentation of LayoutSubviews"))
  func `Groups and loops are not subviews`() {
    struct Screen: View {
      let count: Int
      let hasLast: Bool
      var body: some View {
        Line(gap: 1) {
          Group {
            Block("a", 5, 5)
            Block("b", 5, 5)
          }
          ForEach(0..<count, id: \.self) { Block("row \($0)", 5, 5) }
          if hasLast { Block("last", 5, 5) }
        }
      }
    }
    let host = settledHost(100, 10) { Screen(count: 2, hasLast: true) }
    expect(
      host.columns("a", "b", "row 0", "row 1", "last"), equals: "35.5…40.5 41.5…46.5 47.5…52.5 53.5…58.5 59.5…64.5")
    host.show(Screen(count: 1, hasLast: false))
    expect(host.columns("a", "b", "row 0", "row 1", "last"), equals: "41.5…46.5 47.5…52.5 53.5…58.5 nowhere nowhere")
  }
}
