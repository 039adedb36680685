import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// Draws a view with less opacity.
public struct OpacityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline let opacity: Double

  @inlinable
  nonisolated init(_ opacity: Double) { self.opacity = opacity }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OpacityNode {
    OpacityNode(modifier.pointee.opacity, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OpacityNode) {
    node.update(modifier.pointee.opacity)
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
    reportIfUnusable(opacity)
  }

  @usableFromInline @MainActor
  package func update(_ new: Double) {
    reportIfUnusable(new)
    let new = Self.valid(new)
    if new == opacity { return }
    host.animate(self, from: opacity, to: new, PresentedProperty(.opacity))
    opacity = new
    needsDraw()
  }

  private func reportIfUnusable(_ opacity: Double) {
    if opacity.isNaN { host.reportInvalidDimension("opacity", "\(opacity)", at: self) }
  }

  private static func valid(_ opacity: Double) -> Double { opacity.asFraction }

  override package var holdsContentTogether: Bool { true }

  override package var acceptsHits: Bool { opacity > 0 }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let opacity = Self.valid(shown(opacity, .opacity))
    guard let child, opacity > 0 else { return }
    if opacity < 1 {
      recorder.drawThrough(.opacity(opacity), child, at: frame.origin)
    } else {
      recorder.draw(child, at: frame.origin)
    }
  }
}
