import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The bars of views that stand on no page: around the outermost view that has a toolbar.
///
///     page ──▶ view.toolbar ──▶ …               the bars of the page
///     view.toolbar ──▶ … ──▶ view.toolbar       bars around the outer view, with the items of both
///
/// The bars take their room from the safe area of the view. Where there are no toolbars nothing is made.
struct StandaloneBars {
  @State private var settings = NavigationBarSettings()
  @State private var toolbar: [ToolbarEntry] = []
  @State private var presence = ToolbarPresence()

  nonisolated init() {}
}

extension StandaloneBars: ViewModifier, FrameworkComposite {
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
          NavigationBar(
            title: nil, isLarge: false, back: nil, isScrolled: false, settings: settings, toolbar: $toolbar)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if presence.hasLower, settings.isLowerBarHidden != true { LowerBar(toolbar: $toolbar) }
      }
      // Those around know nothing of what stands here.
      .preference(key: ToolbarKey.self, value: [])
      .environment(\.hasBars, true)
  }
}

private struct HasBarsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a page or a view around has bars for the items of toolbars.
  var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }
}

/// The bar below a page.
struct LowerBar: View, FrameworkComposite {
  /// Read here, so that the page itself is not made again for an item.
  let toolbar: Binding<[ToolbarEntry]>

  var body: some View {
    HStack(spacing: 16) { ToolbarEntries(entries: toolbar.wrappedValue.entries(in: .bottom)) }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 16)
      .frame(height: NavigationBar.lineHeight)
      .background(.background)
      .overlay(alignment: .top) { Divider() }
  }
}
