@MainActor struct LayoutPlacementTests {
  @Test(.claim("LAYOUT-01")) @MainActor func `The layout determines size and positions`() {
    play(100, 100, "| box all = 10 20 80 60; box a = 10 20 30 10; box b = 70 70 20 10") {
      Scripted.sized(80, 60) { bounds, _, subviews in
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: nil))
        subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }
      .callAsFunction {
        Block("a")
        Block("b", 20, 10)
      }
      .accessibilityIdentifier("all")
    }
  }

  @Test(.claim("LAYOUT-02")) @MainActor func `The last position takes precedence`() {
    play(100, 100, "| box a = 40 25 7 9") {
      Scripted.sized(80, 60) { bounds, _, subviews in
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: .zero)
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 30, y: bounds.minY + 5), proposal: ProposedViewSize(width: 7, height: 9))
      }.callAsFunction { Block("a") }
    }
  }

  @Test(.claim("LAYOUT-03")) @MainActor func `An unplaced subview is centered`() {
    let host = settledHost(100, 90) {
      Scripted.sized(80, 60) { _, _, _ in }
        .callAsFunction {
          Block("a")
          Block("b", 20, 10)
        }
        .padding(.leading, 10)
    }
    // The proposal is 90 by 90; the container, 80 by 60, is at (15, 15).
    play(host, "| box a = 10 0 90 90; box b = 45 40 20 10")
  }

  @Test(.claim("LAYOUT-04")) @MainActor func `zIndex reorders drawing but not layout`() {
    let host = settledHost(30, 10) {
      Line {
        Ink.red.color.zIndex(1)
        Ink.green.color
        Ink.blue.color.zIndex(-1)
      }
    }
    expect(host.painted.map(\.description), equals: ["blue 20 0 10 10", "green 10 0 10 10", "red 0 0 10 10"])
  }

  @Test(.claim("LAYOUT-05")) @MainActor func `Right-to-left layout mirrors a custom layout`() {
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
    play(host, "update | columns a, b = 70…90 35…40")
  }

  @Test(.claim("LAYOUT-06")) @MainActor func `A layout reads the layout direction`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Scripted.looking { journal.note("\($0.layoutDirection)") }.callAsFunction { Block("a", 5, 5) }
    }
    expect(journal.take(), equals: "leftToRight")
    host.environment.layoutDirection = .rightToLeft
    host.update()
    expect(journal.take().hasSuffix("rightToLeft"))
  }

  @Test(.claim("LAYOUT-07")) @MainActor func `Groups and loops are not subviews`() {
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

@MainActor struct LayoutBoundsTests {
  /// Returns a layout that records its bounds and places each subview at their origin, or at zero if it ignores the
  /// origin.
  private static func noting(
    _ journal: Journal, isForgetful: Bool = false, @ViewBuilder content: () -> some View
  ) -> some View {
    let layout = Scripted.sized(30, 20) { bounds, _, subviews in
      journal.note(short(bounds))
      for subview in subviews { subview.place(at: isForgetful ? .zero : bounds.origin, proposal: .unspecified) }
    }
    return layout(content)
  }

  @Test(.claim("LAYOUT-28")) @MainActor func `The bounds of a layout start at its origin in the container`() {
    expectBounds("in a row", "50 0 30 20", CGSize(width: 80, height: 20)) { journal in
      HStack(spacing: 0) {
        Block("a", 50, 20)
        Self.noting(journal) { Block("b", 30, 20) }
      }
    }
    expectBounds("in a grid", "50 0 30 20", CGSize(width: 80, height: 20)) { journal in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 50, 20)
          Self.noting(journal) { Block("b", 30, 20) }
        }
      }
    }
    // Modifiers around a layout do not introduce a coordinate space.
    expectBounds("in modifiers", "40 50 30 20", box: "40 55 30 20") { journal in
      VStack(spacing: 0) {
        Block("a", 100, 40)
        Self.noting(journal) { Block("b", 30, 20) }
          .padding(10)
          .background { Color.red }
          .frame(width: 60, height: 50, alignment: .topTrailing)
          .accessibilityIdentifier("wrapped")
      }
    }
    expectBounds("in an overlay", "35 40 30 20") { journal in
      Color.red.overlay { Self.noting(journal) { Block("b", 30, 20) } }
    }
  }

  /// Expects the bounds that a layout with the view "b" records, and the frame of the view, by default the bounds.
  private func expectBounds<V: View>(
    _ name: Comment, _ bounds: String, box: String? = nil, _ size: CGSize = CGSize(width: 100, height: 100),
    @ViewBuilder content: (Journal) -> V
  ) {
    let journal = Journal()
    let host = settledHost(size.width, size.height) { content(journal) }
    expect(journal.take(), equals: bounds, name)
    expect(host.box("b"), equals: box ?? bounds, name)
  }

  @Test @MainActor func `Scrolling moves the content without calling its layouts`() {
    let journal = Journal()
    play(100, 100, journal, "| log = 35 300 30 20", "scroll 50,50 0,50; update | log =; box b = 35 250 30 20") {
      ScrollView {
        VStack(spacing: 0) {
          Block("a", 100, 300)
          Self.noting(journal) { Block("b", 30, 20) }
        }
      }
    }
  }

  @Test(.claim("LAYOUT-29"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `A layout that ignores the origin of its bounds is reported`(direction: LayoutDirection) {
    let host = settledHost(80, 60) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 80, 40)
        Self.noting(Journal(), isForgetful: true) { Block("b", 30, 20) }
      }
      .environment(\.layoutDirection, direction)
    }
    play(host, "| rows b = 0…20; diagnostics = misplacedSubview")
    expect(host.diagnostics.first?.evidence.contains { $0.lines.contains { $0.contains("bounds.origin") } } ?? false)
    play(80, 60, "| diagnostics =") {
      VStack(spacing: 0) {
        Block("a", 80, 40)
        // Larger than the bounds, but placed from their origin.
        Self.noting(Journal()) { Block("b", 60, 40) }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `A layout that ignores one coordinate of the origin is reported even if its view touches the bounds`(
    direction: LayoutDirection
  ) {
    func host(_ axis: Axis) -> ViewHost<some View> {
      let layout = Scripted.sized(30, 20) { bounds, _, subviews in
        let origin =
          axis == .vertical ? CGPoint(x: bounds.minX, y: 0) : CGPoint(x: 0, y: bounds.minY)
        for subview in subviews { subview.place(at: origin, proposal: .unspecified) }
      }
      let stack =
        axis == .vertical
        ? AnyLayout(VStackLayout(alignment: .trailing, spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return settledHost(axis == .vertical ? 80 : 40, axis == .vertical ? 30 : 80) {
        stack {
          Block("a", axis == .vertical ? 80 : 10, axis == .vertical ? 10 : 80)
          layout { Block("b", 30, 20) }
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let high = host(.vertical)
    play(high, "| rows b = 0…20; diagnostics = misplacedSubview")
    // In right-to-left layout, the row begins at the right, and the layout begins where its parent does.
    let wide = host(.horizontal)
    if direction == .leftToRight { expect(wide.columns("b"), equals: "0…30") }
    expect(wide.diagnostics.map(\.code) == (direction == .leftToRight ? [.misplacedSubview] : []))
  }

  @Test @MainActor func `A view placed deliberately outside its layout is not reported`() {
    let badge = Scripted.sized(30, 20) { bounds, _, subviews in
      for (index, subview) in subviews.enumerated() {
        let shift: CGFloat = index == 0 ? 0 : -5
        subview.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: .unspecified)
      }
    }
    play(80, 60, "| rows b, c = 25…45 20…30; diagnostics =") {
      VStack(spacing: 0) {
        Block("a", 80, 10)
        badge {
          Block("b", 30, 20)
          Block("c", 10, 10)
        }
      }
    }
  }

  @Test @MainActor func `A moved layout is called again and equals a fresh one`() {
    struct Moving: View {
      @State private var height: CGFloat = 10
      let journal: Journal
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: height).onTapGesture { height += 10 }.accessibilityIdentifier("a")
          LayoutBoundsTests.noting(journal, isForgetful: true) { Block("b", 30, 20) }.padding(5)
        }
      }
    }
    let journal = Journal()
    let host = settledHost(50, 100) { Moving(journal: journal) }
    expect(journal.take(), equals: "5 15 30 20")
    expect(host.rows("b"), equals: "30…50")
    expect(journal.after { host.tap(at: CGPoint(x: 45, y: 35)) }, equals: "5 25 30 20")
    // The column is now 50 high and begins at 25.
    expect(host.rows("b"), equals: "25…45")
  }
}
