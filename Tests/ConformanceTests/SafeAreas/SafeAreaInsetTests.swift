import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Safe-area bars in a picture of 100 by 100 points, or of 200 by 200.
@MainActor @Suite struct SafeAreaInsetTests {
  @Test(
    .claim(
      "SAFE-10", "A bar takes its length and a gap of 8 points from its edge, and a later bar is farther out.",
      .observed, "OpenSwiftUI's pictures of safeAreaInset, compared with SwiftUI's: the view at 18, 28, 144 by 124"))
  func `Bars are placed on four edges`() {
    let host = settledHost(200, 200) {
      Ink.red.color
        .safeAreaInset(edge: .leading) { Ink.green.color.frame(width: 10) }
        .safeAreaInset(edge: .top) { Ink.blue.color.frame(height: 20) }
        .safeAreaInset(edge: .trailing) { Ink.black.color.frame(width: 30) }
        .safeAreaInset(edge: .bottom) { Ink.yellow.color.frame(height: 40) }
    }
    #expect(host.boxes(in: .red) == ["18 28 144 124"])
    #expect(host.boxes(in: .green) == ["0 28 10 124"])
    #expect(host.boxes(in: .blue) == ["0 0 162 20"])
    #expect(host.boxes(in: .black) == ["170 0 30 152"])
    #expect(host.boxes(in: .yellow) == ["0 160 200 40"])
    #expect(host.inks == "red green blue black yellow")
  }

  @Test(
    .claim(
      "SAFE-11",
      "The gap between bar and view is the given spacing, which can be negative, or the default spacing of a stack.",
      .documented,
      "Apple's documentation of safeAreaInset(edge:alignment:spacing:content:); OpenSwiftUI asks the spacing preferences"
    ))
  func `The spacing between bar and view can be set`() {
    func rows(_ edge: VerticalEdge, _ spacing: CGFloat?) -> String {
      settledHost(100, 100) {
        Block("view").safeAreaInset(edge: edge, spacing: spacing) { Block("bar", nil, 20) }
      }.rows("view", "bar")
    }
    #expect(rows(.bottom, 0) == "0…80 80…100")
    #expect(rows(.top, 5) == "25…100 0…20")
    #expect(rows(.bottom, -10) == "0…90 80…100")
    let text = settledHost(100, 100) {
      Text("view").accessibilityIdentifier("view")
        .safeAreaInset(edge: .top) { Text("bar").accessibilityIdentifier("bar") }
    }
    #expect(text.rows("bar", "view") == "29…49 51…71")
  }

  @Test(
    .claim(
      "SAFE-12",
      "Bar, gap, and view together have the size of the whole; the bar's guide is aligned with the view's on the "
        + "cross axis.",
      .observed, "observed in OpenSwiftUI's layout of safeAreaInset"))
  func `Bar and view together fill the whole size`() {
    func host(_ alignment: HorizontalAlignment) -> String {
      let host = settledHost(100, 100) {
        Block("view", 40, 30)
          .safeAreaInset(edge: .top, alignment: alignment, spacing: 0) { Block("bar", 60, 20) }
          .accessibilityIdentifier("whole")
      }
      #expect(host.box("whole") == "20 25 60 50")
      #expect(host.box("view") == "30 45 40 30")
      return host.box("bar")
    }
    #expect(host(.center) == "20 25 60 20")
    #expect(host(.leading) == "30 25 60 20")
    #expect(host(.trailing) == "10 25 60 20")
    let beside = settledHost(100, 100) {
      Block("view").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { Block("bar", 30, 20) }
    }
    #expect(beside.box("view") == "30 0 70 100")
    #expect(beside.box("bar") == "0 80 30 20")
  }

  @Test(
    .claim(
      "SAFE-13", "A bar receives the length that the view's minimum leaves, and the whole cross length.", .observed,
      "observed in OpenSwiftUI's layout of safeAreaInset"))
  func `The bar is measured first`() {
    let flexible = settledHost(100, 100) {
      Block("view", 50, 70).safeAreaInset(edge: .top, spacing: 0) { Block("bar") }
    }
    #expect(flexible.box("bar") == "0 0 100 30")
    #expect(flexible.box("view") == "25 30 50 70")
    let tooLarge = settledHost(100, 100) {
      Block("view").safeAreaInset(edge: .top, spacing: 0) { Block("bar", nil, 150) }
    }
    #expect(tooLarge.box("bar") == "0 -25 100 150")
    #expect(tooLarge.box("view") == "0 125 100 0")
  }

  @Test(
    .claim(
      "SAFE-14", "Several views in a bar form a ZStack; an empty bar takes no space and has no gap.",
      .decided,
      "observed in OpenSwiftUI for several views; for none a decision of this project: there is no second view to "
        + "separate"
    ))
  func `Several views in a bar are stacked, and an empty bar takes no space`() {
    let several = settledHost(100, 100) {
      Block("view").safeAreaInset(edge: .bottom, spacing: 0) {
        Block("wide", 60, 20)
        Block("high", 20, 30)
      }
    }
    #expect(several.box("view") == "0 0 100 70")
    #expect(several.box("wide") == "20 75 60 20")
    #expect(several.box("high") == "40 70 20 30")
    for spacing in [nil, 10] as [CGFloat?] {
      let none = settledHost(100, 100) {
        Block("view").safeAreaInset(edge: .bottom, spacing: spacing) { EmptyView() }
      }
      #expect(none.box("view") == "0 0 100 100")
    }
  }

  @Test(
    .claim(
      "SAFE-15", "A fold of preferences contains the bar after the view, regardless of the bar's edge.", .observed,
      "observed in OpenSwiftUI: safeAreaInset combines the outputs of view and bar in this order"))
  func `A bar is folded after its view`() {
    func fold<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
      settledHost(100, 100, content: content).preference(Words.self)
    }
    let view = Color.clear.preference(key: Words.self, value: ["view"])
    let bar = Color.clear.frame(width: 10, height: 10).preference(key: Words.self, value: ["bar"])
    #expect(fold { view.safeAreaInset(edge: .top) { bar } } == ["view", "bar"])
    #expect(fold { view.safeAreaInset(edge: .bottom) { bar } } == ["view", "bar"])
    #expect(fold { view.safeAreaInset(edge: .leading) { bar } } == ["view", "bar"])
    #expect(fold { view.safeAreaInset(edge: .trailing) { bar } } == ["view", "bar"])
  }

  @Test(
    .claim(
      "SAFE-16", "A bar passes on the view's guides, moved with the view, and resets its priority and spacing.",
      .derived,
      "follows from SAFE-12: it is a layout around the view, as padding is"))
  func `Guides pass through a bar, and priority does not`() {
    let guides = settledHost(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Block("view", 20, 30).alignmentGuide(.top) { _ in 10 }
          .safeAreaInset(edge: .top, spacing: 0) { Block("bar", 20, 20) }
        Block("beside", 20, 20)
      }
    }
    #expect(guides.rows("bar", "view", "beside") == "25…45 45…75 55…75")
    let priority = settledHost(100, 100) {
      HStack(spacing: 0) {
        Block("first").layoutPriority(1).safeAreaInset(edge: .top) { Block("bar", nil, 10) }
        Block("second")
      }
    }
    #expect(priority.columns("first", "second") == "0…50 50…100")
  }
}
