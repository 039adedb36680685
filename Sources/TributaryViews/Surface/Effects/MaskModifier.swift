import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Draws a view with the opacity that other views have at each place.
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
  /// Draws this view with the opacity that other views have at each place; where they draw nothing it is not seen.
  ///
  /// The views of the mask are offered this view's size, aligned to it, and take part in preferences as an overlay does.
  /// This view is hit where a view of the mask would be; the mask itself is never hit.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask(), alignment: alignment))
  }

  /// Draws this view with the opacity that another view has at each place.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask, alignment: .center))
  }
}

/// The node of a masked item; the mask is the secondary.
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
}
