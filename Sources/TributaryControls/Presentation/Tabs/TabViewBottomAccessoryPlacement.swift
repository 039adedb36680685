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

extension View {
  /// Places a view below the tab bar, at the bottom of this view.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom) {
      content().environment(\.tabViewBottomAccessoryPlacement, .expanded)
    }
  }

  /// Places a view below the tab bar, at the bottom of this view, or no view and no space while it is disabled.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the accessory is displayed. The tab view keeps its state when the value changes.
  ///   - content: The accessory.
  ///
  /// > Source: conformance TAB-16.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, spacing: isEnabled ? nil : 0) {
      if isEnabled { content().environment(\.tabViewBottomAccessoryPlacement, .expanded) }
    }
  }
}
