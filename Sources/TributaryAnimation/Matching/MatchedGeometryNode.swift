import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The node of a view in a group of views that share their geometry.
///
/// Its own size and position are those of its content without the match, so the group does not affect the layout around
/// the node.
///
/// Invariant: after the passes, `match` is the frame of the group's source in this node's coordinates if this node
/// follows the source; otherwise `nil`. The match of a view that is not visible is updated when the view becomes
/// visible.
///
/// Checked by `MatchedGeometryRegistry.checkInvariants`.
@usableFromInline
package class MatchedGeometryNode: UnaryNode {
  private(set) final var matching: GeometryMatching
  /// The frame of the content, in this node's coordinates, in points.
  private(set) final var match: CGRect?
  /// The group of this view, which the host owns.
  final var group: MatchedGeometryGroup?
  /// Whether the view joined its group in the current walk.
  final var isNewMember = false

  init(_ matching: GeometryMatching, _ inputs: NodeInputs) {
    self.matching = matching
    super.init(inputs)
    reportIfUnusable()
  }

  final func update(_ new: GeometryMatching) {
    if new == matching { return }
    matching = new
    reportIfUnusable()
    needsContentPlacement()
  }

  private func reportIfUnusable() {
    let anchor = matching.anchor
    if anchor.isFinite { return }
    reportInvalidDimension("matchedGeometryEffect anchor", "\(anchor)")
    matching.anchor = .center
  }

  /// Sets the frame to follow, or none.
  ///
  /// - Returns: Whether the frame has changed.
  final func follow(_ frame: CGRect?) -> Bool {
    if frame == match { return false }
    match = frame
    needsContentPlacement()
    return true
  }

  override package func placeContent() {
    guard let child else { return }
    guard let match else { return child.place(at: .zero, proposal: proposal) }
    let proposal = matching.properties.contains(.size) ? ProposedViewSize(match.size) : self.proposal
    let frame = matching.properties.contains(.position) ? match : CGRect(origin: .zero, size: size)
    let inside = child.usableSize(for: proposal)
    child.place(
      at: CGPoint(
        x: frame.minX + matching.anchor.x * (frame.width - inside.width),
        y: frame.minY + matching.anchor.y * (frame.height - inside.height)),
      proposal: proposal)
  }

  /// Whether this view currently can follow a source, or be one. A view that returns inside a departing view is in no
  /// container.
  final var isPresent: Bool {
    flags.contains(.isPlaced) && !flags.contains(.isRemoved) && isInside(host.root)
      && !isAbsent([.concealed, .inactive, .unseen])
  }

  /// The displayed frame of the content in root coordinates, in points.
  final var shownFrame: CGRect? {
    guard flags.contains(.isPlaced), let shown = child?.rootFrame(.shown) else { return nil }
    return shown.isFinite ? shown : nil
  }

  @MainActor
  override package func willRemove() {
    if !isAbsent(.departing) { HostMotion.of(host).animateMatch(of: self) }
    HostMotion.of(host).matchedGeometry?.leave(self)
  }
}

/// A matched geometry node with the type of the id of its group.
@usableFromInline
package final class TypedMatchedGeometryNode<ID: Hashable>: MatchedGeometryNode {
  private var id: ID
  private var namespace: Namespace.ID

  init(_ modifier: MatchedGeometryModifier<ID>, _ inputs: NodeInputs) {
    id = modifier.id
    namespace = modifier.namespace
    super.init(modifier.matching, inputs)
    HostMotion.of(host).makeMatchedGeometry().join(self, AnyHashable(id), in: namespace)
  }

  func update(_ modifier: MatchedGeometryModifier<ID>) {
    update(modifier.matching)
    if id == modifier.id, namespace == modifier.namespace { return }
    id = modifier.id
    namespace = modifier.namespace
    HostMotion.of(host).matchedGeometry?.leave(self)
    HostMotion.of(host).matchedGeometry?.join(self, AnyHashable(id), in: namespace)
    // A group with one member is not matched, so no other code clears the frame that the node follows.
    if group?.members.count == 1 { _ = follow(nil) }
  }
}
