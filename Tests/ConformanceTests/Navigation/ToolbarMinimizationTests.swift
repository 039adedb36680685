import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Bars of pages of 300 by 300 points that scrolling minimizes.
@MainActor @Suite struct ToolbarMinimizationTests {
  private func host(
    _ behavior: ToolbarMinimizationBehavior, _ adjustment: ToolbarMinimizationSafeAreaAdjustment = .automatic,
    _ restoration: ToolbarMinimizationRestoration = .automatic, length: CGFloat = 2_000
  ) -> ViewHost<some View> {
    settledHost(300, 300) {
      NavigationStack {
        ScrollView { Block("content", 100, length) }
          .toolbarMinimizationBehavior(behavior, for: .navigationBar)
          .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar)
          .toolbarMinimizationRestoration(restoration, for: .navigationBar)
          .toolbar { TapCounter("item") }
      }
    }
  }

  /// Scrolls by distances, and expects after each whether the bar is displayed.
  private func scroll(_ host: ViewHost<some View>, hasBar rows: KeyValuePairs<Int, Bool>, line: Int = #line) {
    for (distance, hasBar) in rows {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: CGFloat(distance)))
      host.rest()
      expect(host.frame(of: "item") != nil, equals: hasBar, "after \(distance)", line: line)
    }
  }

  private func top(_ host: ViewHost<some View>) -> Int { Int((host.frame(of: "content")?.minY ?? -1).rounded()) }

  @Test(
    .claim(
      "TOOLBAR-40",
      "toolbarMinimizationBehavior hides the top bar while the content is scrolled down or up, and displays it after "
        + "scrolling in the other direction; the items keep their state.",
      .documented, "Apple's documentation of toolbarMinimizationBehavior(_:for:)")
  )
  func `Scrolling minimizes the bar`() {
    let down = host(.onScrollDown)
    down.tap("item")
    expect(top(down), equals: 44)
    scroll(down, hasBar: [100: false])
    expect(top(down), equals: -100)
    scroll(down, hasBar: [-20: true])
    expect(down.taps("item"), equals: 1)
    scroll(down, hasBar: [10: false, -2_000: true])
    expect(top(down), equals: 44)
    scroll(host(.onScrollUp), hasBar: [300: true, -50: false, 10: true])
    for behavior in [ToolbarMinimizationBehavior.never, .automatic] {
      scroll(host(behavior), hasBar: [100: true, -50: true])
    }
    expectSound(down)
  }

  @Test(
    .claim(
      "TOOLBAR-41", "With the restoration atScrollEdge, only the beginning of the content displays the bar again.",
      .documented, "Apple's documentation of ToolbarMinimizationRestoration")
  )
  func `A bar is restored at the edge`() {
    scroll(host(.onScrollDown, .automatic, .atScrollEdge), hasBar: [300: false, -100: false, -300: true])
  }

  @Test(
    .claim(
      "TOOLBAR-42",
      "A minimized bar leaves its space to the safe area, unless toolbarMinimizationSafeAreaAdjustment disables that.",
      .documented, "Apple's documentation of toolbarMinimizationSafeAreaAdjustment(_:for:)")
  )
  func `The safe area of a minimized bar is adjusted`() {
    for (adjustment, expected) in [
      (ToolbarMinimizationSafeAreaAdjustment.automatic, -100), (.enabled, -100), (.disabled, -56),
    ] {
      let host = host(.onScrollDown, adjustment)
      scroll(host, hasBar: [100: false])
      expect(top(host), equals: expected)
    }
  }

  @Test func `Short content does not minimize the bar`() {
    let host = host(.onScrollDown, length: 280)
    scroll(host, hasBar: [10: true])
    expect(top(host), equals: 34)
    expectSound(host)
  }

  @Test func `The end of the content is reached with a minimized bar`() {
    let host = host(.onScrollDown, length: 600)
    for _ in 0..<10 { scroll(host, hasBar: [100: false]) }
    expect(host.frame(of: "content")?.maxY, equals: 300)
    scroll(host, hasBar: [-5: true])
    expectSound(host)
  }

  @Test func `A bar outside a page is minimized`() {
    let host = settledHost(300, 300) {
      ScrollView { Block("content", 100, 2_000) }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .toolbar { TapCounter("item") }
    }
    #expect(host.frame(of: "item") != nil)
    scroll(host, hasBar: [100: false, -10: true])
  }
}
