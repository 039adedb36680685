@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
@_spi(Engine) package import TributaryViews

extension View {
  /// Adds a context menu to this view. A long press or a secondary click opens the menu.
  ///
  /// The innermost of nested context menus opens. Its views are created each time it opens; a menu without views does
  /// not open.
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

  /// Adds a context menu with a preview above the actions to this view.
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

/// The actions of a context menu. Deprecated: use `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a context menu.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu to this view; `nil` adds none.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu(menuItems: { contextMenu?.items })
  }
}

/// A modifier that adds a context menu for the subject at the location of a press.
struct ContextMenuModifier<Subject, Items: View> {
  /// A closure that returns the subject of a menu at a point in the coordinate space of the root, or `nil` if there is
  /// none.
  let subject: @MainActor (ContextMenuNode, CGPoint) -> Subject?
  /// Whether presses without a subject are handled by other gestures.
  let isOnlyThere: Bool
  let items: (Subject) -> Items
  @State private var opened: Opened?
  @Environment(\.isEnabled) private var isEnabled

  /// The subject and the location of the menu that is open.
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

extension ContextMenuModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let isOpen = $opened.isPresent()
    let open: @MainActor (ContextMenuNode, CGPoint) -> Bool = { node, point in self.open(at: point, in: node) }
    let isWanted: @MainActor (ContextMenuNode, CGPoint) -> Bool = { [subject] in subject($0, $1) != nil }
    content
      .modifier(
        ContextMenuSourceModifier(
          open: Items.self == EmptyView.self || !isEnabled ? nil : open, isWanted: isOnlyThere ? isWanted : nil)
      )
      .modifier(
        LayerModifier(
          layer: PopoverFrame(
            isPresented: isOpen, id: opened.map { _ in true },
            target: opened.map { CGRect(origin: $0.location, size: .zero) }, edge: .bottom, alignment: 0,
            content: { _ in panel(MenuClosing(isOpen, in: nil)) }), isInBuiltInBody: true))
  }

  @ViewBuilder @MainActor
  private func panel(_ closing: MenuClosing) -> some View {
    if let opened { MenuPanel(closing: closing, content: items(opened.subject).asContent(of: nil)) }
  }

  @MainActor
  private func open(at point: CGPoint, in node: ContextMenuNode) -> Bool {
    guard let subject = subject(node, point), !showsNothing(items(subject)) else { return false }
    opened = Opened(location: point, subject: subject)
    return true
  }
}

/// A modifier that makes a view the source of a context menu.
struct ContextMenuSourceModifier {
  /// A closure that opens the menu at a point of the root, in points, and returns whether it has content; `nil` for no
  /// menu.
  let open: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
  /// A closure that returns whether a press at a point of the root can open the menu; `nil` if any press can.
  let isWanted: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
}

extension ContextMenuSourceModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContextMenuNode {
    ContextMenuNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ContextMenuNode) {
    node.open = modifier.pointee.open
    node.isWanted = modifier.pointee.isWanted
  }
}

/// The node of a view with a context menu, which a long press opens.
///
/// The press takes precedence over gestures of inner views. Among nested context menus, the innermost one under the
/// pointer opens.
package final class ContextMenuNode: GestureNode, RowMenu {
  var open: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
  /// A closure that returns whether a press at a point of the root can open the menu; `nil` if any press can.
  ///
  /// Other presses are handled by outer gestures.
  var isWanted: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?

  init(_ modifier: ContextMenuSourceModifier, _ inputs: NodeInputs) {
    open = modifier.open
    isWanted = modifier.isWanted
    super.init(.highPriority, .all, inputs)
  }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    guard open != nil else { return super.makeRecognizer() }
    let press = LongPressRecognizer(minimumDuration: 0.5, maximumDistance: 10)
    let wanted = PlacedRecognizer(press) { [weak self] point in
      self.map { $0.isWanted?($0, point) ?? true } ?? false
    }
    return EndedRecognizer(wanted) { [weak press, host] _ in
      if let location = press?.startLocation { Self.openMenu(at: location, in: host) }
    }
  }

  package var isOfRow: Bool { isWanted == nil }
}

extension ContextMenuNode {
  /// Returns the list at a point of the root, among the descendants of this view.
  func list(at point: CGPoint) -> ListColumnNode? {
    var found: ListColumnNode?
    func visit(_ item: ItemNode) {
      if let list = item as? ListColumnNode { return found = list }
      if item is ScrollNode, !item.boundsContain(item.location(point, in: .local)) { return }
      item.forEachItem(visit)
    }
    visit(self)
    return found
  }
}

extension ContextMenuNode {
  /// Opens the innermost context menu of a host with content at a point of the root. The menu of a list row covers the
  /// whole row.
  ///
  /// - Returns: Whether a menu opens.
  @MainActor @discardableResult
  package static func openMenu(at point: CGPoint, in host: ViewGraph) -> Bool {
    for item in host.root.hit(point) {
      guard let node = ((item as? ListRowNode)?.menu ?? item) as? ContextMenuNode, let open = node.open else {
        continue
      }
      var isOpen = false
      InputState.of(host).perform { isOpen = open(node, point) }
      if isOpen { return true }
    }
    return false
  }
}
