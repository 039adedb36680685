import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that mirrors a view in one layout direction.
@_documentation(visibility: internal)
public struct MirrorModifier: ItemModifier {
  public typealias Body = Never

  let behavior: LayoutDirectionBehavior

  nonisolated init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> MirrorNode {
    MirrorNode(modifier.pointee.behavior, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: MirrorNode) {
    node.update(modifier.pointee.behavior)
  }
}

extension View {
  /// Sets whether this view is mirrored horizontally in right-to-left layout.
  ///
  /// Mirroring applies to drawing, anchors, and hit testing, but not to the layout inside.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(enabled ? .mirrors : .fixed))
  }

  /// Sets whether this view is mirrored horizontally, depending on the layout direction.
  ///
  /// Mirroring applies to drawing, anchors, and hit testing, but not to the layout inside.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirrorModifier(behavior))
  }
}

/// The node of a mirrored item.
///
/// Invariant: `isMirrored` is true if the behavior is to mirror in the layout direction of the most recent
/// notification.
///
/// Checked by `MirrorNode.isUpToDate`.
@usableFromInline
package final class MirrorNode: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var behavior: LayoutDirectionBehavior
  private var isMirrored = false

  package init(_ behavior: LayoutDirectionBehavior, _ inputs: NodeInputs) {
    self.behavior = behavior
    environment = inputs.environmentReference
    super.init(inputs)
    isMirrored = shouldMirror
  }

  private var shouldMirror: Bool {
    behavior.isMirrored(in: environment.layoutDirection)
  }

  package func update(_ behavior: LayoutDirectionBehavior) {
    self.behavior = behavior
    mirror()
  }

  private func mirror() {
    let new = shouldMirror
    if new == isMirrored { return }
    isMirrored = new
    recordGeometryChange()
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { mirror() }
    super.surroundingsDidChange(changes)
  }

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    transform(in: frame(aspect).size)
  }

  private func transform(in size: CGSize) -> CGAffineTransform? {
    isMirrored ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : nil
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.draw(child, at: frame.origin, through: transform(in: frame.size)) }
  }
}

extension MirrorNode: RememberingNode {
  package var isUpToDate: Bool { isMirrored == shouldMirror }
}
