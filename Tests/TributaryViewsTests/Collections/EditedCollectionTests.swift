import Foundation
import RandomTestSupport
import Testing
import TributaryAnimation
import TributaryControls
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Collections after any animated edits, also of elements with equal ids.
@Suite @MainActor struct EditedCollectionTests {
  enum Container: CaseIterable {
    case stack, lazyStack, lazyRow, grid, list, sections, freeStack, freeRow, freeGrid
  }

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
      return Datum(
        id: last, label: last, length: CGFloat(generator.number(0..<9) * 6), isEmpty: generator.chance(10))
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

  /// In a shorter window, the estimated lengths of rows that were never shown determine the place of the second section.
  private func host(_ container: Container, _ data: [Datum]) -> ViewHost<Rows> {
    let size = CGSize(width: 160, height: container == .sections ? 1200 : 200)
    let host = ViewHost(size: size) { Rows(container: container, data: data) }
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host
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
      edited.update()
      edited.advance(by: Double(generator.number(0..<20)) / 60)
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
    for seed in RandomSeeds.sample(of: 0..<12, oneIn: 3) {
      if let difference = firstDifference(container, hasEqualIDs: hasEqualIDs, seed: seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  @Test(arguments: [Container.lazyStack, .lazyRow])
  func `A row without length at the end of the window is realized after no edit`(container: Container) {
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
      withAnimation(.linear(duration: 1)) { edited.content = Rows(container: container, data: data) }
      edited.update()
      edited.advance(by: 0.3)
      expect(edited.core.checkInvariants(recomputing: false), equals: [])
    }
    edited.advance(by: 5)
    let fresh = host(container, pair)
    expect(edited.identifiers, equals: fresh.identifiers)
    expect(edited.displayList, equals: fresh.displayList)
    expect(edited.core.checkInvariants(recomputing: true), equals: [])
  }
}
