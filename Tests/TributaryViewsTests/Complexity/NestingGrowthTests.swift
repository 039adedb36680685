import Foundation
import RandomTestSupport
import Testing
import TributaryContainers
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// Returns a column of a row with two views, and a view below it.
@MainActor
private func column(_ view: some View, beside other: some View, above last: some View) -> some View {
  VStack {
    HStack {
      view
      other
    }
    last
  }
}

/// Nested containers of flexible views: the number of measurements is at most quadratic in the depth.
///
/// Each level proposes a minimum, a maximum, and a final length, so a level that forgets or does not recognize an
/// answer multiplies the measurements of all levels below.
@Suite @MainActor struct NestedStackComplexityTests {
  struct Nest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let leaf: @Sendable @MainActor () -> AnyView
    let wrap: @Sendable @MainActor (AnyView) -> AnyView

    init<V: View>(
      _ name: String, around leaf: @escaping @Sendable @MainActor () -> AnyView = { AnyView(Text("hello world")) },
      @ViewBuilder _ wrap: @escaping @Sendable @MainActor (AnyView) -> V
    ) {
      testDescription = name
      self.leaf = leaf
      self.wrap = { AnyView(wrap($0)) }
    }
  }

  /// A layout that returns the size of its only subview.
  struct Passing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  nonisolated static let nests = [
    Nest("texts") { column($0, beside: Text("abc def ghi jkl"), above: Text("a")) },
    Nest("padded texts") { view in
      VStack {
        HStack {
          view.padding(3)
          Text("abc def ghi")
        }
        .padding(2)
        Text("a b")
      }
    },
    Nest("colors") { column($0, beside: Color.red, above: Text("b c d e f")) },
    Nest("aspect ratios") { column($0.aspectRatio(1.1, contentMode: .fit), beside: Color.red, above: Text("b")) },
    Nest("aspect ratios of colors", around: { AnyView(Color.blue) }) {
      column($0.aspectRatio(1.1, contentMode: .fit), beside: Color.red, above: Color.red)
    },
    Nest("squares", around: { AnyView(Color.blue) }) {
      column($0, beside: Color.red.aspectRatio(1, contentMode: .fit), above: Text("title"))
    },
    Nest("overlays") { view in
      VStack {
        Text("abc def ghi")
        view
      }
      .overlay { Text("a b c d e f") }
    },
    Nest("priorities") { column($0.layoutPriority(1), beside: Text("abc def ghi jkl"), above: Text("a")) },
    Nest("a layout of client code") { view in
      Passing {
        VStack {
          HStack {
            view
            Text("abc def ghi jkl")
          }
          Text("a")
        }
      }
    },
  ]

  private func measurements(_ nest: Nest, depth: Int, size: CGFloat) -> Int {
    let view = (0..<depth).reduce(nest.leaf()) { view, _ in nest.wrap(view) }
    let host = ViewHost(size: CGSize(width: size, height: size)) { view }
    let counts = host.update().counts
    expectEmpty(host.diagnostics)
    return counts.measurements
  }

  @Test(arguments: nests, [300, 3_000] as [CGFloat])
  func `A nest of flexible views is measured a bounded number of times per level`(nest: Nest, size: CGFloat) {
    for depth in [8, 16, 32] {
      // At most six items on each level, each with a bounded number of answers for each level above it.
      let most = 10 * depth * depth
      let count = measurements(nest, depth: depth, size: size)
      expect(count, atMost: most, "\(count) measurements of \(depth) levels")
    }
  }

  @Test func `A nest in rising windows has the sizes of a nest in a new window`() {
    for nest in Self.nests {
      let view = (0..<6).reduce(nest.leaf()) { view, _ in nest.wrap(view) }
      let host = ViewHost(size: CGSize(width: 40, height: 40)) { view.accessibilityIdentifier("nest") }
      for size in stride(from: 40, through: 900, by: 172) as StrideThrough<CGFloat> {
        host.size = CGSize(width: size, height: 1_000 - size)
        host.update()
        expectEmpty(host.core.checkInvariants(), "\(nest) in \(size)")
        let fresh = ViewHost(size: host.size) { view.accessibilityIdentifier("nest") }
        fresh.update()
        expect(host.frame(of: "nest"), equals: fresh.frame(of: "nest"), "\(nest) in \(size)")
      }
    }
  }
}

/// Nests of frames and of aspect ratios in rows and columns: the number of measurements is linear in the depth.
///
/// A frame with bounds has its smallest and largest length without a measurement of its content. A wrapped or truncated
/// text has one answer for a range of widths and heights.
@Suite @MainActor struct NestGrowthTests {
  struct Nest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The largest number of measurements for each level.
    let most: Int
    /// The length of the window along both axes, in points.
    let size: CGFloat
    let wrap: @Sendable @MainActor (AnyView) -> AnyView

    init<V: View>(
      _ name: String, most: Int, in size: CGFloat = 300,
      @ViewBuilder _ wrap: @escaping @Sendable @MainActor (AnyView) -> V
    ) {
      testDescription = name
      self.most = most
      self.size = size
      self.wrap = { AnyView(wrap($0)) }
    }
  }

  nonisolated static let nests = frames + ratios + squeezed

  nonisolated static let frames = [
    Nest("frames with bounds in rows", most: 5) { view in
      HStack {
        view.frame(minWidth: 10, maxWidth: 200)
        Text("abc def")
      }
    },
    Nest("frames with bounds in rows and columns", most: 26) {
      column($0.frame(minWidth: 10, maxWidth: 200), beside: Text("abc def"), above: Text("a b"))
    },
    Nest("frames with bounds along both axes", most: 16) {
      column(
        $0.frame(minWidth: 10, maxWidth: 200, minHeight: 10, maxHeight: .infinity), beside: Text("abc def"),
        above: Text("a b"))
    },
    Nest("frames without a largest width", most: 27, in: 3_000) {
      column($0.frame(maxWidth: .infinity), beside: Text("abc def"), above: Text("a b"))
    },
  ]

  nonisolated static let ratios = [
    Nest("ratios of the content beside texts", most: 20) { view in
      HStack {
        view.aspectRatio(nil, contentMode: .fit)
        Text("abc def ghi jkl")
      }
    },
    Nest("ratios of the content in rows and columns", most: 65) {
      column($0.aspectRatio(nil, contentMode: .fit), beside: Text("abc def ghi jkl"), above: Text("a b"))
    },
    Nest("filling ratios of the content", most: 95) {
      column($0.aspectRatio(nil, contentMode: .fill), beside: Text("abc def ghi jkl"), above: Text("a b"))
    },
    Nest("filling ratios beside texts", most: 70) {
      column($0.aspectRatio(1.1, contentMode: .fill), beside: Text("abc def ghi jkl"), above: Text("a b"))
    },
    Nest("filling ratios beside colors", most: 12, in: 3_000) {
      column($0.aspectRatio(1.1, contentMode: .fill), beside: Color.red, above: Text("b"))
    },
  ]

  /// Columns that are too high for the window, with spacers that have their minimum length.
  nonisolated static let squeezed = [
    Nest("ratios of ratios above spacers with a ratio", most: 45, in: 100) { view in
      VStack {
        view.aspectRatio(1, contentMode: .fit).aspectRatio(nil, contentMode: .fit)
        Color.red.frame(width: 20, height: 20)
        Spacer().aspectRatio(1, contentMode: .fit)
      }
    },
    Nest("several ratios around each view", most: 55, in: 100) { view in
      VStack {
        view.aspectRatio(1.1, contentMode: .fit).aspectRatio(0.5, contentMode: .fit).aspectRatio(nil, contentMode: .fit)
        Color.red.frame(width: 20, height: 20).aspectRatio(1, contentMode: .fit).aspectRatio(0.5, contentMode: .fit)
        Spacer().aspectRatio(1, contentMode: .fit).aspectRatio(1, contentMode: .fit)
      }
    },
  ]

  private func measurements(_ nest: Nest, depth: Int) -> Int {
    let view = (0..<depth).reduce(AnyView(Text("hello world"))) { view, _ in nest.wrap(view) }
    let host = ViewHost(size: CGSize(width: nest.size, height: nest.size)) { view }
    let counts = host.update().counts
    expectEmpty(host.diagnostics)
    return counts.measurements
  }

  @Test(arguments: nests, [8, 16, 24])
  func `A nest is measured a bounded number of times per level`(nest: Nest, depth: Int) {
    let count = measurements(nest, depth: depth)
    expect(count, atMost: nest.most * depth, "\(count) measurements of \(depth) levels")
  }

  /// A new measurement of a nest asks each level several times, so a level multiplies the time of the test.
  nonisolated private static let comparedDepth = RandomSeeds.areComplete ? 5 : 4

  @Test(arguments: nests)
  func `The stored sizes of a nest equal new measurements in every window`(nest: Nest) {
    let view = (0..<Self.comparedDepth).reduce(AnyView(Text("hello world"))) { view, _ in nest.wrap(view) }
    let host = ViewHost(size: CGSize(width: 40, height: 40)) { view.accessibilityIdentifier("nest") }
    for size in stride(from: 40, through: 900, by: 86) as StrideThrough<CGFloat> {
      host.size = CGSize(width: size, height: 1_000 - size)
      host.update()
      expect(host.core.checkInvariants(), equals: [], "\(nest) in \(size)")
      let fresh = ViewHost(size: host.size) { view.accessibilityIdentifier("nest") }
      fresh.update()
      expect(host.displayList.description, equals: fresh.displayList.description, "\(nest) in \(size)")
    }
  }
}

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

/// The cost of nested readers, as counts.
@Suite @MainActor struct NestedReaderTests {
  /// Keys that differ by a type.
  struct Key<Level>: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Deeper<Level> {}

  /// Returns a reader of a separate key around the next level, beside a writer of that key.
  private func nested<Level>(_ levels: Int, _ type: Level.Type) -> AnyView {
    if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
    return AnyView(
      VStack(spacing: 0) {
        nested(levels - 1, Deeper<Level>.self)
        Color.red.frame(width: 1, height: 1).preference(key: Key<Level>.self, value: 1)
      }
      .onPreferenceChange(Key<Level>.self) { _ in })
  }

  /// A reader of a separate key around the next level alone, which publishes that key.
  private struct NestedAlone<Level>: View {
    let levels: Int

    var body: some View { content.onPreferenceChange(Key<Level>.self) { _ in } }

    private var content: AnyView {
      if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
      return AnyView(
        NestedAlone<Deeper<Level>>(levels: levels - 1).transformPreference(Key<Level>.self) { $0 += 1 })
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

  @Test func `Each container searches its items once per key`() {
    let (few, many) = (questions(nested(16, Int.self)), questions(nested(32, Int.self)))
    expect(many, atMost: 4 * few + 32, "\(few), \(many)")
    expect(many, atMost: 32 * 33)
  }

  @Test func `A container with one item stores the folds of few keys`() {
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
        .onPreferenceChange(Key<Int8>.self) { _ in }.onPreferenceChange(Key<Int16>.self) { _ in }
        .onPreferenceChange(Key<Int32>.self) { _ in }.onPreferenceChange(Key<Int64>.self) { _ in }
        .onPreferenceChange(Key<Int>.self) { _ in }.onPreferenceChange(Key<UInt8>.self) { _ in }
        .onPreferenceChange(Key<UInt16>.self) { _ in }.onPreferenceChange(Key<UInt32>.self) { _ in }
        .onPreferenceChange(Key<UInt64>.self) { _ in }.onPreferenceChange(Key<UInt>.self) { _ in }
    }

    private var content: AnyView {
      if depth > 0 { return AnyView(Chain(depth: depth - 1)) }
      return AnyView(
        Color.red.frame(width: 1, height: 1)
          .preference(key: Key<Int8>.self, value: 1).preference(key: Key<Int16>.self, value: 1)
          .preference(key: Key<Int32>.self, value: 1).preference(key: Key<Int64>.self, value: 1)
          .preference(key: Key<Int>.self, value: 1).preference(key: Key<UInt8>.self, value: 1)
          .preference(key: Key<UInt16>.self, value: 1).preference(key: Key<UInt32>.self, value: 1)
          .preference(key: Key<UInt64>.self, value: 1).preference(key: Key<UInt>.self, value: 1))
    }
  }

  @Test func `Readers of many equal keys at each level of a chain read the fold of the next level`() {
    let passed = [16, 32, 64].map { work(Chain(depth: $0)).passedOn }
    // A container that did not store its fold for its reader would pass the contribution on to each reader outside it.
    expect(passed, equals: [0, 0, 0])
  }
}
