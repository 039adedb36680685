import Foundation
import PreferenceTestSupport
import RandomTestSupport
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// Scroll movements and their inverses in lazy containers whose rows differ from their estimates, in 150 by 150 points.
@MainActor @Suite struct ScrollBackTests {
  /// The way in which the length of a row becomes known.
  enum Learning: CaseIterable { case realization, preference, reader, geometry, model }

  /// The lengths of the rows, relative to the first length of 20 points.
  enum Lengths: CaseIterable {
    case longer, shorter, mixed

    func length(_ index: Int) -> CGFloat {
      switch self {
      case .longer: 30 + CGFloat((index * 7) % 5) * 9
      case .shorter: 19 - CGFloat((index * 3) % 7) * 2
      case .mixed: CGFloat(4 + (index * 37) % 53)
      }
    }
  }

  enum Container: CaseIterable {
    case stack, horizontal, mirrored, list, sections, pinned, grid, belowOther, twoLists, nested
    case nestedAcross, nestedViews, nestedInList, nestedPinned, positioned, beside
    case nestedThrice, nestedTargets, nestedInSections, nestedBeside

    var axis: Axis { [.horizontal, .mirrored, .nestedAcross].contains(self) ? .horizontal : .vertical }
  }

  private struct Row: View {
    let index: Int
    let learning: Learning
    let lengths: Lengths
    let axis: Axis
    @Binding var model: [Int: CGFloat]
    @State private var length: CGFloat = 20

    private var goal: CGFloat { lengths.length(index) }

    private func block(_ length: CGFloat) -> some View {
      Block("r\(index)", axis == .horizontal ? length : 60, axis == .horizontal ? 60 : length)
    }

    var body: some View {
      switch learning {
      case .realization: block(goal)
      case .preference:
        block(length).preference(key: MaxKey<CGFloat>.self, value: goal)
          .onPreferenceChange(MaxKey<CGFloat>.self) { length = $0 }
      case .reader:
        block(length)
          .background {
            GeometryReader { proxy in
              let across = axis == .horizontal ? proxy.size.height : proxy.size.width
              Color.clear.preference(key: MaxKey<CGFloat>.self, value: across / 60 * goal)
            }
          }
          .onPreferenceChange(MaxKey<CGFloat>.self) { length = $0 }
      case .geometry:
        block(length).onGeometryChange(for: CGFloat.self) { [goal] _ in
          goal
        } action: {
          length = $0
        }
      case .model:
        block(model[index] ?? 20).onGeometryChange(for: CGFloat.self) { [goal] _ in
          goal
        } action: {
          model[index] = $0
        }
      }
    }
  }

  private struct Rows: View {
    let container: Container
    let learning: Learning
    let lengths: Lengths
    @State private var model: [Int: CGFloat] = [:]
    @State private var position: Int?

    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) {
        Row(index: $0, learning: learning, lengths: lengths, axis: container.axis, model: $model)
      }
    }

    private func inner(_ number: Int, _ count: Int) -> some View {
      LazyVStack(spacing: 2) { rows(number * count..<number * count + count) }
    }

    var body: some View {
      switch container {
      case .stack: ScrollView { LazyVStack(spacing: 3) { rows(0..<200) } }
      case .horizontal, .mirrored:
        ScrollView(.horizontal) { LazyHStack(spacing: 3) { rows(0..<200) } }
          .environment(\.layoutDirection, container == .mirrored ? .rightToLeft : .leftToRight)
      case .list: List { rows(0..<200) }
      case .sections: List { ForEach(0..<20) { number in Section("section") { rows(number * 10..<number * 10 + 10) } } }
      case .pinned:
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<20) { number in
              Section {
                rows(number * 10..<number * 10 + 10)
              } header: {
                Color.blue.frame(height: 12)
              }
            }
          }
        }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(0..<400) } }
      case .belowOther:
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 333)
            LazyVStack(spacing: 1) { rows(0..<200) }
            Color.green.frame(height: 44)
          }
        }
      case .twoLists:
        ScrollView {
          LazyVStack(spacing: 0) {
            rows(0..<50)
            Color.blue.frame(height: 15)
            rows(50..<200)
          }
        }
      case .nested: ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { inner($0, 10) } } }
      default: nested
      }
    }

    @ViewBuilder private var nested: some View {
      switch container {
      case .nestedAcross:
        ScrollView(.horizontal) {
          LazyHStack {
            LazyHStack { rows(0..<40) }
            LazyHStack { rows(40..<200) }
          }
        }
      case .nestedViews:
        ScrollView {
          LazyVStack {
            LazyVStack { rows(0..<40) }
            LazyVStack { rows(40..<200) }
          }
        }
      case .nestedInList: List { ForEach(0..<20) { inner($0, 10) } }
      case .nestedPinned:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { outer in
              LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(0..<2) { number in
                  Section {
                    rows(outer * 20 + number * 10..<outer * 20 + number * 10 + 10)
                  } header: {
                    Color.blue.frame(height: 11)
                  }
                }
              }
            }
          }
        }
      case .positioned:
        ScrollView { LazyVStack(spacing: 3) { rows(0..<200) }.scrollTargetLayout() }.scrollPosition(id: $position)
      case .beside:
        ScrollView {
          HStack(alignment: .top, spacing: 0) {
            LazyVStack(spacing: 2) { rows(0..<200) }
            LazyVStack(spacing: 3) {
              ForEach(0..<100, id: \.self) { Other(length: lengths.length($0 + 3) / 2) }
            }
          }
        }
      default: deeplyNested
      }
    }

    @ViewBuilder private var deeplyNested: some View {
      switch container {
      case .nestedThrice:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5) { outer in LazyVStack(spacing: 0) { ForEach(0..<4) { inner(outer * 4 + $0, 10) } } }
          }
        }
      case .nestedTargets:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5) { outer in
              LazyVStack(spacing: 0) { ForEach(0..<4) { inner(outer * 4 + $0, 10).scrollTargetLayout() } }
            }
          }
        }
      case .nestedInSections:
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<20) { number in
              Section {
                inner(number, 10)
              } header: {
                Color.blue.frame(height: 11)
              }
            }
          }
        }
      default:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { number in
              HStack(alignment: .top, spacing: 0) {
                inner(number, 20)
                LazyVStack(spacing: 3) {
                  ForEach(number * 10..<number * 10 + 10, id: \.self) { Other(length: lengths.length($0 + 3)) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// A row without an identifier, whose length becomes known after its first layout.
  private struct Other: View {
    let length: CGFloat
    @State private var known: CGFloat = 10

    var body: some View {
      Color.green.frame(width: 20, height: known).onGeometryChange(for: CGFloat.self) { [length] _ in
        length
      } action: {
        known = $0
      }
    }
  }

  @MainActor
  private struct Scrolled {
    let host: ViewHost<Rows>
    let container: Container

    init(_ container: Container, _ learning: Learning, _ lengths: Lengths) {
      self.container = container
      host = settledHost(150, 150) { Rows(container: container, learning: learning, lengths: lengths) }
    }

    func scroll(by distance: CGFloat) {
      let delta =
        switch container {
        case .horizontal, .nestedAcross: CGSize(width: distance, height: 0)
        case .mirrored: CGSize(width: -distance, height: 0)
        default: CGSize(width: 0, height: distance)
        }
      host.scroll(at: CGPoint(x: 75, y: 75), by: delta)
    }

    /// The visible rows, with their positions rounded to a millionth of a point.
    var rows: [String] {
      host.identifiers.compactMap { name in
        guard let frame = host.frame(of: name), frame.intersects(CGRect(x: 0, y: 0, width: 150, height: 150)) else {
          return nil
        }
        return "\(name) \(millionths(frame.minX)) \(millionths(frame.minY))"
      }
    }

    private func millionths(_ coordinate: CGFloat) -> Int { Int((coordinate * 1e6).rounded()) }

    var scrollNode: ScrollNode? { InputState.of(host.core).scrolls(at: CGPoint(x: 75, y: 75)).last }

    /// The offset in millionths of a point.
    var offset: Int { scrollNode.map { millionths($0.offset[container.axis]) } ?? -1 }

    var isAtEnd: Bool {
      scrollNode.map { abs($0.offset[container.axis] - $0.range(along: container.axis)) < 1e-6 } ?? false
    }
  }

  /// The number of small steps in a movement; ten steps of 37 points are more than two windows.
  private static let smallSteps = RandomSeeds.areComplete ? 20 : 10

  /// The number of a case; those of the cases of one container are consecutive.
  private static func number(of container: Container, _ learning: Learning) -> Int {
    (Container.allCases.firstIndex(of: container) ?? 0) + (Learning.allCases.firstIndex(of: learning) ?? 0)
  }

  @Test(
    .claim(
      "SCROLL-98",
      "A scroll by input and its inverse restore the rows and the offset, if the rows learn their lengths during the scroll.",
      .derived, "SCROLL-96; the first row that was visible keeps its place"), arguments: Container.allCases,
    Learning.allCases)
  func `Scrolling forward and back restores the rows and the offset`(container: Container, learning: Learning) {
    // Each two of the lengths, the start, and the step occur together. An ordinary run takes three of the nine combinations,
    // with each value once; the cases of one container take all of them.
    let number = Self.number(of: container, learning)
    for (row, lengths) in Lengths.allCases.enumerated() {
      for (column, start) in [[CGFloat](), [95], [1_300]].enumerated() {
        guard RandomSeeds.areComplete || (row + 2 * column + number).isMultiple(of: 3) else { continue }
        let step = [CGFloat(640), 1_300, 37][(row + column) % 3]
        let scrolled = Scrolled(container, learning, lengths)
        for distance in start { scrolled.scroll(by: distance) }
        let (rows, offset) = (scrolled.rows, scrolled.offset)
        let count = step < 100 ? Self.smallSteps : 1
        for _ in 0..<count { scrolled.scroll(by: step) }
        // The end of the content shortens the movement.
        if scrolled.isAtEnd { continue }
        for _ in 0..<count { scrolled.scroll(by: -step) }
        expect(scrolled.rows, equals: rows, "\(lengths), \(step) from \(start)")
        expect(scrolled.offset, equals: offset, "\(lengths), \(step) from \(start)")
        scrolled.host.expectSound()
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-99",
      "A scroll back into rows that were passed without being displayed, and its inverse, restore the rows.", .derived,
      "SCROLL-96; the offset changes by the lengths that differ from their estimates"), arguments: Container.allCases,
    Learning.allCases)
  func `Scrolling back into unknown rows and forward restores the rows`(container: Container, learning: Learning) {
    let number = Self.number(of: container, learning)
    for (row, lengths) in Lengths.allCases.enumerated() {
      for step in [CGFloat(640), (row + number).isMultiple(of: 2) ? 37 : 3] {
        // An ordinary run takes small steps, which are many frames, with one of the lengths; the cases of one container have
        // all of them.
        guard RandomSeeds.areComplete || step > 100 || row == number % 3 else { continue }
        let scrolled = Scrolled(container, learning, lengths)
        scrolled.scroll(by: 1_300)
        let rows = scrolled.rows
        let count = step < 100 ? Self.smallSteps : 1
        for _ in 0..<count { scrolled.scroll(by: -step) }
        for _ in 0..<count { scrolled.scroll(by: step) }
        expect(scrolled.rows, equals: rows, "\(lengths), \(step)")
        scrolled.host.expectSound()
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-100", "A scroll by a distance that exceeds the content reaches the end, also if rows become longer.",
      .derived, "SCROLL-94"), arguments: Container.allCases, Learning.allCases)
  func `A distance beyond the content reaches the end and the start`(container: Container, learning: Learning) {
    for lengths in Lengths.allCases {
      let scrolled = Scrolled(container, learning, lengths)
      let start = scrolled.rows
      scrolled.scroll(by: 1e7)
      expect(scrolled.isAtEnd, equals: true, "\(lengths)")
      let end = scrolled.rows
      expect(end.contains { $0.hasPrefix(container == .grid ? "r399 " : "r199 ") }, equals: true, "\(lengths)")
      scrolled.scroll(by: CGFloat.infinity)
      expect(scrolled.rows, equals: end, "\(lengths)")
      scrolled.scroll(by: -1e7)
      expect(scrolled.rows == start && scrolled.offset == 0, equals: true, "\(lengths)")
    }
  }
}
