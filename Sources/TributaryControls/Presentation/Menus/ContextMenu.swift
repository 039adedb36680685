@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

extension View {
  /// Opens a list of actions by a long press on this view, or by a press of the other button of a mouse.
  ///
  /// Of nested ones the innermost opens. The views are made anew at each opening; without any nothing opens.
  ///
  /// > Source: conformance MENU-10, MENU-11.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    let menuItems = menuItems()
    return modifier(
      ContextMenuModifier { _, _ in
        true
      } items: { _ in
        menuItems
      })
  }

  /// Opens a list of actions by a long press on this view, with a preview above the actions.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    let menuItems = menuItems()
    let preview = preview()
    return modifier(
      ContextMenuModifier { _, _ in
        true
      } items: { _ in
        preview.padding(8)
        Divider()
        menuItems
      })
  }
}

/// The actions of a menu, as older sources hand them to a view.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Some actions.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a list of actions by a long press on this view; none for `nil`.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu(menuItems: { contextMenu?.items })
  }
}

/// Opens a list of actions where a view is pressed, for something that is found there.
struct ContextMenuModifier<Subject, Items: View> {
  /// What a menu at a point of the root would be for; `nil` if there is none.
  let subject: @MainActor (ContextMenuNode, CGPoint) -> Subject?
  /// Whether presses where there is none are left to others.
  let isOnlyThere: Bool
  let items: (Subject) -> Items
  @State private var opened: Opened?
  @Environment(\.isEnabled) private var isEnabled

  private struct Opened {
    let location: CGPoint
    let subject: Subject
  }

  nonisolated init(
    of subject: @escaping @MainActor (ContextMenuNode, CGPoint) -> Subject?, onlyThere isOnlyThere: Bool = false,
    @ViewBuilder items: @escaping (Subject) -> Items
  ) {
    self.subject = subject
    self.isOnlyThere = isOnlyThere
    self.items = items
  }
}

extension ContextMenuModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    let isOpen = $opened.isThere()
    let open: @MainActor (ContextMenuNode, CGPoint) -> Bool = { node, point in self.open(at: point, in: node) }
    let isWanted: @MainActor (ContextMenuNode, CGPoint) -> Bool = { [subject] in subject($0, $1) != nil }
    content
      .modifier(
        ContextMenuPlace(
          open: Items.self == EmptyView.self || !isEnabled ? nil : open, isWanted: isOnlyThere ? isWanted : nil)
      )
      .modifier(
        LayerModifier(
          layer: PopoverFrame(
            isPresented: isOpen, id: opened.map { _ in true },
            target: opened.map { CGRect(origin: $0.location, size: .zero) }, edge: .bottom, alignment: 0,
            content: { _ in panel(MenuClosing(isOpen, in: nil)) })))
  }

  @ViewBuilder @MainActor
  private func panel(_ closing: MenuClosing) -> some View {
    if let opened { MenuPanel(closing: closing, content: items(opened.subject)) }
  }

  @MainActor
  private func open(at point: CGPoint, in node: ContextMenuNode) -> Bool {
    guard let subject = subject(node, point), !showsNothing(items(subject)) else { return false }
    opened = Opened(location: point, subject: subject)
    return true
  }
}

/// Makes a view one that has a menu.
struct ContextMenuPlace {
  /// Opens the menu at a point of the root, in points, if there is one for what is there; `nil` if there never is.
  let open: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
  /// Whether a press at a point of the root may open it; `nil` if any may.
  let isWanted: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
}

extension ContextMenuPlace: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContextMenuNode {
    ContextMenuNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ContextMenuNode) {
    node.open = modifier.pointee.open
    node.isWanted = modifier.pointee.isWanted
  }
}
