import TributaryDrawing
import TributaryGeometry

/// A page of a navigation stack with its bar.
///
///     content ──preference──▶ title ──state──▶ bar ──safe area──▶ content
///
/// The bar takes its room from the safe area of the page, so that grounds reach under it.
struct NavigationPage<Content: View>: View {
  let content: Content
  /// `nil` for the first page.
  let back: NavigationReturn?
  @State private var title = NavigationTitle(nil)
  @State private var settings = NavigationBarSettings()
  @State private var isScrolled = false

  init(back: NavigationReturn?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.back = back
  }

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
      .onPreferenceChange(NavigationBarKey.self) { settings = $0 }
      .safeAreaInset(edge: .top, spacing: 0) {
        if showsBar { NavigationBar(title: title.text, isLarge: isLarge, back: shownReturn, hasGround: isScrolled) }
      }
      .background(back == nil ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.background))
      .modifier(NavigationPageModifier { isScrolled = $0 })
      .onExitCommand(perform: back.map { back in { back.perform() } })
      .transformEnvironment(\.dismiss) { action in
        if let back { action = DismissAction(target: .page(back)) }
      }
  }

  private var shownReturn: NavigationReturn? { settings.isBackButtonHidden == true ? nil : back }

  /// A page without title that leads nowhere back has no bar.
  private var showsBar: Bool { settings.isHidden != true && (title.text != nil || shownReturn != nil) }

  private var isLarge: Bool {
    switch settings.titleDisplayMode ?? .automatic {
    case .automatic: title.text != nil && back == nil
    case .inline: false
    case .large: title.text != nil
    }
  }
}
