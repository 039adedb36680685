@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The place of the accessory at the bottom of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a minimized tab bar. Tab bars are never minimized here.
  case inline
  /// In a separate row above the tab bar.
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
  /// The accessory of the tab view in this environment, or `nil` for none.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Places a view directly above the tab bar of a tab view, or at the bottom of a tab view without a bar.
  ///
  /// > Source: conformance TAB-24.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Places a view directly above the tab bar of a tab view, or at the bottom of a tab view without a bar. While the
  /// accessory is disabled, there is no view and no space.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the accessory is displayed. The tab view keeps its state when the value changes.
  ///   - content: The accessory.
  ///
  /// > Source: conformance TAB-16, TAB-24.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
