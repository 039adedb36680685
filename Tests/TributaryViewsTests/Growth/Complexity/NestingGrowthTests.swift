@MainActor private func row(_ view: some View, beside other: some View) -> some View {
  HStack {
    view
    other
  }
}

@MainActor private func column(_ view: some View, beside other: some View, above last: some View) -> some View {
  VStack {
    row(view, beside: other)
    last
  }
}

/// A view that wraps itself any number of times.
struct RepeatedNest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The largest number of measurements for each level, or the factor by which the work grows when the depth doubles:
  /// below 3 for linear, below 8 for cubic.
  let most: Int
  /// The length of the window along both axes, in points.
  let size: CGFloat
  let leaf: @Sendable @MainActor () -> AnyView
  let wrap: @Sendable @MainActor (AnyView) -> AnyView

  init<V: View>(
    _ name: String, most: Int = 3, in size: CGFloat = 300,
    around leaf: @escaping @Sendable @MainActor () -> AnyView = { AnyView(Text("hello world")) },
    @ViewBuilder _ wrap: @escaping @Sendable @MainActor (AnyView) -> V
  ) {
    (testDescription, self.most, self.size, self.leaf) = (name, most, size, leaf)
    self.wrap = { AnyView(wrap($0)) }
  }

  /// Returns the work of the first frame of a window.
  @MainActor func counts(_ depth: Int, in size: CGFloat, around leaf: AnyView? = nil) -> FrameCounts {
    let view = (0..<depth).reduce(leaf ?? self.leaf()) { view, _ in wrap(view) }
    let host = ViewHost(size: CGSize(width: size, height: size)) { view }
    let counts = host.update().counts
    expectEmpty(host.diagnostics)
    return counts
  }

  /// Expects that a nest in rising windows equals nests in new windows.
  @MainActor func compareWindows(depth: Int, by step: CGFloat) {
    let view = (0..<depth).reduce(leaf()) { view, _ in wrap(view) }.accessibilityIdentifier("nest")
    let host = ViewHost(size: CGSize(width: 40, height: 40)) { view }
    for size in stride(from: 40, through: 900, by: step) {
      host.update { host.size = CGSize(width: size, height: 1_000 - size) }
      expectEqual(host, updatedHost(size, 1_000 - size) { view }, "\(testDescription) in \(size)")
    }
  }
}

/// Nested containers of flexible views: the number of measurements is at most quadratic in the depth.
///
/// Each level proposes a minimum, a maximum, and a final length, so a level that forgets or does not recognize an
/// answer multiplies the measurements of all levels below.
@MainActor struct NestedStackComplexityTests {
  nonisolated static let nests: [RepeatedNest] = [
    RepeatedNest("texts") { column($0, beside: Text("abc def ghi jkl"), above: Text("a")) },
    RepeatedNest("padded texts") { view in
      VStack {
        row(view.padding(3), beside: Text("abc def ghi")).padding(2)
        Text("a b")
      }
    },
    RepeatedNest("colors") { column($0, beside: Color.red, above: Text("b c d e f")) },
    RepeatedNest("aspect ratios") {
      column($0.aspectRatio(1.1, contentMode: .fit), beside: Color.red, above: Text("b"))
    },
    RepeatedNest("aspect ratios of colors", around: { AnyView(Color.blue) }) {
      column($0.aspectRatio(1.1, contentMode: .fit), beside: Color.red, above: Color.red)
    },
    RepeatedNest("squares", around: { AnyView(Color.blue) }) {
      column($0, beside: Color.red.aspectRatio(1, contentMode: .fit), above: Text("title"))
    },
    RepeatedNest("overlays") { view in
      VStack {
        Text("abc def ghi")
        view
      }.overlay { Text("a b c d e f") }
    },
    RepeatedNest("priorities") { column($0.layoutPriority(1), beside: Text("abc def ghi jkl"), above: Text("a")) },
    RepeatedNest("a layout of client code") { view in
      Forwarding { column(view, beside: Text("abc def ghi jkl"), above: Text("a")) }
    },
  ]

  @Test(arguments: nests, [300, 3_000] as [CGFloat])
  func `A nest of flexible views is measured a bounded number of times per level`(nest: RepeatedNest, size: CGFloat) {
    for depth in [8, 16, 32] {
      // At most six items on each level, each with a bounded number of answers for each level above it.
      expect(nest.counts(depth, in: size).measurements, atMost: 10 * depth * depth, "\(depth) levels")
    }
  }

  @Test(arguments: nests) func `A nest in rising windows has the sizes of a nest in a new window`(nest: RepeatedNest) {
    nest.compareWindows(depth: RandomSeeds.areComplete ? 6 : 5, by: 172)
  }
}

/// Nests of frames and of aspect ratios in rows and columns: the number of measurements is linear in the depth.
///
/// A frame with bounds has its smallest and largest length without a measurement of its content. A wrapped or truncated
/// text has one answer for a range of widths and heights.
@MainActor struct NestGrowthTests {
  nonisolated static let nests: [RepeatedNest] = frames + ratios + squeezed
  nonisolated static let frames: [RepeatedNest] = [
    RepeatedNest("frames with bounds in rows", most: 5) {
      row($0.frame(minWidth: 10, maxWidth: 200), beside: Text("abc def"))
    },
    RepeatedNest("frames with bounds in rows and columns", most: 26) {
      column($0.frame(minWidth: 10, maxWidth: 200), beside: Text("abc def"), above: Text("a b"))
    },
    RepeatedNest("frames with bounds along both axes", most: 16) {
      column(
        $0.frame(minWidth: 10, maxWidth: 200, minHeight: 10, maxHeight: .infinity), beside: Text("abc def"),
        above: Text("a b"))
    },
    RepeatedNest("frames without a largest width", most: 27, in: 3_000) {
      column($0.frame(maxWidth: .infinity), beside: Text("abc def"), above: Text("a b"))
    },
  ]

  nonisolated static let ratios: [RepeatedNest] = [
    RepeatedNest("ratios of the content beside texts", most: 20) {
      row($0.aspectRatio(nil, contentMode: .fit), beside: Text("abc def ghi jkl"))
    },
    RepeatedNest("ratios of the content in rows and columns", most: 65) {
      column($0.aspectRatio(nil, contentMode: .fit), beside: Text("abc def ghi jkl"), above: Text("a b"))
    },
    RepeatedNest("filling ratios of the content", most: 95) {
      column($0.aspectRatio(nil, contentMode: .fill), beside: Text("abc def ghi jkl"), above: Text("a b"))
    },
    RepeatedNest("filling ratios beside texts", most: 70) {
      column($0.aspectRatio(1.1, contentMode: .fill), beside: Text("abc def ghi jkl"), above: Text("a b"))
    },
    RepeatedNest("filling ratios beside colors", most: 12, in: 3_000) {
      column($0.aspectRatio(1.1, contentMode: .fill), beside: Color.red, above: Text("b"))
    },
  ]

  /// Columns that are too high for the window, with spacers that have their minimum length.
  nonisolated static let squeezed: [RepeatedNest] = [
    RepeatedNest("ratios of ratios above spacers with a ratio", most: 45, in: 100) { view in
      VStack {
        view.aspectRatio(1, contentMode: .fit).aspectRatio(nil, contentMode: .fit)
        Color.red.frame(width: 20, height: 20)
        Spacer().aspectRatio(1, contentMode: .fit)
      }
    },
    RepeatedNest("several ratios around each view", most: 55, in: 100) { view in
      VStack {
        view.aspectRatio(1.1, contentMode: .fit).aspectRatio(0.5, contentMode: .fit).aspectRatio(nil, contentMode: .fit)
        Color.red.frame(width: 20, height: 20).aspectRatio(1, contentMode: .fit).aspectRatio(0.5, contentMode: .fit)
        Spacer().aspectRatio(1, contentMode: .fit).aspectRatio(1, contentMode: .fit)
      }
    },
  ]

  @Test(arguments: nests, [8, 16, 24])
  @MainActor func `A nest is measured a bounded number of times per level`(nest: RepeatedNest, depth: Int) {
    expect(nest.counts(depth, in: nest.size).measurements, atMost: nest.most * depth, "\(depth) levels")
  }

  /// A new measurement of a nest asks each level several times, so a level multiplies the time of the test.
  @Test(arguments: nests) func `The stored sizes of a nest equal new measurements in every window`(nest: RepeatedNest) {
    nest.compareWindows(depth: RandomSeeds.areComplete ? 5 : 4, by: RandomSeeds.areComplete ? 86 : 215)
  }
}

/// A container nested repeatedly in itself: the work grows with the depth, not exponentially.
///
/// Reads of alignment guides are not counted; they would not terminate in practice if each guide were read twice on
/// every level.
@MainActor struct ContainerNestingTests {
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

  nonisolated static let nestings: [RepeatedNest] = stacks + layouts + modifiers
  nonisolated static let stacks: [RepeatedNest] = [
    RepeatedNest("HStack") { row($0, beside: Color.red) },
    RepeatedNest("HStack by baselines") { view in
      HStack(alignment: .firstTextBaseline) {
        view
        Text("a")
        Color.red
      }
    },
    RepeatedNest("VStack of fixed size") { view in
      VStack {
        view.fixedSize()
        Text("a b")
      }
    },
    RepeatedNest("ZStack by baselines") { view in
      ZStack(alignment: .leadingFirstTextBaseline) {
        view
        Text("a b")
      }
    },
    RepeatedNest("ScrollView") { view in
      ScrollView {
        view
        Text("a")
      }
    },
    RepeatedNest("LazyVStack") { view in
      ScrollView {
        LazyVStack {
          view
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
  ]

  nonisolated static let layouts: [RepeatedNest] = [
    RepeatedNest("HStackLayout") { view in
      HStackLayout(alignment: .lastTextBaseline) {
        view
        Color.red
      }
    },
    RepeatedNest("AnyLayout") { view in
      AnyLayout(VStackLayout(alignment: .trailing)) {
        view
        Text("a b c")
      }
    },
    RepeatedNest("a curious layout") { view in
      Curious {
        view
        Text("a b c")
      }
    },
    RepeatedNest("a curious layout, by baselines", most: 8) { view in
      HStack(alignment: .firstTextBaseline) {
        Curious {
          view
          Text("a")
        }
        Text("b")
      }
    },
    RepeatedNest("ViewThatFits") { view in
      ViewThatFits {
        Text("a very long text that does not fit in this room, however large it is, in one line")
        view.padding(1)
      }
    },
    RepeatedNest("Grid", most: 8) { view in
      TributaryContainers.Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          view
          Text("a")
        }
        GridRow { Color.red }
      }
    },
  ]

  nonisolated static let modifiers: [RepeatedNest] = [
    RepeatedNest("safeAreaInset") { view in view.safeAreaInset(edge: .top) { Text("a") } },
    RepeatedNest("safeAreaInset by baselines") { view in
      view.safeAreaInset(edge: .leading, alignment: .firstTextBaseline) { Text("a") }
    },
    RepeatedNest("GeometryReader") { view in GeometryReader { view.frame(width: $0.size.width) } },
    RepeatedNest("overlay by baselines") { view in
      Text("a").overlay(alignment: .leadingFirstTextBaseline) { view }
        .background(alignment: .trailingLastTextBaseline) { Text("b") }
    },
    RepeatedNest("overlaid by baselines") { view in view.overlay(alignment: .leadingFirstTextBaseline) { Text("a") } },
    RepeatedNest("frame by baselines") { view in
      view.frame(minWidth: 10, maxHeight: 90, alignment: .leadingFirstTextBaseline)
    },
    RepeatedNest("guides") { view in
      VStack(alignment: .leading) {
        view.alignmentGuide(.leading) { $0[.trailing] / 2 + $0[HorizontalAlignment.center] / 4 }
        Text("a").alignmentGuide(.leading) { $0[.leading] + 1 }
      }
    },
    RepeatedNest("aspectRatio") { view in view.aspectRatio(1.5, contentMode: .fit) },
    RepeatedNest("a mixture", most: 8) { view in
      TributaryContainers.Grid {
        GridRow {
          HStack(alignment: .firstTextBaseline) {
            view
            Spacer()
          }
          Text("a b")
        }
      }.padding(1).clipped().safeAreaInset(edge: .bottom) { Text("a") }
    },
  ]

  @Test(arguments: nestings) @MainActor func `Work grows with the depth`(nesting: RepeatedNest) {
    let leaf = AnyView(Text("a text of some words").padding(2))
    let (less, more) = (nesting.counts(16, in: 400, around: leaf), nesting.counts(32, in: 400, around: leaf))
    expect(
      more.measurements, below: nesting.most * less.measurements, "\(less.measurements), then \(more.measurements)")
    expect(more.placements, below: nesting.most * less.placements, "\(less.placements), then \(more.placements)")
  }
}

@MainActor struct NestedReaderTests {
  /// Returns a reader of a separate key around the next level, beside a writer of that key.
  private func nested<Level>(_ levels: Int, _ type: Level.Type) -> AnyView {
    if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
    return AnyView(
      VStack(spacing: 0) {
        nested(levels - 1, Deeper<Level>.self)
        Color.red.frame(width: 1, height: 1).preference(key: LevelSum<Level>.self, value: 1)
      }
      .onPreferenceChange(LevelSum<Level>.self) { _ in })
  }

  /// A reader of a separate key around the next level alone, which publishes that key.
  private struct NestedAlone<Level>: View {
    let levels: Int
    var body: some View { content.onPreferenceChange(LevelSum<Level>.self) { _ in } }
    private var content: AnyView {
      if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
      return AnyView(
        NestedAlone<Deeper<Level>>(levels: levels - 1).transformPreference(LevelSum<Level>.self) { $0 += 1 })
    }
  }

  /// The work of folds in the first frame of a host, as counts of events.
  private final class FoldWork: FrameTracer {
    /// The number of times that items have determined their part in a fold.
    var partsFound = 0
    /// The number of times that containers have passed a contribution on.
    var passedOn = 0
    func trace(_ event: FrameEvent) {
      switch event {
      case .didFindPart: partsFound += 1
      case .didPassOn: passedOn += 1
      default: break
      }
    }

    func frameDidEnd(_ report: FrameReport) {}
  }

  private func work(_ content: some View) -> FoldWork {
    let host = ViewHost(size: CGSize(width: 1000, height: 1000)) { content }
    let work = FoldWork()
    host.core.startTracing(work)
    host.update()
    host.core.stopTracing(work)
    expect(host.core.checkInvariants(), equals: [])
    return work
  }

  private func questions(_ content: AnyView) -> Int { work(content).partsFound }

  @Test @MainActor func `Each container searches its items once per key`() {
    let (few, many) = (questions(nested(16, Int.self)), questions(nested(32, Int.self)))
    expect(many, atMost: 4 * few + 32, "\(few), \(many)")
    expect(many, atMost: 32 * 33)
  }

  @Test @MainActor func `A container with one item stores the folds of few keys`() {
    let few = questions(AnyView(NestedAlone<Int>(levels: 24)))
    let many = questions(AnyView(NestedAlone<Int>(levels: 48)))
    // A fold for each pair of a container and a key around it would quadruple the number.
    expect(few, above: 0)
    expect(many, atMost: 3 * few, "\(few), \(many)")
  }

  /// Readers of the same ten keys around each of nested containers with one item.
  private struct Chain: View {
    let depth: Int

    var body: some View {
      VStack(spacing: 0) { content }
        .onPreferenceChange(LevelSum<Int8>.self) { _ in }.onPreferenceChange(LevelSum<Int16>.self) { _ in }
        .onPreferenceChange(LevelSum<Int32>.self) { _ in }.onPreferenceChange(LevelSum<Int64>.self) { _ in }
        .onPreferenceChange(LevelSum<Int>.self) { _ in }.onPreferenceChange(LevelSum<UInt8>.self) { _ in }
        .onPreferenceChange(LevelSum<UInt16>.self) { _ in }.onPreferenceChange(LevelSum<UInt32>.self) { _ in }
        .onPreferenceChange(LevelSum<UInt64>.self) { _ in }.onPreferenceChange(LevelSum<UInt>.self) { _ in }
    }

    private var content: AnyView {
      if depth > 0 { return AnyView(Chain(depth: depth - 1)) }
      return AnyView(
        Color.red.frame(width: 1, height: 1)
          .preference(key: LevelSum<Int8>.self, value: 1).preference(key: LevelSum<Int16>.self, value: 1)
          .preference(key: LevelSum<Int32>.self, value: 1).preference(key: LevelSum<Int64>.self, value: 1)
          .preference(key: LevelSum<Int>.self, value: 1).preference(key: LevelSum<UInt8>.self, value: 1)
          .preference(key: LevelSum<UInt16>.self, value: 1).preference(key: LevelSum<UInt32>.self, value: 1)
          .preference(key: LevelSum<UInt64>.self, value: 1).preference(key: LevelSum<UInt>.self, value: 1))
    }
  }

  @Test @MainActor func `Readers of many equal keys at each level of a chain read the fold of the next level`() {
    let passed = [16, 32, 64].map { work(Chain(depth: $0)).passedOn }
    // A container that did not store its fold for its reader would pass the contribution on to each reader outside it.
    expect(passed, equals: [0, 0, 0])
  }
}
