import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Lazy containers whose length determines visible positions, and containers without length.
@Suite @MainActor struct UnscrolledContainerTests {
  enum Container: CaseIterable {
    case column, row, columns, rows

    var axis: Axis { self == .column || self == .columns ? .vertical : .horizontal }
  }

  /// Rows with given lengths in a lazy container.
  private struct Rows: View {
    let container: Container
    let lengths: [CGFloat]
    /// The length across the container.
    var breadth: CGFloat? = 20

    var body: some View {
      switch container {
      case .column: LazyVStack { rows }
      case .row: LazyHStack { rows }
      case .columns: LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())]) { rows }
      case .rows: LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())]) { rows }
      }
    }

    private var rows: some View {
      ForEach(lengths.indices, id: \.self) { index in
        // A row without length is a view, so that the gap after it counts.
        Group {
          if lengths[index] == 0 {
            HStack {}
          } else if container.axis == .vertical {
            Color.red.frame(width: breadth, height: lengths[index])
          } else {
            Color.red.frame(width: lengths[index], height: breadth)
          }
        }
        .accessibilityIdentifier("\(index)")
      }
    }
  }

  /// A scroll view along the axis of a container.
  private struct Scrolled: View {
    let rows: Rows
    var isIdeal = false
    var shift: CGFloat = 0

    var body: some View {
      let isVertical = rows.container.axis == .vertical
      ScrollView(isVertical ? .vertical : .horizontal) { rows }
        .fixedSize(horizontal: isIdeal && !isVertical, vertical: isIdeal && isVertical)
        .offset(x: isVertical ? 0 : -shift, y: isVertical ? -shift : 0)
    }
  }

  private func host<V: View>(_ view: V, width: CGFloat = 200, height: CGFloat = 200) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: width, height: height)) { view }
    host.update()
    return host
  }

  private func expectEqual<V: View>(_ edited: ViewHost<V>, _ fresh: ViewHost<V>, _ context: String = "") {
    expect(edited.identifiers, equals: fresh.identifiers, "\(context)")
    for identifier in fresh.identifiers {
      expect(edited.frame(of: identifier), equals: fresh.frame(of: identifier), "\(context) \(identifier)")
    }
    expect(edited.displayList.description, equals: fresh.displayList.description, "\(context)")
    expect(edited.core.checkInvariants(recomputing: true), equals: [], "\(context)")
    expect(edited.update().passes, equals: 1, "\(context)")
  }

  @Test(arguments: Container.allCases)
  func `A container in no scroll view is placed as in a new host after any change of the window`(container: Container) {
    let view = Rows(container: container, lengths: [57, 15, 37, 90, 11, 140, 23])
    let sizes = [
      CGSize(width: 200, height: 300), .zero, CGSize(width: 40, height: 20), CGSize(width: 320, height: 100),
    ]
    for before in sizes {
      for after in sizes {
        let edited = host(view, width: before.width, height: before.height)
        edited.size = after
        edited.update()
        expectEqual(edited, host(view, width: after.width, height: after.height), "\(before) \(after)")
      }
    }
  }

  @Test(arguments: Container.allCases)
  func `A row outside the window that gets another length moves a container in no scroll view`(container: Container) {
    let (before, after): ([CGFloat], [CGFloat]) = ([20, 370, 3, 37, 3], [20, 370, 3, 37, 80])
    let edited = host(Rows(container: container, lengths: before))
    edited.show(Rows(container: container, lengths: after))
    expectEqual(edited, host(Rows(container: container, lengths: after)))
  }

  @Test
  func `A container in no scroll view makes all of its rows if they are few`() {
    for count in [64, 65] {
      let host = host(Rows(container: .column, lengths: Array(repeating: 40, count: count)))
      // The first row is far before the window, since the column is in the middle.
      expect((host.frame(of: "0") != nil) == (count == 64), "\(count)")
    }
  }

  @Test(arguments: Container.allCases)
  func `A row of a scroll view of ideal length is shown after it has received a length`(container: Container) {
    let (empty, filled) = (Rows(container: container, lengths: [0]), Rows(container: container, lengths: [49]))
    let edited = host(Scrolled(rows: empty, isIdeal: true))
    edited.show(Scrolled(rows: filled, isIdeal: true))
    expect(edited.frame(of: "0")?.size[container.axis], equals: 49)
    expectEqual(edited, host(Scrolled(rows: filled, isIdeal: true)))
    edited.show(Scrolled(rows: empty, isIdeal: true))
    expectEqual(edited, host(Scrolled(rows: empty, isIdeal: true)))
  }

  @Test(arguments: [Container.column, .row])
  func `A row after rows without length is shown by a scroll view of ideal length`(container: Container) {
    let host = host(Scrolled(rows: Rows(container: container, lengths: [0, 49]), isIdeal: true))
    expect(host.frame(of: "1")?.size[container.axis], equals: 49)
  }

  @Test(arguments: Container.allCases)
  func `A row is shown that reaches the window although it is estimated to end before it`(container: Container) {
    let (short, long) = (Rows(container: container, lengths: [4, 4, 4, 4]), [4, 4, 4, 400] as [CGFloat])
    let view = Scrolled(rows: Rows(container: container, lengths: long), shift: 100)
    let fresh = host(view)
    expect(fresh.frame(of: "3")?.size[container.axis], equals: 400)
    let edited = host(Scrolled(rows: short, shift: 0))
    edited.show(view)
    expectEqual(edited, fresh)
  }
}

/// Elements without views before the visible part.
@Suite @MainActor struct ViewlessElementTests {
  private struct Page: View {
    /// The number of the first elements, of which only the first one has a view.
    let first: Int
    let rows: Int
    let shift: CGFloat

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { elements }
      }
      .frame(height: 40)
      .offset(y: -shift)
      .frame(maxHeight: .infinity, alignment: .top)
    }

    @ViewBuilder private var elements: some View {
      ForEach(0..<first, id: \.self) { index in if index == 0 { Color.clear.frame(height: 12) } }
      ForEach(0..<rows, id: \.self) { index in
        Color.red.frame(height: 12).accessibilityIdentifier("r\(index)")
      }
    }
  }

  @Test(arguments: [2, 10, 60], [9, 1_000])
  func `Visible rows do not depend on the estimates of elements without views`(first: Int, rows: Int) {
    func host(_ shift: CGFloat) -> ViewHost<Page> {
      let host = ViewHost(size: CGSize(width: 100, height: 200)) {
        Page(first: first, rows: rows, shift: shift)
      }
      host.update()
      return host
    }
    for shift in [0, 11, 13, 25.5, 39] as [CGFloat] {
      let fresh = host(shift)
      // The first row begins at 12 points, after the only view before it.
      let visible = (0..<rows).filter { CGFloat($0 + 2) * 12 > shift && CGFloat($0 + 1) * 12 < 40 }
      expect(fresh.identifiers, equals: visible.map { "r\($0)" }, "\(shift)")
      for index in visible { expect(fresh.frame(of: "r\(index)")?.minY, equals: CGFloat(index + 1) * 12 - shift) }
      let edited = host(0)
      edited.show(Page(first: first, rows: rows, shift: shift))
      expect(edited.identifiers, equals: fresh.identifiers, "\(shift)")
      expect(fresh.core.checkInvariants(recomputing: true), equals: [])
      expect(fresh.update().passes, equals: 1)
    }
  }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .vertical ? height : width }
}
