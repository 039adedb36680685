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
