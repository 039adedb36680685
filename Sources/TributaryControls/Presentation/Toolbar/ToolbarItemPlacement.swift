/// Where an item of a toolbar stands.
///
/// | place | placements |
/// |---|---|
/// | at the beginning of the bar above | `cancellationAction`, `navigation`, `topBarLeading` |
/// | in the middle of it, for the title | `principal`, `title` |
/// | at its end | `automatic`, `primaryAction`, `secondaryAction`, `confirmationAction`, `destructiveAction`, `topBarTrailing` |
/// | in the bar below | `bottomBar`, `status` |
/// | above a keyboard | `keyboard`: there is none here, and the item is not shown |
public struct ToolbarItemPlacement: Sendable, Hashable {
  let slot: ToolbarSlot
  /// Whether the item is what most users will want.
  var isProminent = false

  /// Where the system thinks fit: at the end of the bar above.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// Where ways lead between pages: at the beginning of the bar above.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// For the most frequent action: at the end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// For less frequent actions: at the end of the bar above.
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  /// For what goes on: in the bar below.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// For what confirms a choice: at the end of the bar above, emphasized.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isProminent: true)
  /// For what takes a choice back: at the beginning of the bar above.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// For what deletes: at the end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// Above a keyboard. There is none here, and the item is not shown.
  public static let keyboard = ToolbarItemPlacement(slot: .absent)
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// At the beginning of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// An older name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// An older name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
}

/// A part of the bars around a page.
enum ToolbarSlot: Sendable, Hashable {
  case leading, principal, trailing, bottom
  /// In the menu of the title.
  case titleMenu
  /// Nowhere.
  case absent
}
