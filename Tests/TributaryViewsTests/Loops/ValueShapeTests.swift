import TributaryLoopRules

@MainActor struct ValueShapeTests {
  @Test @MainActor func `Numbers are found inside structures, arrays, and optionals`() {
    struct Pair {
      var name = "a"
      var size: CGSize? = CGSize(width: 3, height: 4)
      var rows = [1, 2]
    }
    let numbers = ValueShape(Pair()).numbers
    expect(
      numbers.map(\.path),
      equals: [".name.count", ".size.width", ".size.height", ".rows.count", ".rows[0]", ".rows[1]"])
    expect(numbers.map(\.number.value), equals: [1, 3, 4, 2, 1, 2])
    expect(numbers.map(\.number.isFloating), equals: [false, true, true, false, false, false])
  }

  @Test @MainActor func `Ids and dates hold no numbers, and a long value is examined in part`() {
    expect(ValueShape(UUID()).numbers.isEmpty)
    expect(ValueShape(Date()).numbers.isEmpty)
    expect(ValueShape(UUID()).others.count, equals: 1)
    expect(ValueShape((0..<100_000).map(Double.init)).numbers.count, atMost: 256)
  }

  @Test @MainActor func `Noise is at most a billionth of the largest number or less than the floor`() {
    expect(ValueShape.noise(between: 100.0, 100.00000000000001) ?? 0, above: 0)
    expect(ValueShape.noise(between: 100.0, 100.0000001) != nil)
    expectNil(ValueShape.noise(between: 100.0, 100.000001))
    expectNil(ValueShape.noise(between: 0.0, 1e-10))
    expect(ValueShape.noise(between: 1e-10, 1.0000000001e-10) != nil)
    expect(ValueShape.noise(between: 0.0, 1e-10, floor: 1e-9), equals: 1e-10)
    expectNil(ValueShape.noise(between: 0.0, 1e-8, floor: 1e-9))
    expectNil(ValueShape.noise(between: 10_000_000_000, 10_000_000_001))
    expectNil(ValueShape.noise(between: "a", "b"))
    expectNil(ValueShape.noise(between: Double?.none as Any, 1.0))
    expectNil(ValueShape.noise(between: [1.0], [1.0, 1.0]))
  }
}

@MainActor struct ValueTextTests {
  private struct Entry: Hashable { var id = 1 }

  @Test @MainActor func `Values and their types are printed in one form`() {
    // Sets and dictionaries are printed in one order, regardless of their hashes.
    expect(describe(Set(0..<40)), equals: "[\((0..<40).map(String.init).sorted().joined(separator: ", "))]")
    expect(describe(["b": 2.5, "a": 1]), equals: #"["a": 1.0, "b": 2.5]"#)
    expect(describe([String: Int]()), equals: "[:]")
    // A private type is printed without its address.
    expect(describe(Entry()), equals: "Entry(id: 1)")
    expect(describe([Entry()]), equals: "[Entry(id: 1)]")
    expect(describe(Set([Entry()])), equals: "[Entry(id: 1)]")
    // Types of values have the short forms of the source.
    expect(valueTypeName(of: [Int].self), equals: "[Int]")
    expect(valueTypeName(of: [String: [Int?]].self), equals: "[String: [Int?]]")
    expect(valueTypeName(of: ([Int], Double?).self), equals: "([Int], Double?)")
    expect(valueTypeName(of: Set<[Int]>.self), equals: "Set<[Int]>")
    expect(valueTypeName(of: ((Int) -> [Int])?.self), equals: "Optional<(Int) -> [Int]>")
    expect(valueTypeName(of: Int.self), equals: "Int")
    expect(valueTypeName(of: Result<[Int], Never>.self), equals: "Result<[Int], Never>")
  }

  @Test @MainActor func `Loop reports print values briefly`() {
    // Loop reports print the beginning and the end of a long list, and its length.
    expect(describeBriefly(Array(0..<8)), equals: "\(Array(0..<8))")
    expect(describeBriefly(Array(0..<10_000)), equals: "[0, 1, 2, 3, 4, 5, …, 9998, 9999 (10000 in all)]")
    expect(describeBriefly(Set([1])), equals: "[1]")
    // Loop reports print geometry without modules and nested types.
    struct Item {
      var id = "a"
      var frame = CGRect(x: 1, y: -2, width: 3, height: 4)
    }
    let frame = CGRect(x: 1, y: -2, width: 3, height: 4)
    expect(describeBriefly(frame), equals: "CGRect(x: 1.0, y: -2.0, width: 3.0, height: 4.0)")
    expect(describeBriefly(["a": frame]), equals: #"["a": CGRect(x: 1.0, y: -2.0, width: 3.0, height: 4.0)]"#)
    expect(describeBriefly(Item()), equals: #"Item(id: "a", frame: CGRect(x: 1.0, y: -2.0, width: 3.0, height: 4.0))"#)
    expect(
      describeBriefly([frame, .zero]),
      equals: "[CGRect(x: 1.0, y: -2.0, width: 3.0, height: 4.0), CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)]")
    expect(
      describeBriefly([CGPoint(x: 1, y: 2)]) == "[CGPoint(x: 1.0, y: 2.0)]"
        && describeBriefly([CGSize(width: 1, height: 2)]) == "[CGSize(width: 1.0, height: 2.0)]")
    expect(describeBriefly("CGRect(origin: CGPoint("), equals: "CGRect(origin: CGPoint(")
    // Loop reports print optionals as literals.
    struct Row {
      var height: Double? = 2.5
      var title: String? = "Optional(1)"
      var next: Int??
    }
    expect(describeBriefly(Double?.some(12.5) as Any), equals: "12.5")
    expect(describeBriefly(Double?.none as Any), equals: "nil")
    expect(describeBriefly(Optional("a) \"b\"") as Any), equals: #""a) \"b\"""#)
    expect(describeBriefly([1, nil] as [Int?]), equals: "[1, nil]")
    expect(describeBriefly(["a": 1] as [String: Int?]), equals: #"["a": 1]"#)
    expect(describeBriefly(Row()), equals: #"Row(height: 2.5, title: "Optional(1)", next: nil)"#)
    expect(describeBriefly(Optional(CGPoint(x: 1, y: 2)) as Any), equals: "CGPoint(x: 1.0, y: 2.0)")
    // Texts that only resemble optionals are printed unchanged.
    struct Odd: CustomStringConvertible { let description: String }
    for text in ["Optional(1", "MyOptional(1)", "Optional(1))", #"Optional("1)"#] {
      expect(describeBriefly(Odd(description: text)), equals: text)
    }
    expect(describeBriefly("Optional(1)"), equals: "Optional(1)")
  }
}

/// Values that are not equal to themselves, passed around a loop: writing them again is not a change.
@MainActor struct NoNumberTests {
  private struct Row: Hashable, Sendable {
    var name = "a"
    var width: CGFloat = .nan
  }

  private struct Rows: Equatable, Sendable {
    var names = ["a"]
    var rows = [Row()]
  }

  private enum Choice: Equatable, Sendable {
    case lengths([CGFloat])
    case named(String, CGFloat)
    case others([CGFloat])
    case none
  }

  private struct Chosen: Equatable, Sendable {
    var choice: Choice
    var name = "a"
  }

  private func passes<V: Equatable & Sendable>(_ value: V) -> [String] {
    HandingRound<V>.Wiring.allCases.map { wiring in
      let host = makeHost { HandingRound(value: value, wiring: wiring) }
      let report = host.update()
      let said = host.diagnostics.map(\.code.rawValue).joined()
      return "\(wiring) \(report.passes <= 2 && report.settled ? "rests" : "\(report.passes) passes")\(said)"
    }
  }

  private let rests = ["preferences rests", "changes rests", "geometry rests"]

  @Test func `An invalid number is delivered once, whatever contains it`() {
    expect(passes(CGFloat.nan), equals: rests)
    expect(passes(CGFloat?.some(.nan)), equals: rests)
    expect(passes(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), equals: rests)
    expect(passes([CGFloat.nan]), equals: rests)
    expect(passes([1, CGFloat.nan, 2]), equals: rests)
    expect(passes([[CGFloat.nan]]), equals: rests)
    expect(passes(["a": Double.nan, "b": 1]), equals: rests)
    expect(passes([CGFloat]?.some([.nan])), equals: rests)
    expect(passes(Row()), equals: rests)
    expect(passes(Rows()), equals: rests)
    expect(passes([Row()]), equals: rests)
    expect(passes(Choice.lengths([.nan])), equals: rests)
    expect(passes(Choice.named("a", .nan)), equals: rests)
    expect(passes(Chosen(choice: .lengths([.nan]))), equals: rests)
    expect(passes([Choice?.some(.lengths([.nan]))]), equals: rests)
    expect(!isSame(Choice.lengths([.nan]), Choice.others([.nan])))
    expect(!isSame(Choice.lengths([.nan]), Choice.lengths([.nan, 1])))
    expect(!isSame(Choice.named("a", .nan), Choice.named("b", .nan)))
    expect(!isSame(Choice.none, Choice.lengths([.nan])))
    expect(!isSame(Chosen(choice: .lengths([.nan])), Chosen(choice: .lengths([.nan]), name: "b")))
  }

  @Test func `Other differences beside an invalid number are changes`() {
    expect(!isSame([CGFloat.nan, 1], [CGFloat.nan, 2]))
    expect(!isSame(["a": CGFloat.nan], ["b": CGFloat.nan]))
    expect(!isSame(Row(name: "a"), Row(name: "b")))
    expect(!isSame([CGFloat.nan], [CGFloat.nan, CGFloat.nan]))
    expect(isSame([CGFloat.nan, 1], [CGFloat.nan, 1]))
    expect(isSame(Rows(), Rows()))
    expect(!isSame(["a"], ["b"]))
  }
}

/// A view that writes the delivered value and publishes it again.
private struct HandingRound<V: Equatable & Sendable>: View {
  enum Wiring: CaseIterable { case preferences, changes, geometry }
  let value: V
  let wiring: Wiring
  @State private var kept: V?

  var body: some View {
    // Every write of another value causes another evaluation.
    let round = kept == nil ? 1 : 2
    let value = value
    switch wiring {
    case .preferences:
      Color.red.frame(height: CGFloat(round)).preference(key: LastKey<V>.self, value: value)
        .onPreferenceChange(LastKey<V>.self) { kept = $0 }
    case .changes: Color.red.frame(height: CGFloat(round)).onChange(of: value, initial: true) { kept = $1 }
    case .geometry:
      Color.red.frame(height: CGFloat(round)).onGeometryChange(for: V.self, of: { _ in value }, action: { kept = $0 })
    }
  }
}
