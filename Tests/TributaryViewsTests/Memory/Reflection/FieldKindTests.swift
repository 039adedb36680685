import ResilientFixture
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Every kind of field in the article on comparison, in every holder of fields.
@Suite(.serialized) @MainActor struct FieldKindTests {
  @Test(arguments: FieldKind.all, FieldHolder.allCases)
  func `Equal values are recognized where possible, different ones never`(kind: FieldKind, holder: FieldHolder) {
    expect(kind.run(holder), equals: FieldRuns(forSame: kind.isKnown ? 0 : 1, forOther: 1))
  }

  @Test(arguments: FieldKind.all, FieldHolder.allCases)
  func `A value that a container passes on unchanged is not evaluated again`(kind: FieldKind, holder: FieldHolder) {
    expect(kind.runsHandedOn(holder), equals: 0)
  }

  @Test(arguments: FieldKind.all, FieldHolder.allCases)
  @MainActor func `Bytes outside fields are ignored, for every kind`(kind: FieldKind, holder: FieldHolder) {
    for poison in [0x00, 0x55] as [UInt8] { expect(kind.isEqualWhenPoisoned(holder, poison), equals: kind.isKnown) }
  }

  @Test @MainActor func `The article lists the tested kinds`() throws {
    let rows = try source("TributaryEngine/TributaryEngine.docc/ChangeDetection.md").split(separator: "\n").filter {
      $0.hasPrefix("| ")
    }
    let cells = rows.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let table = cells.dropFirst().filter { $0.count == 4 }.map { "\($0[0]): \($0[3])" }
    expect(Set(table), equals: Set(FieldKind.all.map { "\($0.name): \($0.isKnown ? "no" : "yes")" }))
  }

  @Test @MainActor func `Non-strong fields do not keep objects alive`() {
    var object: Twin? = Twin("a")
    weak let remembered = object
    let host = settledHost { Holder(a: object) }
    expect(remembered != nil)
    object = nil
    expectNil(remembered)
    // The root is replaced after all objects that its view refers to were released.
    let other = Twin("b")
    host.show(Holder(a: other))
    expect(host.displayList.description.contains("b"))
  }

  @Test @MainActor func `A released object is distinguished from none`() {
    var object: Twin? = Twin("first")
    let host = settledHost { Label(item: object) }
    expect(host.displayList.description.contains("first"))
    object = nil
    host.show(Label(item: nil))
    expect(host.displayList.description.contains("none"))
    expect(host.show(Label(item: nil)).counts.bodies, equals: 0)
  }

  @Test(arguments: [0x00, 0x55, 0xFF] as [UInt8]) @MainActor func `Bytes outside fields are ignored`(poison: UInt8) {
    expectEqual(poison, Gaps(small: 1, large: 2, flag: true, last: 3), gaps: 1..<8, 17..<20)
    expectEqual(poison, GapsAndState(small: 1, large: 2), gaps: 1..<8)
    expectEqual(poison, MaybeGaps(small: 1, number: nil), gaps: 1..<8)
    expectEqual(poison, MaybeGaps(small: 1, number: 7), gaps: 1..<8)
    expectEqual(poison, TupleGaps(pair: (1, 2), last: 3), gaps: 1..<8)
    expectEqual(poison, Resilient(1, 2), gaps: 1..<8)
  }

  @Test(arguments: [0x00, 0xFF] as [UInt8])
  @MainActor func `A view is not evaluated when only the bytes between its fields differ`(poison: UInt8) throws {
    let host = settledHost { Gaps(small: 1, large: 2, flag: true, last: 3) }
    let node = try #require(host.nodes(of: BodyNode<Gaps>.self).first)
    var value = Gaps(small: 1, large: 2, flag: true, last: 3)
    withUnsafeMutablePointer(to: &value) { value in
      fill(value, 1..<8, with: poison)
      fill(value, 17..<20, with: poison)
      expect(!node.update(value))
      value.pointee.last = 4
      expect(node.update(value))
    }
  }

  /// Expects a value to be equal to a copy with different bytes in `gaps`.
  private func expectEqual<T>(
    _ poison: UInt8, _ value: T, gaps: Range<Int>..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var (first, second) = (value, value)
    withUnsafeMutablePointer(to: &first) { first in
      withUnsafeMutablePointer(to: &second) { second in
        for gap in gaps {
          fill(first, gap, with: poison)
          fill(second, gap, with: ~poison)
        }
        #expect(TypeLayout.of(T.self).areEqual(first, second), "\(T.self)", sourceLocation: sourceLocation)
      }
    }
  }

  private func fill<T>(_ value: UnsafeMutablePointer<T>, _ bytes: Range<Int>, with poison: UInt8) {
    memset(UnsafeMutableRawPointer(value) + bytes.lowerBound, Int32(poison), bytes.count)
  }
}

private struct Holder: View {
  weak var a: Twin?
  unowned(unsafe) let b: Twin?
  unowned let c: Twin?
  init(a: Twin?) {
    self.a = a
    b = a
    c = a
  }

  var body: some View { Text(a?.name ?? "none") }
}

private struct Label: View {
  weak var item: Twin?
  var body: some View { Text(item?.name ?? "none") }
}

private struct Gaps: View {
  var small: UInt8
  var large: Int
  var flag: Bool
  var last: Int32
  var body: some View { Color.red }
}

private struct GapsAndState: View {
  var small: UInt8
  var large: Int
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

private struct MaybeGaps {
  var small: UInt8
  var number: Int64?
}

private struct TupleGaps {
  var pair: (UInt8, Int)
  var last: UInt8
}
