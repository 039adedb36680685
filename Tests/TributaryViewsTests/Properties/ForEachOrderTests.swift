import RandomTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Rows keep their state by id through insertion, removal, and moves; rows of equal ids keep it in order of appearance.
@Suite @MainActor struct ForEachOrderTests {
  @MainActor final class Births {
    var count = 0
  }

  /// A view whose width is the number of rows created before it.
  struct Row: View {
    let births: Births
    let place: Int
    @State private var width: Int?

    var body: some View {
      Color.red.frame(width: CGFloat(width ?? 0), height: 1).accessibilityIdentifier("\(place)")
        .onAppear {
          births.count += 1
          width = births.count
        }
    }
  }

  struct Rows: View {
    let births: Births
    let ids: [Int]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(Array(ids.enumerated()), id: \.element) { Row(births: births, place: $0.offset) }
      }
    }
  }

  /// The rows by the rule: the first element with an id takes the first row that had the id.
  struct Model {
    var rows: [(id: Int, birth: Int)] = []
    var count = 0

    mutating func rearrange(_ ids: [Int]) {
      var old = rows
      rows = ids.map { id in
        guard let index = old.firstIndex(where: { $0.id == id }) else { return (id, 0) }
        return old.remove(at: index)
      }
    }
  }

  private func edited(_ ids: [Int], _ random: inout SeededGenerator, mayRepeat: Bool) -> [Int] {
    var ids = ids
    for _ in 0..<random.number(1..<4) {
      let place = random.number(0..<ids.count + 1)
      switch random.number(0..<4) {
      case 0, 1: ids.insert(mayRepeat ? random.number(0..<6) : random.number(100..<1_000_000), at: place)
      case 2: if place < ids.count { ids.remove(at: place) }
      default: if place < ids.count { ids.insert(ids.remove(at: place), at: random.number(0..<ids.count + 1)) }
      }
    }
    return ids
  }

  @Test(arguments: 0..<40)
  func `State follows ids`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let mayRepeat = seed.isMultiple(of: 2)
    let births = Births()
    var ids = mayRepeat ? [1, 2, 1, 3] : [1, 2, 3, 4]
    let host = settledHost(2_000, 100) { Rows(births: births, ids: ids) }
    var rows = ids.indices.map { (id: ids[$0], width: host.frame(of: "\($0)")?.width ?? -1) }
    for _ in 0..<12 {
      let new = edited(ids, &random, mayRepeat: mayRepeat)
      var model = Model(rows: rows.map { ($0.id, Int($0.width)) })
      model.rearrange(new)
      host.show(Rows(births: births, ids: new))
      ids = new
      rows = ids.indices.map { (id: ids[$0], width: host.frame(of: "\($0)")?.width ?? -1) }
      for (row, expected) in zip(rows, model.rows) where expected.birth != 0 {
        expect(Int(row.width), equals: expected.birth, "\(seed): \(ids)")
      }
      expect(Set(rows.map(\.width)).count, equals: rows.count, "\(seed): every row has a state")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  /// An id that counts its hash computations.
  struct CountedID: Hashable {
    let number: Int
    @MainActor static var hashes = 0

    static func == (a: CountedID, b: CountedID) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Self.hashes += 1 }
      hasher.combine(number)
    }
  }

  @Test func `An insertion hashes only the elements between the unchanged ends`() {
    func rows(_ numbers: [Int]) -> some View {
      VStack { ForEach(numbers.map { CountedID(number: $0) }, id: \.self) { _ in Color.red.frame(height: 1) } }
    }
    var numbers = Array(0..<1_000)
    let host = settledHost { rows(numbers) }
    numbers.insert(5_000, at: 500)
    CountedID.hashes = 0
    host.show(rows(numbers))
    expect(CountedID.hashes, atMost: 8)
    numbers.remove(at: 20)
    CountedID.hashes = 0
    host.show(rows(numbers))
    expect(CountedID.hashes, atMost: 8)
    expect(host.codes, equals: [])
  }
}
