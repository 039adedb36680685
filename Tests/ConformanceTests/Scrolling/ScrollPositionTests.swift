import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The position that a test reads and writes.
private final class Tie<Value> {
  var read: () -> Value
  var write: (Value) -> Void = { _ in }
  init(_ value: Value) { read = { value } }
}

private enum Kind: CaseIterable { case eager, lazy, sections, across, mirrored }

/// Twenty or more rows of 30 points in a viewport of 100, in each kind of layout.
private struct Rows: View {
  let kind: Kind
  var count = 20

  var body: some View {
    switch kind {
    case .eager: VStack(spacing: 0) { rows }.scrollTargetLayout()
    case .lazy: LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
    case .sections:
      LazyVStack(spacing: 0) {
        Section {
          rows
        } header: {
          Color.gray.frame(height: 0)
        }
      }.scrollTargetLayout()
    case .across, .mirrored: LazyHStack(spacing: 0) { rows }.scrollTargetLayout()
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { index in
      Block("r\(index)", kind.isAcross ? 30 : 100, kind.isAcross ? 100 : 30)
    }
  }
}

extension Kind {
  fileprivate var isAcross: Bool { self == .across || self == .mirrored }
  fileprivate var axes: Axis.Set { isAcross ? .horizontal : .vertical }
  fileprivate var direction: LayoutDirection { self == .mirrored ? .rightToLeft : .leftToRight }

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

@MainActor @Suite struct ScrollPositionTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test(
    .claim(
      "SCROLL-80",
      "An initial id of scrollPosition(id:) scrolls its view into the viewport by the least distance: row 10 of rows of 30 in 100 ends the viewport, at 230.",
      .observed, "a program on macOS 27 whose printed results are public"), arguments: Kind.allCases)
  private func `An initial id scrolls its view into the viewport`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { IDScene(kind: kind, tie: tie, id: 10) }
    expect(host.start(10, kind), equals: 70)
    expect(tie.read(), equals: 10, "the binding keeps its value without input")
    expect(host.update().passes, equals: 1)
  }

  @Test(
    .claim(
      "SCROLL-81",
      "A changed id scrolls its view into the viewport, with its anchor at the same point of the viewport.",
      .documented, "Apple's documentation of scrollPosition(id:anchor:)"), arguments: Kind.allCases)
  private func `A changed id scrolls its view to the anchor`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { IDScene(kind: kind, tie: tie, anchor: .center, count: 5000, id: nil) }
    expect(host.start(0, kind), equals: 0)
    for row in [4000, 12, 13, 2500] {
      tie.write(row)
      host.update()
      expect(host.start(row, kind), equals: 35, "row \(row)")
      expect(tie.read(), equals: row)
    }
    tie.write(nil)
    host.update()
    expect(host.start(2500, kind), equals: 35, "nil makes no request")
  }

  enum Place: CaseIterable { case column, row, layers, stack, modified, grid }

  @Test(arguments: Kind.allCases, Place.allCases)
  private func `A changed id scrolls in any container`(kind: Kind, place: Place) {
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

  @Test(
    .claim(
      "SCROLL-82", "Input that moves the content sets the id to that of the target at the anchor.", .documented,
      "Apple's documentation of scrollPosition(id:anchor:)"), arguments: Kind.allCases)
  private func `Input changes the id`(kind: Kind) {
    for (anchor, expected) in [
      (UnitPoint?.none, 3), (.center, 5), (kind == .mirrored ? .topLeading : .bottomTrailing, 6),
    ] {
      let tie = Tie<Int?>(nil)
      let host = settledHost(100, 100) { IDScene(kind: kind, tie: tie, anchor: anchor, id: nil) }
      host.scroll(at: middle, by: kind.step(100))
      expect(host.start(3, kind), equals: -10)
      expect(tie.read(), equals: expected, "\(String(describing: anchor))")
      expect(host.start(3, kind), equals: -10, "the written id does not scroll")
    }
  }

  @Test(arguments: Kind.allCases)
  private func `A target that ends at a far anchor comes before the invisible one that begins there`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) {
      IDScene(kind: kind, tie: tie, anchor: kind == .mirrored ? .topLeading : .bottomTrailing, id: 10)
    }
    host.scroll(at: middle, by: kind.step(60))
    expect(host.start(12, kind), equals: 70)
    expect(tie.read(), equals: 12)
    host.scroll(at: middle, by: kind.step(-60))
    expect(tie.read(), equals: 10)
  }

  @Test(
    .claim(
      "SCROLL-83", "Input without a target layout in the content leaves the id unchanged.", .documented,
      "Apple's documentation of scrollPosition(id:anchor:): it learns of views in a scroll target layout"))
  func `The id is unchanged without scroll targets`() {
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

  @Test(
    .claim(
      "SCROLL-84", "A ScrollPosition scrolls to edges, points, and views, and scrolls again on a repeated request.",
      .documented, "Apple's documentation of ScrollPosition"), arguments: Kind.allCases)
  private func `A ScrollPosition scrolls to edges, points, and views`(kind: Kind) {
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
    host.update()
    expect(host.start(500, kind), equals: 0)
    expect(tie.read().viewID(type: Int.self), equals: 500)
    let x: CGFloat = kind == .mirrored ? 30000 - 100 - 45 : 45
    if kind.isAcross { position.scrollTo(x: x) } else { position.scrollTo(y: 45) }
    tie.write(position)
    host.update()
    expect(host.start(1, kind), equals: -15)
    host.scroll(at: middle, by: kind.step(60))
    expect(host.start(3, kind), equals: -15)
    if kind.isAcross { position.scrollTo(x: x) } else { position.scrollTo(y: 45) }
    tie.write(position)
    host.update()
    expect(host.start(1, kind), equals: -15, "asked again")
  }

  @Test(
    .claim(
      "SCROLL-85",
      "Input makes a ScrollPosition positioned by the user: edge and point are nil, and the view is the one at the anchor if its id has the type.",
      .documented, "Apple's documentation of ScrollPosition.isPositionedByUser and viewID(type:)"))
  func `Input positions a ScrollPosition by user`() {
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

  @Test(
    .claim(
      "SCROLL-86", "A change of position in an animation scrolls through the content in between.", .documented,
      "Apple's documentation of ScrollPosition, with withAnimation"), arguments: [Kind.eager, .lazy, .mirrored])
  private func `A change of position can be animated`(kind: Kind) {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) {
      IDScene(kind: kind, tie: tie, anchor: kind == .mirrored ? .topTrailing : .topLeading, count: 200, id: nil)
    }
    withAnimation(.linear(duration: 1)) { tie.write(100) }
    host.update()
    expect(host.start(0, kind), equals: 0)
    host.advance(by: 0.5)
    expect(host.start(50, kind).map { abs($0) < 1e-6 }, equals: true)
    expect(tie.read(), equals: 100)
    host.advance(by: 0.25)
    expect(host.start(75, kind).map { abs($0) < 1e-6 }, equals: true)
    host.advance(by: 0.25)
    expect(host.start(100, kind), equals: 0)
    expect(host.isAnimating, equals: false)
    withAnimation(.linear(duration: 1)) { tie.write(0) }
    host.update()
    host.advance(by: 0.5)
    host.scroll(at: middle, by: kind.step(30))
    host.advance(by: 1)
    expect(host.start(51, kind).map { abs($0) < 1e-6 }, equals: true, "input stops it")
    expect(tie.read(), equals: 51)
  }

  @Test func `A position scrolls to any of a million rows and creates only visible rows`() {
    let tie = Tie<Int?>(nil)
    let host = settledHost(100, 100) { IDScene(kind: .lazy, tie: tie, anchor: .top, count: 1_000_000, id: 700_000) }
    expect(host.start(700_000, .lazy), equals: 0)
    for row in [999_000, 3, 500_000] {
      tie.write(row)
      #expect(host.update().counts.nodesCreated < 60)
      expect(host.start(row, .lazy), equals: 0)
    }
    host.scroll(at: middle, by: CGSize(width: 0, height: 3000))
    expect(tie.read(), equals: 500_100)
  }

  @Test func `A position in an incremental host equals one in a fresh host`() {
    struct Scene: View {
      let data: [Int]
      let id: Int?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(data, id: \.self) { Block("r\($0)", nil, 30) } }.scrollTargetLayout()
        }
        .scrollPosition(id: .constant(id), anchor: .top)
      }
    }
    let host = settledHost(100, 100) { Scene(data: Array(0..<50), id: nil) }
    for (data, id) in [
      (Array(0..<50), 7), (Array(5..<50), 20), (Array((0..<50).reversed()), 30), (Array(0..<400), 399), ([1, 2], 2),
    ] {
      host.show(Scene(data: data, id: id))
      let fresh = settledHost(100, 100) { Scene(data: data, id: id) }
      expect(host.box("r\(id)"), equals: fresh.box("r\(id)"))
      expect(host.displayList.description, equals: fresh.displayList.description, "\(id)")
    }
  }
}
