import TributaryDrawing
package import TributaryGeometry

/// Draws a view with less opacity.
public struct OpacityModifier: UnaryModifier {
  public typealias Body = Never

  @usableFromInline let opacity: Double

  @inlinable
  nonisolated init(_ opacity: Double) { self.opacity = opacity }

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    OpacityNode(modifier.pointee.opacity, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: OpacityNode.self).receive(modifier.pointee.opacity)
  }
}

extension View {
  /// Draws this view with less opacity. Layout and preferences stay as they are.
  ///
  /// Each view inside is faded by itself, so that those which overlap shine through each other; what is in a
  /// ``compositingGroup()`` is faded as one.
  ///
  /// - Parameter opacity: From 0, nothing is drawn, to 1, nothing changes; beyond that it is brought there.
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity))
  }
}

/// The node of a faded item.
@usableFromInline
package final class OpacityNode: UnaryNode {
  /// From 0 to 1.
  package fileprivate(set) var opacity: Double

  @usableFromInline
  package init(_ opacity: Double, _ inputs: NodeInputs) {
    self.opacity = Self.valid(opacity)
    super.init(inputs)
  }

  @usableFromInline @MainActor
  package func receive(_ new: Double) {
    let new = Self.valid(new)
    if new == opacity { return }
    if host.mayAnimate {
      host.animate(
        self, from: opacity, to: new,
        PresentedProperty(.opacity, get: { $0.opacity }, set: { $0.opacity = Self.valid($1) }))
    }
    opacity = new
    needsDraw()
  }

  private static func valid(_ opacity: Double) -> Double { opacity > 0 ? min(opacity, 1) : 0 }

  override package var holdsContentTogether: Bool { true }

  override package var acceptsHits: Bool { opacity > 0 }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child, opacity > 0 else { return }
    if opacity < 1 {
      recorder.drawThrough(.opacity(opacity), child, at: origin)
    } else {
      recorder.draw(child, at: origin)
    }
  }
}
