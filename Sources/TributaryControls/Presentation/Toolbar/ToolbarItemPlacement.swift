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
