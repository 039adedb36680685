import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that masks a view with the opacity of other views.
@_documentation(visibility: internal)
public struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment

  nonisolated init(_ mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension MaskModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> MaskNode {
    let node = MaskNode(inputs, isBehind: false, alignment: modifier.pointee.alignment)
    node.makeSecondary { inputs in
      Mask._makeNode(modifier.first(as: Mask.self), inputs)
    }
    return node
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: MaskNode) {
    node.update(alignment: modifier.pointee.alignment)
    if let content = node.secondary?.content {
      Mask._updateNode(modifier.first(as: Mask.self), content)
    }
  }
}

extension View {
  /// Masks this view with the opacity of other views. Areas without mask content are invisible.
  ///
  /// The mask is proposed the size of this view and aligned with it. It takes part in preferences as an overlay does.
  /// Hit testing of this view is limited to the area in which a view of the mask is hit; the mask itself receives no
  /// input.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask(), alignment: alignment))
  }

  /// Masks this view with the opacity of another view.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask, alignment: .center))
  }
}

/// The node of a masked item, with the mask as its secondary content.
@usableFromInline
package final class MaskNode: SecondaryNode {
  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child, let secondary else { return }
    var mask = DisplayRecorder(revision: recorder.revision)
    mask.draw(secondary, at: frame.origin)
    if mask.commands.isEmpty { return }
    recorder.drawThrough(.mask(DisplayFragment(mask.commands, revision: mask.revision)), child, at: frame.origin)
  }

  override package func hitContent(at point: CGPoint) -> HitChain {
    guard let child, let secondary, !hit(secondary, at: point).isEmpty else { return [] }
    return hit(child, at: point)
  }

  /// An invisible mask can be hit, but its content is not drawn, so changes in the content invalidate nothing.
  override package var contentReach: HitReach? { nil }
}
