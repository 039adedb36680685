/// Frames relative to a scroll view or a page follow from the proposal, never from earlier frames.
@MainActor struct RelativeFrameTests {
  enum Surroundings: String, CaseIterable {
    case none, layers, row, column, grid, navigation, tabs, split, scroll, overlay, reader, fits, fixed, flow, geometry,
      lazy

    @MainActor @ViewBuilder func around<V: View>(_ view: V) -> some View {
      switch self {
      case .none: view
      case .layers: ZStack { view }
      case .row:
        HStack {
          view; Text("ab")
        }
      case .column:
        VStack {
          Text("ab"); view
        }
      case .grid:
        TributaryContainers.Grid {
          GridRow {
            view; Text("ab")
          }
        }
      case .navigation: NavigationStack { view }
      case .tabs: TabView { view.tabItem { Text("tab") } }
      case .split:
        NavigationSplitView {
          view
        } detail: {
          Text("ab")
        }
      case .scroll: ScrollView([.horizontal, .vertical]) { view }
      case .overlay: Color.green.overlay { view }
      case .reader: GeometryReader { _ in view }
      case .fits:
        ViewThatFits {
          view.frame(minWidth: 120); view
        }
      case .fixed: view.fixedSize()
      case .flow:
        FlowLayout(gap: 2, baseline: true) {
          view; Text("ab")
        }
      case .geometry: view.scaleEffect(2).padding(3)
      case .lazy:
        ScrollView {
          LazyVStack {
            view; Text("ab")
          }
        }
      }
    }
  }

  private func pages(_ axes: Axis.Set) -> some View {
    ScrollView(axes) {
      HStack(spacing: 0) {
        Color.red.frame(minHeight: 5).containerRelativeFrame(axes).accessibilityIdentifier("page")
        Text("t").accessibilityIdentifier("t")
      }
    }.accessibilityIdentifier("scroll")
  }

  /// In an ordinary run, each surroundings take one of the three sets of axes; each of two tests takes another one.
  nonisolated private static func sets(_ taken: Int) -> [(Surroundings, Axis.Set)] {
    let sets: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
    return RandomSeeds.pairs(Surroundings.allCases, sets, oneIn: 3, remainder: taken)
  }

  /// Sizes of the window, and whether the frames in them are compared with those in a new window: in an ordinary run,
  /// about half of them, with every width and height.
  private static let sizes: [(CGSize, Bool)] = {
    let lengths: [CGFloat] = [100, 30, 0, 250, 100]
    return lengths.enumerated().flatMap { row, width in
      lengths.enumerated().map { column, height in
        (CGSize(width: width, height: height), RandomSeeds.areComplete || (row + column) % 2 == 0)
      }
    }
  }()

  @Test(arguments: sets(0))
  func `Pages follow every size of the window in any surroundings`(surroundings: Surroundings, axes: Axis.Set) {
    let twins = Twins { _ in surroundings.around(pages(axes)) }
    for (size, isCompared) in Self.sizes {
      twins.host.size = size
      if isCompared { twins.compare("\(surroundings) \(size)") } else { twins.host.update() }
    }
    twins.host.safeAreaInsets = EdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 20)
    twins.compare("\(surroundings) insets")
  }

  /// A frame that is not in a scroll view is relative to the nearest page, or else to the window.
  @Test(arguments: sets(1))
  func `Frames follow every size of the window in any surroundings`(surroundings: Surroundings, axes: Axis.Set) {
    let twins = Twins { step in
      surroundings.around(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 5, minHeight: 5).containerRelativeFrame(axes) { length, _ in length / 2 }
            .accessibilityIdentifier("frame")
          if step % 2 == 1 { Text("t").accessibilityIdentifier("t") }
        })
    }
    for (size, isCompared) in Self.sizes {
      twins.host.size = size
      if isCompared { twins.compare("\(surroundings) \(size)") } else { twins.host.update() }
      twins.edit()
      if isCompared { twins.compare("\(surroundings) \(size)") } else { twins.host.update() }
    }
  }

  /// In an ordinary run, each surroundings are outside and inside every fifth of the others.
  nonisolated private static let pairs = RandomSeeds.pairs(Surroundings.allCases, Surroundings.allCases, oneIn: 5)

  @Test(arguments: pairs)
  func `Pages in nested surroundings follow every size of the window`(outer: Surroundings, inner: Surroundings) {
    let twins = Twins { step in
      outer.around(
        ScrollView(.horizontal) {
          inner.around(
            VStack {
              pages(.horizontal)
              if step % 2 == 1 { Color.blue.frame(width: 170, height: 3) }
              GeometryReader { Text("\(rounded($0.size.width))") }
            })
        })
    }
    for width in [100, 40, 300] as [CGFloat] {
      twins.host.size.width = width
      twins.compare("\(outer) \(inner) \(width)")
      twins.edit()
      twins.compare("\(outer) \(inner) \(width)")
    }
  }

  @Test @MainActor func `A frame that determines its scroll view's proposal has one size and is reported`() throws {
    let host = settledHost(300, 200) {
      ScrollView(.horizontal) {
        VStack {
          pages(.horizontal)
          GeometryReader { proxy in Text("\(proxy.size.width)") }
        }
      }
    }
    // The window is 300 wide, and the view beside the page 8.
    expect(host.frame(of: "page")?.width, equals: 308)
    for _ in 0..<3 {
      let report = host.update()
      expect(report.settled && report.counts.measurements == 0)
      expect(host.frame(of: "page")?.width, equals: 308)
    }
    expect(host.codes, equals: [.frameDependsOnItself])
    try expect(#require(host.diagnostics.first).description.contains("308"))
  }

  enum Beside: CaseIterable {
    case nothing, reader, fixedSize, readerAndFixedSize
    var hasReader: Bool { self == .reader || self == .readerAndFixedSize }
    var isFixed: Bool { self == .fixedSize || self == .readerAndFixedSize }
  }

  /// Without a proposal, the scroll view has the length of the window for its frames, and 8 more for the view beside
  /// the page. A container that proposes this length makes the frames depend on themselves; `fixedSize` proposes no
  /// length again.
  @Test(arguments: [Axis.horizontal, .vertical], Beside.allCases)
  @MainActor func `A self-dependent frame has one size after few measurements`(axis: Axis, beside: Beside) {
    let axes = Axis.Set(axis)
    let layout = axis == .horizontal ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      ScrollView(axes) {
        layout {
          if beside.isFixed { line(axes).fixedSize() } else { line(axes) }
          if beside.hasReader { GeometryReader { proxy in Text("\(rounded(proxy.size.width))") } }
        }
      }
    }
    host.environment.textMeasurer = FixedTextMeasurer()
    expect(host.update().counts.measurements, below: 200)
    let window: CGFloat = axis == .horizontal ? 300 : 200
    let expected = beside.isFixed ? window : window + 8
    let page = host.frame(of: "page")
    expect(page?.size.length(along: axis), equals: expected)
    for _ in 0..<5 {
      host.update { host.size = CGSize(width: 320, height: 210) }
      host.size = CGSize(width: 300, height: 200)
      expect(host.update().settled)
      expect(host.update().counts.measurements, equals: 0)
      expect(host.frame(of: "page"), equals: page)
    }
    expect(host.codes == (beside.isFixed ? [] : [.frameDependsOnItself]))
  }

  private func line(_ axes: Axis.Set) -> some View {
    let layout = axes == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    return ScrollView(axes) {
      layout {
        Color.red.frame(minWidth: 5, minHeight: 5).containerRelativeFrame(axes).accessibilityIdentifier("page")
        Color.blue.frame(width: 8, height: 8)
      }
    }
  }

  @Test @MainActor func `A container's tried proposals resolve relative frames without a report`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length - 40 }.accessibilityIdentifier("page")
        }
        Color.blue
      }
    }
    expect(host.frame(of: "page")?.width, equals: 10)
    expect(host.codes, equals: [])
  }

  @Test @MainActor func `Scrolled-out rows discard the measurements of a narrower window`() {
    let twins = Twins(50, 100) { _ in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { index in
            Color.red.containerRelativeFrame([.vertical]) { length, _ in length / 4 }
              .accessibilityIdentifier("r\(index)")
          }
        }
      }.accessibilityIdentifier("scroll")
    }
    twins.host.scroll("scroll", by: CGSize(width: 0, height: 300))
    twins.host.scroll("scroll", by: CGSize(width: 0, height: -300))
    for height in [40, 200, 100] as [CGFloat] {
      twins.host.size.height = height
      twins.compare("\(height)")
    }
  }
}
