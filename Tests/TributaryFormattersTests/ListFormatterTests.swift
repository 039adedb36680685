import ExpectationTestSupport
import Testing
import TributaryFormatters

struct ListFormatterTests {
  private func formatter(_ locale: String = "en_US") -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(arguments: [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B, and C")])
  func `Items are joined with commas and a conjunction`(items: [String], text: String) {
    expect(formatter().string(from: items), equals: text)
    expect(formatter().string(for: items), equals: text)
  }

  @Test func `A locale has its own conjunction and separators`() {
    expect(formatter("de_DE").string(from: ["A", "B", "C"]), equals: "A, B und C")
    expect(formatter("ja_JP").string(from: ["A", "B", "C"]), equals: "A、B、C")
  }

  @Test func `Numbers have the format of the locale`() {
    expect(formatter().string(from: [12345, 2.5, true, "B"]), equals: "12,345, 2.5, true, and B")
    expect(formatter("de_DE").string(from: [1234.5, "B"]), equals: "1.234,5 und B")
  }

  @Test func `An item formatter formats the items`() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "en_US")
    let formatter = formatter()
    formatter.itemFormatter = numbers
    expect(formatter.string(from: [1, 2, 3]), equals: "one, two, and three")
  }

  @Test func `An item that the item formatter cannot format makes the text nil`() {
    let formatter = formatter()
    formatter.itemFormatter = NumberFormatter()
    expectNil(formatter.string(from: [1, "B"]))
  }

  @Test func `Values other than arrays have no text`() {
    expectNil(formatter().string(for: 3))
    expectNil(formatter().string(for: nil))
  }
}
