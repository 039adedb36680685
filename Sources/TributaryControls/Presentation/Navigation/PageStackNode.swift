import TributaryAnimation
import TributaryDrawing
@_spi(Engine) package import TributaryContainers
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A container that shows the last page of a navigation stack; the other pages keep their state.
struct PageStack<Content: View> {
  // The engine requires that the content is the first stored property.
  let content: Content
  let model: NavigationModel

  init(_ model: NavigationModel, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }
}

extension PageStack: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> PageStackNode {
    let node = PageStackNode(inputs)
    view.pointee.model.stack = node
    node.model = view.pointee.model
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: PageStackNode) {}
}

/// The node of the pages of a navigation stack.
///
/// While the last page is in an insertion transition, the page that was shown before is drawn below it, or else the
/// page below the last one. A page in a removal transition is drawn in front.
package final class PageStackNode: AlternativesNode, TracedNode, CachingNode {
  weak var model: NavigationModel?
  /// The page that was shown before, if it is one of the pages.
  private var previous: ItemNode?

  override package func itemsWereCollected() {
    super.itemsWereCollected()
    if let previous, !items.contains(where: { $0 === previous }) { self.previous = nil }
    if items.count > 1 {
      mayConceal()
      host.enqueueDelivery(self)
    }
  }

  override package func placeContent() {
    let before = shown
    super.placeContent()
    if shown !== before { previous = before }
    if let pageBelow, isOutdated(pageBelow) { host.enqueueDelivery(self) }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.concealment), let pageBelow, isOutdated(pageBelow) { host.enqueueDelivery(self) }
    super.surroundingsDidChange(changes)
  }

  // MARK: Titles

  /// The page below the last one, whose title the back button displays.
  private var pageBelow: ItemNode? { items.dropLast().last }

  /// The page below the last one, if no title of it is known and its layout can provide one.
  override package var concealedItemToLayOut: ItemNode? {
    guard let pageBelow, isOutdated(pageBelow), !hasNavigationTitle(pageBelow) else { return nil }
    return pageBelow
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let shown, HostMotion.of(host).timeline?.isTransitioning(shown) ?? false, let below = previous ?? pageBelow,
      below.flags.contains(.isPlaced)
    {
      recorder.draw(below, at: frame.origin)
    }
    if let shown { recorder.draw(shown, at: frame.origin) }
    drawDepartures(into: &recorder, at: frame.origin)
  }

  override package func keepsInUse(_ item: ItemNode) -> Bool { true }

  // MARK: Preferences

  /// Whether a preference is passed outward: only those of the root page are, while it is visible. Every page hides and
  /// shows the tabs around the stack.
  override package func publishesPreference(_ key: ObjectIdentifier) -> Bool {
    shown != nil && (shown === items.first || key == ObjectIdentifier(TabBarKey.self))
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    if publishesPreference(key.id) { traceItems(key, into: &trace) }
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    if model?.answersAreTrue == false { fail("A page is built from the destination that is declared for its value.") }
  }

  override package var pathComponent: String? { nil }
}

extension AlternativesNode {
  /// Returns whether a view in an item sets a navigation title.
  @MainActor
  final func hasNavigationTitle(_ item: ItemNode) -> Bool {
    item.contribution(to: host.preferenceKey(NavigationTitleKey.self))?.value(of: NavigationTitleKey.self).text != nil
  }
}
