import Foundation
@_spi(Engine) import TributaryViews

// Changes of an attributed text.
extension EditedText {
  /// Creates an editing state of an attributed text, with the caret at its end.
  init(_ text: AttributedString) {
    self.init(String(text.characters))
    styling = TextStyling(text)
  }

  /// Returns this state if its attributed text has the same scalars and attributes as a text; otherwise a state of that
  /// text without a history. The caret moves to the end of the text, unless only attributes differ.
  func following(_ text: AttributedString) -> EditedText {
    guard let known = styling?.text else { return EditedText(text) }
    if known.isCopy(of: text) { return self }
    guard known.isSame(as: text) else {
      var result = EditedText(text)
      if result.text == self.text { result.show(result.text, caret: caret, anchor: anchor) }
      return result
    }
    var result = self
    result.styling?.text = text
    return result
  }

  /// Applies the effect of a key to the text and its attributes.
  ///
  /// - Parameters:
  ///   - clipboard: The text of the clipboard.
  ///   - copied: The attributed text of the clipboard; `nil` if it has none.
  /// - Returns: Whether the key has an effect.
  mutating func handle(
    _ key: FocusKey, in place: EditingContext, _ clipboard: inout String, _ copied: inout AttributedString?
  ) -> Bool {
    if let emphasis = TextEmphasis(key) { return toggle(emphasis) }
    if key == .paste, let copied {
      if copied.characters.isEmpty { return false }
      replace(selection, by: copied, .single)
      return true
    }
    let chosen = styling.map { AttributedString($0.text[$0.indices(of: selection, in: characters)]) }
    guard handle(key, in: place, &clipboard) else { return false }
    if key == .copy || key == .cut { copied = chosen }
    return true
  }

  /// Replaces some characters by attributed text, and moves the caret to its end.
  mutating func replace(_ range: Range<Int>, by new: AttributedString, _ kind: EditHistory.Kind?) {
    guard var styling else { return }
    let before = snapshot(of: styling)
    let isSelection = !range.isEmpty && range == selection
    let removed = styling.attributesOfAddedText(range, in: characters)
    let end = String(characters[..<range.lowerBound]).utf8.count + String(new.characters).utf8.count
    styling.text.rejoin(replacing: [styling.indices(of: range, in: characters)], with: new)
    styling.rules?.constrain(&styling.text)
    // The attributes of a removed selection, and of a text that is now empty, apply to the next typed character.
    styling.typing = new.characters.isEmpty && (isSelection || styling.text.characters.isEmpty) ? removed : nil
    adopt(styling.text, caretAt: end)
    record(before, &styling, kind)
  }

  /// Adopts the attributed text that a binding returns after a write, because its setter can modify the text.
  ///
  /// - Parameters:
  ///   - written: The text that the binding returns, for which later indices are valid.
  ///   - old: The state before the change.
  mutating func settle(on written: AttributedString, from old: EditedText) {
    if let styling, written.isSame(as: styling.text) {
      self.styling?.text = written
      return
    }
    let end = String(characters[..<caret]).utf8.count
    let kind = styling?.open ?? .single
    self = old
    guard var styling else { return }
    let before = snapshot(of: styling)
    styling.text = written
    styling.typing = nil
    adopt(written, caretAt: end)
    record(before, &styling, kind)
  }

  /// Shows the state before or after a step of the history.
  ///
  /// - Returns: Whether there was a step.
  mutating func restore(_ snapshot: TextStyling.Snapshot?, _ styling: TextStyling) -> Bool {
    guard let snapshot else { return false }
    show(String(snapshot.text.characters), caret: snapshot.caret, anchor: snapshot.anchor)
    self.styling = styling
    self.styling?.text = snapshot.text
    self.styling?.typing = nil
    return true
  }

  /// Switches an attribute of the selected characters, or of the next typed characters. It is switched off only if all
  /// selected characters have it.
  private mutating func toggle(_ emphasis: TextEmphasis) -> Bool {
    guard var styling, emphasis.isAllowed(by: styling.rules) else { return false }
    if selection.isEmpty {
      var typing = styling.attributesOfAddedText(selection, in: characters)
      emphasis.set(!emphasis.isOn(in: typing, styling.fonts), in: &typing)
      styling.rules?.constrain(&typing)
      styling.typing = typing
      styling.close()
      self.styling = styling
      return true
    }
    let before = snapshot(of: styling)
    var part = AttributedTextSelection(range: styling.indices(of: selection, in: characters))
    let isOn = part.attributes(in: styling.text).allSatisfy { emphasis.isOn(in: $0, styling.fonts) }
    styling.text.transformAttributes(in: &part) { emphasis.set(!isOn, in: &$0) }
    styling.rules?.constrain(&styling.text)
    record(before, &styling, .single)
    return true
  }

  private func snapshot(of styling: TextStyling) -> TextStyling.Snapshot {
    TextStyling.Snapshot(text: styling.text, caret: caret, anchor: anchor)
  }

  /// Shows another text, with the caret behind a number of UTF-8 bytes.
  private mutating func adopt(_ text: AttributedString, caretAt end: Int) {
    let text = String(text.characters)
    let caret = Self.place(behind: end, in: Array(text))
    show(text, caret: caret, anchor: caret)
  }

  /// Records a step of the history, unless the text is unchanged: a setter can reject a change, and a text can replace
  /// the same text.
  private mutating func record(_ before: TextStyling.Snapshot, _ styling: inout TextStyling, _ kind: EditHistory.Kind?)
  {
    if let kind, !styling.text.isSame(as: before.text) { styling.record(before, snapshot(of: styling), kind) }
    self.styling = styling
  }
}
