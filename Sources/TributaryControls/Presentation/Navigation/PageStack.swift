import TributaryDrawing
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
/// The page below the last one is drawn only while the last one is in an insertion transition. A page in a removal
/// transition is drawn in front.
package final class PageStackNode: AlternativesNode, TracedNode, CachingNode {
  weak var model: NavigationModel?

  override package func itemsWereCollected() {
    super.itemsWereCollected()
    if items.count > 1 { mayConceal() }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let shown, host.motion.timeline?.isTransitioning(shown) ?? false, let below = items.dropLast().last,
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
