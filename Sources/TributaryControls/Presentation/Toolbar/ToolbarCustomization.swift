@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Adds customizable items to the bars. Customization is not supported: items keep their declared placement.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Sets the foreground style of the items in bars. The modifier has no effect: items have the tint of the bar.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Hides the name of an item. The modifier has no effect: see ``toolbar(id:content:)``.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}

extension ToolbarPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension DefaultToolbarItem: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Shows or hides a background that the item shares with adjacent items. The modifier has no effect.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Removes the margins around the content of the item. The modifier has no effect: items have no margins.
  public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent { self }

  /// Removes the item from its toolbar while a condition is `true`.
  ///
  /// > Source: conformance TOOLBAR-26.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : self }

  /// Marks the item as the source of a zoom transition. The modifier has no effect: sheets move in from the bottom.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Shows or hides a background that the item shares with adjacent items. The modifier has no effect.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }

  /// Sets the customization behavior of the item. The modifier has no effect: customization is not supported.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets the initial customization of the item. The modifier has no effect: customization is not supported.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// The customization behavior of an item, which has no effect.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let `default` = ToolbarCustomizationBehavior(number: 0)
  /// The item can be moved but not removed.
  public static let reorderable = ToolbarCustomizationBehavior(number: 1)
  /// The item cannot be customized.
  public static let disabled = ToolbarCustomizationBehavior(number: 2)
}

/// The initial customization of an item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is always available.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// A system item of a bar at another placement.
///
/// Bars have no movable system items: the field of a search keeps its placement.
public struct DefaultToolbarItem {
  /// Creates an item of a kind at a placement.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {}
}
