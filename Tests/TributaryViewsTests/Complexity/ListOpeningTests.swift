import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryLayout
import TributaryHost

/// The first frame of a list, and a jump to other rows, make one visible row after the other. The rows made before are not
/// visited again for each of them.
@Suite @MainActor struct ListOpeningTests {
  @Test(arguments: Container.allCases)
  func `The work to open a list is proportional to the number of visible rows`(container: Container) {
    let work = [400, 1_600].map { Stage(container, height: $0).work }
    expect(work[0], above: 0)
    // 20 and 80 rows are visible.
    expect(work[1], atMost: 4 * work[0] + 100, "\(work)")
  }

  @Test(arguments: Container.allCases)
  func `The work of a jump is proportional to the number of visible rows`(container: Container) {
    let work = [400, 1_600].map { height in
      let stage = Stage(container, height: height)
      let before = stage.work
      stage.scroll(by: 9_000)
      expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
      return stage.work - before
    }
    expect(work[0], above: 0)
    expect(work[1], atMost: 4 * work[0] + 100, "\(work)")
  }

  @Test func `A change of all separators assigns each row a position a few times only`() {
    let stage = Stage(.list, height: 1_600)
    let before = stage.positionsAssigned
    stage.host.content.hidesSeparators = true
    stage.host.update()
    let assigned = stage.positionsAssigned - before
    // Each of the 80 rows and the row after it.
    expect(assigned, atLeast: 80)
    expect(assigned, atMost: 200)
    expect(
      stage.host.displayList.description,
      equals: settledHost(100, 1_600) { Rows(container: .list, hidesSeparators: true) }.displayList.description)
  }

  @Test(arguments: Container.allCases)
  func `A row that changes its views and a row that receives an order do so in the same frame`(container: Container) {
    let stage = Stage(container, height: 400)
    stage.host.content.extended = 3
    stage.host.content.raised = 7
    stage.host.update()
    expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
    stage.host.content.extended = 5
    stage.host.content.raised = nil
    stage.host.update()
    expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
  }

  enum Container: CaseIterable {
    case list, decoratedColumn, column, decoratedGrid
  }

  /// A container of rows of 20 points.
  private struct Rows: View {
    let container: Container
    var hidesSeparators = false
    /// The row that has two views.
    var extended: Int?
    /// The row in front of the others.
    var raised: Int?

    var body: some View {
      switch container {
      case .list: List { rows }.listStyle(.plain).environment(\.defaultMinListRowHeight, 20)
      case .decoratedColumn: ScrollView { LazyVStack(spacing: 0) { rows.opacity(0.5) } }
      case .column: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .decoratedGrid:
        ScrollView { LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0)], spacing: 0) { rows.opacity(0.5) } }
      }
    }

    private var rows: some View {
      Section {
        ForEach(0..<1_000) { row in
          Color.red.frame(width: 20, height: 20).zIndex(row == raised ? 1 : 0)
            .listRowInsets(EdgeInsets()).listRowSeparator(hidesSeparators ? .hidden : .visible)
          if row == extended { Color.blue.frame(width: 20, height: 20) }
        }
      }
    }
  }

  @MainActor
  private final class Stage {
    let host: ViewHost<Rows>
    private let height: CGFloat

    init(_ container: Container, height: Int) {
      self.height = CGFloat(height)
      host = settledHost(100, CGFloat(height)) { Rows(container: container) }
    }

    func scroll(by distance: CGFloat) {
      host.scroll(at: CGPoint(x: 50, y: height / 2), by: CGSize(width: 0, height: distance))
    }

    /// The number of entries, items, and rows visited so far.
    var work: Int {
      nodes(of: LazyContainerNode.self).reduce(0) { $0 + $1.placesVisited + $1.segmentsVisited + $1.itemsVisited }
        + nodes(of: LazyListNode.self).reduce(0) { $0 + $1.rowsVisited } + positionsAssigned
    }

    var positionsAssigned: Int { nodes(of: ListColumnNode.self).reduce(0) { $0 + $1.positionsAssigned } }

    private func nodes<Node: ViewNode>(of type: Node.Type) -> [Node] {
      var found: [Node] = []
      func collect(_ node: ViewNode) {
        if let match = node as? Node { found.append(match) }
        node.forEachChild(collect)
      }
      collect(host.core.root)
      return found
    }
  }
}
