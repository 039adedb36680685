import RandomTestSupport

/// Scroll movements and their inverses in lazy containers whose rows differ from their estimates, in 150 by 150 points.
@MainActor struct ScrollBackTests {
  /// The way in which the length of a row becomes known.
  enum Learning: CaseIterable { case realization, preference, reader, geometry, model }

  /// The lengths of the rows, relative to the first length of 20 points.
  enum Lengths: CaseIterable {
    case longer, shorter, mixed
    func length(_ index: Int) -> CGFloat {
      switch self {
      case .longer: 30 + CGFloat((index * 7) % 5) * 9
      case .shorter: 19 - CGFloat((index * 3) % 7) * 2
      case .mixed: CGFloat(4 + (index * 37) % 53)
      }
    }
  }

  enum Container: CaseIterable {
    case stack, horizontal, mirrored, list, sections, pinned, grid, belowOther, twoLists, nested
    case nestedAcross, nestedViews, nestedInList, nestedPinned, positioned, beside
    case nestedThrice, nestedTargets, nestedInSections, nestedBeside
    var axis: Axis { [.horizontal, .mirrored, .nestedAcross].contains(self) ? .horizontal : .vertical }
  }

  private struct Row: View {
    let index: Int
    let learning: Learning
    let lengths: Lengths
    let axis: Axis
    @Binding var model: [Int: CGFloat]
    @State private var length: CGFloat = 20

    private var goal: CGFloat { lengths.length(index) }

    private func block(_ length: CGFloat) -> some View {
      Block("r\(index)", axis == .horizontal ? length : 60, axis == .horizontal ? 60 : length)
    }
    var body: some View {
      switch learning {
      case .realization: block(goal)
      case .preference:
        block(length).preference(key: MaxKey<CGFloat>.self, value: goal)
          .onPreferenceChange(MaxKey<CGFloat>.self) { length = $0 }
      case .reader:
        block(length)
          .background {
            GeometryReader { proxy in
              let across = axis == .horizontal ? proxy.size.height : proxy.size.width
              Color.clear.preference(key: MaxKey<CGFloat>.self, value: across / 60 * goal)
            }
          }
          .onPreferenceChange(MaxKey<CGFloat>.self) { length = $0 }
      case .geometry:
        block(length).onGeometryChange(for: CGFloat.self, of: { [goal] _ in goal }, action: { length = $0 })
      case .model:
        block(model[index] ?? 20).onGeometryChange(
          for: CGFloat.self, of: { [goal] _ in goal }, action: { model[index] = $0 })
      }
    }
  }

  private struct Rows: View {
    let container: Container
    let learning: Learning
    let lengths: Lengths
    @State private var model: [Int: CGFloat] = [:]
    @State private var position: Int?

    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) {
        Row(index: $0, learning: learning, lengths: lengths, axis: container.axis, model: $model)
      }
    }

    private func inner(_ number: Int, _ count: Int) -> some View {
      LazyVStack(spacing: 2) { rows(number * count..<number * count + count) }
    }
    var body: some View {
      switch container {
      case .stack: ScrollView { LazyVStack(spacing: 3) { rows(0..<200) } }
      case .horizontal, .mirrored:
        ScrollView(.horizontal) { LazyHStack(spacing: 3) { rows(0..<200) } }
          .environment(\.layoutDirection, container == .mirrored ? .rightToLeft : .leftToRight)
      case .list: List { rows(0..<200) }
      case .sections: List { ForEach(0..<20) { number in Section("section") { rows(number * 10..<number * 10 + 10) } } }
      case .pinned:
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<20) { number in
              Section(content: { rows(number * 10..<number * 10 + 10) }, header: { Color.blue.frame(height: 12) })
            }
          }
        }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(0..<400) } }
      case .belowOther:
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 333)
            LazyVStack(spacing: 1) { rows(0..<200) }
            Color.green.frame(height: 44)
          }
        }
      case .twoLists:
        ScrollView {
          LazyVStack(spacing: 0) {
            rows(0..<50)
            Color.blue.frame(height: 15)
            rows(50..<200)
          }
        }
      case .nested: ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { inner($0, 10) } } }
      default: nested
      }
    }

    @ViewBuilder private var nested: some View {
      switch container {
      case .nestedAcross:
        ScrollView(.horizontal) {
          LazyHStack {
            LazyHStack { rows(0..<40) }
            LazyHStack { rows(40..<200) }
          }
        }
      case .nestedViews:
        ScrollView {
          LazyVStack {
            LazyVStack { rows(0..<40) }
            LazyVStack { rows(40..<200) }
          }
        }
      case .nestedInList: List { ForEach(0..<20) { inner($0, 10) } }
      case .nestedPinned:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { outer in
              LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(0..<2) { number in
                  Section(
                    content: { rows(outer * 20 + number * 10..<outer * 20 + number * 10 + 10) },
                    header: { Color.blue.frame(height: 11) })
                }
              }
            }
          }
        }
      case .positioned:
        ScrollView { LazyVStack(spacing: 3) { rows(0..<200) }.scrollTargetLayout() }.scrollPosition(id: $position)
      case .beside:
        ScrollView {
          HStack(alignment: .top, spacing: 0) {
            LazyVStack(spacing: 2) { rows(0..<200) }
            LazyVStack(spacing: 3) { ForEach(0..<100, id: \.self) { Other(length: lengths.length($0 + 3) / 2) } }
          }
        }
      default: deeplyNested
      }
    }

    @ViewBuilder private var deeplyNested: some View {
      switch container {
      case .nestedThrice:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5) { outer in LazyVStack(spacing: 0) { ForEach(0..<4) { inner(outer * 4 + $0, 10) } } }
          }
        }
      case .nestedTargets:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5) { outer in
              LazyVStack(spacing: 0) { ForEach(0..<4) { inner(outer * 4 + $0, 10).scrollTargetLayout() } }
            }
          }
        }
      case .nestedInSections:
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<20) { number in
              Section(content: { inner(number, 10) }, header: { Color.blue.frame(height: 11) })
            }
          }
        }
      default:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { number in
              HStack(alignment: .top, spacing: 0) {
                inner(number, 20)
                LazyVStack(spacing: 3) {
                  ForEach(number * 10..<number * 10 + 10, id: \.self) { Other(length: lengths.length($0 + 3)) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// A row without an identifier, whose length becomes known after its first layout.
  private struct Other: View {
    let length: CGFloat
    @State private var known: CGFloat = 10
    var body: some View {
      Color.green.frame(width: 20, height: known).onGeometryChange(
        for: CGFloat.self, of: { [length] _ in length }, action: { known = $0 })
    }
  }

  @MainActor
  private struct Scrolled {
    let host: ViewHost<Rows>
    let container: Container
    init(_ container: Container, _ learning: Learning, _ lengths: Lengths) {
      self.container = container
      host = settledHost(150, 150) { Rows(container: container, learning: learning, lengths: lengths) }
    }
    func scroll(by distance: CGFloat) {
      let delta =
        switch container {
        case .horizontal, .nestedAcross: CGSize(width: distance, height: 0)
        case .mirrored: CGSize(width: -distance, height: 0)
        default: CGSize(width: 0, height: distance)
        }
      host.scroll(at: CGPoint(x: 75, y: 75), by: delta)
    }
    var rows: [String] { host.visibleRows }
    var scrollNode: ScrollNode? { host.scrollNode }

    /// The offset in millionths of a point.
    var offset: Int { scrollNode.map { Int(($0.offset[container.axis] * 1e6).rounded()) } ?? -1 }
    var isAtEnd: Bool {
      scrollNode.map { abs($0.offset[container.axis] - $0.range(along: container.axis)) < 1e-6 } ?? false
    }
  }

  /// The number of small steps in a movement; ten steps of 37 points are more than two windows.
  private static let smallSteps = RandomSeeds.areComplete ? 20 : 10

  /// The number of a case; those of the cases of one container are consecutive.
  private nonisolated static func number(of container: Container, _ learning: Learning) -> Int {
    (Container.allCases.firstIndex(of: container) ?? 0) + (Learning.allCases.firstIndex(of: learning) ?? 0)
  }

  /// In an ordinary run, the first of two tests takes the cases with an even number, and the second the others.
  private nonisolated static func cases(_ remainder: Int) -> [(Container, Learning)] {
    Container.allCases.flatMap { container in
      Learning.allCases.filter { RandomSeeds.areComplete || number(of: container, $0) % 2 == remainder }
        .map { (container, $0) }
    }
  }

  @Test(.claim("SCROLL-98"), arguments: cases(0))
  func `Scrolling forward and back restores the rows and the offset`(container: Container, learning: Learning) {
    // Each two of the lengths, the start, and the step occur together. An ordinary run takes one of the nine
    // combinations for each case; the cases together take all of them.
    let number = Self.number(of: container, learning)
    for (row, lengths) in Lengths.allCases.enumerated() {
      for (column, start) in [[CGFloat](), [95], [1_300]].enumerated() {
        guard RandomSeeds.areComplete || 3 * row + column == 2 * number % 9 else { continue }
        let step = [CGFloat(640), 1_300, 37][(row + column) % 3]
        let scrolled = Scrolled(container, learning, lengths)
        for distance in start { scrolled.scroll(by: distance) }
        let (rows, offset) = (scrolled.rows, scrolled.offset)
        let count = step < 100 ? Self.smallSteps : 1
        for _ in 0..<count { scrolled.scroll(by: step) }
        // The end of the content shortens the movement.
        if scrolled.isAtEnd { continue }
        for _ in 0..<count { scrolled.scroll(by: -step) }
        expect(scrolled.rows, equals: rows, "\(lengths), \(step) from \(start)")
        expect(scrolled.offset, equals: offset, "\(lengths), \(step) from \(start)")
        scrolled.host.expectSound()
      }
    }
  }

  @Test(.claim("SCROLL-99"), arguments: Container.allCases, Learning.allCases)
  func `Scrolling back into unknown rows and forward restores the rows`(container: Container, learning: Learning) {
    let number = Self.number(of: container, learning)
    let isSmall = (number + number / 6).isMultiple(of: 2)
    for (row, lengths) in Lengths.allCases.enumerated() {
      for step in [CGFloat(640), (row + number).isMultiple(of: 2) ? 37 : 3] {
        // An ordinary run takes one of the lengths and one of the steps for each case; the cases of one container have
        // all lengths, and large and small steps.
        guard RandomSeeds.areComplete || row == number % 3 && (step < 100) == isSmall else { continue }
        let scrolled = Scrolled(container, learning, lengths)
        scrolled.scroll(by: 1_300)
        let rows = scrolled.rows
        let count = step < 100 ? Self.smallSteps : 1
        for _ in 0..<count { scrolled.scroll(by: -step) }
        for _ in 0..<count { scrolled.scroll(by: step) }
        expect(scrolled.rows, equals: rows, "\(lengths), \(step)")
        scrolled.host.expectSound()
      }
    }
  }

  @Test(.claim("SCROLL-100"), arguments: cases(1))
  func `A distance beyond the content reaches the end and the start`(container: Container, learning: Learning) {
    let number = Self.number(of: container, learning)
    for (row, lengths) in Lengths.allCases.enumerated() where RandomSeeds.areComplete || row == number % 3 {
      let scrolled = Scrolled(container, learning, lengths)
      let start = scrolled.rows
      scrolled.scroll(by: 1e7)
      expect(scrolled.isAtEnd, equals: true, "\(lengths)")
      let end = scrolled.rows
      expect(end.contains { $0.hasPrefix(container == .grid ? "r399 " : "r199 ") }, equals: true, "\(lengths)")
      scrolled.scroll(by: CGFloat.infinity)
      expect(scrolled.rows, equals: end, "\(lengths)")
      scrolled.scroll(by: -1e7)
      expect(scrolled.rows == start && scrolled.offset == 0, equals: true, "\(lengths)")
    }
  }
}

@MainActor struct ScrollBackStatelessTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { outer in
            LazyVStack(spacing: 2) {
              ForEach(outer * 10..<outer * 10 + 10, id: \.self) { index in
                Block("r\(index)", 60, 30 + CGFloat((index * 7) % 5) * 9)
              }
            }
          }
        }
      }
    }
  }

  @Test(.claim("SCROLL-101"), arguments: [CGFloat(0), 95, 1_300], [CGFloat(640), 1_300])
  @MainActor func `Scrolling forward and back restores nested rows without state`(start: CGFloat, step: CGFloat) {
    let host = settledHost(150, 150) { Rows() }
    let point = CGPoint(x: 75, y: 75)
    func frames() -> [String: CGRect] {
      var frames: [String: CGRect] = [:]
      for name in host.identifiers { frames[name] = host.frame(of: name) }
      return frames.mapValues { CGRect(x: $0.minX, y: ($0.minY * 1e6).rounded(), width: $0.width, height: $0.height) }
    }
    host.scroll(at: point, by: CGSize(width: 0, height: start))
    let before = frames()
    for _ in 0..<2 { host.scroll(at: point, by: CGSize(width: 0, height: step)) }
    expect(frames() != before, equals: true)
    for _ in 0..<2 { host.scroll(at: point, by: CGSize(width: 0, height: -step)) }
    expect(frames(), equals: before)
    host.expectSound()
  }
}

/// The ends of content whose row lengths differ from the estimates, in 100 by 100 points.
@MainActor struct ScrollEndTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// The event that determines the length of a row.
  enum Learning: CaseIterable {
    /// The realization of the row: rows near the end are longer.
    case realization
    /// A preference of the row, to which its container responds with a longer row.
    case preference
    /// A state of the row that is written when it appears.
    case appearance

    /// Returns the final length of a row, in points.
    func length(_ index: Int) -> CGFloat {
      switch self {
      case .realization: index % 7 == 0 ? 90 : 20 + CGFloat(index % 5) * 3
      case .preference: 20 + CGFloat(index % 4) * 7
      case .appearance: index % 2 == 0 ? 45 : 31
      }
    }
  }

  private struct Row: View {
    let index: Int
    let learning: Learning
    @State private var length: CGFloat = 20
    var body: some View {
      switch learning {
      case .realization: Block("r\(index)", 100, learning.length(index))
      case .preference:
        Block("r\(index)", 100, length).preference(key: MaxKey<CGFloat>.self, value: learning.length(index))
          .onPreferenceChange(MaxKey<CGFloat>.self) { length = $0 }
      case .appearance: Block("r\(index)", 100, length).onAppear { length = learning.length(index) }
      }
    }
  }

  private struct Rows: View {
    let learning: Learning
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, learning: learning) } } }
    }
  }

  @Test(.claim("SCROLL-94"), arguments: Learning.allCases)
  @MainActor func `Input that scrolls to the end reaches the end`(learning: Learning) {
    let host = settledHost(100, 100) { Rows(learning: learning) }
    for _ in 0..<2 {
      host.scroll(at: middle, by: CGSize(width: 0, height: CGFloat.infinity))
      expect(host.frame(of: "r99")?.maxY, equals: 100)
      host.scroll(at: middle, by: CGSize(width: 0, height: -CGFloat.infinity))
      expect(host.frame(of: "r0")?.minY, equals: 0)
    }
    expect(host.scroll(.end), equals: true)
    expect(host.frame(of: "r99")?.maxY, equals: 100)
    // The end is not kept after it was reached.
    host.scroll(at: middle, by: CGSize(width: 0, height: -15))
    expect(host.frame(of: "r99").map { abs($0.maxY - 115) < 1e-6 }, equals: true)
    host.expectSound()
  }

  private struct Asking: View {
    let learning: Learning
    @State var position = ScrollPosition(idType: Int.self)
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Trigger("edge") { position.scrollTo(edge: .bottom) }
          Trigger("view") { proxy.scrollTo(70, anchor: .bottom) }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, learning: learning) } }.scrollTargetLayout()
          }
          .scrollPosition($position)
        }
      }
    }
  }

  @Test(.claim("SCROLL-95"), arguments: Learning.allCases)
  @MainActor func `An edge position and scrollTo reach their target`(learning: Learning) {
    let host = settledHost(100, 200) { Asking(learning: learning) }
    expect(host.columns("r70", "r99"), equals: "nowhere nowhere")
    expect(host.tapped("edge").frame(of: "r99")?.maxY, equals: 200)
    expect(host.frame(of: "r99")?.height, equals: learning.length(99))
    expect(host.frame(of: "r70"), equals: nil)
    expect(host.tapped("view").frame(of: "r70").map { abs($0.maxY - 200) < 1e-6 }, equals: true)
    expect(host.frame(of: "r70")?.height, equals: learning.length(70))
    expect(host.diagnostics.isEmpty, equals: true)
  }

  private struct Sections: View {
    let learning: Learning
    let isList: Bool
    let hasHeaders: Bool
    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { Row(index: $0, learning: learning) }
    }
    @ViewBuilder private var content: some View {
      if hasHeaders {
        ForEach(0..<5) { number in Section("section") { rows(number * 20..<number * 20 + 20) } }
      } else {
        rows(0..<100)
      }
    }
    var body: some View { if isList { List { content } } else { ScrollView { LazyVStack(spacing: 0) { content } } } }
  }

  @Test(.claim("SCROLL-96"), arguments: Learning.allCases, [true, false])
  func `Opposite scroll steps cancel out across headers and newly measured rows`(learning: Learning, isList: Bool) {
    for hasHeaders in [true, false] {
      for start in [CGFloat(0), 95] {
        for distance in [CGFloat(150), 320, 640, 1_300] {
          let host = settledHost(100, 100) { Sections(learning: learning, isList: isList, hasHeaders: hasHeaders) }
          host.scroll(at: middle, by: CGSize(width: 0, height: start))
          let names = host.identifiers
          let frames = names.map { host.frame(of: $0) }
          expect(host.scrolled(at: middle, by: CGSize(width: 0, height: distance)).identifiers != names, equals: true)
          host.scroll(at: middle, by: CGSize(width: 0, height: -distance))
          expect(host.identifiers, equals: names, "\(hasHeaders), \(distance) from \(start)")
          expect(names.map { host.frame(of: $0) }, equals: frames, "\(hasHeaders), \(distance) from \(start)")
          host.expectSound()
        }
      }
    }
  }
}

/// Scroll movements at ends of the content that move while rows learn their lengths, in 150 by 150 points.
@MainActor struct ScrollExcessTests {
  private static let middle = CGPoint(x: 75, y: 75)

  enum Direction: CaseIterable { case vertical, horizontal, mirrored }

  /// Two long stacks of rows that are shorter than their estimates.
  private struct ShorterRows: View {
    let direction: Direction
    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { index in
        let length = 19 - CGFloat((index * 3) % 7) * 2
        Block("r\(index)", direction == .vertical ? 60 : length, direction == .vertical ? length : 60)
      }
    }
    var body: some View {
      if direction == .vertical {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<2, id: \.self) { number in LazyVStack(spacing: 2) { rows(number * 100..<number * 100 + 100) } }
          }
        }
      } else {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<2, id: \.self) { number in LazyHStack(spacing: 2) { rows(number * 100..<number * 100 + 100) } }
          }
        }
        .environment(\.layoutDirection, direction == .mirrored ? .rightToLeft : .leftToRight)
      }
    }
  }

  private func scroll<V: View>(_ host: ViewHost<V>, by distance: CGFloat) {
    host.scroll(at: Self.middle, by: CGSize(width: 0, height: distance))
  }

  private func isAtEnd<V: View>(_ host: ViewHost<V>) -> Bool {
    guard let scroll = host.scrollNode else { return false }
    return Axis.allCases.contains { scroll.scrolls(along: $0) && scroll.offset[$0] > scroll.range(along: $0) - 1e-6 }
  }

  @Test(.claim("SCROLL-102"), arguments: Direction.allCases, [CGFloat(1_000), 1_300, 1_400])
  @MainActor func `A movement past an estimated end continues`(direction: Direction, distance: CGFloat) {
    let host = settledHost(150, 150) { ShorterRows(direction: direction) }
    func scroll(by distance: CGFloat) {
      let delta =
        switch direction {
        case .vertical: CGSize(width: 0, height: distance)
        case .horizontal: CGSize(width: distance, height: 0)
        case .mirrored: CGSize(width: -distance, height: 0)
        }
      host.scroll(at: Self.middle, by: delta)
    }
    scroll(by: 1_300)
    let before = host.visibleRows
    scroll(by: distance)
    expect(host.visibleRows != before, equals: true)
    // Only the last row shortens the movement.
    if isAtEnd(host) { return expect(host.frame(of: "r199") != nil, equals: true) }
    scroll(by: -distance)
    expect(host.visibleRows, equals: before)
    host.expectSound()
  }

  /// Nested rows that are longer than their first lengths, with a default anchor.
  private struct LongerRows: View {
    let anchor: UnitPoint?
    private struct Row: View {
      let index: Int
      @State private var length: CGFloat = 20
      var body: some View {
        let goal = 30 + CGFloat((index * 7) % 5) * 9
        Block("r\(index)", 60, length).onGeometryChange(for: CGFloat.self, of: { _ in goal }, action: { length = $0 })
      }
    }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { outer in
            LazyVStack(spacing: 0) { ForEach(outer * 10..<outer * 10 + 10, id: \.self) { Row(index: $0) } }
          }
        }
      }
      .defaultScrollAnchor(anchor)
    }
  }

  @Test(.claim("SCROLL-103"), arguments: [CGFloat(640), 1_000, 1_250])
  @MainActor func `A movement toward the default anchor is not shortened`(distance: CGFloat) {
    let places = [nil, UnitPoint.top].map { anchor in
      let host = settledHost(150, 150) { LongerRows(anchor: anchor) }
      scroll(host, by: 1_300)
      scroll(host, by: -distance)
      let rows = host.visibleRows
      scroll(host, by: -1e7)
      expect(host.scrollNode?.offset, equals: .zero)
      expect(host.scrollNode?.followsAnchor, equals: anchor != nil)
      return rows
    }
    expect(places[0], equals: places[1])
  }

  private struct Removal: View {
    let count: Int
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 3) { ForEach(0..<count, id: \.self) { Block("r\($0)", 60, CGFloat(4 + ($0 * 37) % 53)) } }
      }
    }
  }

  @Test(.claim("SCROLL-104")) @MainActor func `Content that becomes shorter than the offset is at its end`() {
    for count in [15, 20, 25, 30] {
      let host = settledHost(150, 150) { Removal(count: 200) }
      scroll(host, by: 4_000)
      host.display(Removal(count: count))
      expect(host.frame(of: "r\(count - 1)").map { abs($0.maxY - 150) < 1e-6 }, equals: true, "\(count)")
      host.expectSound()
    }
  }

  private struct Footer: View {
    @State private var offset: CGFloat = 0
    private var rows: some View { ForEach(0..<10, id: \.self) { Block("r\($0)", 60, 30) } }
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          rows
          if offset < 160 { Block("footer", 60, 90) }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { offset = $1 })
    }
  }

  @Test @MainActor func `A view at the end whose presence depends on the offset settles`() {
    let host = settledHost(150, 150) { Footer() }
    for distance in [CGFloat(100), 100, 1_000, -30, 1_000] {
      scroll(host, by: distance)
      expect(host.diagnostics.isEmpty && host.update().passes == 1, equals: true)
    }
    expect(host.scrollNode.map { $0.excess.distance == .zero && $0.offset.y >= 150 }, equals: true)
  }

  @Test(.claim("SCROLL-105")) @MainActor func `A drag past an estimated end continues`() {
    let host = settledHost(150, 150) { ShorterRows(direction: .vertical) }
    scroll(host, by: 1_300)
    let before = host.visibleRows
    for distance in [CGFloat(1_300), -1_300] {
      host.send(.down(at: Self.middle, time: host.time))
      host.send(.moved(to: CGPoint(x: 75, y: 75 - distance), time: host.time + 0.5))
      host.send(.up(at: CGPoint(x: 75, y: 75 - distance), time: host.time + 2))
      host.advance(by: 3)
      if isAtEnd(host) { return expect(host.frame(of: "r199") != nil, equals: true) }
    }
    expect(host.visibleRows, equals: before)
  }

  @Test @MainActor func `A wheel event after a key in the same frame determines the movement`() {
    let host = settledHost(150, 150) { ShorterRows(direction: .vertical) }
    let fresh = host.visibleRows
    scroll(host, by: 400)
    let input = InputState.of(host.core)
    input.scroll(at: Self.middle, by: CGSize(width: 0, height: CGFloat.infinity))
    input.scroll(at: Self.middle, by: CGSize(width: 0, height: -1e7))
    expect(host.updated().visibleRows, equals: fresh)
  }
}

extension ViewHost {
  /// The visible rows in 150 by 150 points, with their positions rounded to a millionth of a point.
  fileprivate var visibleRows: [String] {
    identifiers.compactMap { name in
      guard let frame = frame(of: name), frame.intersects(CGRect(x: 0, y: 0, width: 150, height: 150)) else {
        return nil
      }
      return "\(name) \(Int((frame.minX * 1e6).rounded())) \(Int((frame.minY * 1e6).rounded()))"
    }
  }

  /// The innermost scroll view at the center of 150 by 150 points.
  fileprivate var scrollNode: ScrollNode? { InputState.of(core).scrolls(at: CGPoint(x: 75, y: 75)).last }
}
