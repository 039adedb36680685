import Foundation
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// Scroll movements at ends of the content that move while rows learn their lengths, in 150 by 150 points.
@MainActor @Suite struct ScrollExcessTests {
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

  /// Returns the visible rows, with their positions rounded to a millionth of a point.
  private func rows<V: View>(_ host: ViewHost<V>) -> [String] {
    host.identifiers.compactMap { name in
      guard let frame = host.frame(of: name), frame.intersects(CGRect(x: 0, y: 0, width: 150, height: 150)) else {
        return nil
      }
      return "\(name) \(Int((frame.minX * 1e6).rounded())) \(Int((frame.minY * 1e6).rounded()))"
    }
  }

  private func scroll<V: View>(_ host: ViewHost<V>, by distance: CGFloat) {
    host.scroll(at: Self.middle, by: CGSize(width: 0, height: distance))
  }

  private func isAtEnd<V: View>(_ host: ViewHost<V>) -> Bool {
    guard let scroll = scrollNode(of: host) else { return false }
    return Axis.allCases.contains { scroll.scrolls(along: $0) && scroll.offset[$0] > scroll.range(along: $0) - 1e-6 }
  }

  private func scrollNode<V: View>(of host: ViewHost<V>) -> ScrollNode? {
    InputState.of(host.core).scrolls(at: Self.middle).last
  }

  @Test(
    .claim(
      "SCROLL-102", "A scroll by input continues when the end that has cut it off moves away in the same frame.",
      .derived, "SCROLL-96; the end is an estimate until the rows near it have their lengths"),
    arguments: Direction.allCases, [CGFloat(1_000), 1_300, 1_400])
  func `A movement past an estimated end continues`(direction: Direction, distance: CGFloat) {
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
    let before = rows(host)
    scroll(by: distance)
    expect(rows(host) != before, equals: true)
    // Only the last row shortens the movement.
    if isAtEnd(host) { return expect(host.frame(of: "r199") != nil, equals: true) }
    scroll(by: -distance)
    expect(rows(host), equals: before)
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
        Block("r\(index)", 60, length).onGeometryChange(for: CGFloat.self) { _ in
          goal
        } action: {
          length = $0
        }
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

  @Test(
    .claim(
      "SCROLL-103", "A default anchor at an end does not shorten a scroll that passes the end as it was estimated.",
      .derived, "SCROLL-98"), arguments: [CGFloat(640), 1_000, 1_250])
  func `A movement toward the default anchor is not shortened`(distance: CGFloat) {
    let places = [nil, UnitPoint.top].map { anchor in
      let host = settledHost(150, 150) { LongerRows(anchor: anchor) }
      scroll(host, by: 1_300)
      scroll(host, by: -distance)
      let rows = rows(host)
      scroll(host, by: -1e7)
      expect(scrollNode(of: host)?.offset, equals: .zero)
      expect(scrollNode(of: host)?.followsAnchor, equals: anchor != nil)
      return rows
    }
    expect(places[0], equals: places[1])
  }

  private struct Removal: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 3) {
          ForEach(0..<count, id: \.self) { Block("r\($0)", 60, CGFloat(4 + ($0 * 37) % 53)) }
        }
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-104", "After rows are removed, the content is at its end if the offset exceeds it.", .derived,
      "SCROLL-94; the remaining rows can be longer than their estimates"))
  func `Content that becomes shorter than the offset is at its end`() {
    for count in [15, 20, 25, 30] {
      let host = settledHost(150, 150) { Removal(count: 200) }
      scroll(host, by: 4_000)
      host.show(Removal(count: count))
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
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        offset = $1
      }
    }
  }

  @Test func `A view at the end whose presence depends on the offset settles`() {
    let host = settledHost(150, 150) { Footer() }
    for distance in [CGFloat(100), 100, 1_000, -30, 1_000] {
      scroll(host, by: distance)
      expect(host.diagnostics.isEmpty && host.update().passes == 1, equals: true)
    }
    expect(scrollNode(of: host).map { $0.excess.distance == .zero && $0.offset.y >= 150 }, equals: true)
  }

  @Test(
    .claim(
      "SCROLL-105", "A drag of the content and its inverse restore the rows while they learn their lengths.", .derived,
      "SCROLL-98"))
  func `A drag past an estimated end continues`() {
    let host = settledHost(150, 150) { ShorterRows(direction: .vertical) }
    scroll(host, by: 1_300)
    let before = rows(host)
    for distance in [CGFloat(1_300), -1_300] {
      host.send(.down(at: Self.middle, time: host.time))
      host.send(.moved(to: CGPoint(x: 75, y: 75 - distance), time: host.time + 0.5))
      host.send(.up(at: CGPoint(x: 75, y: 75 - distance), time: host.time + 2))
      host.advance(by: 3)
      if isAtEnd(host) { return expect(host.frame(of: "r199") != nil, equals: true) }
    }
    expect(rows(host), equals: before)
  }

  @Test func `A wheel event after a key in the same frame determines the movement`() {
    let host = settledHost(150, 150) { ShorterRows(direction: .vertical) }
    let fresh = rows(host)
    scroll(host, by: 400)
    let input = InputState.of(host.core)
    input.scroll(at: Self.middle, by: CGSize(width: 0, height: CGFloat.infinity))
    input.scroll(at: Self.middle, by: CGSize(width: 0, height: -1e7))
    host.update()
    expect(rows(host), equals: fresh)
  }
}
