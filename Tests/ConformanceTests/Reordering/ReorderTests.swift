import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Reordering in one collection, in 300 by 300 points.
@MainActor @Suite struct ReorderTests {
  private let journal = Journal()

  @Test(
    .claim(
      "REORDER-01", "A drop before or after the center of a view moves an item there, in one call.", .documented,
      "Apple's documentation of reorderContainer(for:isEnabled:move:) and ReorderDifference"))
  func `A drop moves an item once`() {
    let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
    let point = host.lift("a", over: "c", dy: 5)
    expect(journal.take(), equals: "")
    host.send(.up(at: point, time: host.time))
    expect(journal.take(), equals: "a<d")
    expect(host.rows("b", "c", "a", "d"), equals: "30…70 80…120 130…170 180…220")
    host.drag("a", to: "c", dy: -5)
    host.drag("b", to: "e", dy: 5)
    host.drag("e", to: "a", dy: -15)
    expect(journal.take(), equals: "a<c b< e<a")
    host.expectSound()
  }

  @Test(
    .claim(
      "REORDER-02", "The order of views determines which side of a view is before it, in every layout.", .documented,
      "Apple's documentation of reorderContainer(for:isEnabled:move:)"))
  func `Views are reordered in every layout`() {
    let row = settledHost(300, 300) { Letters(journal) { rows in HStack(spacing: 10) { rows } } }
    row.drag("a", to: "c", dx: 5)
    row.drag("e", to: "b", dx: -5)
    expect(journal.take(), equals: "a<d e<b")
    let mirrored = settledHost(300, 300) {
      Letters(journal) { rows in HStack { rows }.environment(\.layoutDirection, .rightToLeft) }
    }
    mirrored.drag("a", to: "c", dx: -5)
    mirrored.drag("a", to: "b", dx: 5)
    expect(journal.take(), equals: "a<d a<b")
    let columns = Array(repeating: GridItem(.fixed(40)), count: 3)
    let grid = settledHost(300, 300) { Letters(journal) { rows in LazyVGrid(columns: columns) { rows } } }
    grid.drag("a", to: "d", dx: 5)
    grid.drag("e", to: "d", dx: -5)
    expect(journal.take(), equals: "a<e e<d")
    let stair = settledHost(300, 300) { Letters(journal) { rows in Staircase { rows } } }
    stair.drag("a", to: "c", dx: 5, dy: 5)
    stair.drag("e", to: "c", dx: -5, dy: -5)
    expect(journal.take(), equals: "a<d e<c")
  }

  @Test func `Rows of lists and lazy stacks are reordered, also beside their views`() throws {
    let list = settledHost(300, 400) { Letters(journal) { rows in List { rows } } }
    let (from, end) = try (#require(list.middle(of: "a")), #require(list.middle(of: "c")))
    list.drag(from: CGPoint(x: 250, y: from.y), to: CGPoint(x: 250, y: end.y + 5))
    list.drag("d", to: "b", dy: -5)
    expect(journal.take(), equals: "a<d d<b")
    let stack = settledHost(300, 300) { Letters(journal) { rows in ScrollView { LazyVStack { rows } } } }
    stack.drag("a", to: "c", dy: 5)
    expect(journal.take(), equals: "a<d")
    expect(list.diagnostics.isEmpty && stack.diagnostics.isEmpty, equals: true)
  }

  @Test(
    .claim(
      "REORDER-03", "Nothing moves if a drop keeps the order or is outside the container, or after Escape.", .decided,
      "decision of this project"))
  func `A drop without a change does not call the closure`() {
    let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
    host.drag("a", to: "b", dy: -5)
    host.drag("b", to: "b", dx: 15, dy: 5)
    host.drag("b", to: "a", dy: 5)
    host.drag("e", to: "e", dx: 12, dy: 19)
    host.drag("a", to: "c", dx: 100, dy: 5)
    let point = host.lift("a", over: "c", dy: 5)
    expect(host.pressKey(.escape), equals: true)
    host.send(.up(at: point, time: host.time))
    expect(journal.take(), equals: "")
    host.drag("a", to: "c", dy: 5)
    expect(journal.take(), equals: "a<d")
  }

  @Test(
    .claim(
      "REORDER-05", "Items do not move in a disabled container, or in one for other identifiers.", .documented,
      "Apple's documentation of reorderContainer(for:isEnabled:move:)"))
  func `A container can be disabled`() {
    let off = settledHost(300, 300) { Letters(journal, isEnabled: false) { rows in VStack { rows } } }
    off.drag("a", to: "c", dy: 5)
    let disabled = settledHost(300, 300) { Letters(journal) { rows in VStack { rows }.disabled(true) } }
    disabled.drag("a", to: "c", dy: 5)
    let alone = settledHost(300, 300) {
      VStack { ForEach(["a", "b"], id: \.self) { Block($0, 40, 40) }.reorderable(collectionID: 1) }
        .reorderContainer(for: Letter.self) { journal.note($0.text) }
    }
    alone.drag("a", to: "b", dy: 5)
    expect(journal.take(), equals: "")
    expect(off.accessibleElements().allSatisfy { $0.actions.isEmpty }, equals: true)
  }

  @Test func `A lifted view and a mark follow the pointer without a change of the layout`() {
    let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
    let (still, places) = (host.displayList.description, host.rows("a", "b", "c"))
    let point = host.lift("a", over: "c", dy: 5)
    let marked = host.displayList.description
    expect(marked != still, equals: true)
    expect(host.rows("a", "b", "c"), equals: places)
    // The image moves to a place without a mark.
    host.send(.moved(to: CGPoint(x: 290, y: point.y), time: host.time))
    expect(host.displayList.description != marked, equals: true)
    expect(host.displayList.description != still, equals: true)
    host.send(.up(at: CGPoint(x: 290, y: point.y), time: host.time))
    expect(host.displayList.description, equals: still)
  }

  @Test func `A container releases its closure with the host`() {
    weak var kept: Journal?
    do {
      let journal = Journal()
      kept = journal
      let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
      host.drag("a", to: "c", dy: 5)
      expect(journal.take(), equals: "a<d")
    }
    expect(kept == nil, equals: true)
  }
}

/// A layout that places each view to the right of and below the previous one.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50 * subviews.count, height: 50 * subviews.count)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let step = CGFloat(50 * index)
      subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}
