import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryViews

/// The attributes of an edited text, the attributes of the next typed characters, and the undo history of both.
///
///     past  │ plain │ plain **bold**      undo ──▶      future
///
/// Values of an attributed string share their storage, so that a step costs little memory.
///
/// Invariants:
/// 1. `text` has the characters of the edited text.
/// 2. `past` has at most `EditHistory.maximumSteps` steps. A change is merged with the previous step only if both have
///    the same kind and no other operation occurred between them.
///
/// Tested by `StyledTextTests`.
struct TextStyling {
  /// A text with its selection.
  struct Snapshot {
    let text: AttributedString
    let caret: Int
    let anchor: Int
  }

  struct Step {
    let before: Snapshot
    var after: Snapshot
  }

  var text: AttributedString
  /// The attributes of the next typed characters; `nil` if they follow from the text.
  var typing: AttributeContainer?
  /// The rules that the text follows after each change.
  var rules: FormattingRules?
  /// The environment in which fonts are resolved.
  var fonts = Font.Context(font: nil, textSize: .large)

  private(set) var past: [Step] = []
  private(set) var future: [Step] = []
  /// The kind of the last step, as long as another change can be merged with it.
  private(set) var open: EditHistory.Kind?

  init(_ text: AttributedString) { self.text = text }

  /// Ends the current step, and forgets explicit typing attributes.
  mutating func selectionDidMove() {
    typing = nil
    open = nil
  }

  /// Ends the current step, so that the next change starts a new one.
  mutating func close() { open = nil }

  mutating func record(_ before: Snapshot, _ after: Snapshot, _ kind: EditHistory.Kind) {
    defer { open = kind == .single ? nil : kind }
    future = []
    if kind == open, !past.isEmpty {
      past[past.count - 1].after = after
      return
    }
    past.append(Step(before: before, after: after))
    if past.count > EditHistory.maximumSteps { past.removeFirst(past.count - EditHistory.maximumSteps) }
  }

  /// Returns the state before the last step and moves the step to `future`, or returns `nil` if there is none.
  mutating func undo() -> Snapshot? {
    open = nil
    guard let step = past.popLast() else { return nil }
    future.append(step)
    return step.before
  }

  /// Returns the state after the step that was undone last and moves the step to `past`, or returns `nil` if there is
  /// none.
  mutating func redo() -> Snapshot? {
    open = nil
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step.after
  }

  // Foundation divides some attributed texts into other characters than the equal string, and does not accept indices
  // inside a character, so all positions are converted by their UTF-8 offsets.

  /// Returns the indices of a range of the characters of the text.
  func indices(of range: Range<Int>, in characters: [Character]) -> Range<AttributedString.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: characters[..<range.lowerBound].utf8Count)
    return start..<text.utf8.index(start, offsetBy: characters[range].utf8Count)
  }

  /// Returns the range of the characters of the text that a selection contains at least in part. An insertion point
  /// inside a character is after it: the scalars before it can be new.
  ///
  /// A selection of several ranges counts as the range from the first to the last.
  func places(of selection: AttributedTextSelection, in characters: [Character]) -> Range<Int> {
    let range =
      switch selection.indices(in: text) {
      case .insertionPoint(let place): place..<place
      case .ranges(let ranges):
        (ranges.ranges.first?.lowerBound ?? text.endIndex)..<(ranges.ranges.last?.upperBound ?? text.endIndex)
      }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let end = start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    let last = EditedText.place(behind: end, in: characters)
    return (range.isEmpty ? last : characters.place(before: start))..<last
  }

  /// Returns the attributes of text that replaces a range of the characters of the text.
  func attributesOfAddedText(_ range: Range<Int>, in characters: [Character]) -> AttributeContainer {
    let indices = AttributedTextSelection(range: indices(of: range, in: characters)).indices(in: text)
    var attributes = typing ?? text.attributesOfAddedText(at: indices)
    rules?.constrain(&attributes)
    return attributes
  }
}

/// Equality of the texts and of the lengths of the histories, which distinguishes consecutive states.
extension TextStyling: Equatable {
  static func == (a: TextStyling, b: TextStyling) -> Bool {
    a.text.isSame(as: b.text) && a.typing == b.typing && a.open == b.open && a.past.count == b.past.count
      && a.future.count == b.future.count && a.rules === b.rules && a.fonts == b.fonts
  }
}

extension Sequence<Character> {
  /// The number of UTF-8 bytes.
  var utf8Count: Int { reduce(0) { $0 + $1.utf8.count } }
}

extension [Character] {
  /// Returns the number of characters that end within a given number of UTF-8 bytes.
  fileprivate func place(before length: Int) -> Int {
    var bytes = 0
    return firstIndex { character in
      bytes += character.utf8.count
      return bytes > length
    } ?? count
  }
}

/// An attribute that a key switches on and off.
enum TextEmphasis {
  case bold, italic, underline

  init?(_ key: FocusKey) {
    switch key {
    case .bold: self = .bold
    case .italic: self = .italic
    case .underline: self = .underline
    default: return nil
    }
  }

  private typealias Keys = AttributeScopes.SwiftUIAttributes

  /// Returns whether a view with formatting rules displays the attribute.
  func isAllowed(by rules: FormattingRules?) -> Bool {
    guard let scope = rules?.scope else { return true }
    return switch self {
    case .bold, .italic: scope.allows(Keys.FontAttribute.self)
    case .underline: scope.allows(Keys.UnderlineStyleAttribute.self)
    }
  }

  func isOn(in attributes: AttributeContainer, _ context: Font.Context) -> Bool {
    let font = attributes[Keys.FontAttribute.self] ?? .default
    return switch self {
    case .bold: font.resolve(in: context).isBold
    case .italic: font.resolve(in: context).isItalic
    case .underline: attributes[Keys.UnderlineStyleAttribute.self] != nil
    }
  }

  func set(_ isOn: Bool, in attributes: inout AttributeContainer) {
    let font = attributes[Keys.FontAttribute.self] ?? .default
    switch self {
    case .bold: attributes[Keys.FontAttribute.self] = font.bold(isOn)
    case .italic: attributes[Keys.FontAttribute.self] = font.italic(isOn)
    case .underline: attributes[Keys.UnderlineStyleAttribute.self] = isOn ? .single : nil
    }
  }
}
