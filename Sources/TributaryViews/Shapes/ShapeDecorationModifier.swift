import TributaryAnimation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that fills a shape over the bounds of a view with a style, behind the view or in front of it.
@_documentation(visibility: internal)
public struct ShapeDecorationModifier<Style: ShapeStyle, S: Shape, Side: DecorationSide>: ItemModifier {
  public typealias Body = Never

  @usableFromInline let style: Style
  @usableFromInline let shape: S
  @usableFromInline let fillStyle: FillStyle

  @inlinable
  nonisolated init(_ style: Style, in shape: S, fillStyle: FillStyle) {
    self.style = style
    self.shape = shape
    self.fillStyle = fillStyle
  }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ShapeDecorationNode<S> {
    ShapeDecorationNode(
      modifier.pointee.shape, modifier.pointee.style._erased(), modifier.pointee.fillStyle,
      isBehind: Side._isBehind, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ShapeDecorationNode<S>) {
    node.update(modifier.pointee.shape, modifier.pointee.style._erased(), modifier.pointee.fillStyle)
  }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    if Side._isBehind, Style.self == Material.self, let material = modifier.pointee.style as? Material {
      return makeItems(on: material, modifier, content, inputs)
    }
    return _makeItems(modifier, content, inputs)
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    if Side._isBehind, Style.self == Material.self, let material = modifier.pointee.style as? Material {
      return updateItems(on: material, modifier, content, node)
    }
    _updateItems(modifier, content, node)
  }
}

extension View {
  /// Fills a shape over the bounds of this view with a style, behind it. The fill does not extend into the safe area.
  ///
  /// - Parameters:
  ///   - style: The color, gradient, or other style.
  ///   - shape: The shape, in the bounds of this view.
  ///   - fillStyle: The rule that determines the interior of the shape.
  @inlinable
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeDecorationModifier<_, _, BackgroundSide>(style, in: shape, fillStyle: fillStyle))
  }

  /// Fills a shape over the bounds of this view with the background style, behind it.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the bounds of this view.
  ///   - fillStyle: The rule that determines the interior of the shape.
  @inlinable
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(ShapeDecorationModifier<_, _, BackgroundSide>(BackgroundStyle(), in: shape, fillStyle: fillStyle))
  }

  /// Fills a shape over the bounds of this view with a style, in front of it.
  ///
  /// - Parameters:
  ///   - style: The color, gradient, or other style.
  ///   - shape: The shape, in the bounds of this view.
  ///   - fillStyle: The rule that determines the interior of the shape.
  @inlinable
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeDecorationModifier<_, _, OverlaySide>(style, in: shape, fillStyle: fillStyle))
  }
}

/// The node of a view with a styled shape behind it or in front of it.
@usableFromInline
package final class ShapeDecorationNode<S: Shape>: StyledNode {
  private var shape: S
  private var fillStyle: FillStyle
  private let isBehind: Bool

  @usableFromInline
  package init(_ shape: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle, isBehind: Bool, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    self.isBehind = isBehind
    super.init(style, inputs)
  }

  @usableFromInline @MainActor
  package func update(_ shape: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle) {
    if fillStyle != self.fillStyle || !shape.isKnownEqual(to: self.shape) {
      HostMotion.of(host).animate(self, from: self.shape, to: shape, PresentedProperty(.shape))
      self.shape = shape
      self.fillStyle = fillStyle
      needsDraw()
    }
    update(style)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let shape = shown(shape, .shape)
    if isBehind { draw(shape, into: &recorder, in: frame, fillStyle, shownPaint, outlineDirection) }
    super.draw(into: &recorder, in: frame)
    if !isBehind { draw(shape, into: &recorder, in: frame, fillStyle, shownPaint, outlineDirection) }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  override package func isHit(at point: CGPoint) -> Bool {
    !paint.isInvisible && ask(shape) { $0.isHit(at: point, in: size, fillStyle, outlineDirection) }
  }

  override package var ownReach: HitReach? { ask(shape) { $0.hitReach(in: size, fillStyle, outlineDirection) } }
}

extension ShapeDecorationNode: OutlinedItem {
  package var outlineEnvironment: Unretained<EnvironmentScope> { environment }
}
