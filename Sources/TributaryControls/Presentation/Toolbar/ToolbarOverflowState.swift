@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The state of a bar that concerns its overflow menu. The bar does not read it; the button and the items do.
struct ToolbarOverflowState {
  let connection: ToolbarOverflow
  /// The items that the bar hides.
  let hidden: Binding<[ToolbarUnitID]>
  /// The frame of the button of the menu in the coordinate space of the host; `nil` before its layout.
  let button: Binding<CGRect?>
}

/// The place at which an item that is hidden in its bar presents popovers: the button of the overflow menu.
struct HiddenItemAnchor {
  let id: ToolbarUnitID
  let hidden: Binding<[ToolbarUnitID]>
  let button: Binding<CGRect?>

  /// The frame of the button in the coordinate space of the host; `nil` while the item is in the bar.
  @MainActor var frame: CGRect? { hidden.wrappedValue.contains(id) ? button.wrappedValue : nil }
}

extension HiddenItemAnchor: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.hidden.isKnownEqual(to: b.hidden) && a.button.isKnownEqual(to: b.button)
  }
}

private struct HiddenItemAnchorKey: EnvironmentKey {
  static var defaultValue: HiddenItemAnchor? { nil }
}

private struct ToolbarItemCopyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The place of the enclosing toolbar item while it is hidden; `nil` outside of toolbar items.
  var hiddenItemAnchor: HiddenItemAnchor? {
    get { self[HiddenItemAnchorKey.self] }
    set { self[HiddenItemAnchorKey.self] = newValue }
  }

  /// Whether the view is in the copy of a toolbar item in the overflow menu.
  var isCopyOfToolbarItem: Bool {
    get { self[ToolbarItemCopyKey.self] }
    set { self[ToolbarItemCopyKey.self] = newValue }
  }
}
