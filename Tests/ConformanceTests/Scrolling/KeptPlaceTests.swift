import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Views identified by scroll positions while the surrounding content changes: rows in 100 by 100 points.
@MainActor @Suite struct KeptPlaceTests {
  enum Kind: CaseIterable { case eager, lazy, sections, across, mirrored }

  private struct Row: Identifiable, Equatable {
    let id: Int
    var length: CGFloat = 30
  }

  /// The value that a test reads from a binding.
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

    private var isAcross: Bool { kind == .across || kind == .mirrored }

    private var views: some View {
      ForEach(rows) { Block("r\($0.id)", isAcross ? $0.length : 100, isAcross ? 100 : $0.length) }
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case .eager: VStack(spacing: 0) { views }.scrollTargetLayout()
      case .lazy: LazyVStack(spacing: 0) { views }.scrollTargetLayout()
      case .sections:
        LazyVStack(spacing: 0) {
          Section {
            views
          } header: {
            Color.gray.frame(height: 20)
          }
        }.scrollTargetLayout()
      case .across, .mirrored: LazyHStack(spacing: 0) { views }.scrollTargetLayout()
      }
    }

    var body: some View {
      let _ = reading.value = id
      ScrollView(isAcross ? .horizontal : .vertical) { content }
        .scrollPosition(id: $id, anchor: anchor)
        .environment(\.layoutDirection, kind == .mirrored ? .rightToLeft : .leftToRight)
    }
  }

  /// Returns the position at which a row begins, from the leading or upper edge, in points.
  private func start(_ host: ViewHost<Scene>, _ row: Int) -> CGFloat? {
    host.frame(of: "r\(row)").map { frame in
      switch host.content.kind {
      case .across: frame.minX
      case .mirrored: host.size.width - frame.maxX
      default: frame.minY
      }
    }
  }

  private func step(_ kind: Kind, _ distance: CGFloat) -> CGSize {
    switch kind {
    case .across: CGSize(width: distance, height: 0)
    case .mirrored: CGSize(width: -distance, height: 0)
    default: CGSize(width: 0, height: distance)
    }
  }

  private static let first = (0..<20).map { Row(id: $0) }

  /// The changes of the rows, each with its name.
  private static let changes: [(String, ([Row]) -> [Row])] = [
    ("insertion", { (100..<105).map { Row(id: $0) } + $0 }),
    ("removal", { Array($0.dropFirst(3)) }),
    ("reversal", { $0.reversed() }),
    ("other lengths", { $0.map { $0.id < 10 ? Row(id: $0.id, length: 45) : $0 } }),
    ("many", { (1000..<3000).map { Row(id: $0) } + $0 }),
    ("all at once", { rows in [Row(id: 200, length: 77)] + rows.filter { $0.id % 3 != 0 }.reversed() }),
  ]

  @Test(
    .claim(
      "SCROLL-87",
      "The view that scrollPosition(id:anchor:) identifies keeps its position at the anchor when views before it are inserted, removed, reordered, or resized.",
      .observed, "public reports, November 2026"), arguments: Kind.allCases,
    [nil, UnitPoint.topLeading, .center, .bottomTrailing])
  func `The identified view keeps its position`(kind: Kind, anchor: UnitPoint?) {
    for (name, change) in Self.changes {
      let scene = Scene(kind: kind, rows: Self.first, anchor: anchor, id: 10)
      let host = settledHost(100, 100) { scene }
      let before = start(host, 10)
      host.content = Scene(kind: kind, rows: change(Self.first), anchor: anchor, reading: scene.reading)
      let report = host.update()
      expect(start(host, 10), equals: before, "\(name)")
      expect(scene.reading.value, equals: 10, "\(name)")
      expect(report.settled && report.diagnostics.isEmpty, equals: true)
      expect(host.update().passes == 1 && host.core.checkInvariants() == [], equals: true)
    }
  }

  @Test(arguments: Kind.allCases)
  func `A view reached by scrolling keeps its position`(kind: Kind) {
    for (name, change) in Self.changes {
      let scene = Scene(kind: kind, rows: Self.first, id: nil)
      let host = settledHost(100, 100) { scene }
      host.scroll(at: CGPoint(x: 50, y: 50), by: step(kind, kind == .sections ? 245 : 225))
      expect(scene.reading.value, equals: 7)
      let before = start(host, 7)
      host.show(Scene(kind: kind, rows: change(Self.first), reading: scene.reading))
      expect(start(host, 7) == before && scene.reading.value == 7, equals: true, "\(name)")
      // Scrolling continues from the kept position.
      host.scroll(at: CGPoint(x: 50, y: 50), by: step(kind, -10))
      expect(start(host, 7), equals: before.map { $0 + 10 }, "\(name)")
    }
  }

  @Test(
    .claim(
      "SCROLL-88", "The removal of the identified view writes the target at the anchor to the binding.", .observed,
      "public reports, November 2026"), arguments: Kind.allCases)
  func `A removed view is replaced by the target at the anchor`(kind: Kind) {
    let top = kind == .mirrored ? UnitPoint.topTrailing : .topLeading
    let scene = Scene(kind: kind, rows: Self.first, anchor: top, id: 10)
    let host = settledHost(100, 100) { scene }
    expect(start(host, 10), equals: 0)
    host.show(Scene(kind: kind, rows: Self.first.filter { $0.id != 10 }, anchor: top, reading: scene.reading))
    expect(scene.reading.value, equals: 11)
    expect(start(host, 11), equals: 0)
    host.show(Scene(kind: kind, rows: [Row(id: 90)] + Self.first, anchor: top, reading: scene.reading))
    expect(scene.reading.value, equals: 11)
    expect(start(host, 11), equals: 0)
  }

  @Test(
    .claim(
      "SCROLL-89",
      "Content that is too short moves the identified view as little as possible, and restores its position when it is long enough.",
      .decided, "decision of this project: a filter that is set and cleared leaves the position unchanged"))
  func `Content that is too short moves the identified view`() {
    let scene = Scene(kind: .eager, rows: Self.first, anchor: .top, id: 10)
    let host = settledHost(100, 100) { scene }
    expect(start(host, 10), equals: 0)
    host.show(Scene(kind: .eager, rows: Array(Self.first[8...10]), anchor: .top, reading: scene.reading))
    expect(start(host, 10), equals: 60)
    host.show(Scene(kind: .eager, rows: Self.first, anchor: .top, reading: scene.reading))
    expect(start(host, 10), equals: 0)
  }

  @Test func `An invisible identified view and a default anchor keep no position`() {
    struct Plain: View {
      let rows: [Row]
      var anchor: UnitPoint?
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(rows) { Block("r\($0.id)", 100, 30) } } }
          .scrollPosition(id: .constant(2))
          .defaultScrollAnchor(anchor)
      }
    }
    let host = settledHost(100, 100) { Plain(rows: Self.first) }
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 300))
    expect(host.frame(of: "r10")?.minY, equals: 0)
    host.show(Plain(rows: [Row(id: 50)] + Self.first))
    expect(host.frame(of: "r9")?.minY, equals: 0)
    let bottom = settledHost(100, 100) { Plain(rows: Self.first, anchor: .bottom) }
    bottom.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000))
    expect(bottom.frame(of: "r19")?.maxY, equals: 100)
    bottom.show(Plain(rows: Self.first + [Row(id: 50)], anchor: .bottom))
    expect(bottom.frame(of: "r50")?.maxY, equals: 100)
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

  @Test(arguments: [false, true])
  func `Each view of a nested ForEach is a target`(isLazy: Bool) {
    let reading = Reading<Int?>(nil)
    let host = settledHost(100, 100) { NestedScene(rows: Self.first, isLazy: isLazy, reading: reading, id: 10) }
    expect(host.frame(of: "r10")?.minY, equals: 0)
    host.show(NestedScene(rows: Self.first.filter { $0.id != 10 }, isLazy: isLazy, reading: reading))
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

  @Test func `A ScrollPosition identifies a view by id`() {
    let reading = Reading(ScrollPosition())
    let host = settledHost(100, 100) {
      Positioned(rows: Self.first, reading: reading, position: ScrollPosition(id: 10, anchor: .center))
    }
    expect(host.frame(of: "r10")?.minY, equals: 35)
    host.show(
      Positioned(
        rows: [Row(id: 50, length: 71)] + Self.first, reading: reading, position: ScrollPosition()))
    expect(host.frame(of: "r10")?.minY, equals: 35)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    expect(reading.value.isPositionedByUser && reading.value.viewID(type: Int.self) == 7, equals: true)
    expect(host.frame(of: "r7")?.minY, equals: -15)
    host.show(Positioned(rows: Self.first.reversed(), reading: reading, position: ScrollPosition()))
    expect(host.frame(of: "r7")?.minY, equals: -15)
    host.show(Positioned(rows: Self.first.filter { $0.id != 7 }, reading: reading, position: ScrollPosition()))
    expect(reading.value.isPositionedByUser, equals: true)
    expect(reading.value.viewID(type: Int.self).map { $0 != 7 }, equals: true)
  }
}
