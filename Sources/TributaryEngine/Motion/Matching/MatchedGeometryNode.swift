import TributaryDrawing
import TributaryGeometry
import TributaryLayout

/// The node of a view in a group whose views share their geometry.
///
/// Its own size and place are those of its content where nothing is matched: layout around does not notice the group.
///
/// Invariant: after the passes `match` is the frame of the group's source in this node's coordinates, if this node is to
/// follow it; else `nil`. What is not seen is brought up to date when it is.
///
/// Checked by `MatchedGeometryRegistry.checkInvariants`.
@usableFromInline
package class MatchedGeometryNode: UnaryNode {
  private(set) final var matching: GeometryMatching
  /// The frame that the content takes over, in this node's coordinates.
  private(set) final var match: CGRect?
  /// The views that this one shares its geometry with; kept by the host.
  final var group: MatchedGeometryGroup?
  /// Whether it has come into its group in the walk that goes on.
  final var isNewcomer = false

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
    host.reportInvalidDimension("matchedGeometryEffect anchor", "\(anchor)", at: self)
    matching.anchor = .center
  }

  /// Follows another frame from now on, or none.
  ///
  /// - Returns: Whether that is a change.
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

  /// Whether this view can be followed or follow now.
  final var isPresent: Bool {
    flags.contains(.isPlaced) && !flags.contains(.isRemoved) && !isAbsent([.concealed, .inactive, .unseen])
  }

  /// The frame of the content in the root, as it is shown.
  final var shownFrame: CGRect? {
    guard flags.contains(.isPlaced), let shown = child?.rootFrame(.shown) else { return nil }
    return shown.isFinite ? shown : nil
  }

  @MainActor
  override package func willRemove() {
    if !isAbsent(.departing) { host.animateMatch(of: self) }
    host.matchedGeometry?.leave(self)
  }
}

/// The same, with the type of its group's name.
@usableFromInline
package final class TypedMatchedGeometryNode<ID: Hashable>: MatchedGeometryNode {
  private var id: ID
  private var namespace: Namespace.ID

  init(_ modifier: MatchedGeometryModifier<ID>, _ inputs: NodeInputs) {
    id = modifier.id
    namespace = modifier.namespace
    super.init(modifier.matching, inputs)
    let registry = host.matchedGeometry ?? MatchedGeometryRegistry(host)
    host.matchedGeometry = registry
    registry.join(self, AnyHashable(id), in: namespace)
  }

  func update(_ modifier: MatchedGeometryModifier<ID>) {
    update(modifier.matching)
    if id == modifier.id, namespace == modifier.namespace { return }
    id = modifier.id
    namespace = modifier.namespace
    host.matchedGeometry?.leave(self)
    host.matchedGeometry?.join(self, AnyHashable(id), in: namespace)
    // Groups of one are not compared: nobody else would tell it that it follows no one now.
    if group?.members.count == 1 { _ = follow(nil) }
  }
}
