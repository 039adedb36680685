import Testing

@testable import TributaryViews

@Suite struct TextEditingTests {
  /// The text with a bar at the caret.
  private func edited(_ text: String, at caret: Int, _ keys: FocusKey...) -> String {
    var editing = TextEditing(text, caret: caret)
    for key in keys {
      let isUsed = editing.handle(key)
      #expect(isUsed)
    }
    return "\(editing.before)|\(editing.current.map(String.init) ?? "")\(editing.after)"
  }

  @Test func `Text goes in at the caret`() {
    #expect(edited("", at: 0, .text("ab"), .space, .text("c")) == "ab c|")
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

  @Test func `Keys take characters away on either side`() {
    #expect(edited("abc", at: 2, .backspace) == "a|c")
    #expect(edited("abc", at: 1, .delete) == "a|c")
    #expect(edited("abc", at: 0, .backspace) == "|abc")
    #expect(edited("abc", at: 3, .delete) == "abc|")
    #expect(edited("", at: 0, .backspace, .delete) == "|")
  }

  @Test func `A character of several scalars is one`() {
    #expect(edited("a👨‍👩‍👧b", at: 2, .backspace) == "a|b")
    #expect(edited("e", at: 1, .text("\u{301}"), .text("x")) == "e\u{301}x|")
    #expect(edited("ex", at: 1, .text("\u{301}"), .text("y")) == "e\u{301}y|x")
  }

  @Test func `Return is no business of a line`() {
    var editing = TextEditing("a", caret: 1)
    let isUsed = editing.handle(.return)
    #expect(!isUsed)
    #expect(editing == TextEditing("a", caret: 1))
  }
}
