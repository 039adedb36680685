@testable import TributaryViews
@testable import TributaryControls

struct StyledTextTests {
  private typealias Kern = AttributeScopes.SwiftUIAttributes.KerningAttribute

  /// Returns a text in which each character has the digit that is its kerning.
  private func text(_ characters: String, _ digits: String) -> AttributedString {
    zip(characters, digits).reduce(into: AttributedString()) { text, part in
      text += AttributedString(
        String(part.0), attributes: AttributeContainer().kern(CGFloat(part.1.wholeNumberValue ?? 0)))
    }
  }

  /// Returns the kerning of each character as digits; `-` for none.
  private func digits(_ text: EditedText) -> String {
    guard let styled = text.styling?.text else { return "" }
    return styled.runs[Kern.self].map { value, range in
      String(repeating: value.map { "\(Int($0))" } ?? "-", count: styled[range].characters.count)
    }.joined()
  }

  @Test func `Typed characters have the attributes at the caret even beside equal characters`() {
    var editing = EditedText(text("aaa", "123"))
    editing.move(to: 1, extending: false)
    editing.replace(1..<1, by: "a", .typing)
    expect(digits(editing), equals: "1123")
    expect(editing.caret, equals: 2)
    editing.replace(0..<0, by: "a", .single)
    expect(digits(editing), equals: "11123")
    editing.choose(2..<5)
    editing.replace(editing.selection, by: "bc", .single)
    expect(digits(editing), equals: "1111")
    expect(editing.text, equals: "aabc")
  }

  @Test func `Undo restores attributes, and typing is one step`() {
    var editing = EditedText(text("ab", "12"))
    for character in "cd" { editing.replace(editing.selection, by: String(character), .typing) }
    editing.replace(0..<1, by: "", .erasing)
    expect(digits(editing), equals: "222")
    expect(editing.styling?.past.count, equals: 2)
    var states: [String] = []
    while editing.undo() { states.append(editing.text + digits(editing) + "|\(editing.caret)") }
    expect(states, equals: ["abcd1222|4", "ab12|2"])
    while editing.redo() { states.append(editing.text + digits(editing) + "|\(editing.caret)") }
    expect(states.suffix(2), equals: ["abcd1222|4", "bcd222|0"])
    editing.replace(0..<0, by: "x", .typing)
    expect(editing.styling?.future.isEmpty == true)
  }

  @Test func `A text with the same characters and other scalars is another text`() {
    let (decomposed, composed) = (AttributedString("e\u{301}x"), AttributedString("\u{E9}x"))
    expect(decomposed, equals: composed)
    expect(!decomposed.isSame(as: composed))
    // Client code replaces the text.
    var editing = EditedText(decomposed).following(composed)
    editing.replace(2..<2, by: "y", .typing)
    expect(editing.styling.map { Array(String($0.text.characters).unicodeScalars) }, equals: ["\u{E9}", "x", "y"])
    // A setter replaces it.
    let old = EditedText(AttributedString("x"))
    editing = old
    editing.replace(0..<0, by: "e\u{301}", .typing)
    editing.settle(on: composed, from: old)
    expect(Array(editing.text.unicodeScalars), equals: ["\u{E9}", "x"])
    editing.replace(2..<2, by: "y", .typing)
    expect(editing.text, equals: "\u{E9}xy")
  }

  @Test func `A replacement by the same text is not a step`() {
    var editing = EditedText(text("ab", "12"))
    editing.replace(2..<2, by: "c", .typing)
    editing.choose(2..<3)
    editing.replace(2..<3, by: "c", .single)
    expect(editing.caret, equals: 3)
    var isUndone = editing.undo()
    expect(isUndone)
    expect(editing.text, equals: "ab")
    // The attributes of the first replaced character differ from those of the second.
    editing.choose(0..<2)
    editing.replace(0..<2, by: "ab", .single)
    expect(digits(editing), equals: "11")
    isUndone = editing.undo()
    expect(isUndone)
    expect(digits(editing), equals: "12")
  }

  @Test func `The undo history has a maximum number of steps`() {
    var editing = EditedText(AttributedString())
    for _ in 0..<EditHistory.maximumSteps + 5 { editing.replace(editing.selection, by: "a", .single) }
    expect(editing.styling?.past.count, equals: EditHistory.maximumSteps)
    expect(editing.history, equals: EditHistory(), "the history of plain text is not used")
  }

  @Test func `Replaced text starts a new state`() {
    var editing = EditedText(text("ab", "12"))
    editing.replace(2..<2, by: "c", .typing)
    let copy = editing.styling?.text ?? AttributedString()
    expect(editing.following(copy).styling?.past.count, equals: 1)
    expect(editing.following(text("abc", "122")).styling?.past.count, equals: 1, "an equal text")
    expect(editing.following(text("abc", "121")).styling?.past.isEmpty == true)
    expect(editing.following(text("x", "1")), equals: EditedText(text("x", "1")))
  }

  @Test func `A changed write belongs to the same step`() {
    var editing = EditedText(text("ab", "12"))
    let old = editing
    editing.replace(2..<2, by: "c", .typing)
    editing.settle(on: text("abC", "129"), from: old)
    expect(editing.text, equals: "abC")
    expect(digits(editing), equals: "129")
    expect(editing.caret, equals: 3)
    var steps = 0
    while editing.undo() { steps += 1 }
    expect(steps, equals: 1)
    expect(editing.text, equals: "ab")
  }

  @Test func `A change of attributes by the program keeps the caret`() {
    var editing = EditedText(text("abc", "123"))
    editing.choose(1..<2)
    let changed = editing.following(text("abc", "199"))
    expect(changed.selection, equals: 1..<2)
    expect(digits(changed), equals: "199")
    expect(editing.following(text("abd", "123")).selection, equals: 3..<3)
  }

  @Test func `A rejected write is not a step`() {
    var editing = EditedText(text("ab", "12"))
    editing.replace(2..<2, by: "c", .single)
    editing.replace(3..<3, by: "d", .single)
    expect(editing.undo())
    let old = editing
    editing.replace(0..<0, by: "x", .typing)
    editing.settle(on: text("abc", "122"), from: old)
    expect(editing.text, equals: "abc")
    expect(editing.styling?.past.count, equals: 1)
    expect(editing.styling?.future.count, equals: 1)
  }

  @Test func `Indices inside characters have places`() {
    let editing = EditedText(AttributedString("e\u{301}\r\nx"))
    guard let styling = editing.styling else { return }
    let scalars = Array(styling.text.unicodeScalars.indices) + [styling.text.endIndex]
    func places(_ selection: AttributedTextSelection) -> Range<Int> {
      styling.places(of: selection, in: editing.characters)
    }
    let points = scalars.map { places(AttributedTextSelection(insertionPoint: $0)).lowerBound }
    expect(points, equals: [0, 1, 1, 2, 2, 3])
    expect(places(AttributedTextSelection(range: scalars[1]..<scalars[2])), equals: 0..<1)
    expect(places(AttributedTextSelection(range: scalars[1]..<scalars[3])), equals: 0..<2)
    expect(places(AttributedTextSelection(range: scalars[2]..<scalars[4])), equals: 1..<2)
  }

  @Test func `Random edits change a text as they change a string`() {
    let parts = ["a", "e", "\u{301}", "\r", "\n", "\r\n", "🇩", "🇪", "👨‍👩‍👧", "👩", "🏽", "क", "\u{94D}", "ष"]
    for seed in 1...6 {
      var random = SeededGenerator(seed: UInt64(seed))
      var plain = EditedText()
      var styled = EditedText(AttributedString())
      for _ in 0..<300 {
        let start = Int.random(in: 0...plain.characters.count, using: &random)
        let end = min(plain.characters.count, start + max(0, Int.random(in: -6...3, using: &random)))
        let new = (0..<Int.random(in: 0...2, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        styled.styling?.typing = AttributeContainer().kern(CGFloat(Int.random(in: 0...2, using: &random)))
        plain.replace(start..<end, by: new.joined(), .single)
        styled.replace(start..<end, by: new.joined(), .single)
        guard plain.text == styled.text, plain.caret == styled.caret else {
          Issue.record("seed \(seed): \(plain.text.debugDescription) \(styled.text.debugDescription)")
          break
        }
      }
    }
  }

  @Test func `Random edits keep attributes with their characters`() {
    var random = SeededGenerator(seed: 27)
    // Each character has its own value as an attribute, except typed ones.
    for _ in 0..<50 {
      let letters = (0..<8).map { _ in "abé👨‍👩‍👧\n".randomElement(using: &random) ?? "a" }
      var editing = EditedText(text(String(letters), "12345678"))
      var model = zip(editing.characters, "12345678".prefix(editing.characters.count)).map { ($0, String($1)) }
      guard model.count == 8 else { continue }
      for _ in 0..<10 {
        let start = Int.random(in: 0...model.count, using: &random)
        let end = Int.random(in: start...model.count, using: &random)
        editing.styling?.typing = AttributeContainer().kern(9)
        editing.replace(start..<end, by: "z", .single)
        model.replaceSubrange(start..<end, with: [("z", "9")])
        expect(editing.text, equals: String(model.map(\.0)))
        expect(digits(editing), equals: model.map(\.1).joined())
        expect(editing.caret, equals: start + 1)
        expect(editing.styling.map { String($0.text.characters) }, equals: editing.text)
      }
      while editing.undo() {}
      expect(digits(editing), equals: "12345678")
    }
  }
}
