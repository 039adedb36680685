import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Edges identified by scroll positions while the content and the viewport change: rows in 100 by 100 points.
@MainActor @Suite struct KeptEdgeTests {
  enum Kind: CaseIterable { case eager, lazy, learning, across, mirrored }

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

    init(index: Int, kind: Kind) {
      self.index = index
      self.kind = kind
    }

    var body: some View {
      Block("r\(index)", kind.isAcross ? length : 100, kind.isAcross ? 100 : length)
        .onAppear { if kind == .learning { length = index % 2 == 0 ? 45 : 20 } }
    }
  }

  private struct Scene: View {
    let kind: Kind
    let rows: Range<Int>
    let tie: Tie
    var anchor: UnitPoint?
    @State var position: ScrollPosition

    private var views: some View { ForEach(rows, id: \.self) { Row(index: $0, kind: kind) } }

    @ViewBuilder private var content: some View {
      switch kind {
      case .eager: VStack(spacing: 0) { views }.scrollTargetLayout()
      case .lazy, .learning: LazyVStack(spacing: 0) { views }.scrollTargetLayout()
      case .across, .mirrored: LazyHStack(spacing: 0) { views }.scrollTargetLayout()
      }
    }

    var body: some View {
      let _ = tie.read = { position }
      let _ = tie.write = { position = $0 }
      ScrollViewReader { proxy in
        let _ = tie.scrollToRow = { proxy.scrollTo($0, anchor: .topLeading) }
        ScrollView(kind.isAcross ? .horizontal : .vertical) { content }
          .scrollPosition($position)
          .defaultScrollAnchor(anchor)
          .environment(\.layoutDirection, kind == .mirrored ? .rightToLeft : .leftToRight)
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

  @Test(
    .claim(
      "SCROLL-106",
      "A scroll position at an edge keeps the viewport there when the content or the viewport changes its size, until the viewport moves.",
      .documented,
      "Apple's documentation of ScrollPosition: for an edge, a view that is scrolled to the top remains there if the size of the content changes"
    ), arguments: Kind.allCases)
  func `The viewport remains at the far edge`(kind: Kind) {
    let tie = Tie()
    let end: Edge = kind.isAcross ? .trailing : .bottom
    let host = settledHost(100, 100) {
      Scene(kind: kind, rows: 0..<20, tie: tie, position: ScrollPosition(edge: end))
    }
    expect(isAt(gaps(host, 19)?.far), equals: true)
    for rows in [0..<21, 0..<40, 0..<5, -3..<5, 0..<2, 0..<30, 0..<1000] {
      change(host, to: rows)
      let distance = gaps(host, rows.upperBound - 1)
      expect(rows.count == 2 ? distance != nil : isAt(distance?.far), equals: true, "\(rows)")
      expect(tie.read().edge, equals: end)
    }
    for length in [CGFloat(70), 150, 100] {
      host.size = CGSize(width: kind.isAcross ? length : 100, height: kind.isAcross ? 100 : length)
      host.update()
      expect(isAt(gaps(host, 999)?.far), equals: true, "\(length)")
    }
  }

  @Test(arguments: Kind.allCases)
  func `The near edge takes precedence over a default anchor at the far edge`(kind: Kind) {
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

  @Test(arguments: Kind.allCases)
  func `After input or another request, the viewport does not return to the edge`(kind: Kind) {
    let end: Edge = kind.isAcross ? .trailing : .bottom
    let back =
      switch kind {
      case .across: CGSize(width: -40, height: 0)
      case .mirrored: CGSize(width: 40, height: 0)
      default: CGSize(width: 0, height: -40)
      }
    let moves: [(String, (ViewHost<Scene>, Tie) -> Void)] = [
      ("input", { host, _ in host.scroll(at: CGPoint(x: 50, y: 50), by: back) }),
      ("proxy", { _, tie in tie.scrollToRow(10) }),
      (
        "point",
        { _, tie in
          var position = tie.read()
          if kind.isAcross { position.scrollTo(x: 60) } else { position.scrollTo(y: 60) }
          tie.write(position)
        }
      ),
    ]
    for (name, move) in moves {
      let tie = Tie()
      let host = settledHost(100, 100) {
        Scene(kind: kind, rows: 0..<20, tie: tie, position: ScrollPosition(edge: end))
      }
      move(host, tie)
      host.update()
      change(host, to: 0..<40)
      expect(isAt(gaps(host, 39)?.far), equals: false, "\(name)")
    }
  }

  @Test(arguments: Kind.allCases)
  func `An animated movement to the edge remains there at its end`(kind: Kind) {
    let tie = Tie()
    let host = settledHost(100, 100) { Scene(kind: kind, rows: 0..<20, tie: tie, position: ScrollPosition()) }
    change(host, to: 0..<21)
    expect(isAt(gaps(host, 0)?.near), equals: true, "without a request")
    withAnimation(.linear(duration: 1)) {
      var position = tie.read()
      position.scrollTo(edge: kind.isAcross ? .trailing : .bottom)
      tie.write(position)
    }
    host.update()
    host.advance(by: 0.5)
    expect(isAt(gaps(host, 20)?.far), equals: false)
    host.advance(by: 1)
    expect(isAt(gaps(host, 20)?.far), equals: true)
    change(host, to: 0..<25)
    expect(isAt(gaps(host, 24)?.far), equals: true)
  }
}

extension KeptEdgeTests.Kind {
  fileprivate var isAcross: Bool { self == .across || self == .mirrored }
}
