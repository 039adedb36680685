import TributaryDiagnostics
import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryFeedback
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A page of a navigation stack with its bar.
///
///     content ──preference──▶ title ──state──▶ bar ──safe area──▶ content
///
/// The bar takes its room from the safe area of the page, so that grounds reach under it.
struct NavigationPage<Content: View>: View, FrameworkComposite {
  let content: Content
  let place: NavigationPlace
  /// `nil` for the first page.
  let back: NavigationReturn?
  @State private var title = NavigationTitle(nil)
  @State private var settings = NavigationBarSettings()
  @State private var isScrolled = false
  @State private var toolbar: [ToolbarEntry] = []
  @State private var presence = ToolbarPresence()

  init(at place: NavigationPlace, back: NavigationReturn?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.place = place
    self.back = back
  }

  var body: some View {
    let _ = place.model.keep($title, ofPage: place.page)
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // The page above shows the title in its back button, also where this page has never been shown.
      .modifier(
        PreferenceActionModifier<NavigationTitleKey>(
          action: { title = $0 }, location: Diagnostic.Location(fileID: #fileID, line: #line), readsConcealed: true)
      )
      .onPreferenceChange(NavigationBarKey.self) { settings = $0 }
      .onPreferenceChange(ToolbarKey.self) { entries in
        toolbar = entries.withoutRepetitions
        presence = ToolbarPresence(entries)
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if showsBar {
          NavigationBar(
            title: settings.isTitleRemoved == true ? nil : title.text, isLarge: isLarge, back: shownReturn,
            isScrolled: isScrolled, settings: settings,
            toolbar: $toolbar)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if presence.hasLower, settings.isLowerBarHidden != true { LowerBar(toolbar: $toolbar) }
      }
      // The bars of this page are where the items stand; those around know nothing of them.
      .preference(key: ToolbarKey.self, value: [])
      .background(back == nil ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.background))
      .modifier(NavigationPageModifier { isScrolled = $0 })
      .onExitCommand(perform: back.map { back in { back.perform() } })
      .modifier(
        EnvironmentTransformModifier { environment in
          if let back { environment.dismiss = DismissAction(target: .page(back)) }
          environment.navigationPlace = place
          environment.hasBars = true
        })
  }

  private var shownReturn: NavigationReturn? { settings.isBackButtonHidden == true ? nil : back }

  /// A page without title or items that leads nowhere back has no bar.
  private var showsBar: Bool {
    settings.isHidden != true && (title.text != nil || shownReturn != nil || presence.hasUpper)
  }

  private var isLarge: Bool {
    if settings.isTitleRemoved == true { return false }
    return switch settings.titleDisplayMode ?? .automatic {
    case .automatic: title.text != nil && back == nil
    case .inline: false
    case .large: title.text != nil
    }
  }
}

/// Makes a view a page, to which scroll views inside tell whether they are scrolled.
struct NavigationPageModifier: ItemModifier {
  typealias Body = Never

  /// Told whether something may have been scrolled under the bar, when that has changed.
  let scrollChange: (Bool) -> Void

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> NavigationPageNode {
    NavigationPageNode(modifier.pointee.scrollChange, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: NavigationPageNode) {
    node.scrollChange = modifier.pointee.scrollChange
  }
}

/// The node of a page.
package final class NavigationPageNode: UnaryNode, ScrollingPage {
  var scrollChange: (Bool) -> Void
  /// How many scroll views inside are scrolled down.
  private var scrolledCount = 0

  init(_ scrollChange: @escaping (Bool) -> Void, _ inputs: NodeInputs) {
    self.scrollChange = scrollChange
    super.init(inputs)
  }

  @MainActor
  package func scrollDidChange(_ isScrolled: Bool) {
    let before = scrolledCount > 0
    scrolledCount += isScrolled ? 1 : -1
    let now = scrolledCount > 0
    if now != before {
      host.enqueueAction(self, .plain(.other("scroll under bar")) { [weak self] in self?.scrollChange(now) })
    }
  }
}
