@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Fills the bar with items that have names. No user arranges the bar: each stands where it says.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View { toolbar(content: content) }

  /// Sets the color of the items in bars. Accepted for compatibility: items have the tint of the bar.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Hides the name of an item. Accepted for compatibility: see ``toolbar(id:content:)``.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}

extension ToolbarPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Chooses whether the item shares a ground with its neighbors. Accepted for compatibility: items have no ground in common.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Names the item as the one that a sheet grows out of. Accepted for compatibility: sheets rise.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Says how a user may arrange the item. Accepted for compatibility: no user arranges the bar.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Says which items a bar begins with. Accepted for compatibility: each stands where it says.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// How a user may arrange an item; no user does here.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let number: UInt8

  /// As usual.
  public static let `default` = ToolbarCustomizationBehavior(number: 0)
  /// It may be moved, and not taken out.
  public static let reorderable = ToolbarCustomizationBehavior(number: 1)
  /// It stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(number: 2)
}

/// How an item stands before a user has arranged the bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is always there.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// An item that the system puts into a bar, moved elsewhere. Bars have no such items to move, besides the field of a search, which
/// stays where the search says.
public struct DefaultToolbarItem {
  /// An item of a kind at a place.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {}
}
