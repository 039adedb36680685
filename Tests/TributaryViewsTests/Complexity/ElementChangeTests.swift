import Foundation
import RandomTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryHost

/// A change of a long lazy list compares ids, and hashes only those between the equal ends.
@Suite @MainActor struct ElementChangeTests {
  /// An id that counts how often ids are hashed and compared.
  struct CountedID: Hashable {
    nonisolated(unsafe) static var hashes = 0
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (a: CountedID, b: CountedID) -> Bool {
      comparisons += 1
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
      Self.hashes += 1
      hasher.combine(number)
    }
  }

  struct Rows: View {
    let ids: [CountedID]

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            Color.red.frame(height: CGFloat(10 + id.number % 3)).accessibilityIdentifier("\(id.number)")
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 500, 999, 1_000])
  func `One inserted row hashes the ids of few rows`(place: Int) {
    var ids = (0..<1_000).map { CountedID(number: $0) }
    let host = settledHost(100, 100) { Rows(ids: ids) }
    ids.insert(CountedID(number: -1), at: place)
    (CountedID.hashes, CountedID.comparisons) = (0, 0)
    host.show(Rows(ids: ids))
    // The ids at both ends are compared once, and the inserted one with each of them.
    expect(CountedID.hashes, atMost: 8)
    expect(CountedID.comparisons, atMost: 2_100)
    expect(host.core.checkInvariants(), equals: [])
    expect(host.frame(of: place == 0 ? "-1" : "0")?.minY, equals: 0)
  }

  @Test func `A change finds the equal ends and the new places of their elements`() {
    let change = ElementChange(from: [1, 2, 3, 4, 8, 9], to: [1, 2, 5, 8, 9])
    expect(change.first == 2 && change.last == 2)
    expect(change.removed == 2..<4 && change.inserted == 2..<3)
    expect((0..<6).map { change.newIndex(of: $0) }, equals: [0, 1, nil, nil, 3, 4])
    expect(!change.isEmpty && ElementChange(from: [1, 2], to: [1, 2]).isEmpty)
    // The ends do not overlap.
    let doubled = ElementChange(from: [1, 1], to: [1, 1, 1])
    expect(doubled.first + doubled.last == 2 && !doubled.isEmpty)
  }

  @Test func `Uniqueness follows from the elements between the ends`() {
    var generator = SeededGenerator(seed: 30)
    var repeated = 0
    for _ in 0..<2_000 {
      let old = ContiguousArray((0..<generator.number(0..<12)).shuffled(using: &generator))
      var new = old
      for _ in 0..<generator.number(0..<8) {
        let place = generator.number(0..<new.count + 1)
        if generator.number(0..<3) == 0, place < new.count {
          new.remove(at: place)
        } else {
          new.insert(generator.number(0..<24), at: place)
        }
      }
      let isUnique = Set(new).count == new.count
      if !isUnique { repeated += 1 }
      expect(ElementChange(from: old, to: new).staysUnique(), equals: isUnique, "\(old), \(new)")
    }
    expect((500..<1_900).contains(repeated))
  }

  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private struct Row: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Color.red.frame(width: CGFloat(10 + taps), height: 10).onTapGesture { taps += 1 }.accessibilityIdentifier(name)
    }
  }

  private struct Items: View {
    let items: [Item]

    var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(name: $0.name) } } } }
  }

  @Test func `An inserted duplicate takes the row of the first element with its id`() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"), Item(id: 4, name: "d")]
    let host = settledHost { Items(items: items) }
    host.tap("d")
    expect(host.frame(of: "d")?.width, equals: 11)
    // The last element keeps its place at the end, but not the row.
    host.show(Items(items: [Item(id: 4, name: "e")] + items))
    expect(host.frame(of: "e")?.width, equals: 11)
    expect(host.frame(of: "d")?.width, equals: 10)
    expect(host.codes, equals: [.duplicateForEachID])
    host.show(Items(items: items))
    expect(host.frame(of: "d")?.width, equals: 11)
    expect(host.core.checkInvariants(), equals: [])
  }
}
