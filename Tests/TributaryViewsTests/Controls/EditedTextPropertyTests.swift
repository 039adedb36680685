import RandomTestSupport
import Testing

@testable import TributaryViews
@testable import TributaryControls

/// Random keys, checked against a model of a string, two positions in its scalars, and a list of all earlier states.
@Suite struct EditedTextPropertyTests {
  /// A minimal model of a single-line field that keeps only whole texts.
  private struct Model {
    var text: String
    var caret: Int
    var anchor: Int
    var clipboard = ""

    init(_ text: String, _ caret: Int) {
      self.text = text
      self.caret = caret
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

  /// Returns whether two texts have equal scalars.
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
      let isDone = text.redo()
      expect(isDone, "seed \(seed)")
      expect(isSame(text.text, state), "seed \(seed)")
    }
    let isMore = text.redo()
    expect(!isMore)
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
      for _ in 0..<count {
        let isDone = text.redo()
        expect(isDone)
      }
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
