import TributaryDiagnostics
import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryGeometry
@_spi(Engine) package import TributaryViews

/// A page of a navigation stack with its bar.
///
///     content ──preference──▶ title ──state──▶ bar ──safe area──▶ content
///
/// The bar reduces the safe area of the page, so that backgrounds extend under it.
struct NavigationPage<Content: View>: View, BuiltInComposite {
  let content: Content
  let place: NavigationLocation
  /// The action that pops the page; `nil` for the root page.
  let back: NavigationPopAction?
  @State private var title = NavigationTitle(nil)
  @State private var settings = NavigationBarSettings()
  /// The background of the page, which this body does not read: an evaluation creates the content of a `ForEach` again,
  /// and thus the views of the background.
  @State private var ground: PageBackground?
  @State private var isScrolled = false
  @State private var toolbar: [ToolbarEntry] = []
  @State private var presence = ToolbarPresence()
  @State private var isMinimized = false

  init(at place: NavigationLocation, back: NavigationPopAction?, @ViewBuilder content: () -> Content) {
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
        ground = new.pageBackground
        settings = new.withoutPageBackground
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
        PageBackgroundModifier(
          ground: $ground, standard: back == nil ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.background))
      )
      .modifier(NavigationPageModifier { isScrolled = $0 })
      .onExitCommand(perform: back.map { back in { back.perform() } })
      .modifier(
        EnvironmentTransformModifier { environment in
          if let back { environment.dismiss = DismissAction(target: .page(back)) }
          environment.navigationLocation = place
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

/// A modifier that makes a view with a bar a page, which inner scroll views notify of scrolling.
struct NavigationPageModifier: ItemModifier {
  typealias Body = Never

  /// A closure that receives whether content is scrolled under the bar.
  let scrollChange: (Bool) -> Void

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> NavigationPageNode {
    NavigationPageNode(modifier.pointee.scrollChange, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: NavigationPageNode) {
    node.scrollChange = modifier.pointee.scrollChange
  }
}

/// The node of a page.
///
/// Invariant: after a frame, `isScrolled` is whether any node in `scrolled` is visible, unless the page is not visible.
///
/// Checked by `NavigationPageNode.checkCaches`.
package final class NavigationPageNode: UnaryNode, ScrollingPage, CachingNode {
  var scrollChange: (Bool) -> Void
  /// The scroll views whose content is scrolled under the bar, including those that are not visible.
  private var scrolled: Set<NodeHandle> = []
  private var isScrolled = false

  init(_ scrollChange: @escaping (Bool) -> Void, _ inputs: NodeInputs) {
    self.scrollChange = scrollChange
    super.init(inputs)
  }

  @MainActor
  package func scrollDidChange(_ scroll: ScrollNode, isUnderBar: Bool) {
    let handle = host.handles.handle(for: scroll)
    if isUnderBar { scrolled.insert(handle) } else { scrolled.remove(handle) }
    updateBar()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    if changes.contains(.concealment) { updateBar() }
  }

  private var hasContentUnderBar: Bool {
    scrolled.contains { host.handles.node(for: $0).map { !$0.isAbsent(.disappearing) } ?? false }
  }

  /// Enqueues the notification of a change. The bar of a page that is not visible keeps its appearance.
  @MainActor
  private func updateBar() {
    if isAbsent(.disappearing) || hasContentUnderBar == isScrolled { return }
    host.enqueueAction(
      self,
      .plain(.other("scroll under bar")) { [weak self] in
        guard let self, !flags.contains(.isRemoved) else { return }
        isScrolled = hasContentUnderBar
        scrollChange(isScrolled)
      })
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    if !isAbsent(.disappearing), isScrolled != hasContentUnderBar {
      fail("A page knows whether content is scrolled under its bar.")
    }
  }
}

/// The last value that a page was created from, which a page that is popped keeps.
final class LastValue<Value> {
  private(set) var value: Value?

  /// Returns a new value, or the last one if the view whose body is being evaluated departs.
  @MainActor
  func update(_ make: () -> Value?) -> Value? {
    if currentEvaluation.node?.isAbsent(.departing) ?? false { return value }
    let new = make()
    value = new
    return new
  }
}
