public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that mixes a view with the content behind it.
@_documentation(visibility: internal)
public struct BlendModifier: ItemModifier {
  public typealias Body = Never

  let mode: BlendMode

  nonisolated init(_ mode: BlendMode) { self.mode = mode }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> BlendNode {
    BlendNode(modifier.pointee.mode, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: BlendNode) {
    node.update(modifier.pointee.mode)
  }
}

extension View {
  /// Mixes this view as a whole with the content behind it, within the innermost enclosing ``compositingGroup()``.
  ///
  /// Terminals support only `destinationOver`. They do not draw content with `destinationOut`, and ignore all other
  /// modes.
  ///
  /// > Source: conformance EFFECT-50, EFFECT-51, EFFECT-62 to EFFECT-64.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(blendMode))
  }
}

@usableFromInline
package final class BlendNode: UnaryNode {
  private var mode: BlendMode

  package init(_ mode: BlendMode, _ inputs: NodeInputs) {
    self.mode = mode
    super.init(inputs)
  }

  package func update(_ mode: BlendMode) {
    if mode == self.mode { return }
    self.mode = mode
    needsDraw()
  }

  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    if mode.isResolvedByMasks { host.facts.hasCompositions = true }
    if mode == .normal { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.blend(mode), child, at: frame.origin)
  }
}
