import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The pages of a navigation stack, of which the last one is shown; the others keep their state.
struct PageStack<Content: View> {
  // The engine relies on the content coming first.
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
/// What is below the last page is drawn only while that one comes; a page that goes lies in front until it has gone.
package final class PageStackNode: AlternativesNode, TracedNode, CachingNode {
  weak var model: NavigationModel?

  override package func itemsWereCollected() {
    super.itemsWereCollected()
    if items.count > 1 { mayConceal() }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let shown, host.animations?.isTransitioning(shown) ?? false, let below = items.dropLast().last,
      below.flags.contains(.isPlaced)
    {
      recorder.draw(below, at: frame.origin)
    }
    if let shown { recorder.draw(shown, at: frame.origin) }
    drawDepartures(into: &recorder, at: frame.origin)
  }

  // MARK: Preferences

  /// Whether the first page is shown: preferences of the pages above it end here, but for what their own bars read.
  override package var publishesPreferences: Bool { shown != nil && shown === items.first }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    if publishesPreferences { traceItems(key, into: &trace) }
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    if model?.answersAreTrue == false { fail("A page is made from the destination that is declared for its value.") }
  }

  override package var pathComponent: String? { nil }
}
