@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
@_spi(Engine) package import TributaryViews

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

/// The node of a view that has a menu, which a long press opens. The press is nobody else's then: it comes before the gestures
/// inside, and of several such views the innermost under the pointer opens its menu.
package final class ContextMenuNode: GestureNode, RowMenu {
  var open: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
  /// Whether a press at a point of the root may open the menu; `nil` if any may. Others are left to the gestures around.
  var isWanted: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?

  init(_ place: ContextMenuPlace, _ inputs: NodeInputs) {
    open = place.open
    isWanted = place.isWanted
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
      if let location = press?.startLocation { host.openContextMenu(at: location) }
    }
  }

  package var isOfRow: Bool { isWanted == nil }
}

extension ContextMenuNode {
  /// The list at a point of the root, among what is inside this view.
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

extension ViewGraph {
  /// Opens the menu of the innermost view at a point of the root that has one with something in it. The menu of a list's row
  /// is there wherever the row is.
  ///
  /// - Returns: Whether there is one.
  @MainActor @discardableResult
  package func openContextMenu(at point: CGPoint) -> Bool {
    for item in root.hit(point) {
      guard let node = ((item as? ListRowNode)?.menu ?? item) as? ContextMenuNode, let open = node.open else {
        continue
      }
      var isOpen = false
      perform { isOpen = open(node, point) }
      if isOpen { return true }
    }
    return false
  }
}
