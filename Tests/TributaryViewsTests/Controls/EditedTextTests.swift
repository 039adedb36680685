import Testing
import TributaryGeometry

@testable import TributaryViews
@testable import TributaryControls

@Suite struct EditedTextTests {
  /// Returns the text with a bar at the caret, and the selection in brackets.
  private func shown(_ text: EditedText) -> String {
    let part = text.selection
    let before = String(text.characters[..<part.lowerBound])
    let behind = String(text.characters[part.upperBound...])
    return before + (part.isEmpty ? "|" : "[\(String(text.characters[part]))]") + behind
  }

  private func edited(
    _ text: String, at caret: Int = .max, in place: EditingContext = .line, copied: String = "", _ keys: FocusKey...
  ) -> String {
    var editing = EditedText(text, caret: caret)
    var clipboard = copied
    for key in keys {
      let isUsed = editing.handle(key, in: place, &clipboard)
      #expect(isUsed, "\(key)")
    }
    return shown(editing)
  }

  @Test func `Text is inserted at the caret`() {
    #expect(edited("", .text("ab"), .space, .text("c")) == "ab c|")
    #expect(edited("ad", at: 1, .text("bc")) == "abc|d")
  }

  @Test func `The caret stays in the text`() {
    #expect(edited("ab", at: 99) == "ab|")
    #expect(edited("ab", at: -1) == "|ab")
    #expect(edited("ab", at: 1, .left, .left) == "|ab")
    #expect(edited("ab", at: 1, .right, .right) == "ab|")
    #expect(edited("abc", at: 1, .end) == "abc|")
    #expect(edited("abc", at: 1, .home) == "|abc")
  }

  @Test func `Keys delete characters on either side`() {
    #expect(edited("abc", at: 2, .backspace) == "a|c")
    #expect(edited("abc", at: 1, .delete) == "a|c")
    #expect(edited("abc", at: 0, .backspace) == "|abc")
    #expect(edited("abc", at: 3, .delete) == "abc|")
    #expect(edited("", at: 0, .backspace, .delete) == "|")
    #expect(edited("one two", .deleteWord, .deleteWord) == "|")
    #expect(edited("one two", at: 3, .deleteWordForwards) == "one|")
    #expect(edited("one two", at: 5, .deleteToStart) == "|wo")
  }

  @Test func `A character of several scalars is one character`() {
    #expect(edited("a👨‍👩‍👧b", at: 2, .backspace) == "a|b")
    #expect(edited("e", at: 1, .text("\u{301}"), .text("x")) == "e\u{301}x|")
    #expect(edited("ex", at: 1, .text("\u{301}"), .text("y")) == "e\u{301}y|x")
    #expect(edited("\u{301}x", at: 0, .text("e"), .text("y")) == "e\u{301}y|x", "what follows has joined")
    #expect(edited("🇫🇷", at: 0, .text("🇩"), .undo) == "|🇫🇷")
  }

  @Test func `A line ignores Return and vertical arrow keys`() {
    for key in [FocusKey.return, .up, .down, .copy, .cut, .paste, .undo, .redo] {
      var editing = EditedText("a", caret: 1)
      var clipboard = ""
      let isUsed = editing.handle(key, in: .line, &clipboard)
      #expect(!isUsed, "\(key)")
      #expect(editing == EditedText("a", caret: 1))
    }
  }

  @Test func `Shift selects, and typing replaces the selection`() {
    #expect(edited("abcd", at: 2, .extendRight, .extendRight) == "ab[cd]")
    #expect(edited("abcd", at: 2, .extendLeft, .text("x")) == "ax|cd")
    #expect(edited("abcd", at: 2, .extendHome, .backspace) == "|cd")
    #expect(edited("abcd", at: 2, .extendEnd, .delete) == "ab|")
    #expect(edited("abcd", at: 2, .extendUp) == "[ab]cd")
    #expect(edited("abcd", at: 2, .extendDown) == "ab[cd]")
    #expect(edited("abcd", at: 1, .selectAll, .right) == "abcd|")
    #expect(edited("abcd", at: 1, .selectAll, .left) == "|abcd")
    #expect(edited("abcd", at: 2, .extendRight, .extendLeft, .extendLeft) == "a[b]cd")
  }

  @Test(arguments: [
    ("one two", 0, "one| two", "|one two"), ("one two", 3, "one two|", "|one two"),
    ("one, two", 5, "one, two|", "|one, two"), ("don't go", 0, "don't| go", "|don't go"),
    ("a  b", 4, "a  b|", "a  |b"), ("🙂🙂", 1, "🙂🙂|", "|🙂🙂"), ("", 0, "|", "|"),
    ("שלום עולם", 9, "שלום עולם|", "שלום |עולם"),
  ])
  func `Words have boundaries`(text: String, caret: Int, right: String, left: String) {
    #expect(edited(text, at: caret, .wordRight) == right)
    #expect(edited(text, at: caret, .wordLeft) == left)
  }

  @Test func `Clicks select words and paragraphs`() {
    let text = EditedText("one, two\nthree")
    let page = EditingContext.page(PageLines(text.characters, width: 1_000) { _ in 8 })
    func part(_ place: Int, _ clicks: Int, _ ground: EditingContext) -> String {
      String(text.characters[text.part(at: place, clicks: clicks, in: ground)])
    }
    #expect(part(1, 1, page) == "")
    #expect(part(1, 2, page) == "one")
    #expect(part(3, 2, page) == "one", "behind a word is at the word")
    #expect(part(4, 2, page) == " ")
    #expect(part(5, 3, page) == "one, two")
    #expect(part(9, 3, page) == "three")
    #expect(part(5, 3, .line) == "one, two\nthree")
    #expect(part(14, 2, page) == "three")
    #expect(EditedText("").part(at: 0, clicks: 2, in: .line) == 0..<0)
  }

  @Test func `Copied and cut text is pasted, in a line without line breaks`() {
    #expect(edited("abc", .extendLeft, .copy, .home, .paste) == "c|abc")
    #expect(edited("abc", .selectAll, .cut, .paste, .paste) == "abcabc|")
    #expect(edited("", copied: "a\r\nb\nc", .paste) == "a b c|")
    #expect(edited("", .insert("a\nb")) == "a b|")
  }

  @Test func `A secure field does not copy, report, or remember its text`() {
    var editing = EditedText("open sesame")
    var clipboard = ""
    _ = editing.handle(.selectAll, in: .secret, &clipboard)
    for key in [FocusKey.copy, .cut] {
      let isUsed = editing.handle(key, in: .secret, &clipboard)
      #expect(!isUsed)
    }
    _ = editing.handle(.text("x"), in: .secret, &clipboard)
    #expect(clipboard == "")
    #expect(editing == EditedText("x"), "the history is empty")
    #expect(edited("open sesame", in: .secret, .wordLeft) == "|open sesame")
    #expect(EditedText("open sesame").part(at: 1, clicks: 2, in: .secret) == 0..<11)
  }

  @Test func `A run of typing is undone and redone at once`() {
    #expect(edited("", .text("ab"), .space, .text("c"), .undo) == "|")
    #expect(edited("", .text("ab"), .text("c"), .left, .text("x"), .undo) == "ab|c")
    #expect(edited("", .text("ab"), .text("c"), .left, .text("x"), .undo, .undo) == "|")
    #expect(edited("", .text("ab"), .text("c"), .left, .text("x"), .undo, .undo, .redo, .redo) == "abx|c")
    #expect(edited("abcd", .backspace, .backspace, .text("x"), .undo) == "ab|")
    #expect(edited("abcd", .backspace, .backspace, .text("x"), .undo, .undo) == "abcd|")
    #expect(edited("abcd", at: 0, .delete, .delete, .undo) == "|abcd")
    #expect(edited("abcd", .selectAll, .text("x"), .text("y"), .undo) == "[abcd]", "what was chosen is chosen again")
    #expect(edited("ab", copied: "c", .paste, .paste, .undo) == "abc|", "each paste stands alone")
    var editing = EditedText("a")
    var clipboard = ""
    for key in [FocusKey.text("b"), .undo, .text("c")] { _ = editing.handle(key, in: .line, &clipboard) }
    let isUsed = editing.handle(.redo, in: .line, &clipboard)
    #expect(!isUsed, "what was taken back is forgotten once something else is done")
  }

  @Test func `Characters typed or erased beside equal ones are one step`() {
    #expect(edited("lo", at: 0, .text("he"), .text("l"), .undo) == "|lo")
    #expect(edited("lo", at: 0, .text("he"), .text("l"), .text("l"), .undo, .redo) == "hell|lo")
    #expect(edited("aaaa", at: 2, .backspace, .backspace, .undo) == "aa|aa")
    #expect(edited("aaaa", at: 1, .delete, .delete, .undo) == "a|aaa")
  }

  @Test func `A text written by client code resets the history`() {
    var editing = EditedText("a")
    var clipboard = ""
    _ = editing.handle(.text("b"), in: .line, &clipboard)
    #expect(editing.following("ab") == editing)
    #expect(editing.following("other") == EditedText("other"))
    #expect(EditedText("\u{E9}").following("e\u{301}").characters[0].unicodeScalars.count == 2)
  }

  @Test func `A correction by the owner of the text is part of the same undo step`() {
    var editing = EditedText("AB", caret: 1)
    var clipboard = ""
    for letter in ["x", "y"] {
      let old = editing
      _ = editing.handle(.text(letter), in: .line, &clipboard)
      editing.settle(on: editing.text.uppercased(), from: old, in: .line)
    }
    #expect(shown(editing) == "AXY|B")
    _ = editing.handle(.undo, in: .line, &clipboard)
    #expect(shown(editing) == "A|B")
  }

  @Test func `The oldest undo steps are discarded`() {
    var editing = EditedText()
    var clipboard = "x"
    for _ in 0..<EditHistory.maximumSteps + 10 { _ = editing.handle(.paste, in: .line, &clipboard) }
    while editing.undo() {}
    #expect(editing.characters.count == 10)
  }
}
