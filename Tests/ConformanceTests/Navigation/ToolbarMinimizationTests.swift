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

  private func scroll(_ host: ViewHost<some View>, by distance: CGFloat) {
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance))
    host.rest()
  }

  private func hasBar(_ host: ViewHost<some View>) -> Bool { host.frame(of: "item") != nil }

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
    scroll(down, by: 100)
    #expect(!hasBar(down))
    expect(top(down), equals: -100)
    scroll(down, by: -20)
    #expect(hasBar(down))
    expect(down.taps("item"), equals: 1)
    scroll(down, by: 10)
    #expect(!hasBar(down))
    scroll(down, by: -2_000)
    #expect(hasBar(down))
    expect(top(down), equals: 44)

    let up = host(.onScrollUp)
    scroll(up, by: 300)
    #expect(hasBar(up))
    scroll(up, by: -50)
    #expect(!hasBar(up))
    scroll(up, by: 10)
    #expect(hasBar(up))

    for behavior in [ToolbarMinimizationBehavior.never, .automatic] {
      let never = host(behavior)
      scroll(never, by: 100)
      scroll(never, by: -50)
      #expect(hasBar(never))
    }
    for host in [down] {
      expect(host.core.checkInvariants(), equals: [])
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test(
    .claim(
      "TOOLBAR-41", "With the restoration atScrollEdge, only the beginning of the content displays the bar again.",
      .documented, "Apple's documentation of ToolbarMinimizationRestoration")
  )
  func `A bar is restored at the edge`() {
    let host = host(.onScrollDown, .automatic, .atScrollEdge)
    scroll(host, by: 300)
    scroll(host, by: -100)
    #expect(!hasBar(host))
    scroll(host, by: -300)
    #expect(hasBar(host))
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
      scroll(host, by: 100)
      #expect(!hasBar(host))
      expect(top(host), equals: expected)
    }
  }

  @Test func `Short content does not minimize the bar`() {
    let host = host(.onScrollDown, length: 280)
    scroll(host, by: 10)
    #expect(hasBar(host))
    expect(top(host), equals: 34)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `The end of the content is reached with a minimized bar`() {
    let host = host(.onScrollDown, length: 600)
    for _ in 0..<10 { scroll(host, by: 100) }
    #expect(!hasBar(host))
    expect(host.frame(of: "content")?.maxY, equals: 300)
    scroll(host, by: -5)
    #expect(hasBar(host))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `A bar outside a page is minimized`() {
    let host = settledHost(300, 300) {
      ScrollView { Block("content", 100, 2_000) }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .toolbar { TapCounter("item") }
    }
    #expect(hasBar(host))
    scroll(host, by: 100)
    #expect(!hasBar(host))
    scroll(host, by: -10)
    #expect(hasBar(host))
  }
}
