@_spi(Engine) public import TributaryEngine

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
