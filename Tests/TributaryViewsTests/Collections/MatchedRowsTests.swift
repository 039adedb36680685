import Testing
import TributaryAnimation
import TributaryContainers
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The rows of lazy containers in views with matched geometry, in a window of 100 by 100 points.
@Suite @MainActor struct MatchedRowsTests {
  /// A change of the frame of the source.
  enum Change: CaseIterable {
    case grows, shrinks, movesIn, movesOut

    /// The length and the position of the source before and after the change, in points.
    var values: (before: (CGFloat, CGFloat), after: (CGFloat, CGFloat)) {
      switch self {
      case .grows: ((10, 0), (40, 0))
      case .shrinks: ((40, 0), (10, 0))
      case .movesIn: ((40, 120), (40, 20))
      case .movesOut: ((40, 20), (40, 120))
      }
    }
  }

  /// A source, and ten rows of ten points that follow it.
  struct Screen: View {
    let axis: Axis
    let length: CGFloat
    let position: CGFloat
    @Namespace private var names

    private var isVertical: Bool { axis == .vertical }

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
          .frame(width: isVertical ? 50 : length, height: isVertical ? length : 50)
          .matchedGeometryEffect(id: 1, in: names)
          .offset(x: isVertical ? 0 : position, y: isVertical ? position : 0)
        ScrollView(isVertical ? .vertical : .horizontal) {
          if isVertical { LazyVStack(spacing: 0) { rows } } else { LazyHStack(spacing: 0) { rows } }
        }
        .matchedGeometryEffect(id: 1, in: names, isSource: false)
      }
    }

    private var rows: some View {
      ForEach(0..<10) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("r\($0)") }
    }
  }

  private func rows(of host: ViewHost<Screen>) -> [Int] { (0..<10).filter { host.frame(of: "r\($0)") != nil } }

  @Test(arguments: Change.allCases, [Axis.vertical, .horizontal])
  func `A follower shows the rows that are visible in the frame of the source`(change: Change, axis: Axis) {
    func screen(_ values: (CGFloat, CGFloat)) -> Screen { Screen(axis: axis, length: values.0, position: values.1) }
    let (before, after) = change.values
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { screen(before) }
    host.update()
    expect(rows(of: host), equals: visibleRows(before))
    host.show(screen(after))
    expect(rows(of: host), equals: visibleRows(after))
    expect(host.core.checkInvariants(), equals: [])
  }

  /// Returns the rows that fit into the visible part of the source.
  private func visibleRows(_ source: (length: CGFloat, position: CGFloat)) -> [Int] {
    Array(0..<(source.position > 100 ? 0 : Int(source.length / 10)))
  }
}
