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

/// How much a gap in a bar takes.
public struct SpacerSizing: Sendable, Hashable {
  let isFlexible: Bool

  /// What the others leave.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between items of a toolbar.
///
/// In the bar below a flexible gap takes what the items leave; in the bar above, whose items stand at its ends, any gap is a
/// little one.
///
/// > Source: conformance TOOLBAR-24.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A gap at a place.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// What a fixed gap takes besides the distance between items, in points.
  private static let length: CGFloat = 8
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    let isFlexible = sizing.isFlexible && placement.slot == .bottom
    items.append(
      placement,
      AnyView(Spacer(minLength: Self.length).frame(width: isFlexible ? nil : Self.length).accessibilityHidden(true)))
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}
