@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// An item whose size determines the container-relative frames in its content.
package protocol RelativeFrameContainer: ItemNode {
  /// The size to which container-relative frames refer, in points.
  var sizeForRelativeFrames: CGSize { get }
}

extension RootNode: RelativeFrameContainer {
  package var sizeForRelativeFrames: CGSize { safeFrame.size }
}

/// The node of a container whose lengths determine the relative frames inside: a scroll view, or a page.
@usableFromInline
package class FrameContainerNode: UnaryNode, RemeasuredNode, RelativeFrameContainer {
  /// The state for the frames inside that are relative to this container.
  package final var relativeFrames = RelativeFrames()

  /// The margins inside the container, which do not count as part of its lengths, in points.
  package var contentMargins: EdgeInsets { EdgeInsets() }

  /// The axes on which the container can have the length of its content, so that a frame inside can determine it.
  package var measuredAxes: Axis.Set { [] }

  package final var sizeForRelativeFrames: CGSize { lengthsForRelativeFrames }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    if need == .measure, recordChangedContent() { needsMeasure() }
  }

  /// Returns the size for a proposal without trying it: frames inside depend on the most recent proposal.
  package final func remeasured(_ proposal: ProposedViewSize) -> CGSize {
    hasTaken(proposal) ? measure(proposal) : sizeThatFits(proposal)
  }

  /// Notifies the frames inside when a row is activated: an inactive container has no enclosing container, and relative
  /// frames can depend on another one than before.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.activity) { outerLengthsDidChange() }
    super.surroundingsDidChange(changes)
  }
}

extension ItemNode {
  /// The nearest enclosing scroll view or page, whose lengths determine relative frames; `nil` if the window does.
  package final var frameContainer: FrameContainerNode? {
    var node = container
    while let current = node {
      if let container = current as? FrameContainerNode { return container }
      node = current.container
    }
    return nil
  }
}

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
