import Testing
import TributaryFormatters

@Suite struct ListFormatterTests {
  private func formatter(_ locale: String = "en_US") -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(arguments: [
    ([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B, and C"),
  ])
  func `Items are joined with commas and a conjunction`(items: [String], text: String) {
    #expect(formatter().string(from: items) == text)
    #expect(formatter().string(for: items) == text)
  }

  @Test func `A locale has its own conjunction and separators`() {
    #expect(formatter("de_DE").string(from: ["A", "B", "C"]) == "A, B und C")
    #expect(formatter("ja_JP").string(from: ["A", "B", "C"]) == "A、B、C")
  }

  @Test func `Numbers have the format of the locale`() {
    #expect(formatter().string(from: [12345, 2.5, true, "B"]) == "12,345, 2.5, true, and B")
    #expect(formatter("de_DE").string(from: [1234.5, "B"]) == "1.234,5 und B")
  }

  @Test func `An item formatter formats the items`() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "en_US")
    let formatter = formatter()
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2, 3]) == "one, two, and three")
  }

  @Test func `An item that the item formatter cannot format makes the text nil`() {
    let formatter = formatter()
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: [1, "B"]) == nil)
  }

  @Test func `Values other than arrays have no text`() {
    #expect(formatter().string(for: 3) == nil)
    #expect(formatter().string(for: nil) == nil)
  }
}
