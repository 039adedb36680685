public import Foundation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A control that edits a text of several lines while it has focus.
///
/// The editor accepts the proposed size, and longer text scrolls. Its lines are 5 points from its leading and trailing
/// edges. <doc:TextKeys> describes the effects of keys and presses.
///
/// > Source: conformance CONTROL-80 to CONTROL-86, CONTROL-184 to CONTROL-190, CONTROL-192.
public struct TextEditor {
  let text: Binding<String>
  /// A binding to the selection, if client code observes or sets it.
  var selection: Binding<TextSelection?>?
  /// The attributed text in place of `text`; `nil` for text without attributes.
  var styled: StyledTextBinding?
  /// The limits of its height; `nil` to accept the proposed height.
  var growth: PageGrowth?
  /// An action that Return performs in place of a line break; `nil` for a line break.
  var commit: (() -> Void)?
  /// A closure that is called when the editor receives or loses focus.
  var focusChange: (Bool) -> Void = { _ in }
  @State private var edited = EditedText()
  @State private var press = TextPress()
  @State private var hasFocus = false
  @Environment(\.textFont) private var font
  @Environment(\.textMeasurer) private var measurer
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textClipboard) private var clipboard
  @Environment(\.styledTextSurroundings) private var surroundings

  /// Creates an editor for a text.
  ///
  /// - Parameter text: A binding to the text with its attributes.
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, NamedComposite {
  public var body: some View {
    TextEditorLayout(
      growth: growth, lineHeight: lineHeight, countLines: { lines(of: editing, in: $0).indices.count },
      idealWidth: { measurer.validWidth(of: text.wrappedValue[...], in: font) + TextFieldLine.caretWidth }
    ) {
      page
    }
    .environment(\.isTextSelectable, false)
    .modifier(ScrollContentBackground())
    .opacity(isEnabled ? 1 : 0.35)
  }

  private var page: some View {
    let editing = self.editing
    return GeometryReader { proxy in
      let width = max(0, proxy.size.width - 2 * lineMargin)
      let lines = self.lines(of: editing, in: width)
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(lines.indices, id: \.self) { line in
              TextEditorLine(
                editing: editing, lines: lines, line: line, showsCaret: hasFocus, rules: surroundings.rules
              )
              .frame(height: lines.height(ofLine: line) ?? lineHeight, alignment: .leading)
            }
          }
          .padding(.horizontal, lineMargin)
          .frame(maxWidth: .infinity, minHeight: proxy.size.height, alignment: .topLeading)
          .contentShape(Rectangle())
          .gesture(TextPressGesture(moved: { follow($0, $1, lines) }, ended: { press.end() }))
        }
        .modifier(
          KeyModifier(
            action: { key in action(for: key, lines, width, reader) }, focusChange: focusDidChange))
      }
    }
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    focusChange(hasFocus)
  }

  /// The editing state, with the selection of the binding if there is one.
  private var editing: EditedText {
    if let styled { return styled.editing(edited, in: surroundings) }
    var editing = edited.following(text.wrappedValue)
    if let chosen = selection?.wrappedValue?.places(in: editing.text) { editing.choose(chosen) }
    return editing
  }

  /// The distance of the lines from the leading and the trailing edge, in points. A field of several lines has none.
  private var lineMargin: CGFloat { growth == nil ? 5 : 0 }

  private var lineHeight: CGFloat {
    let metrics = measurer.lineMetrics(of: font)
    return (metrics.ascent + metrics.descent + metrics.leading).asExtent
  }

  private func lines(of editing: EditedText, in width: CGFloat) -> PageLines {
    if let styling = editing.styling {
      return surroundings.lines(
        of: styling, editing.characters, width: max(0, width - TextFieldLine.caretWidth), lineHeight: lineHeight,
        measurer)
    }
    let (measurer, font) = (measurer, font)
    var known: [Character: CGFloat] = [:]
    // The width excludes space for the caret after the last character.
    return PageLines(editing.characters, width: max(0, width - TextFieldLine.caretWidth)) { character in
      if let width = known[character] { return width }
      let width = measurer.validWidth(of: String(character)[...], in: font)
      known[character] = width
      return width
    }
  }

  private func take(_ editing: EditedText) {
    edited = editing
    styled?.select(editing)
    selection?.wrappedValue = TextSelection(editing.selection, of: editing.text)
  }

  /// Applies an event of a press to the text.
  private func follow(_ drag: DragGesture.Value, _ isExtending: Bool, _ lines: PageLines) {
    let line = lines.line(at: drag.location.y, lineHeight)
    var editing = self.editing
    let place = lines.place(at: drag.location.x - lineMargin, inLine: line)
    press.follow(drag, at: place, isExtending: isExtending, &editing, in: .page(lines))
    take(editing)
  }

  private func action(
    for key: FocusKey, _ lines: PageLines, _ width: CGFloat, _ reader: ScrollViewProxy
  ) -> (() -> Void)? {
    if key == .return, let commit { return commit }
    if let styled { return styledAction(for: key, styled, lines, width, reader) }
    var copied = clipboard.text
    var editing = self.editing
    guard editing.handle(key, in: .page(lines), &copied) else { return nil }
    return {
      // Other keys do not replace copied values by their text.
      if key == .copy || key == .cut { clipboard.text = copied }
      press.forget()
      let old = self.editing
      if !editing.text.isSame(as: old.text) {
        text.wrappedValue = editing.text
        editing.settle(on: text.wrappedValue, from: old, in: .page(lines))
      }
      take(editing)
      reader.scrollTo(self.lines(of: editing, in: width).line(of: editing.caret))
    }
  }
}

extension TextEditor {
  /// Returns the effect of a key on an attributed text.
  private func styledAction(
    for key: FocusKey, _ styled: StyledTextBinding, _ lines: PageLines, _ width: CGFloat, _ reader: ScrollViewProxy
  ) -> (() -> Void)? {
    var copied = clipboard.text
    var styledCopy = clipboard.styledText
    var editing = self.editing
    guard editing.handle(key, in: .page(lines), &copied, &styledCopy) else { return nil }
    return {
      if key == .copy || key == .cut { clipboard.styledText = styledCopy }
      press.forget()
      styled.write(&editing, from: self.editing)
      take(editing)
      reader.scrollTo(self.lines(of: editing, in: width).line(of: editing.caret))
    }
  }
}

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
