public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

extension TextEditor {
  /// Creates an editor for an attributed text.
  ///
  /// The editor displays the fonts, colors, and lines of the text. Typed characters have the attributes of the text
  /// around the insertion point, or the typing attributes of the selection. Command or Control with B, I, and U
  /// switches bold, italics, and the underline.
  ///
  /// - Parameters:
  ///   - text: A binding to the text with its attributes.
  ///   - selection: A binding to the selection. The editor applies it, and writes it when the user changes it.
  ///
  /// > Source: conformance CONTROL-184 to CONTROL-190.
  public nonisolated init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.text = .constant("")
    styled = StyledTextBinding(text: text, selection: selection)
  }
}

/// The bindings of an editor for an attributed text.
struct StyledTextBinding {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// Returns the editing state, with the selection of the binding if there is one.
  func editing(_ edited: EditedText, in surroundings: StyledTextSurroundings) -> EditedText {
    var editing = edited.following(text.wrappedValue)
    if let chosen = selection?.wrappedValue, let styling = editing.styling {
      editing.choose(styling.places(of: chosen, in: editing.characters))
      editing.styling?.typing = chosen.explicitTypingAttributes(in: styling.text)
    }
    editing.styling?.rules = surroundings.rules
    editing.styling?.fonts = surroundings.fonts
    return editing
  }

  /// Writes a changed text, and adopts the text that the binding returns.
  func write(_ editing: inout EditedText, from old: EditedText) {
    guard let new = editing.styling?.text, let known = old.styling?.text else { return }
    if new.isSame(as: known) {
      // The indices of the selection are valid for the text of the binding.
      editing.styling?.text = known
      return
    }
    text.wrappedValue = new
    editing.settle(on: text.wrappedValue, from: old)
  }

  /// Writes the selection of an editing state.
  func select(_ editing: EditedText) {
    guard let selection, let styling = editing.styling else { return }
    let range = styling.indices(of: editing.selection, in: editing.characters)
    selection.wrappedValue =
      range.isEmpty
      ? AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: styling.typing)
      : AttributedTextSelection(range: range)
  }
}
