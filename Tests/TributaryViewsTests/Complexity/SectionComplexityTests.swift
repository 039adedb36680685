import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

/// Section headers are permanent views: a list of many sections has as many. To measure and place rows, a scroll step visits
/// only the visible ones. The order of drawing depends on all headers, and changes only with the number of rows.
@Suite @MainActor struct SectionComplexityTests {
  @Test(arguments: Container.allCases)
  func `A scroll step measures and places rows of the visible sections only`(container: Container) {
    let stages = [100, 400].map { Stage(container, sections: $0) }
    // The first step reveals no row.
    for (distance, most) in [(CGFloat(1), 18), (30, 60)] {
      let work = stages.map { $0.work(of: distance) }
      #expect(work[0] > 0)
      // A binary search visits one more entry each time the number of sections doubles.
      #expect(work[1] <= work[0] + 64, "\(distance): \(work)")
      // Nine rows and headers of 20 points are visible in 180 points.
      #expect(work[1] <= 9 * most, "\(distance): \(work)")
    }
  }

  @Test(arguments: Container.allCases)
  func `A section that changes its length moves the views after it`(container: Container) {
    let stage = Stage(container, sections: 60)
    stage.model.rows[7] = 9
    stage.host.update()
    #expect(stage.host.core.checkInvariants(recomputing: true) == [])
    stage.scroll(by: 40)
    stage.model.rows.remove(at: 3)
    stage.host.update()
    #expect(stage.host.core.checkInvariants(recomputing: true) == [])
  }

  @Test(arguments: [Container.pinnedColumn, .pinnedRow])
  func `A scroll step inside a section keeps the drawing order of pinned headers`(container: Container) {
    let stage = Stage(container, sections: 60)
    stage.model.rows = Array(repeating: 40, count: 60)
    stage.host.update()
    let before = stage.itemsOrdered
    // Each step of the length of a row reveals one and hides another. A section has a length of 41 or 42 steps, and its
    // end is visible in about 12 of them.
    var quiet = 0
    for _ in 0..<60 {
      let ordered = stage.itemsOrdered
      stage.scroll(by: 20)
      if stage.itemsOrdered == ordered { quiet += 1 }
    }
    #expect(quiet >= 20, "\(quiet) of 60 steps")
    // Next to another section, the number of rows of each changes.
    #expect(stage.itemsOrdered > before)
    #expect(stage.host.core.checkInvariants(recomputing: true) == [])
  }

  enum Container: CaseIterable {
    case column, pinnedColumn, row, pinnedRow, grid, pinnedGrid, list, groupedList

    var axis: Axis { self == .row || self == .pinnedRow ? .horizontal : .vertical }
  }

  @Observable @MainActor
  final class Model {
    var rows: [Int]

    init(_ count: Int) { rows = Array(repeating: 5, count: count) }
  }

  /// A container with many sections, scrolled to its middle.
  @MainActor
  private final class Stage {
    let model: Model
    let host: ViewHost<Sections>
    private let axis: Axis

    init(_ container: Container, sections: Int) {
      let model = Model(sections)
      self.model = model
      axis = container.axis
      host = settledHost(180, 180) { Sections(container: container, model: model) }
      scroll(by: CGFloat(sections * 60))
      scroll(by: 30)
      scroll(by: -30)
      scroll(by: 3)
    }

    func scroll(by distance: CGFloat) {
      host.scroll(
        at: CGPoint(x: 90, y: 90),
        by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0))
    }

    /// Returns the number of entries and items that a scroll step visits.
    func work(of distance: CGFloat) -> Int {
      let before = visited(below: host.core.root)
      scroll(by: distance)
      return visited(below: host.core.root) - before
    }

    /// The number of items visited so far to draw headers in front of rows.
    var itemsOrdered: Int { itemsOrdered(below: host.core.root) }

    private func itemsOrdered(below node: ViewNode) -> Int {
      var sum = (node as? LazyContainerNode)?.itemsOrdered ?? 0
      node.forEachChild { sum += itemsOrdered(below: $0) }
      return sum
    }

    private func visited(below node: ViewNode) -> Int {
      var sum = 0
      if let container = node as? LazyContainerNode {
        sum += container.placesVisited + container.segmentsVisited + container.itemsVisited
      }
      if let list = node as? LazyListNode { sum += list.rowsVisited + list.idsRead }
      node.forEachChild { sum += visited(below: $0) }
      return sum
    }
  }

  private struct Sections: View {
    let container: Container
    let model: Model

    var body: some View {
      switch container {
      case .column: ScrollView { LazyVStack(spacing: 0) { sections } }
      case .pinnedColumn:
        ScrollView { LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
      case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { sections } }
      case .pinnedRow: ScrollView(.horizontal) { LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
      case .grid: ScrollView { LazyVGrid(columns: columns, spacing: 0) { sections } }
      case .pinnedGrid:
        ScrollView { LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) { sections } }
      case .list: List { sections }.listStyle(.plain)
      case .groupedList: List { sections }.listStyle(.insetGrouped)
      }
    }

    private var columns: [GridItem] { [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)] }

    private var sections: some View {
      ForEach(model.rows.indices, id: \.self) { number in
        Section {
          ForEach(0..<model.rows[number], id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
        } header: {
          Color.blue.frame(width: 20, height: 20)
        } footer: {
          if number.isMultiple(of: 3) { Color.green.frame(width: 20, height: 20) }
        }
      }
    }
  }
}
