import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that mirrors a view in right-to-left layout.
@_documentation(visibility: internal)
public struct MirrorModifier: ItemModifier {
  public typealias Body = Never

  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> MirrorNode {
    MirrorNode(isEnabled: modifier.pointee.isEnabled, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: MirrorNode) {
    node.update(isEnabled: modifier.pointee.isEnabled)
  }
}

extension View {
  /// Sets whether this view is mirrored horizontally in right-to-left layout.
  ///
  /// Mirroring applies to drawing, anchors, and hit testing, but not to the layout inside.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
}

/// The node of a mirrored item.
///
/// Invariant: `isMirrored` is true if mirroring is enabled and the environment of the most recent notification has
/// right-to-left layout.
///
/// Checked by `MirrorNode.isUpToDate`.
@usableFromInline
package final class MirrorNode: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var isEnabled: Bool
  private var isMirrored = false

  package init(isEnabled: Bool, _ inputs: NodeInputs) {
    self.isEnabled = isEnabled
    environment = inputs.environmentReference
    super.init(inputs)
    isMirrored = shouldMirror
  }

  private var shouldMirror: Bool {
    isEnabled && environment.values.builtIn.values.layoutDirection == .rightToLeft
  }

  package func update(isEnabled: Bool) {
    self.isEnabled = isEnabled
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
