/// The position that a test reads and writes.
private final class Tie<Value> {
  var read: () -> Value
  var write: (Value) -> Void = { _ in }
  init(_ value: Value) { read = { value } }
}

private enum Kind {
  case eager, lazy, sections, across, mirrored
  /// A lazy column of rows that determine their lengths when they appear.
  case learning

  static let positioned: [Kind] = [.eager, .lazy, .sections, .across, .mirrored]
  static let edges: [Kind] = [.eager, .lazy, .learning, .across, .mirrored]
}

/// Rows in a stack of scroll targets.
private struct Stacked<Rows: View>: View {
  let kind: Kind
  var header: CGFloat = 0
  @ViewBuilder let rows: Rows
  var body: some View {
    switch kind {
    case .eager: VStack(spacing: 0) { rows }.scrollTargetLayout()
    case .lazy, .learning: LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
    case .sections:
      LazyVStack(spacing: 0) {
        Section(content: { rows }, header: { Color.gray.frame(height: header) })
      }.scrollTargetLayout()
    case .across, .mirrored: LazyHStack(spacing: 0) { rows }.scrollTargetLayout()
    }
  }
}

/// Twenty or more rows of 30 points in a viewport of 100, in each kind of layout.
private struct Rows: View {
  let kind: Kind
  var count = 20
  var body: some View { Stacked(kind: kind) { ForEach(0..<count, id: \.self) { index in kind.block(index, 30) } } }
}

extension Kind {
  fileprivate var isAcross: Bool { self == .across || self == .mirrored }
  fileprivate var axes: Axis.Set { isAcross ? .horizontal : .vertical }
  fileprivate var direction: LayoutDirection { self == .mirrored ? .rightToLeft : .leftToRight }

  @MainActor fileprivate func block(_ index: Int, _ length: CGFloat) -> Block {
    Block("r\(index)", isAcross ? length : 100, isAcross ? 100 : length)
  }

  /// Returns a step of the viewport toward the end.
  fileprivate func step(_ distance: CGFloat) -> CGSize {
    switch self {
    case .across: CGSize(width: distance, height: 0)
    case .mirrored: CGSize(width: -distance, height: 0)
    default: CGSize(width: 0, height: distance)
    }
  }
}

extension ViewHost {
  /// Returns the position at which a row of the scene begins, from the leading or upper edge, in points.
  fileprivate func start(_ row: Int, _ kind: Kind) -> CGFloat? {
    frame(of: "r\(row)").map { frame in
      switch kind {
      case .across: frame.minX
      case .mirrored: size.width - frame.maxX
      default: frame.minY
      }
    }
  }
}

private struct IDScene: View {
  let kind: Kind
  let tie: Tie<Int?>
  var anchor: UnitPoint?
  var count = 20
  @State var id: Int?
  var body: some View {
    let _ = tie.read = { id }
    let _ = tie.write = { id = $0 }
    ScrollView(kind.axes) { Rows(kind: kind, count: count) }
      .scrollPosition(id: $id, anchor: anchor)
      .environment(\.layoutDirection, kind.direction)
      .accessibilityIdentifier("scroll")
  }
}

private struct ValueScene: View {
  let kind: Kind
  let tie: Tie<ScrollPosition>
  var count = 20
  @State var position: ScrollPosition
  var body: some View {
    let _ = tie.read = { position }
    let _ = tie.write = { position = $0 }
    ScrollView(kind.axes) { Rows(kind: kind, count: count) }
      .scrollPosition($position)
      .environment(\.layoutDirection, kind.direction)
      .accessibilityIdentifier("scroll")
  }
}

@MainActor struct ScrollPositionTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test(.claim("SCROLL-80"), arguments: Kind.positioned)
  @MainActor private func `An initial id scrolls its view into the viewport`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { IDScene(kind: kind, tie: tie, id: 10) }
    expect(host.start(10, kind), equals: 70)
    expect(tie.read(), equals: 10, "the binding keeps its value without input")
    expect(host.update().passes, equals: 1)
  }

  @Test(.claim("SCROLL-81"), arguments: Kind.positioned)
  @MainActor private func `A changed id scrolls its view to the anchor`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { IDScene(kind: kind, tie: tie, anchor: .center, count: 5000, id: nil) }
    expect(host.start(0, kind), equals: 0)
    for row in [4000, 12, 13, 2500] {
      tie.write(row)
      expect(host.updated().start(row, kind), equals: 35, "row \(row)")
      expect(tie.read(), equals: row)
    }
    tie.write(nil)
    expect(host.updated().start(2500, kind), equals: 35, "nil makes no request")
  }

  enum Place: CaseIterable { case column, row, layers, stack, modified, grid }

  @Test(arguments: Kind.positioned, Place.allCases)
  @MainActor private func `A changed id scrolls in any container`(kind: Kind, place: Place) {
    let tie = Tie<Int?>(nil)
    let other = Tie(ScrollPosition(idType: Int.self))
    let host = settledHost(100, 100) {
      let scene = IDScene(kind: kind, tie: tie, count: 500, id: nil).frame(width: 100, height: 100)
      let second = ValueScene(kind: kind, tie: other, count: 500, position: other.read()).frame(width: 100, height: 100)
      switch place {
      case .column:
        VStack(spacing: 0) {
          scene; second
        }
      case .row:
        HStack(spacing: 0) {
          scene; second
        }
      case .layers:
        ZStack {
          scene; second
        }
      case .stack: NavigationStack { scene }
      case .modified:
        Group {
          scene; second
        }.opacity(0.5).padding(0)
      case .grid:
        Grid {
          GridRow {
            scene; second
          }
        }
      }
    }
    func moved(_ change: () -> Void) -> String {
      let old = "\(host.displayList)"
      change()
      host.update()
      return "\(host.displayList)" == old ? "stays" : "moves"
    }
    expect(moved { tie.write(300) }, equals: "moves")
    expect(tie.read(), equals: 300)
    if place == .stack { return }
    expect(
      moved {
        var position = other.read(); position.scrollTo(id: 200); other.write(position)
      }, equals: "moves")
    expect(other.read().viewID(type: Int.self), equals: 200)
  }

  @Test(.claim("SCROLL-82"), arguments: Kind.positioned)
  @MainActor private func `Scrolling by input writes the id`(kind: Kind) {
    for (anchor, expected) in [
      (UnitPoint?.none, 3), (.center, 5), (kind == .mirrored ? .topLeading : .bottomTrailing, 6),
    ] {
      let tie = Tie<Int?>(nil)
      let host = settledHost(100, 100) { IDScene(kind: kind, tie: tie, anchor: anchor, id: nil) }
      expect(host.scrolled(at: middle, by: kind.step(100)).start(3, kind), equals: -10)
      expect(tie.read(), equals: expected, "\(String(describing: anchor))")
      expect(host.start(3, kind), equals: -10, "the written id does not scroll")
    }
  }

  @Test(arguments: Kind.positioned)
  private func `A target that ends at a far anchor comes before the invisible one that begins there`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) {
      IDScene(kind: kind, tie: tie, anchor: kind == .mirrored ? .topLeading : .bottomTrailing, id: 10)
    }
    expect(host.scrolled(at: middle, by: kind.step(60)).start(12, kind), equals: 70)
    expect(tie.read(), equals: 12)
    host.scroll(at: middle, by: kind.step(-60))
    expect(tie.read(), equals: 10)
  }

  @Test(.claim("SCROLL-83")) @MainActor func `The id is unchanged without scroll targets`() {
    struct Scene: View {
      let tie: Tie<Int?>
      @State var id: Int?
      var body: some View {
        let _ = tie.read = { id }
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Block("r\($0)", 100, 30) } } }.scrollPosition(id: $id)
      }
    }
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { Scene(tie: tie, id: 2) }
    host.scroll(at: middle, by: CGSize(width: 0, height: 200))
    expect(tie.read(), equals: 2)
  }

  @Test(.claim("SCROLL-84"), arguments: Kind.positioned)
  @MainActor private func `A ScrollPosition scrolls to edges, points, and views`(kind: Kind) {
    let tie = Tie(ScrollPosition())
    let end: Edge = kind.isAcross ? .trailing : .bottom
    let host = settledHost(100, 100) {
      ValueScene(kind: kind, tie: tie, count: 1000, position: ScrollPosition(idType: Int.self, edge: end))
    }
    expect(host.start(999, kind), equals: 70)
    var position = tie.read()
    expect(position.edge == end && !position.isPositionedByUser, equals: true)
    position.scrollTo(id: 500, anchor: kind == .mirrored ? .topTrailing : .topLeading)
    tie.write(position)
    expect(host.updated().start(500, kind), equals: 0)
    expect(tie.read().viewID(type: Int.self), equals: 500)
    let x: CGFloat = kind == .mirrored ? 30000 - 100 - 45 : 45
    if kind.isAcross { position.scrollTo(x: x) } else { position.scrollTo(y: 45) }
    tie.write(position)
    expect(host.updated().start(1, kind), equals: -15)
    expect(host.scrolled(at: middle, by: kind.step(60)).start(3, kind), equals: -15)
    if kind.isAcross { position.scrollTo(x: x) } else { position.scrollTo(y: 45) }
    tie.write(position)
    expect(host.updated().start(1, kind), equals: -15, "asked again")
  }

  @Test(.claim("SCROLL-85")) @MainActor func `Input positions a ScrollPosition by user`() {
    for (position, id) in [
      (ScrollPosition(edge: .top), Int?.none), (ScrollPosition(idType: Int.self, edge: .top), 2),
      (ScrollPosition(idType: String.self, edge: .top), nil), (ScrollPosition(id: 1), 2),
    ] {
      let tie = Tie(ScrollPosition())
      let host = settledHost(100, 100) { ValueScene(kind: .lazy, tie: tie, position: position) }
      expect(tie.read().isPositionedByUser, equals: false)
      host.scroll(at: middle, by: CGSize(width: 0, height: 70))
      expect(tie.read().isPositionedByUser, equals: true)
      expect(tie.read().edge == nil && tie.read().point == nil, equals: true)
      expect(tie.read().viewID(type: Int.self), equals: id)
    }
  }

  @Test(.claim("SCROLL-86"), arguments: [Kind.eager, .lazy, .mirrored])
  @MainActor private func `A change of position can be animated`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) {
      IDScene(kind: kind, tie: tie, anchor: kind == .mirrored ? .topTrailing : .topLeading, count: 200, id: nil)
    }
    withAnimation(.linear(duration: 1)) { tie.write(100) }
    expect(host.updated().start(0, kind), equals: 0)
    expect(host.advanced(by: 0.5).start(50, kind).map { abs($0) < 1e-6 }, equals: true)
    expect(tie.read(), equals: 100)
    expect(host.advanced(by: 0.25).start(75, kind).map { abs($0) < 1e-6 }, equals: true)
    expect(host.advanced(by: 0.25).start(100, kind), equals: 0)
    expect(host.isAnimating, equals: false)
    withAnimation(.linear(duration: 1)) { tie.write(0) }
    host.play("update; wait 0.5")
    host.scroll(at: middle, by: kind.step(30))
    expect(host.advanced(by: 1).start(51, kind).map { abs($0) < 1e-6 }, equals: true, "input stops it")
    expect(tie.read(), equals: 51)
  }

  @Test @MainActor func `A position scrolls to any of a million rows and creates only visible rows`() {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { IDScene(kind: .lazy, tie: tie, anchor: .top, count: 1_000_000, id: 700_000) }
    expect(host.start(700_000, .lazy), equals: 0)
    for row in [999_000, 3, 500_000] {
      tie.write(row)
      expect(host.update().counts.nodesCreated, below: 60)
      expect(host.start(row, .lazy), equals: 0)
    }
    host.scroll(at: middle, by: CGSize(width: 0, height: 3000))
    expect(tie.read(), equals: 500_100)
  }

  @Test @MainActor func `A position in an incremental host equals one in a fresh host`() {
    func scene(data: [Int], id: Int?) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(data, id: \.self) { Block("r\($0)", nil, 30) } }.scrollTargetLayout()
      }
      .scrollPosition(id: .constant(id), anchor: .top)
    }
    let host = settledHost(100, 100) { scene(data: Array(0..<50), id: nil) }
    for (data, id) in [
      (Array(0..<50), 7), (Array(5..<50), 20), (Array((0..<50).reversed()), 30), (Array(0..<400), 399), ([1, 2], 2),
    ] {
      host.display(scene(data: data, id: id))
      let fresh = settledHost(100, 100) { scene(data: data, id: id) }
      expect(host.box("r\(id)"), equals: fresh.box("r\(id)"))
      expect(host.displayList.description, equals: fresh.displayList.description, "\(id)")
    }
  }
}

@MainActor struct ScrollToTests {
  private final class Handle { var scrollTo: (Int, UnitPoint?) -> Void = { _, _ in } }

  private func list<Rows: View>(_ handle: Handle, @ViewBuilder rows: () -> Rows) -> some View {
    let rows = rows()
    return ScrollViewReader { proxy in
      let _ = handle.scrollTo = { proxy.scrollTo($0, anchor: $1) }
      ScrollView { rows }
    }
  }

  @Test(.claim("SCROLL-30"), .claim("SCROLL-31")) @MainActor func `scrollTo scrolls to views of an eager stack`() {
    let handle = Handle()
    let elements = settledHost(100, 100) {
      list(handle) { VStack(spacing: 0) { ForEach(0..<50) { index in Block("r\(index)", 100, 20) } } }
    }
    // No view has the last id.
    let anchored: [(id: Int, anchor: UnitPoint?, row: Int, expected: String)] = [
      (20, .top, 20, "0…20"), (20, .bottom, 20, "80…100"), (22, .center, 22, "40…60"), (0, .bottom, 0, "0…20"),
      (99, .top, 0, "0…20"),
    ]
    for step in anchored {
      handle.scrollTo(step.id, step.anchor)
      expect(elements.updated().rows("r\(step.row)"), equals: step.expected, "\(step)")
    }
    let identified = settledHost(100, 100) {
      list(handle) {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { index in Block("r\(index)", 100, 20).id(index + 1000) } }
      }
    }
    for (row, expected) in [(3, "60…80"), (7, "80…100"), (1, "0…20")] {
      handle.scrollTo(row + 1000, nil)
      expect(identified.updated().rows("r\(row)"), equals: expected, "\(row)")
    }
  }

  @Test(.claim("SCROLL-32")) @MainActor func `scrollTo scrolls to rows that do not exist yet`() {
    let handle = Handle()
    let host = settledHost(100, 100) {
      list(handle) {
        LazyVStack(spacing: 3) {
          ForEach(0..<5000) { index in
            Block("r\(index)", nil, CGFloat(10 + (index * 37) % 41)).preference(key: ListKey<Int>.self, value: [index])
          }
        }
      }
    }
    for (row, anchor, place) in [
      (3000, UnitPoint.top, 0.0), (17, .top, 0), (4321, .center, 0.5), (4999, .bottom, 1), (2500, .bottom, 1),
    ] {
      handle.scrollTo(row, anchor)
      host.update()
      let frame = host.frame(of: "r\(row)") ?? .zero
      expect(abs(frame.minY + frame.height * place - 100 * place), below: 1e-6, "row \(row): \(frame)")
      expect(frame.height, equals: CGFloat(10 + (row * 37) % 41))
      expect(host.preference(ListKey<Int>.self).count, below: 12)
    }
  }

  @Test(.claim("SCROLL-33")) @MainActor func `scrollTo scrolls to a row inserted by the same change`() {
    struct Chat: View {
      @State private var count = 3
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Block("r\($0)", nil, 30) } } }
            .onTapGesture {
              count += 40
              proxy.scrollTo(count - 1, anchor: .bottom)
            }
        }
      }
    }
    play(100, 100, "tap 50,50 | rows r42 = 70…100") { Chat() }
  }
}

/// Rows of 30 points in a viewport of 100 points, which transactions with a scroll target anchor scroll.
@MainActor struct ScrollTargetAnchorTests {
  private enum Way { case id, position, proxy }

  private final class Requests { var scroll: (Int, UnitPoint?) -> Void = { _, _ in } }

  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Block("r\($0)", 100, 30) } }.scrollTargetLayout()
    }
  }

  private struct Scene: View {
    let way: Way
    let requests: Requests
    var anchor: UnitPoint?
    @State private var id: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      switch way {
      case .id:
        let _ = requests.scroll = { row, _ in id = row }
        ScrollView { Rows() }.scrollPosition(id: $id, anchor: anchor)
      case .position:
        let _ = requests.scroll = { position.scrollTo(id: $0, anchor: $1) }
        ScrollView { Rows() }.scrollPosition($position)
      case .proxy:
        ScrollViewReader { proxy in
          let _ = requests.scroll = { proxy.scrollTo($0, anchor: $1) }
          ScrollView { Rows() }
        }
      }
    }
  }

  private let requests = Requests()

  private func top<V: View>(of row: Int, in host: ViewHost<V>) -> CGFloat? { host.frame(of: "r\(row)")?.minY }

  @Test(.claim("SCROLL-107"), arguments: [(UnitPoint.top, 0), (.center, 35), (.bottom, 70)] as [(UnitPoint, CGFloat)])
  @MainActor func `The anchor of a transaction applies to a changed id, a position, and a proxy`(
    anchor: UnitPoint, place: CGFloat
  ) {
    let ways: [(Way, UnitPoint?)] = [(.id, nil), (.id, .top), (.position, nil), (.proxy, nil)]
    for (way, own) in ways {
      let host = settledHost(100, 100) { Scene(way: way, requests: requests, anchor: own) }
      withTransaction(\.scrollTargetAnchor, anchor) { requests.scroll(20, nil) }
      host.update()
      expect(top(of: 20, in: host), equals: place, "\(way)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test(.claim("SCROLL-108")) @MainActor func `A request keeps its anchor, and a later change has none`() {
    for way in [Way.position, .proxy] {
      let host = settledHost(100, 100) { Scene(way: way, requests: requests) }
      withTransaction(\.scrollTargetAnchor, .bottom) { requests.scroll(20, .top) }
      host.update()
      expect(top(of: 20, in: host), equals: 0, "\(way)")
    }
    let ids = settledHost(100, 100) { Scene(way: .id, requests: requests, anchor: .top) }
    withTransaction(\.scrollTargetAnchor, .bottom) { requests.scroll(20, nil) }
    ids.update()
    requests.scroll(10, nil)
    ids.update()
    expect(top(of: 10, in: ids), equals: 0)
  }

  @Test(.claim("SCROLL-109")) @MainActor func `An animated movement ends at the anchor of its transaction`() {
    let ids = settledHost(100, 100) { Scene(way: .id, requests: requests) }
    withAnimation(.linear(duration: 1)) { withTransaction(\.scrollTargetAnchor, .bottom) { requests.scroll(5, nil) } }
    ids.play("update; wait 0.5")
    expect(top(of: 2, in: ids), equals: 20)
    ids.rest()
    expect(top(of: 5, in: ids), equals: 70)
  }
}

@MainActor struct ScrollAnchorRoleTests {
  private struct Growing: View {
    let count: Int
    @State private var more = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<(count + more), id: \.self) { Block("\($0)", 20, 20) } }
          .onTapGesture { more += 5 }
      }
    }
  }

  @Test(.claim("SCROLL-93")) @MainActor func `A default anchor can have one role`() {
    let first = settledHost(100, 100) { Growing(count: 10).defaultScrollAnchor(.bottom, for: .initialOffset) }
    expect(first.rows("9"), equals: "80…100")
    expect(first.tapped("9").rows("9"), equals: "80…100")
    let short = settledHost(100, 100) { Growing(count: 2).defaultScrollAnchor(.bottom, for: .alignment) }
    expect(short.rows("1"), equals: "80…100")
    expect(short.tapped("1").rows("0"), equals: "0…20")
    let changes = settledHost(100, 100) {
      Growing(count: 10).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
    }
    expect(changes.rows("0"), equals: "0…20")
    expect(changes.tapped("0").rows("0"), equals: "0…20")
    expect(changes.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000)).rows("14"), equals: "80…100")
    expect(changes.tapped("14").rows("19"), equals: "80…100")
  }

  @Test(.claim("SCROLL-97"), arguments: [CGFloat.nan, .infinity, -.infinity])
  @MainActor func `A default anchor with invalid coordinates is ignored`(value: CGFloat) {
    func scene(anchor: UnitPoint?, count: Int) -> some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Block("\($0)", 20, 20) } } }
        .defaultScrollAnchor(anchor)
    }
    for bad in [UnitPoint(x: value, y: value), UnitPoint(x: 0.5, y: value), UnitPoint(x: value, y: 1)] {
      let host = settledHost(100, 100) { scene(anchor: bad, count: 10) }
      play(host, "| rows 0 = 0…20; diagnostics = invalidDimension")
      expect(host.display(scene(anchor: .bottom, count: 10)).rows("9"), equals: "80…100")
      expect(host.display(scene(anchor: .bottom, count: 20)).rows("19"), equals: "80…100")
    }
  }
}

/// Edges identified by scroll positions while the content and the viewport change: rows in 100 by 100 points.
@MainActor struct KeptEdgeTests {
  /// The position that a test reads and writes.
  private final class Tie {
    var read: () -> ScrollPosition = { ScrollPosition() }
    var write: (ScrollPosition) -> Void = { _ in }
    var scrollToRow: (Int) -> Void = { _ in }
  }

  private struct Row: View {
    let index: Int
    let kind: Kind
    @State private var length: CGFloat = 30
    var body: some View {
      kind.block(index, length).onAppear { if kind == .learning { length = index % 2 == 0 ? 45 : 20 } }
    }
  }

  private struct Scene: View {
    let kind: Kind
    let rows: Range<Int>
    let tie: Tie
    var anchor: UnitPoint?
    @State var position: ScrollPosition
    var body: some View {
      let _ = tie.read = { position }
      let _ = tie.write = { position = $0 }
      ScrollViewReader { proxy in
        let _ = tie.scrollToRow = { proxy.scrollTo($0, anchor: .topLeading) }
        ScrollView(kind.axes) { Stacked(kind: kind) { ForEach(rows, id: \.self) { Row(index: $0, kind: kind) } } }
          .scrollPosition($position)
          .defaultScrollAnchor(anchor)
          .environment(\.layoutDirection, kind.direction)
      }
    }
  }

  /// Returns the distances of a row from the near and the far edge of the viewport, in points.
  private func gaps(_ host: ViewHost<Scene>, _ row: Int) -> (near: CGFloat, far: CGFloat)? {
    host.frame(of: "r\(row)").map { frame in
      switch host.content.kind {
      case .across: (frame.minX, host.size.width - frame.maxX)
      case .mirrored: (host.size.width - frame.maxX, frame.minX)
      default: (frame.minY, host.size.height - frame.maxY)
      }
    }
  }

  private func isAt(_ distance: CGFloat?) -> Bool { distance.map { abs($0) < 1e-6 } ?? false }

  private func change(_ host: ViewHost<Scene>, to rows: Range<Int>) {
    let old = host.content
    host.content = Scene(kind: old.kind, rows: rows, tie: old.tie, anchor: old.anchor, position: ScrollPosition())
    expect(host.update().settled, equals: true)
    host.expectSound()
  }

  @Test(.claim("SCROLL-106"), arguments: Kind.edges)
  @MainActor private func `The viewport remains at the far edge`(kind: Kind) {
    let tie = Tie()
    let end: Edge = kind.isAcross ? .trailing : .bottom
    let host = settledHost(100, 100) { Scene(kind: kind, rows: 0..<20, tie: tie, position: ScrollPosition(edge: end)) }
    expect(isAt(gaps(host, 19)?.far), equals: true)
    for rows in [0..<21, 0..<40, 0..<5, -3..<5, 0..<2, 0..<30, 0..<1000] {
      change(host, to: rows)
      let distance = gaps(host, rows.upperBound - 1)
      expect(rows.count == 2 ? distance != nil : isAt(distance?.far), equals: true, "\(rows)")
      expect(tie.read().edge, equals: end)
    }
    for length in [CGFloat(70), 150, 100] {
      host.resize(kind.isAcross ? length : 100, kind.isAcross ? 100 : length)
      expect(isAt(gaps(host, 999)?.far), equals: true, "\(length)")
    }
  }

  @Test(arguments: Kind.edges)
  @MainActor private func `The near edge takes precedence over a default anchor at the far edge`(kind: Kind) {
    let tie = Tie()
    let host = settledHost(100, 100) {
      Scene(
        kind: kind, rows: 0..<3, tie: tie, anchor: kind == .mirrored ? .bottomLeading : .bottomTrailing,
        position: ScrollPosition(edge: kind.isAcross ? .leading : .top))
    }
    for rows in [0..<20, -5..<20, 0..<40] {
      change(host, to: rows)
      expect(isAt(gaps(host, rows.lowerBound)?.near), equals: true, "\(rows)")
    }
  }

  @Test(arguments: Kind.edges)
  @MainActor private func `After input or another request, the viewport does not return to the edge`(kind: Kind) {
    let end: Edge = kind.isAcross ? .trailing : .bottom
    for move in ["input", "proxy", "point"] {
      let tie = Tie()
      let host = settledHost(100, 100) {
        Scene(kind: kind, rows: 0..<20, tie: tie, position: ScrollPosition(edge: end))
      }
      switch move {
      case "input": host.scroll(at: CGPoint(x: 50, y: 50), by: kind.step(-40))
      case "proxy": tie.scrollToRow(10)
      default:
        var position = tie.read()
        if kind.isAcross { position.scrollTo(x: 60) } else { position.scrollTo(y: 60) }
        tie.write(position)
      }
      host.update()
      change(host, to: 0..<40)
      expect(isAt(gaps(host, 39)?.far), equals: false, "\(move)")
    }
  }

  @Test(arguments: Kind.edges)
  @MainActor private func `An animated movement to the edge remains there at its end`(kind: Kind) {
    let tie = Tie()
    let host = settledHost(100, 100) { Scene(kind: kind, rows: 0..<20, tie: tie, position: ScrollPosition()) }
    change(host, to: 0..<21)
    expect(isAt(gaps(host, 0)?.near), equals: true, "without a request")
    withAnimation(.linear(duration: 1)) {
      var position = tie.read()
      position.scrollTo(edge: kind.isAcross ? .trailing : .bottom)
      tie.write(position)
    }
    host.play("update; wait 0.5")
    expect(isAt(gaps(host, 20)?.far), equals: false)
    host.advance(by: 1)
    expect(isAt(gaps(host, 20)?.far), equals: true)
    change(host, to: 0..<25)
    expect(isAt(gaps(host, 24)?.far), equals: true)
  }
}

/// Views identified by scroll positions while the surrounding content changes: rows in 100 by 100 points.
@MainActor struct KeptScrollPositionTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var length: CGFloat = 30
  }

  private final class Reading<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private struct Scene: View {
    let kind: Kind
    let rows: [Row]
    var anchor: UnitPoint?
    var reading = Reading<Int?>(nil)
    @State var id: Int?
    var body: some View {
      let _ = reading.value = id
      ScrollView(kind.axes) { Stacked(kind: kind, header: 20) { ForEach(rows) { kind.block($0.id, $0.length) } } }
        .scrollPosition(id: $id, anchor: anchor)
        .environment(\.layoutDirection, kind.direction)
    }
  }

  /// Returns the position at which a row begins, from the leading or upper edge, in points.
  private func start(_ host: ViewHost<Scene>, _ row: Int) -> CGFloat? { host.start(row, host.content.kind) }

  private static let first = (0..<20).map { Row(id: $0) }

  private enum Change: CaseIterable {
    case insertion, removal, reversal, otherLengths, many, allAtOnce
    func applied(to rows: [Row]) -> [Row] {
      switch self {
      case .insertion: return (100..<105).map { Row(id: $0) } + rows
      case .removal: return Array(rows.dropFirst(3))
      case .reversal: return rows.reversed()
      case .otherLengths: return rows.map { $0.id < 10 ? Row(id: $0.id, length: 45) : $0 }
      case .many: return (1000..<1500).map { Row(id: $0) } + rows
      case .allAtOnce:
        let kept = rows.filter { $0.id % 3 != 0 }
        return [Row(id: 200, length: 77)] + kept.reversed()
      }
    }
  }

  @Test(.claim("SCROLL-87"), arguments: Kind.positioned, [nil, UnitPoint.topLeading, .center, .bottomTrailing])
  private func `The view with the scroll id keeps its position when rows change`(kind: Kind, anchor: UnitPoint?) {
    for change in Change.allCases {
      let scene = Scene(kind: kind, rows: Self.first, anchor: anchor, id: 10)
      let host = settledHost(100, 100) { scene }
      let before = start(host, 10)
      host.content = Scene(kind: kind, rows: change.applied(to: Self.first), anchor: anchor, reading: scene.reading)
      let report = host.update()
      expect(start(host, 10), equals: before, "\(change)")
      expect(scene.reading.value, equals: 10, "\(change)")
      expect(report.settled && report.diagnostics.isEmpty, equals: true)
      expect(host.update().passes == 1 && host.core.checkInvariants() == [], equals: true)
    }
  }

  @Test(arguments: Kind.positioned)
  @MainActor private func `A view reached by scrolling keeps its position`(kind: Kind) {
    for change in Change.allCases {
      let scene = Scene(kind: kind, rows: Self.first, id: nil)
      let host = settledHost(100, 100) { scene }
      host.scroll(at: CGPoint(x: 50, y: 50), by: kind.step(kind == .sections ? 245 : 225))
      expect(scene.reading.value, equals: 7)
      let before = start(host, 7)
      host.display(Scene(kind: kind, rows: change.applied(to: Self.first), reading: scene.reading))
      expect(start(host, 7) == before && scene.reading.value == 7, equals: true, "\(change)")
      // Scrolling continues from the kept position.
      host.scroll(at: CGPoint(x: 50, y: 50), by: kind.step(-10))
      expect(start(host, 7), equals: before.map { $0 + 10 }, "\(change)")
    }
  }

  @Test(.claim("SCROLL-88"), arguments: Kind.positioned)
  @MainActor private func `A removed view is replaced by the target at the anchor`(kind: Kind) {
    let top = kind == .mirrored ? UnitPoint.topTrailing : .topLeading
    let scene = Scene(kind: kind, rows: Self.first, anchor: top, id: 10)
    let host = settledHost(100, 100) { scene }
    expect(start(host, 10), equals: 0)
    host.display(Scene(kind: kind, rows: Self.first.filter { $0.id != 10 }, anchor: top, reading: scene.reading))
    expect(scene.reading.value, equals: 11)
    expect(start(host, 11), equals: 0)
    host.display(Scene(kind: kind, rows: [Row(id: 90)] + Self.first, anchor: top, reading: scene.reading))
    expect(scene.reading.value, equals: 11)
    expect(start(host, 11), equals: 0)
  }

  @Test(.claim("SCROLL-89")) @MainActor func `Content that is too short moves the identified view`() {
    let scene = Scene(kind: .eager, rows: Self.first, anchor: .top, id: 10)
    let host = settledHost(100, 100) { scene }
    expect(start(host, 10), equals: 0)
    host.display(Scene(kind: .eager, rows: Array(Self.first[8...10]), anchor: .top, reading: scene.reading))
    expect(start(host, 10), equals: 60)
    host.display(Scene(kind: .eager, rows: Self.first, anchor: .top, reading: scene.reading))
    expect(start(host, 10), equals: 0)
  }

  @Test @MainActor func `An invisible identified view and a default anchor keep no position`() {
    func plain(rows: [Row], anchor: UnitPoint? = nil) -> some View {
      ScrollView { VStack(spacing: 0) { ForEach(rows) { Block("r\($0.id)", 100, 30) } } }
        .scrollPosition(id: .constant(2))
        .defaultScrollAnchor(anchor)
    }
    let host = settledHost(100, 100) { plain(rows: Self.first) }
    play(host, "scroll 50,50 0,300 | minY r10 = 0")
    expect(host.display(plain(rows: [Row(id: 50)] + Self.first)).frame(of: "r9")?.minY, equals: 0)
    let bottom = settledHost(100, 100) { plain(rows: Self.first, anchor: .bottom) }
    play(bottom, "scroll 50,50 0,1000 | maxY r19 = 100")
    expect(bottom.display(plain(rows: Self.first + [Row(id: 50)], anchor: .bottom)).frame(of: "r50")?.maxY, equals: 100)
  }

  private struct NestedScene: View {
    let rows: [Row]
    let isLazy: Bool
    let reading: Reading<Int?>
    @State var id: Int?
    private var views: some View {
      ForEach(["outer"], id: \.self) { _ in ForEach(rows) { Block("r\($0.id)", 100, 30) } }
    }
    var body: some View {
      let _ = reading.value = id
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { views }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { views }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $id, anchor: .top)
    }
  }

  @Test(arguments: [false, true]) @MainActor func `Each view of a nested ForEach is a target`(isLazy: Bool) {
    let reading = Reading<Int?>(nil)
    let host = settledHost(100, 100) { NestedScene(rows: Self.first, isLazy: isLazy, reading: reading, id: 10) }
    expect(host.frame(of: "r10")?.minY, equals: 0)
    host.display(NestedScene(rows: Self.first.filter { $0.id != 10 }, isLazy: isLazy, reading: reading))
    expect(reading.value, equals: 11)
    expect(host.frame(of: "r11")?.minY, equals: 0)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
    expect(reading.value, equals: 8)
  }

  private struct Positioned: View {
    let rows: [Row]
    let reading: Reading<ScrollPosition>
    @State var position: ScrollPosition
    var body: some View {
      let _ = reading.value = position
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows) { Block("r\($0.id)", 100, $0.length) } }.scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  @Test @MainActor func `A ScrollPosition identifies a view by id`() {
    let reading = Reading(ScrollPosition())
    let host = settledHost(100, 100) {
      Positioned(rows: Self.first, reading: reading, position: ScrollPosition(id: 10, anchor: .center))
    }
    expect(host.frame(of: "r10")?.minY, equals: 35)
    host.display(
      Positioned(rows: [Row(id: 50, length: 71)] + Self.first, reading: reading, position: ScrollPosition()))
    expect(host.frame(of: "r10")?.minY, equals: 35)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    expect(reading.value.isPositionedByUser && reading.value.viewID(type: Int.self) == 7, equals: true)
    expect(host.frame(of: "r7")?.minY, equals: -15)
    host.display(Positioned(rows: Self.first.reversed(), reading: reading, position: ScrollPosition()))
    expect(host.frame(of: "r7")?.minY, equals: -15)
    host.display(Positioned(rows: Self.first.filter { $0.id != 7 }, reading: reading, position: ScrollPosition()))
    expect(reading.value.isPositionedByUser, equals: true)
    expect(reading.value.viewID(type: Int.self).map { $0 != 7 }, equals: true)
  }
}
