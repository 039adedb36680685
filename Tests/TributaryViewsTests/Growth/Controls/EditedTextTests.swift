@testable import TributaryControls
@testable import TributaryViews

struct EditedTextTests {
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
    for key in keys { expect(editing.handle(key, in: place, &clipboard), "\(key)") }
    return shown(editing)
  }

  @Test func `Keys insert, delete, and select text`() {
    // Text is inserted at the caret.
    expect(edited("", .text("ab"), .space, .text("c")), equals: "ab c|")
    expect(edited("ad", at: 1, .text("bc")), equals: "abc|d")
    // The caret stays in the text.
    expect(edited("ab", at: 99), equals: "ab|")
    expect(edited("ab", at: -1), equals: "|ab")
    expect(edited("ab", at: 1, .left, .left), equals: "|ab")
    expect(edited("ab", at: 1, .right, .right), equals: "ab|")
    expect(edited("abc", at: 1, .end), equals: "abc|")
    expect(edited("abc", at: 1, .home), equals: "|abc")
    expect(edited("abc", at: 2, .backspace), equals: "a|c")
    expect(edited("abc", at: 1, .delete), equals: "a|c")
    expect(edited("abc", at: 0, .backspace), equals: "|abc")
    expect(edited("abc", at: 3, .delete), equals: "abc|")
    expect(edited("", at: 0, .backspace, .delete), equals: "|")
    expect(edited("one two", .deleteWord, .deleteWord), equals: "|")
    expect(edited("one two", at: 3, .deleteWordForwards), equals: "one|")
    expect(edited("one two", at: 5, .deleteToStart), equals: "|wo")
    // A character of several scalars is one character.
    expect(edited("a👨‍👩‍👧b", at: 2, .backspace), equals: "a|b")
    expect(edited("e", at: 1, .text("\u{301}"), .text("x")), equals: "e\u{301}x|")
    expect(edited("ex", at: 1, .text("\u{301}"), .text("y")), equals: "e\u{301}y|x")
    expect(edited("\u{301}x", at: 0, .text("e"), .text("y")), equals: "e\u{301}y|x", "what follows has joined")
    expect(edited("🇫🇷", at: 0, .text("🇩"), .undo), equals: "|🇫🇷")
    // Shift selects, and typing replaces the selection.
    expect(edited("abcd", at: 2, .extendRight, .extendRight), equals: "ab[cd]")
    expect(edited("abcd", at: 2, .extendLeft, .text("x")), equals: "ax|cd")
    expect(edited("abcd", at: 2, .extendHome, .backspace), equals: "|cd")
    expect(edited("abcd", at: 2, .extendEnd, .delete), equals: "ab|")
    expect(edited("abcd", at: 2, .extendUp), equals: "[ab]cd")
    expect(edited("abcd", at: 2, .extendDown), equals: "ab[cd]")
    expect(edited("abcd", at: 1, .selectAll, .right), equals: "abcd|")
    expect(edited("abcd", at: 1, .selectAll, .left), equals: "|abcd")
    expect(edited("abcd", at: 2, .extendRight, .extendLeft, .extendLeft), equals: "a[b]cd")
  }

  @Test func `A line ignores Return and vertical arrow keys`() {
    for key in [FocusKey.return, .up, .down, .copy, .cut, .paste, .undo, .redo] {
      var editing = EditedText("a", caret: 1)
      var clipboard = ""
      expect(!editing.handle(key, in: .line, &clipboard), "\(key)")
      expect(editing, equals: EditedText("a", caret: 1))
    }
  }

  @Test(arguments: [
    ("one two", 0, "one| two", "|one two"), ("one two", 3, "one two|", "|one two"),
    ("one, two", 5, "one, two|", "|one, two"), ("don't go", 0, "don't| go", "|don't go"),
    ("a  b", 4, "a  b|", "a  |b"), ("🙂🙂", 1, "🙂🙂|", "|🙂🙂"), ("", 0, "|", "|"),
    ("שלום עולם", 9, "שלום עולם|", "שלום |עולם"),
  ])
  func `Words have boundaries`(text: String, caret: Int, right: String, left: String) {
    expect(edited(text, at: caret, .wordRight), equals: right)
    expect(edited(text, at: caret, .wordLeft), equals: left)
  }

  @Test func `Clicks select words and paragraphs`() {
    let text = EditedText("one, two\nthree")
    let page = EditingContext.page(PageLines(text.characters, width: 1_000) { _ in 8 })
    func part(_ place: Int, _ clicks: Int, _ ground: EditingContext) -> String {
      String(text.characters[text.part(at: place, clicks: clicks, in: ground)])
    }
    expect(part(1, 1, page), equals: "")
    expect(part(1, 2, page), equals: "one")
    expect(part(3, 2, page), equals: "one", "behind a word is at the word")
    expect(part(4, 2, page), equals: " ")
    expect(part(5, 3, page), equals: "one, two")
    expect(part(9, 3, page), equals: "three")
    expect(part(5, 3, .line), equals: "one, two\nthree")
    expect(part(14, 2, page), equals: "three")
    expect(EditedText("").part(at: 0, clicks: 2, in: .line), equals: 0..<0)
  }

  @Test func `Copied and cut text is pasted, in a line without line breaks`() {
    expect(edited("abc", .extendLeft, .copy, .home, .paste), equals: "c|abc")
    expect(edited("abc", .selectAll, .cut, .paste, .paste), equals: "abcabc|")
    expect(edited("", copied: "a\r\nb\nc", .paste), equals: "a b c|")
    expect(edited("", .insert("a\nb")), equals: "a b|")
  }

  @Test func `A secure field does not copy, report, or remember its text`() {
    var editing = EditedText("open sesame")
    var clipboard = ""
    _ = editing.handle(.selectAll, in: .secret, &clipboard)
    for key in [FocusKey.copy, .cut] { expect(!editing.handle(key, in: .secret, &clipboard)) }
    _ = editing.handle(.text("x"), in: .secret, &clipboard)
    expect(clipboard, equals: "")
    expect(editing, equals: EditedText("x"), "the history is empty")
    expect(edited("open sesame", in: .secret, .wordLeft), equals: "|open sesame")
    expect(EditedText("open sesame").part(at: 1, clicks: 2, in: .secret), equals: 0..<11)
  }

  @Test func `A run of typing or erasing is undone and redone at once`() {
    expect(edited("", .text("ab"), .space, .text("c"), .undo), equals: "|")
    expect(edited("", .text("ab"), .text("c"), .left, .text("x"), .undo), equals: "ab|c")
    expect(edited("", .text("ab"), .text("c"), .left, .text("x"), .undo, .undo), equals: "|")
    expect(edited("", .text("ab"), .text("c"), .left, .text("x"), .undo, .undo, .redo, .redo), equals: "abx|c")
    expect(edited("abcd", .backspace, .backspace, .text("x"), .undo), equals: "ab|")
    expect(edited("abcd", .backspace, .backspace, .text("x"), .undo, .undo), equals: "abcd|")
    expect(edited("abcd", at: 0, .delete, .delete, .undo), equals: "|abcd")
    expect(
      edited("abcd", .selectAll, .text("x"), .text("y"), .undo), equals: "[abcd]", "what was chosen is chosen again")
    expect(edited("ab", copied: "c", .paste, .paste, .undo), equals: "abc|", "each paste stands alone")
    var editing = EditedText("a")
    var clipboard = ""
    for key in [FocusKey.text("b"), .undo, .text("c")] { _ = editing.handle(key, in: .line, &clipboard) }
    let isUsed = editing.handle(.redo, in: .line, &clipboard)
    expect(!isUsed, "what was taken back is forgotten once something else is done")
    expect(edited("lo", at: 0, .text("he"), .text("l"), .undo), equals: "|lo")
    expect(edited("lo", at: 0, .text("he"), .text("l"), .text("l"), .undo, .redo), equals: "hell|lo")
    expect(edited("aaaa", at: 2, .backspace, .backspace, .undo), equals: "aa|aa")
    expect(edited("aaaa", at: 1, .delete, .delete, .undo), equals: "a|aaa")
  }

  @Test func `A text written by client code resets the history`() {
    var editing = EditedText("a")
    var clipboard = ""
    _ = editing.handle(.text("b"), in: .line, &clipboard)
    expect(editing.following("ab"), equals: editing)
    expect(editing.following("other"), equals: EditedText("other"))
    expect(EditedText("\u{E9}").following("e\u{301}").characters[0].unicodeScalars.count, equals: 2)
  }

  @Test func `A correction by the owner of the text is part of the same undo step`() {
    var editing = EditedText("AB", caret: 1)
    var clipboard = ""
    for letter in ["x", "y"] {
      let old = editing
      _ = editing.handle(.text(letter), in: .line, &clipboard)
      editing.settle(on: editing.text.uppercased(), from: old, in: .line)
    }
    expect(shown(editing), equals: "AXY|B")
    _ = editing.handle(.undo, in: .line, &clipboard)
    expect(shown(editing), equals: "A|B")
  }

  @Test func `The oldest undo steps are discarded`() {
    var editing = EditedText()
    var clipboard = "x"
    for _ in 0..<EditHistory.maximumSteps + 10 { _ = editing.handle(.paste, in: .line, &clipboard) }
    while editing.undo() {}
    expect(editing.characters.count, equals: 10)
  }
}

/// Random keys, checked against a model of a string, two positions in its scalars, and a list of all earlier states.
struct EditedTextPropertyTests {
  /// A minimal model of a single-line field that keeps only whole texts.
  private struct Model {
    var text: String
    var caret: Int
    var anchor: Int
    var clipboard = ""

    init(_ text: String, _ caret: Int) {
      (self.text, self.caret) = (text, caret)
      anchor = caret
    }

    private var low: Int { min(caret, anchor) }
    private var high: Int { max(caret, anchor) }
    var chosen: String { String(text.dropFirst(low).prefix(high - low)) }

    mutating func replace(_ from: Int, _ to: Int, _ new: String) {
      let head = text.prefix(from) + new
      let whole = head + text.dropFirst(to)
      text = String(whole)
      // The number of characters that begin before the end of the new text.
      caret = text.indices.filter { text[..<$0].utf8.count < head.utf8.count }.count
      anchor = caret
    }

    mutating func take(_ key: FocusKey) {
      switch key {
      case .left: go(low < high ? low : caret - 1)
      case .right: go(low < high ? high : caret + 1)
      case .extendLeft: caret = max(0, caret - 1)
      case .extendRight: caret = min(text.count, caret + 1)
      case .home: go(0)
      case .end: go(text.count)
      case .extendHome: caret = 0
      case .extendEnd: caret = text.count
      case .selectAll: (anchor, caret) = (0, text.count)
      case .text(let new): replace(low, high, new)
      case .insert(let new): replace(low, high, String(new.map { $0.isNewline ? " " : $0 }))
      case .backspace: if low < high { replace(low, high, "") } else if caret > 0 { replace(caret - 1, caret, "") }
      case .delete:
        if low < high { replace(low, high, "") } else if caret < text.count { replace(caret, caret + 1, "") }
      case .copy: if low < high { clipboard = chosen }
      case .cut:
        if low < high {
          clipboard = chosen
          replace(low, high, "")
        }
      case .paste: if !clipboard.isEmpty { replace(low, high, clipboard) }
      default: break
      }
    }

    private mutating func go(_ place: Int) {
      caret = min(max(0, place), text.count)
      anchor = caret
    }
  }

  private static let pieces = [
    "a", "b", " ", "é", "e\u{301}", "\u{301}", "\u{200B}", "\u{200D}", "👩", "👨‍👩‍👧", "🇫", "🇷", "א", "ب", "\u{200F}",
    "\u{E9}", "word",
  ]

  private func key(_ random: inout SeededGenerator) -> FocusKey {
    let moves: [FocusKey] = [
      .left, .right, .extendLeft, .extendRight, .home, .end, .extendHome, .extendEnd, .selectAll, .extendLeft,
      .extendRight,
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return .text(Self.pieces.randomElement(using: &random) ?? "a")
    case 4: return .insert("x\n" + (Self.pieces.randomElement(using: &random) ?? "a"))
    case 5: return .backspace
    case 6: return .delete
    case 7: return [.copy, .cut, .paste, .paste].randomElement(using: &random) ?? .paste
    default: return moves.randomElement(using: &random) ?? .left
    }
  }

  private func isSame(_ a: String, _ b: String) -> Bool { a.unicodeScalars.elementsEqual(b.unicodeScalars) }

  @Test(arguments: 0..<60) func `A line equals its model after any keys, and undo restores the initial text`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let start = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? "a"
    }.joined()
    var text = EditedText(start, caret: start.count)
    var model = Model(start, start.count)
    var clipboard = ""
    for _ in 0..<80 {
      let key = key(&random)
      _ = text.handle(key, in: .line, &clipboard)
      model.take(key)
      guard isSame(text.text, model.text), text.caret == model.caret, text.anchor == model.anchor,
        isSame(clipboard, model.clipboard), text.characters == Array(text.text)
      else {
        Issue.record("seed \(seed), \(key): \(text) is not \(model)")
        return
      }
    }
    var states = [text.text]
    while text.undo() { states.append(text.text) }
    expect(isSame(text.text, start), "seed \(seed)")
    for state in states.dropLast().reversed() {
      expect(text.redo(), "seed \(seed)")
      expect(isSame(text.text, state), "seed \(seed)")
    }
    expect(!text.redo())
  }

  @Test(arguments: 0..<30) func `Any number of undos followed by as many redos restores the text`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var text = EditedText("some words here")
    var clipboard = "copied"
    for _ in 0..<60 { _ = text.handle(key(&random), in: .line, &clipboard) }
    let end = text.text
    let steps = text.history.past.count
    for _ in 0..<10 {
      var count = 0
      let wanted = Int.random(in: 0...steps, using: &random)
      while count < wanted, text.undo() { count += 1 }
      for _ in 0..<count { expect(text.redo()) }
      expect(isSame(text.text, end), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func `Adjacent changes form one change`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func letters(_ count: Int) -> [Character] {
      (0..<count).map { _ in Array("abc").randomElement(using: &random) ?? "a" }
    }
    for _ in 0..<50 {
      let old = letters(Int.random(in: 0..<6, using: &random))
      let middle = letters(Int.random(in: 0..<6, using: &random))
      let new = letters(Int.random(in: 0..<6, using: &random))
      guard let first = TextChange(from: old, to: middle), let second = TextChange(from: middle, to: new) else {
        continue
      }
      expect(first.applied(to: old), equals: middle)
      expect(first.inverse.applied(to: middle), equals: old)
      guard let both = first.merged(with: second) else { continue }
      expect(both.applied(to: old), equals: new, "\(first), \(second)")
      expect(both.inverse.applied(to: new), equals: old, "\(first), \(second)")
    }
  }
}
