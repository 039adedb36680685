@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

extension View {
  /// Adds a context menu and a primary action for rows of the lists and tables in this view.
  ///
  /// The menu applies to the selected rows if it is opened on one of them, otherwise to the row at the press, or to no
  /// rows outside all rows. It does not open without views, or if the selection type is different. A row with its own
  /// context menu opens that one.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection values of rows.
  ///   - menu: A closure that creates the actions for selection values.
  ///   - primaryAction: The action for a double press on a row, or for Return with selected rows.
  ///
  /// > Source: conformance MENU-12 to MENU-14.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// A modifier that adds a context menu for rows.
private struct SelectionMenuModifier<Value: Hashable, Items: View> {
  let menu: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
  @OwnedObject private var action = RowAction()
  @Environment(\.rowAction) private var outer

  nonisolated init(menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

extension SelectionMenuModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let _ = prepareAction()
    content
      .environment(\.rowAction, primaryAction == nil ? outer : action)
      .modifier(
        ContextMenuModifier { node, point in
          node.list(at: point)?.values(at: point, as: Value.self)
        } items: {
          menu($0)
        })
  }

  @MainActor
  private func prepareAction() {
    action.set(primaryAction)
    action.outer = outer
  }
}

extension View {
  /// Sets whether the texts in this view can be copied.
  ///
  /// A long press or a secondary click on a text opens a menu that copies the whole text to the clipboard. The
  /// innermost of nested modifiers applies. It does not apply to labels of buttons, to views with tap gestures, and to
  /// fields. A context menu of a view that contains the text takes precedence. Sheets and popovers that this view
  /// presents do not inherit the setting.
  ///
  /// > Source: conformance TEXT-70 to TEXT-73.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isSelectable: S.allowsSelection))
  }
}

/// A modifier that makes texts copyable. Its structure is constant, so that the content keeps its state.
private struct TextSelectionModifier {
  let isSelectable: Bool
  @Environment(\.textClipboard) private var clipboard

  nonisolated init(isSelectable: Bool) { self.isSelectable = isSelectable }
}

extension TextSelectionModifier: ViewModifier, BuiltInComposite {
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
  /// Returns the copyable content of the frontmost text of this view at a point of the root.
  ///
  /// - Returns: `nil` if there is no such text, or if the text is the label of a control or gesture.
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

extension TableRowContent {
  /// Adds a context menu to the rows. A long press or a secondary click opens the menu.
  ///
  /// > Source: conformance TABLE-11.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    let menuItems = menuItems()
    return ModifiedTableRows(rows: self) { $0.contextMenu { menuItems } }
  }

  /// Adds a context menu with a preview above the actions to the rows.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some TableRowContent<TableRowValue> {
    let menuItems = menuItems()
    let preview = preview()
    return ModifiedTableRows(rows: self) { row in
      row.contextMenu {
        menuItems
      } preview: {
        preview
      }
    }
  }
}
