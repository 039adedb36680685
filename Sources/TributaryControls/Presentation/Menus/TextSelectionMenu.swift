@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

extension View {
  /// Lets the texts in this view be copied, or not: a long press on one, or a press of the other button of a mouse, opens a
  /// menu that copies all of it to where fields paste from.
  ///
  /// What the innermost of nested ones says counts. Labels of buttons, what taps perform something on in this view, and fields
  /// are for presses of their own; a menu of the view in which a text stands comes before. Sheets and popovers that this
  /// view shows say it for themselves.
  ///
  /// > Source: conformance TEXT-70 to TEXT-73.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isSelectable: S.allowsSelection))
  }
}

/// Lets texts be copied. It is the same views whether they may or not, so that their state stays.
private struct TextSelectionModifier {
  let isSelectable: Bool
  @Environment(\.textClipboard) private var clipboard

  nonisolated init(isSelectable: Bool) { self.isSelectable = isSelectable }
}

extension TextSelectionModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content
      .environment(\.isTextSelectable, isSelectable)
      .modifier(
        ContextMenuModifier(of: { $0.selectableText(at: $1) }, onlyThere: true) { [clipboard] text in
          Button("Copy") { clipboard.text = text }
        })
  }
}

extension ContextMenuNode {
  /// What can be copied of the text in this view that is the front-most thing at a point of the root.
  ///
  /// - Returns: `nil` also for text that is the label of something that is pressed.
  @MainActor
  fileprivate func selectableText(at point: CGPoint) -> String? {
    let chain = host.answering { host.root.hit(point) }
    guard let content = (chain.first as? TextNode)?.selectableContent,
      let end = chain.firstIndex(where: { $0 === self })
    else { return nil }
    let isLabel =
      chain.contains { ($0 as? OwnContentShapeNode)?.isLabel ?? false }
      || chain[..<end].contains { ($0 as? GestureNode)?.makeRecognizer().tapCount != nil }
    return isLabel ? nil : content
  }
}
