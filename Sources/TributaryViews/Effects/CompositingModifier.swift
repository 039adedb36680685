public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that draws a view as one layer.
@_documentation(visibility: internal)
public struct CompositingModifier: ItemModifier {
  public typealias Body = Never

  nonisolated init() {}

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> CompositingNode {
    CompositingNode(inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: CompositingNode) {}
}

extension View {
  /// Composites this view into one layer before enclosing effects apply.
  ///
  /// An enclosing opacity fades the layer as a whole, instead of each view inside separately. The other effects of this
  /// package always apply to their content as a whole.
  ///
  /// > Source: conformance EFFECT-10, EFFECT-26.
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingModifier())
  }

  /// Composites this view into one layer before enclosing effects apply, as ``compositingGroup()`` does.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view covers its bounds. The value has no effect.
  ///   - colorMode: The color space of a rasterized layer. The value has no effect, since the display list keeps colors
  ///     unconverted and stores no image.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
}

@usableFromInline
package final class CompositingNode: UnaryNode {
  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.drawThrough(.group, child, at: frame.origin) }
  }
}

/// The color space of a rasterized layer.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Nonlinear sRGB.
  case nonLinear
  /// Linear sRGB, with components from 0 to 1.
  case linear
  /// Linear sRGB, with components that can exceed the range from 0 to 1.
  case extendedLinear
}

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
