import Foundation
import ExpectationTestSupport
import Testing
import TributaryEngine

/// The text of values in reports.
struct ValueTextTests {
  struct Row {
    enum Kind { case header(CGSize), body }

    var name = "Foundation.Data"
    var frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    var kind = Kind.header(.zero)
  }

  @Test func `The names of modules are left out, but not those in strings`() {
    let row =
      "Row(name: \"Foundation.Data\", "
      + "frame: CGRect(origin: CGPoint(x: 1.0, y: 2.5), size: CGSize(width: 3.0, height: 4.0)), "
      + "kind: ValueTextTests.Row.Kind.header(CGSize(width: 0.0, height: 0.0)))"
    expect(describe(Row()), equals: row)
    expect(describe([CGPoint.zero]), equals: "[CGPoint(x: 0.0, y: 0.0)]")
    expect(describe(["a": CGPoint.zero]), equals: "[\"a\": CGPoint(x: 0.0, y: 0.0)]")
    expect(describe("Foundation.Data"), equals: "Foundation.Data")
  }

  private struct Table {
    var name = "table"
    var cells: [Int]?
    var rows: [[Int]] = []
  }

  private struct Named: CustomStringConvertible {
    var cells = Array(0..<10)
    var description: String { "named" }
  }

  @Test func `Only some elements of long collections are printed, also inside other values`() {
    let numbers = Array(0..<10)
    let text = "[0, 1, …, 8, 9 (10 in all)]"
    expect(describe(numbers, elements: 4), equals: text)
    expect(describe(Optional(numbers) as Any, elements: 4), equals: "Optional(\(text))")
    expect(describe([numbers, [1]], elements: 4), equals: "[\(text), [1]]")
    expect(
      describe(Table(cells: numbers, rows: [[1], numbers]), elements: 4),
      equals: "Table(name: \"table\", cells: Optional(\(text)), rows: [[1], \(text)])")
    expect(describe(Table(cells: [1]), elements: 4), equals: describe(Table(cells: [1])))
    expect(describe(Named(), elements: 4), equals: "named")
    expect(describe(["a": numbers], elements: 20), equals: describe(["a": numbers]))
  }

  @Test func `Of a dictionary or a set with many entries, only the number is printed`() {
    let numbers = 0..<2_000
    expect(describe(Set(numbers), elements: 4), equals: "[2000 entries]")
    expect(describe(Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0) }), elements: 4), equals: "[2000 entries]")
    expect(describe(Set(numbers)).hasSuffix("]"))
    expect(describe(Set(0..<10), elements: 4), equals: "[0, 1, …, 8, 9 (10 in all)]")
  }

  /// Counts the descriptions of its elements.
  private struct Counted: CustomDebugStringConvertible {
    nonisolated(unsafe) static var count = 0
    var debugDescription: String {
      Self.count += 1
      return "c"
    }
  }

  @Test func `The text of a long collection costs as much as that of its printed elements`() {
    Counted.count = 0
    _ = describe(Array(repeating: Counted(), count: 100_000), elements: 100)
    expect(Counted.count, equals: 100)
  }
}
