import TributaryAnimation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that clips the drawing and hit testing of a view to a shape over its bounds.
@_documentation(visibility: internal)
public struct ClipModifier<S: Shape>: ItemModifier {
  public typealias Body = Never

  let shape: S
  let fillStyle: FillStyle

  nonisolated init(_ shape: S, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ClipNode<S> {
    ClipNode(modifier.pointee.shape, modifier.pointee.fillStyle, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ClipNode<S>) {
    node.update(modifier.pointee.shape, modifier.pointee.fillStyle)
  }
}

extension View {
  /// Clips this view to a shape over its bounds, without affecting layout or preferences.
  ///
  /// Clipped areas are also excluded from hit testing. In SwiftUI, this requires `contentShape(_:)`.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape, style))
  }

  /// Clips this view to its bounds, without affecting layout or preferences.
  ///
  /// Clipped areas are also excluded from hit testing. In SwiftUI, this requires `contentShape(_:)`.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips this view to its bounds with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points. A radius that is not positive results in square corners.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}

/// The node of a clip, which does not affect layout, preferences, or anchors inside.
@usableFromInline
package final class ClipNode<S: Shape>: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var shape: S
  private var fillStyle: FillStyle

  package init(_ shape: S, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    environment = inputs.environmentReference
    super.init(inputs)
  }

  @MainActor
  package func update(_ shape: S, _ fillStyle: FillStyle) {
    if fillStyle == self.fillStyle, shape.isKnownEqual(to: self.shape) { return }
    HostMotion.of(host).animate(self, from: self.shape, to: shape, PresentedProperty(.shape))
    self.shape = shape
    self.fillStyle = fillStyle
    needsDraw()
  }

  override package func dependencyDidChange() {
    evaluation &+= 1
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  private func outline(of shape: S, in size: CGSize) -> Path {
    usable(ask(shape) { $0.path(in: CGRect(origin: .zero, size: size), outlineDirection) }, of: S.self)
  }

  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child, frame.size.isFinite else { return }
    let outline = outline(of: shown(shape, .shape), in: frame.size)
      .offsetBy(dx: frame.origin.x, dy: frame.origin.y)
    recorder.drawThrough(.clip(outline, fillStyle), child, at: frame.origin)
  }
}

extension ClipNode: OutlinedItem {
  package var outlineEnvironment: Unretained<EnvironmentScope> { environment }
}

/// A node that does not draw the part of its content outside its bounds.
package protocol ClippingNode: UnaryNode {}

extension ClipNode: ClippingNode {}
