import TributaryDiagnostics
import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A page of a navigation stack with its bar.
///
///     content ──preference──▶ title ──state──▶ bar ──safe area──▶ content
///
/// The bar reduces the safe area of the page, so that backgrounds extend under it.
struct NavigationPage<Content: View>: View, FrameworkComposite {
  let content: Content
  let place: NavigationPlace
  /// The action that pops the page; `nil` for the root page.
  let back: NavigationPopAction?
  @State private var title = NavigationTitle(nil)
  @State private var settings = NavigationBarSettings()
  /// The background of the page, which this body does not read: an evaluation creates the content of a `ForEach` again,
  /// and thus the views of the background.
  @State private var ground: PageGround?
  @State private var isScrolled = false
  @State private var toolbar: [ToolbarEntry] = []
  @State private var presence = ToolbarPresence()
  @State private var isMinimized = false

  init(at place: NavigationPlace, back: NavigationPopAction?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.place = place
    self.back = back
  }

  var body: some View {
    let _ = place.model.keep($title, ofPage: place.page)
    VStack { content }
      .modifier(PageContainerModifier())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // The page above displays the title in its back button, even if this page was never visible.
      .modifier(
        PreferenceActionModifier<NavigationTitleKey>(
          action: { title = $0 }, location: Diagnostic.Location(fileID: #fileID, line: #line), readsConcealed: true)
      )
      .onPreferenceChange(NavigationBarKey.self) { new in
        ground = new.pageGround
        settings = new.withoutPageGround
      }
      .onPreferenceChange(ToolbarKey.self) { entries in
        toolbar = entries.withoutRepetitions
        presence = ToolbarPresence(entries)
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if showsBar {
          ToolbarPart(
            isShown: !settings.hidesBar(whileMinimized: isMinimized), keepsSpace: settings.adjustsSafeArea == false
          ) {
            NavigationBar(
              title: settings.isTitleRemoved == true ? nil : title.text, isLarge: isLarge, back: shownPopAction,
              isScrolled: isScrolled, settings: settings,
              toolbar: $toolbar)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if presence.hasLower, settings.isLowerBarHidden != true { BottomBar(toolbar: $toolbar) }
      }
      // The bars of this page display the items, which are not passed to outer bars.
      .preference(key: ToolbarKey.self, value: [])
      .modifier(
        PageGroundModifier(
          ground: $ground, standard: back == nil ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.background))
      )
      .modifier(NavigationPageModifier { isScrolled = $0 })
      .onExitCommand(perform: back.map { back in { back.perform() } })
      .modifier(
        EnvironmentTransformModifier { environment in
          if let back { environment.dismiss = DismissAction(target: .page(back)) }
          environment.navigationPlace = place
          environment.hasBars = true
          environment.barMinimization = BarMinimization(
            isMinimized: $isMinimized, restoration: settings.restoration)
        })
  }

  private var shownPopAction: NavigationPopAction? { settings.isBackButtonHidden == true ? nil : back }

  /// Whether the page has a bar: a page without title, items, and back button has none.
  private var showsBar: Bool {
    settings.isHidden != true && (title.text != nil || shownPopAction != nil || presence.hasUpper)
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

/// A modifier that makes a view a page, which inner scroll views notify of scrolling.
struct NavigationPageModifier: ItemModifier {
  typealias Body = Never

  /// A closure that is called when content starts or stops being scrolled under the bar.
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
  /// The number of inner scroll views that are scrolled down.
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
