@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

extension View {
  /// Opens a list of actions for rows of the lists and tables in this view, and performs an action for them.
  ///
  /// The menu is for the rows that are chosen if it is opened on one of them, else for the row there, and for none beside
  /// all rows. Where it has no views, or rows are chosen by values of another type, none opens. A row with a menu of its own
  /// opens that.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values by which rows are chosen.
  ///   - menu: Makes the actions for values of rows.
  ///   - primaryAction: What is done for values of rows by two presses in a row, or by Return for those that are chosen.
  ///
  /// > Source: conformance MENU-12 to MENU-14.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// Opens a list of actions for rows.
private struct SelectionMenuModifier<Value: Hashable, Items: View> {
  let menu: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
  @State private var action = RowAction()
  @Environment(\.rowAction) private var outer

  nonisolated init(menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

extension SelectionMenuModifier: ViewModifier, FrameworkComposite {
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

extension TableRowContent {
  /// Opens a list of actions by a long press on a row, or by a press of the other button of a mouse.
  ///
  /// > Source: conformance TABLE-11.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    let menuItems = menuItems()
    return ModifiedTableRows(rows: self) { $0.contextMenu { menuItems } }
  }

  /// Opens a list of actions by a long press on a row, with a preview above the actions.
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
