import TributaryGeometry

extension View {
  /// Opens a list of actions by a long press on this view, or by a press of the other button of a mouse.
  ///
  /// Of nested ones the innermost opens. The views are made anew at each opening; without any nothing opens.
  ///
  /// > Source: conformance MENU-10, MENU-11.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Opens a list of actions by a long press on this view, with a preview above the actions.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    modifier(
      ContextMenuModifier {
        preview().padding(8)
        Divider()
        menuItems()
      })
  }
}

/// Opens a list of actions where a view is pressed.
struct ContextMenuModifier<Items: View> {
  let items: () -> Items
  @State private var location: CGPoint?
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(@ViewBuilder items: @escaping () -> Items) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isOpen = $location.isThere()
    let closing = MenuClosing(isOpen, in: nil)
    content
      .modifier(ContextMenuPlace(open: Items.self == EmptyView.self || !isEnabled ? nil : { location = $0 }))
      .modifier(
        LayerModifier(
          layer: PopoverFrame(
            isPresented: isOpen, id: location == nil ? nil : true,
            target: location.map { CGRect(origin: $0, size: .zero) },
            edge: .bottom, alignment: 0, content: { _ in MenuPanel(closing: closing, content: items()) })))
  }
}

/// Makes a view one that has a menu.
struct ContextMenuPlace {
  /// Opens the menu at a point of the root, in points; `nil` if there is none.
  let open: ((CGPoint) -> Void)?
}

extension ContextMenuPlace: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContextMenuNode {
    ContextMenuNode(modifier.pointee.open, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ContextMenuNode) {
    node.open = modifier.pointee.open
  }
}
