import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryHost

/// Lazy grids without a proposed cross length, whose columns depend on a first line that is no longer visible.
@Suite @MainActor struct ScrolledGridTests {
  enum Placement: CaseIterable {
    case columns, rows, bothAxes
  }

  enum Change: CaseIterable {
    case count, list, font, size, columns, items
  }

  @Observable @MainActor final class Model {
    var count = 100
    var hasSecondList = false
    var isLarge = false
    var columns = 2
    var isAdaptive = false

    func apply(_ change: Change, to host: ViewHost<Scene>) {
      switch change {
      case .count: count += 3
      case .list: hasSecondList = true
      case .font: isLarge = true
      case .size: host.size = CGSize(width: 180, height: 180)
      case .columns: columns = 3
      case .items: isAdaptive = true
      }
    }
  }

  struct Scene: View {
    let placement: Placement
    let model: Model

    private var items: [GridItem] {
      model.isAdaptive
        ? [GridItem(.adaptive(minimum: 15)), GridItem(.flexible())]
        : Array(repeating: GridItem(.flexible()), count: model.columns)
    }

    var body: some View {
      Group {
        switch placement {
        case .columns:
          ScrollView {
            LazyVGrid(columns: items, spacing: 2) { cells }.identified.fixedSize(horizontal: true, vertical: false)
          }
        case .rows:
          ScrollView(.horizontal) {
            LazyHGrid(rows: items, spacing: 2) { cells }.identified.fixedSize(horizontal: false, vertical: true)
          }
        case .bothAxes:
          ScrollView([.horizontal, .vertical]) { LazyVGrid(columns: items, spacing: 2) { cells }.identified }
        }
      }
      .font(model.isLarge ? .title : .body)
    }

    @ViewBuilder private var cells: some View {
      ForEach(0..<model.count, id: \.self) { cell($0) }
      if model.hasSecondList { ForEach(1000..<1010, id: \.self) { cell($0) } }
    }

    /// A square cell. Those of the first line are larger than the others.
    private func cell(_ index: Int) -> some View {
      let length: CGFloat = index < 3 ? 40 : 20
      return Color.red.frame(width: length, height: length).accessibilityIdentifier("\(index)")
    }
  }

  private func makeHost(_ placement: Placement, _ model: Model) -> ViewHost<Scene> {
    settledHost(200, 200) { Scene(placement: placement, model: model) }
  }

  private func breadth(_ host: ViewHost<Scene>, _ placement: Placement) throws -> CGFloat {
    let frame = try #require(host.frame(of: "grid"))
    return placement == .rows ? frame.height : frame.width
  }

  @Test(arguments: Placement.allCases, Change.allCases)
  func `A grid keeps the columns of its first line after the line is no longer visible`(
    placement: Placement, change: Change
  ) throws {
    let model = Model()
    let host = makeHost(placement, model)
    try expect(breadth(host, placement), equals: 88)
    let step = placement == .rows ? CGSize(width: 100, height: 0) : CGSize(width: 0, height: 100)
    for _ in 0..<4 { host.scroll(at: CGPoint(x: 100, y: 100), by: step) }
    expectNil(host.frame(of: "0"))
    try expect(breadth(host, placement), equals: 88)
    model.apply(change, to: host)
    host.update()
    let other = Model()
    let fresh = makeHost(placement, other)
    other.apply(change, to: fresh)
    fresh.update()
    try expect(breadth(host, placement) == (try breadth(fresh, placement)))
    expectNil(host.frame(of: "0"))
    expect(host.core.checkInvariants(recomputing: true), equals: [])
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test func `An element without a view in the first line does not hide the ideal lengths of the others`() throws {
    let host = settledHost(200, 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<60, id: \.self) { if $0 != 1 { Color.red.frame(width: 40, height: 40) } }
        }
        .identified.fixedSize(horizontal: true, vertical: false)
      }
    }
    let width = try #require(host.frame(of: "grid")).width
    // The element 0 has 40 points, and the gap is 8.
    expect(width, equals: 48)
    for _ in 0..<4 { host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 100)) }
    expect(host.frame(of: "grid")?.width, equals: width)
    expect(host.update().counts.bodies, equals: 0)
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }
}

extension View {
  fileprivate var identified: some View { accessibilityIdentifier("grid") }
}
