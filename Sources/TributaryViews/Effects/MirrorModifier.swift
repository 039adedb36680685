import TributaryDrawing
package import TributaryGeometry

/// Mirrors what a view shows where layout runs from right to left.
public struct MirrorModifier: UnaryModifier {
  public typealias Body = Never

  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    MirrorNode(isEnabled: modifier.pointee.isEnabled, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: MirrorNode.self).receive(isEnabled: modifier.pointee.isEnabled)
  }
}

extension View {
  /// Sets whether what this view shows is mirrored from left to right where layout runs from right to left.
  ///
  /// Layout inside is not affected; drawing, anchors and hit testing are.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
}

/// The node of a mirrored item.
///
/// Invariant: `isMirrored` is true where mirroring is enabled and the environment that the node was last told of runs from
/// right to left.
package final class MirrorNode: UnaryNode {
  private unowned(unsafe) let environment: EnvironmentScope
  private var isEnabled: Bool
  private var isMirrored = false

  package init(isEnabled: Bool, _ inputs: NodeInputs) {
    self.isEnabled = isEnabled
    environment = inputs.environment
    super.init(inputs)
    isMirrored = shouldMirror
  }

  private var shouldMirror: Bool {
    isEnabled && environment.values.builtIn.values.layoutDirection == .rightToLeft
  }

  package func receive(isEnabled: Bool) {
    self.isEnabled = isEnabled
    mirror()
  }

  private func mirror() {
    let new = shouldMirror
    if new == isMirrored { return }
    isMirrored = new
    noteGeometryChange()
    needsDraw()
  }

  @MainActor
  override package func environmentDidChange() {
    mirror()
    super.environmentDidChange()
  }

  override package var contentTransform: CGAffineTransform? {
    isMirrored ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : nil
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    if let child { recorder.draw(child, at: origin, through: contentTransform) }
  }
}
