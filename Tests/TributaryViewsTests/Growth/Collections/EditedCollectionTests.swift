@_spi(Engine) import TributaryEngine

/// Collections after any animated edits, also of elements with equal ids.
@MainActor struct EditedCollectionTests {
  enum Container: CaseIterable { case stack, lazyStack, lazyRow, grid, list, sections, freeStack, freeRow, freeGrid }

  private struct Datum: Identifiable {
    var id: Int
    /// The text of the row, which is unique.
    var label: Int
    var length: CGFloat
    var isEmpty: Bool
  }

  private struct Rows: View {
    let container: Container
    let data: [Datum]

    var body: some View {
      switch container {
      case .stack: ScrollView { VStack { rows(.vertical) } }
      case .lazyStack: ScrollView { LazyVStack { rows(.vertical) } }
      case .lazyRow: ScrollView(.horizontal) { LazyHStack { rows(.horizontal) } }
      case .grid: ScrollView(.horizontal) { LazyHGrid(rows: tracks) { rows(.horizontal) } }
      case .list: List { rows(.vertical) }
      case .sections:
        List {
          Section("first") { rows(.vertical) }
          Section("second") { Text("end") }
        }
      case .freeStack: LazyVStack { rows(.vertical) }.frame(maxHeight: .infinity)
      case .freeRow: LazyHStack { rows(.horizontal) }.frame(maxWidth: .infinity)
      case .freeGrid: LazyVGrid(columns: tracks) { rows(.vertical) }.frame(maxHeight: .infinity)
      }
    }

    private var tracks: [GridItem] { [GridItem(.fixed(40)), GridItem(.flexible())] }

    private func rows(_ axis: Axis) -> some View {
      ForEach(data) { datum in
        if !datum.isEmpty {
          Text("\(datum.label)")
            .frame(width: axis == .horizontal ? datum.length : nil, height: axis == .vertical ? datum.length : nil)
            .background(datum.label.isMultiple(of: 2) ? Color.red : Color.blue)
            .accessibilityIdentifier("\(datum.label)")
            .transition(datum.label.isMultiple(of: 3) ? .move(edge: .leading) : .opacity)
        }
      }
    }
  }

  private struct Model {
    var data: [Datum] = []
    let hasEqualIDs: Bool
    private var last = 0

    init(hasEqualIDs: Bool, _ generator: inout SeededGenerator) {
      self.hasEqualIDs = hasEqualIDs
      for _ in 0..<generator.number(0..<12) { data.append(datum(&generator)) }
    }

    private mutating func datum(_ generator: inout SeededGenerator) -> Datum {
      last += 1
      return Datum(id: last, label: last, length: CGFloat(generator.number(0..<9) * 6), isEmpty: generator.chance(10))
    }

    mutating func edit(_ generator: inout SeededGenerator) {
      guard let place = data.indices.randomElement(using: &generator), !generator.chance(20) else {
        return data.insert(
          contentsOf: (0..<generator.number(1..<4)).map { _ in datum(&generator) },
          at: data.isEmpty ? 0 : generator.number(0..<data.count + 1))
      }
      let other = generator.number(0..<data.count)
      switch generator.number(0..<7) {
      case 0: data.removeSubrange(place..<min(data.count, place + generator.number(1..<4)))
      case 1: data.insert(data.remove(at: place), at: other)
      case 2: data.shuffle(using: &generator)
      case 3: data[place].length = CGFloat(generator.number(0..<9) * 6)
      case 4: data[place].isEmpty.toggle()
      case 5:
        let new = datum(&generator)
        data[place].id = hasEqualIDs ? data[other].id : new.id
      default:
        var copy = datum(&generator)
        if hasEqualIDs { copy.id = data[place].id }
        data.insert(copy, at: other)
      }
    }
  }

  /// In a shorter window, the estimated lengths of rows that were never shown determine the place of the second
  /// section.
  private func host(_ container: Container, _ data: [Datum]) -> ViewHost<Rows> {
    settledHost(160, container == .sections ? 1200 : 200) { Rows(container: container, data: data) }
  }

  private static let animations: [Animation?] = [.spring, .linear(duration: 0.3), .easeInOut.delay(0.1), .bouncy, nil]

  private func firstDifference(_ container: Container, hasEqualIDs: Bool, seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    var model = Model(hasEqualIDs: hasEqualIDs, &generator)
    let edited = host(container, model.data)
    for step in 0..<14 {
      model.edit(&generator)
      withAnimation(Self.animations.randomElement(using: &generator) ?? nil) {
        edited.content = Rows(container: container, data: model.data)
      }
      edited.updated().advance(by: Double(generator.number(0..<20)) / 60)
      let isResting = generator.chance(40) || step == 13
      if isResting { edited.advance(by: 30) }
      let broken = edited.core.checkInvariants(recomputing: isResting)
      if !broken.isEmpty { return "step \(step): \(broken.joined(separator: " "))" }
      guard isResting else { continue }
      if edited.isAnimating || edited.update().passes > 1 { return "step \(step): it still moves" }
      let fresh = host(container, model.data)
      for identifier in Set(edited.identifiers).union(fresh.identifiers) {
        let (frame, expected) = (edited.frame(of: identifier), fresh.frame(of: identifier))
        if frame != expected { return "step \(step): row \(identifier) \(frame as Any), fresh \(expected as Any)" }
      }
      if edited.displayList != fresh.displayList {
        return "step \(step): \(edited.displayList)from scratch\n\(fresh.displayList)"
      }
    }
    return nil
  }

  @Test(arguments: Container.allCases, [false, true])
  func `A collection equals that of a fresh host after any animated edits`(container: Container, hasEqualIDs: Bool) {
    for seed in RandomSeeds.sample(of: 0..<12, oneIn: 6) {
      if let difference = firstDifference(container, hasEqualIDs: hasEqualIDs, seed: seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  @Test(arguments: [Container.lazyStack, .lazyRow])
  @MainActor func `A row without length at the end of the window is realized after no edit`(container: Container) {
    let length: CGFloat = container == .lazyStack ? 92 : 72
    // Two rows and their gaps fill the window.
    let rows = [0, length, length, 30].enumerated().map {
      Datum(id: $0.offset, label: $0.offset, length: $0.element, isEmpty: false)
    }
    let edited = host(container, rows)
    let moved = [rows[1], rows[2], rows[0], rows[3]]
    edited.show(Rows(container: container, data: moved))
    let fresh = host(container, moved)
    expect(fresh.identifiers, equals: ["1", "2"])
    expect(edited.identifiers, equals: ["1", "2"])
    expect(edited.displayList, equals: fresh.displayList)
  }

  @Test(arguments: Container.allCases)
  func `Rows with equal ids are removed together and inserted again during the animation`(container: Container) {
    let pair = [1, 2].map { Datum(id: 7, label: $0, length: 20, isEmpty: false) }
    let single = [Datum(id: 8, label: 3, length: 20, isEmpty: false)]
    let edited = host(container, pair + single)
    for data in [single, pair + single, single, Array(pair.prefix(1)), [], pair] {
      edited.update { withAnimation(.linear(duration: 1)) { edited.content = Rows(container: container, data: data) } }
      expect(edited.advanced(by: 0.3).core.checkInvariants(recomputing: false), equals: [])
    }
    edited.advance(by: 5)
    let fresh = host(container, pair)
    expect(edited.identifiers, equals: fresh.identifiers)
    expect(edited.displayList, equals: fresh.displayList)
    expect(edited.core.checkInvariants(recomputing: true), equals: [])
  }
}

/// The rows of lazy containers in views with matched geometry, in a window of 100 by 100 points.
@MainActor struct MatchedRowsTests {
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
        }.matchedGeometryEffect(id: 1, in: names, isSource: false)
      }
    }

    private var rows: some View {
      ForEach(0..<10) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("r\($0)") }
    }
  }

  private func rows(of host: ViewHost<Screen>) -> [Int] { (0..<10).filter { host.frame(of: "r\($0)") != nil } }

  @Test(arguments: Change.allCases, [Axis.vertical, .horizontal])
  @MainActor func `A follower shows the rows that are visible in the frame of the source`(change: Change, axis: Axis) {
    func screen(_ values: (CGFloat, CGFloat)) -> Screen { Screen(axis: axis, length: values.0, position: values.1) }
    let (before, after) = change.values
    let host = updatedHost { screen(before) }
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

struct RowLocationsTests {
  private struct Row: Equatable {
    let element: Int
    let items: Range<Int>
  }

  /// Returns the rows with the given elements and numbers of items, one after the other.
  private func rows(_ numbers: [(element: Int, count: Int)]) -> [Row] {
    var end = 0
    return numbers.map { element, count in
      end += count
      return Row(element: element, items: end - count..<end)
    }
  }

  @Test(arguments: 0..<20) func `Places are those of an array after any replacements`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func newRow() -> (element: Int, count: Int) { (generator.number(0..<1000), generator.number(0..<4)) }
    var places = RowLocations()
    var expected: [(element: Int, count: Int)] = []
    for step in 0..<60 {
      if step == 30 {
        places.removeAll()
        expected = []
      }
      if step % 30 < 10 {
        let row = newRow()
        expected.append(row)
        places.append(segment: 0, element: row.element, items: row.count)
      } else {
        let start = generator.number(0..<expected.count + 1)
        let range = start..<start + generator.number(0..<min(5, expected.count - start) + 1)
        let new = (0..<generator.number(0..<5)).map { _ in newRow() }
        var first = expected[..<range.lowerBound].reduce(0) { $0 + $1.count }
        let added = new.map { element, count in
          first += count
          return RowLocation(segment: 0, element: element, items: first - count..<first)
        }
        let change = new.reduce(0) { $0 + $1.count } - expected[range].reduce(0) { $0 + $1.count }
        _ = places.replace(range, with: ContiguousArray(added), items: change)
        expected.replaceSubrange(range, with: new)
      }
      expect(places.map { Row(element: $0.element, items: places.items(of: $0)) }, equals: rows(expected))
      expect(places.itemCount, equals: expected.reduce(0) { $0 + $1.count })
    }
  }

  @Test func `A replacement near the last one moves few places`() {
    var places = RowLocations()
    for element in 0..<1000 { places.append(segment: 0, element: element, items: 1) }
    let none = ContiguousArray<RowLocation>()
    expect(places.replace(500..<502, with: none, items: -2), equals: 498)
    expect(places.replace(510..<511, with: none, items: -1), equals: 11)
    expect(places.replace(480..<480, with: none, items: 0), equals: 30)
  }
}

struct SplitIndicesTests {
  @Test(arguments: 0..<20) func `Entries hold the indices of their positions after any replacements`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var indices = SplitIndices(count: 20)
    var held = (0..<20).map { Int32($0) }
    for _ in 0..<40 {
      let start = generator.number(0..<held.count + 1)
      let end = start + generator.number(0..<min(5, held.count - start) + 1)
      let number = generator.number(0..<5)
      held.replaceSubrange(start..<end, with: Array(repeating: -1, count: number))
      for position in indices.replace(start..<end, with: number) { held[position] = indices.index(of: position) }
      expect(indices.count, equals: held.count)
      expect(held, equals: held.indices.map { indices.index(of: $0) })
      expect(held.map { indices.position(of: $0) }, equals: Array(held.indices))
      expect(held, equals: held.sorted())
    }
    for position in indices.join() { held[position] = indices.index(of: position) }
    expect(held, equals: held.indices.map { Int32($0) })
  }

  @Test func `A second replacement near the first one changes few indices`() {
    var indices = SplitIndices(count: 1000)
    _ = indices.replace(500..<503, with: 5)
    expect(indices.replace(510..<512, with: 1).count, equals: 6)
    expect(indices.replace(480..<480, with: 1).count, equals: 32)
    expect(indices.replace(700..<705, with: 5).count, equals: 5)
  }
}
