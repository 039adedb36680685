@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let name: String?
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    items.append(placement, AnyView(content.asContent(of: nil)), Content._isSingleItem ? .single : .several)
  }
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem where ID == () {
  /// Creates an item at a placement.
  ///
  /// - Parameters:
  ///   - placement: The place of the item in the bars of the page.
  ///   - content: The views of the item.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(name: nil, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public nonisolated var id: String { name ?? "" }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier at a placement.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item, for customization. It must be unique in the toolbar.
  ///   - placement: The place of the item in the bars of the page.
  ///   - showsByDefault: Whether the item is visible before customization. An item that is initially hidden cannot be
  ///     shown.
  ///   - content: The views of the item.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(name: id, placement: showsByDefault ? placement : .keyboard, content: content())
  }
}

/// A group of toolbar items at one placement.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items at a placement.
  ///
  /// - Parameters:
  ///   - placement: The place of the item in the bars of the page.
  ///   - content: The views of the item.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    items.append(placement, AnyView(content.asContent(of: nil)), Content._isSingleItem ? .single : .several)
  }
}

/// The content of a group of toolbar items with a label.
@_documentation(visibility: internal)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View, BuiltInComposite {
  public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Creates a group of items with a label for a compact form. Groups are never compact, so the label is not displayed.
  ///
  /// - Parameters:
  ///   - placement: The place of the item in the bars of the page.
  ///   - content: The views of the item.
  ///   - label: The views of the compact form, which is never displayed.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

/// A part of the bars around a page.
enum ToolbarSlot: Sendable, Hashable {
  case leading, principal, trailing, bottom
  /// The end of the top bar, after all other items.
  case pinned
  /// The menu of the title.
  case titleMenu
  /// The menu of the items that do not fit.
  case overflowMenu
  /// A hidden position.
  case absent
}

/// The sizing of a spacer in a bar.
public struct SpacerSizing: Sendable, Hashable {
  let isFlexible: Bool

  /// The remaining width.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A small fixed width.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between toolbar items.
///
/// In the bottom bar, a flexible spacer has the width that the items leave. In the top bar, whose items are at its
/// ends, all spacers have a small fixed width, and they are removed before any item moves into the overflow menu.
///
/// > Source: conformance TOOLBAR-24.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a spacer at a placement.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// The width of a fixed spacer in addition to the spacing of items, in points.
  private static let length: CGFloat = 8
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    let isFlexible = sizing.isFlexible && placement.slot == .bottom
    items.append(
      placement,
      AnyView(Spacer(minLength: Self.length).frame(width: isFlexible ? nil : Self.length).accessibilityHidden(true)),
      .spacer)
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}

/// The placement of a toolbar item.
///
/// | position | placements |
/// |---|---|
/// | at the beginning of the top bar | `cancellationAction`, `navigation`, `topBarLeading` |
/// | in the center of the top bar, for the title | `principal`, `title`, `largeTitle`, `subtitle`, `largeSubtitle` |
/// | at the end of the top bar | `automatic`, `primaryAction`, `secondaryAction`, `confirmationAction`, `destructiveAction`, `topBarTrailing`, `accessoryBar` |
/// | at the end of the top bar, after all other items | `topBarPinnedTrailing` |
/// | in the bottom bar | `bottomBar`, `status` |
/// | above an on-screen keyboard | `keyboard`: hidden, because there is no on-screen keyboard |
///
/// Items that do not fit into the top bar move into its overflow menu. Those of `cancellationAction`, `navigation`,
/// `confirmationAction`, `topBarPinnedTrailing`, and of the center stay in the bar. The items of the bottom bar become
/// narrower instead.
public struct ToolbarItemPlacement: Sendable, Hashable {
  let slot: ToolbarSlot
  /// Whether the item is emphasized as the preferred action.
  var isProminent = false
  /// Whether the item stays in the top bar even if there is not enough space.
  var staysInBar = false

  /// The default placement: at the end of the top bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// The placement of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// The placement of navigation controls: at the beginning of the top bar.
  public static let navigation = ToolbarItemPlacement(slot: .leading, staysInBar: true)
  /// The placement of the most frequent action: at the end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// The placement of less frequent actions: at the end of the top bar.
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  /// The placement of status information: in the bottom bar.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// The placement of an action that confirms a choice: at the end of the top bar, with emphasis.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isProminent: true, staysInBar: true)
  /// The placement of an action that cancels a choice: at the beginning of the top bar.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading, staysInBar: true)
  /// The placement of an action that deletes data: at the end of the top bar.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// The placement above an on-screen keyboard. Tributary has no on-screen keyboard, so the item is hidden.
  public static let keyboard = ToolbarItemPlacement(slot: .absent)
  /// The placement of the title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// The placement of the large title, which is that of the title.
  public static let largeTitle = ToolbarItemPlacement(slot: .principal)
  /// The placement of the subtitle, which is that of the title.
  public static let subtitle = ToolbarItemPlacement(slot: .principal)
  /// The placement of the large subtitle, which is that of the title.
  public static let largeSubtitle = ToolbarItemPlacement(slot: .principal)
  /// The beginning of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The end of the top bar, after all other items and the overflow menu. The item never moves into the menu.
  ///
  /// > Source: conformance TOOLBAR-32.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(slot: .pinned, staysInBar: true)
  /// The beginning of the top bar. Deprecated: use ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The end of the top bar. Deprecated: use ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)

  /// Returns the placement in an accessory bar below the toolbar, which is the end of the top bar here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(slot: .trailing)
  }
}
