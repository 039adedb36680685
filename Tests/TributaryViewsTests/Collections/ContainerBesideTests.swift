import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Lazy containers beside each other in a row of a lazy stack, in 200 by 200 points.
@Suite @MainActor struct ContainerBesideTests {
  /// The place of shorter stacks beside longer ones.
  enum Place: Int, CaseIterable { case near, center, far }

  /// A lazy stack with a row of lazy stacks of blocks with given lengths.
  private struct Columns: View {
    let axis: Axis
    let place: Place
    let lengths: [[CGFloat]]

    var body: some View {
      if axis == .vertical {
        ScrollView {
          LazyVStack { HStack(alignment: [.top, .center, .bottom][place.rawValue]) { columns } }
        }
      } else {
        ScrollView(.horizontal) {
          LazyHStack { VStack(alignment: [.leading, .center, .trailing][place.rawValue]) { columns } }
        }
      }
    }

    private var columns: some View {
      ForEach(lengths.indices, id: \.self) { column in
        if axis == .vertical {
          LazyVStack(spacing: 0) { blocks(column) }
        } else {
          LazyHStack(spacing: 0) { blocks(column) }
        }
      }
    }

    private func blocks(_ column: Int) -> some View {
      ForEach(lengths[column].indices, id: \.self) { index in
        let length = lengths[column][index]
        Color.red.frame(width: axis == .vertical ? 20 : length, height: axis == .vertical ? length : 20)
          .accessibilityIdentifier("\(column).\(index)")
      }
    }
  }

  private func host(
    _ axis: Axis, _ place: Place, _ lengths: [[CGFloat]], _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost<Columns> {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Columns(axis: axis, place: place, lengths: lengths) }
    host.environment.layoutDirection = direction
    host.update()
    return host
  }

  private static let before: [[CGFloat]] = [[60, 110, 20, 5, 110, 33], [60, 20, 60], [60, 20, 5]]
  private static let after: [[CGFloat]] = [
    [5, 20, 5, 110, 110], [33, 60, 33, 5, 110, 33, 20], [5, 20, 33, 5, 20, 33, 5, 5],
  ]

  @Test(arguments: Axis.allCases, LayoutDirection.allCases)
  func `Containers are placed as in a new host after any change of their rows`(
    axis: Axis, direction: LayoutDirection
  ) {
    let changes = [(Self.before, Self.after), (Self.after, Self.before)]
    for (place, (before, after)) in [Place.center, .far].flatMap({ place in changes.map { (place, $0) } }) {
      let edited = host(axis, place, before, direction)
      edited.show(Columns(axis: axis, place: place, lengths: after))
      let fresh = host(axis, place, after, direction)
      expect(edited.identifiers, equals: fresh.identifiers)
      for identifier in fresh.identifiers {
        expect(edited.frame(of: identifier), equals: fresh.frame(of: identifier), "\(identifier)")
      }
      expect(edited.displayList.description, equals: fresh.displayList.description)
      expect(edited.core.checkInvariants(recomputing: true), equals: [])
      expect(edited.update().passes, equals: 1)
    }
  }

  @Test(arguments: Axis.allCases)
  func `Centered containers are at the positions that the lengths of all rows determine`(axis: Axis) throws {
    let host = host(axis, .center, Self.after)
    let sums = Self.after.map { $0.reduce(0, +) }
    let longest = try #require(sums.max())
    for (column, sum) in sums.enumerated() {
      let frame = try #require(host.frame(of: "\(column).0"))
      expect(frame.origin[axis], equals: (longest - sum) / 2, "\(column)")
    }
  }

  @Test(arguments: Axis.allCases, LayoutDirection.allCases)
  func `Containers that begin at the same position have only visible rows`(axis: Axis, direction: LayoutDirection) {
    let lengths = [CGFloat(40), 50].map { Array(repeating: $0, count: 30) }
    let host = host(axis, .near, lengths, direction)
    expect(host.identifiers.count, equals: 5 + 4)
  }
}
