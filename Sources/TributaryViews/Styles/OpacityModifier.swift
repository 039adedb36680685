import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that draws a view at reduced opacity.
@_documentation(visibility: internal)
public struct OpacityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline let opacity: Double

  @inlinable
  package nonisolated init(_ opacity: Double) { self.opacity = opacity }

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
  /// Sets the opacity of this view without affecting layout or preferences.
  ///
  /// The opacity applies to each view inside separately, so overlapping views shine through each other. The views in a
  /// ``compositingGroup()`` are composited first and fade as one.
  ///
  /// - Parameter opacity: The opacity, from 0 (invisible) to 1 (unchanged). Other values are clamped to this range.
  @inlinable @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity))
  }
}

@usableFromInline
package final class OpacityNode: UnaryNode {
  /// The opacity, from 0 to 1.
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
    HostMotion.of(host).animate(self, from: opacity, to: new, PresentedProperty(.opacity))
    opacity = new
    needsDraw()
  }

  private func reportIfUnusable(_ opacity: Double) {
    if opacity.isNaN { reportInvalidDimension("opacity", "\(opacity)") }
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
