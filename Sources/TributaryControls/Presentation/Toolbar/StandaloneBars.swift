import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that adds bars around the outermost view with a toolbar that is not on a page.
///
///     page ──▶ view.toolbar ──▶ …               the bars of the page
///     view.toolbar ──▶ … ──▶ view.toolbar       bars around the outer view, with the items of both
///
/// The bars reduce the safe area of the view. Without toolbar items, there are no bars.
struct StandaloneBars {
  @State private var settings = NavigationBarSettings()
  @State private var toolbar: [ToolbarEntry] = []
  @State private var presence = ToolbarPresence()
  @State private var isMinimized = false
  @State private var isScrolled = false

  nonisolated init() {}
}

extension StandaloneBars: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let isFull = presence.hasUpper || presence.hasLower
    VStack { content }
      .onPreferenceChange(NavigationBarKey.self) { settings = $0 }
      .onPreferenceChange(ToolbarKey.self) { entries in
        toolbar = entries.withoutRepetitions
        presence = ToolbarPresence(entries)
      }
      .frame(maxWidth: isFull ? .infinity : nil, maxHeight: isFull ? .infinity : nil)
      .safeAreaInset(edge: .top, spacing: 0) {
        if presence.hasUpper, settings.isHidden != true {
          ToolbarPart(
            isShown: !settings.hidesBar(whileMinimized: isMinimized), keepsSpace: settings.adjustsSafeArea == false
          ) {
            NavigationBar(
              title: nil, isLarge: false, back: nil, isScrolled: isScrolled, settings: settings, toolbar: $toolbar)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if presence.hasLower, settings.isLowerBarHidden != true { BottomBar(toolbar: $toolbar) }
      }
      .modifier(NavigationPageModifier { isScrolled = $0 })
      // The items of this view are not passed to outer views.
      .preference(key: ToolbarKey.self, value: [])
      .environment(\.hasBars, true)
      .environment(\.barMinimization, BarMinimization(isMinimized: $isMinimized, restoration: settings.restoration))
  }
}

private struct HasBarsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an outer page or view has bars for toolbar items.
  var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }
}
