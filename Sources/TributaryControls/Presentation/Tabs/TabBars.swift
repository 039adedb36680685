@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A modifier that adds the accessory, and the tab bar or the page indicator, of a tab view.
struct TabBars {
  let layout: TabViewLayout.Kind
  let areTabsHidden: Bool
  let choice: TabChoice
  let pulling: PagePulling
  @Environment(\.tabAccessory) private var accessory

  init(layout: TabViewLayout.Kind, areTabsHidden: Bool, choice: TabChoice, pulling: @escaping PagePulling) {
    self.layout = layout
    self.areTabsHidden = areTabsHidden
    self.choice = choice
    self.pulling = pulling
  }
}

extension TabBars: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      // The accessory belongs to this tab view, and not to tab views in its pages.
      .environment(\.tabAccessory, nil)
      .overlay(alignment: .bottom) {
        if case .pages(let index) = layout, index != .never { PageDots(choice: choice, isAlways: index == .always) }
      }
      .safeAreaInset(edge: .bottom, spacing: accessory == nil ? 0 : nil) {
        if let accessory { accessory.asContent(of: nil).environment(\.tabViewBottomAccessoryPlacement, .expanded) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if layout == .bar, !areTabsHidden { TabBar(choice: choice) }
      }
      .modifier(PageFlipping(choice: choice, pulling: pulling, isActive: layout != .bar))
  }
}

/// The preference for the visibility of the tabs around a page: whether they are hidden, or `nil` if no view decides.
/// The last value among siblings and the innermost of nested ones apply.
struct TabBarKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

/// The bar of a tab view.
///
///     ├────────────┬────────────┤
///     │     ▬▬     │            │   the selected tab is marked at the upper edge
///     │    icon    │    icon    │
///     │    name    │    name    │
///     └────────────┴────────────┘
private struct TabBar: View, BuiltInComposite {
  let choice: TabChoice

  /// The height of the bar, in points.
  private static let height: CGFloat = 49

  var body: some View {
    EqualColumns {
      ForEach(choice.tabs.wrappedValue, id: \.index) { tab in
        let isSelected = choice.isSelected(tab)
        let button = Button {
          choice.select(tab)
        } label: {
          TabLabel(tab: tab, isSelected: isSelected)
        }
        .buttonStyle(.plain)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        if let bar = tab.bar { bar.wraps.reduce(AnyView(button)) { $1($0) } } else { button }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    // The height of the bar is fixed, so that large dynamic type sizes are limited.
    .dynamicTypeSize(...DynamicTypeSize.large)
    .background(.background)
    .overlay(alignment: .top) { Divider() }
  }
}

/// A tab in the bar.
private struct TabLabel: View, BuiltInComposite {
  let tab: TabDescription
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear)).frame(width: 32, height: 3)
      Spacer(minLength: 0)
      HStack(alignment: .top, spacing: 2) {
        VStack(spacing: 2) { tab.label }
          .labelStyle(TabLabelStyle())
          .font(.caption)
          .lineLimit(1)
        if let badge = tab.badge {
          badge.font(.caption2).foregroundStyle(Color.white).padding(.horizontal, 4)
            .background(Color.red, in: Capsule())
        }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
  }
}

/// A label style that places the icon above the title.
private struct TabLabelStyle: LabelStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

/// The page indicator: a dot for each page, which is filled for the visible one.
private struct PageDots: View, BuiltInComposite {
  let choice: TabChoice
  let isAlways: Bool
  @Environment(\.indexRendering) private var rendering

  init(choice: TabChoice, isAlways: Bool) {
    self.choice = choice
    self.isAlways = isAlways
  }

  var body: some View {
    let tabs = choice.tabs.wrappedValue
    if tabs.count > (isAlways ? 0 : 1) {
      HStack(spacing: 8) {
        ForEach(tabs, id: \.index) { tab in
          Button {
            withAnimation(.flip) { choice.select(tab) }
          } label: {
            Image(systemName: choice.isSelected(tab) ? "circle.fill" : "circle").resizable().frame(width: 8, height: 8)
          }
          .buttonStyle(.plain)
        }
      }
      .foregroundStyle(.primary)
      .padding(8)
      .background(Color.gray.opacity(rendering.hasBackground ? 0.3 : 0), in: Capsule())
    }
  }
}
