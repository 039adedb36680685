import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The cross axis of a lazy stack.
@MainActor @Suite struct LazyBreadthTests {
  @Test(
    .claim(
      "LAZY-11", "The alignment of the lazy stack and their own guides determine the cross position of rows.",
      .documented, "Apple's documentation of LazyVStack and LazyHStack"))
  func `Rows are aligned by the stack and by their guides`() {
    let row = settledHost(100, 40) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          Block("a", 20, 10)
          Block("b", 20, 30)
          Block("c", 20, 10).alignmentGuide(.bottom) { _ in 4 }
        }
      }
    }
    expect(row.rows("a", "b", "c"), equals: "30…40 10…40 36…46")
    expect(row.columns("a", "b", "c"), equals: "0…20 20…40 40…60")
    let column = settledHost(100, 40) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<3) { Block("r\($0)", CGFloat(20 + $0 * 10), 10) } }
      }
    }
    expect(column.columns("r0", "r1", "r2"), equals: "0…20 0…30 0…40")
  }

  @Test(
    .claim(
      "LAZY-12", "A lazy stack without a cross proposal is as wide as its first view.", .documented,
      "an engineer of Apple on lazy stacks, WWDC 2026"))
  func `A lazy stack without a cross proposal is as wide as its first view`() {
    let host = settledHost(200, 40) {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .trailing, spacing: 0) {
          ForEach(0..<100) { index in Block("r\(index)", index == 50 ? 90 : CGFloat(30 + index % 2 * 20), 20) }
        }
        .accessibilityIdentifier("stack")
      }
      .accessibilityIdentifier("scroll")
    }
    expect(host.columns("stack", "r0", "r1"), equals: "85…115 85…115 65…115")
    host.scroll("scroll", by: CGSize(width: 0, height: 1000))
    expect(host.columns("stack", "r50"), equals: "85…115 25…115")
  }

  @Test func `A lazy row in a column is as high as its first view`() {
    for isList in [true, false] {
      let host = settledHost(200, 300) {
        ScrollView {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              if isList {
                ForEach(0..<50) { index in Block("c\(index)", 50, [40, 90, 60][index % 3]) }
              } else {
                Block("c0", 50, 40)
                Block("c1", 50, 90)
              }
            }
            .accessibilityIdentifier("stack")
          }
          .accessibilityIdentifier("scroll")
        }
      }
      expect(host.rows("scroll", "stack", "c0", "c1"), equals: "0…40 0…40 0…40 -25…65", "\(isList)")
    }
  }

  @Test func `The first view determines the width while it does not exist`() {
    struct Scene: View {
      var widths: [CGFloat]
      var empty = 0

      var body: some View {
        ScrollView([.horizontal, .vertical]) {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(widths.indices, id: \.self) { index in
              if index >= empty { Block("r\(index)", widths[index], 20) }
            }
          }
          .accessibilityIdentifier("stack")
        }
        .defaultScrollAnchor(.bottom)
        .accessibilityIdentifier("scroll")
      }
    }
    let widths = (0..<100).map { CGFloat(100 - $0 % 50) }
    let host = settledHost(200, 40) { Scene(widths: widths) }
    expect(host.frame(of: "r0"), equals: nil)
    expect(host.extent("stack"), equals: "100 2000")
    // The elements are other ones, so the first of them is made again.
    host.show(Scene(widths: [60] + widths))
    expect(host.frame(of: "r0"), equals: nil)
    expect(host.extent("stack"), equals: "60 2020")
    // Elements without a view do not count.
    let late = settledHost(200, 40) { Scene(widths: widths, empty: 3) }
    expect(late.frame(of: "r99") != nil, equals: true)
    expect(late.extent("stack").hasPrefix("97 "), equals: true)
    let none = settledHost(200, 40) { Scene(widths: widths, empty: 100) }
    expect(none.update().settled, equals: true)
    expect(none.extent("stack").hasPrefix("0 "), equals: true)
    for checked in [host, late, none] { expect(checked.core.checkInvariants(), equals: []) }
  }
}
