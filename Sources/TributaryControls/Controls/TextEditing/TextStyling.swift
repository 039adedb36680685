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
  struct Moment {
    let text: AttributedString
    let caret: Int
    let anchor: Int
  }

  struct Step {
    let before: Moment
    var after: Moment
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

  mutating func record(_ before: Moment, _ after: Moment, _ kind: EditHistory.Kind) {
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
  mutating func undo() -> Moment? {
    open = nil
    guard let step = past.popLast() else { return nil }
    future.append(step)
    return step.before
  }

  /// Returns the state after the step that was undone last and moves the step to `past`, or returns `nil` if there is
  /// none.
  mutating func redo() -> Moment? {
    open = nil
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step.after
  }

  /// Returns the indices of a range of characters.
  func indices(of range: Range<Int>) -> Range<AttributedString.Index> {
    let characters = text.characters
    let start = characters.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<characters.index(start, offsetBy: range.count)
  }

  /// Returns the offsets of the characters of a selection.
  ///
  /// A selection of several ranges counts as the range from the first to the last.
  func places(of selection: AttributedTextSelection) -> Range<Int> {
    let range =
      switch selection.indices(in: text) {
      case .insertionPoint(let place): place..<place
      case .ranges(let ranges):
        (ranges.ranges.first?.lowerBound ?? text.endIndex)..<(ranges.ranges.last?.upperBound ?? text.endIndex)
      }
    let start = text.characters.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.characters.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Returns the attributes of text that replaces a range of characters.
  func attributesOfAddedText(_ range: Range<Int>) -> AttributeContainer {
    var attributes =
      typing ?? text.attributesOfAddedText(at: AttributedTextSelection(range: indices(of: range)).indices(in: text))
    rules?.constrain(&attributes)
    return attributes
  }
}

/// Equality of the texts and of the lengths of the histories, which distinguishes consecutive states.
extension TextStyling: Equatable {
  static func == (a: TextStyling, b: TextStyling) -> Bool {
    a.text == b.text && a.typing == b.typing && a.open == b.open && a.past.count == b.past.count
      && a.future.count == b.future.count && a.rules === b.rules && a.fonts == b.fonts
  }
}
