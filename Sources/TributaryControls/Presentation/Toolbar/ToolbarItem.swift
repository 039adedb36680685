@_spi(Engine) public import TributaryEngine

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let name: String?
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) { items.append(placement, AnyView(content)) }
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(name: nil, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public nonisolated var id: String { name ?? "" }
}

extension ToolbarItem where ID == String {
  /// An item at a place, known by a name.
  ///
  /// - Parameter showsByDefault: Whether it is there before a user has arranged the bar, which no user can here.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(name: id, placement: showsByDefault ? placement : .keyboard, content: content())
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Some items at a place, in their order.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) { items.append(placement, AnyView(content)) }
}
