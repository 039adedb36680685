@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A modifier that makes a view the container of the relative frames inside: the views of a navigation stack, a column,
/// a tab, or a presentation.
///
/// The lengths of the container are the proposed lengths, which exclude the bars around the view. On an axis without a
/// proposal, they are those of the enclosing container.
package struct PageContainerModifier {
  package init() {}
}

extension PageContainerModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PageContainerNode {
    PageContainerNode(inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PageContainerNode) {}
}

/// The node of a page.
package final class PageContainerNode: FrameContainerNode, CachingNode {
  /// Measures the page. The size holds for this proposal only, because the frames inside can differ for another one.
  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    return withOffer(proposal) { child.sizeThatFits(proposal) }
  }

  override package func placeContent() {
    takeOffer(proposal)
    super.placeContent()
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) { checkRelativeFrames(fail) }

  override package var pathComponent: String? { nil }
}
