@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The place of the accessory at the bottom of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a minimized tab bar. Tab bars are never minimized here.
  case inline
  /// In a separate row.
  case expanded
}

private struct BottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the surrounding accessory of a tab view; `nil` in other views.
  ///
  /// > Source: conformance TAB-16.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[BottomAccessoryPlacementKey.self] }
    set { self[BottomAccessoryPlacementKey.self] = newValue }
  }
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The accessory that the next tab view inside displays above its tab bar.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Places a view above the tab bar of the tab view in this view.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Places a view above the tab bar of the tab view in this view, or no view and no space while it is disabled.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the accessory is displayed. The tab view keeps its state when the value changes.
  ///   - content: The accessory.
  ///
  /// > Source: conformance TAB-16.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content().environment(\.tabViewBottomAccessoryPlacement, .expanded)) : nil
    return environment(\.tabAccessory, accessory)
  }
}
