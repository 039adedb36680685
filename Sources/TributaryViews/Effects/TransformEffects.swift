import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that scales, rotates, or transforms the drawing of a view without affecting layout.
@_documentation(visibility: internal)
public struct TransformEffectModifier {
  let effect: TransformEffect

  init(_ effect: TransformEffect) { self.effect = effect }
}

extension TransformEffectModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransformNode {
    TransformNode(modifier.pointee.effect, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TransformNode) {
    node.update(modifier.pointee.effect)
  }
}

extension View {
  /// Scales the drawing of this view about a point, without affecting layout.
  ///
  /// - Parameters:
  ///   - s: The factor of both dimensions.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of this view about a point, by one factor for each axis, without affecting layout.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the drawing of this view about a point, without affecting layout.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffectModifier(TransformEffect(kind: .scale(scale), anchor: anchor)))
  }

  /// Rotates the drawing of this view about a point, without affecting layout.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise; counterclockwise in right-to-left layout.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffectModifier(TransformEffect(kind: .rotation(angle), anchor: anchor)))
  }

  /// Applies an affine transform to the drawing of this view, relative to its top leading corner, without affecting
  /// layout. In right-to-left layout, x increases to the left.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffectModifier(TransformEffect(kind: .map(transform), anchor: .topLeading)))
  }
}

extension DisplayRecorder {
  /// Draws an item with a transform about its origin; `nil` for the identity.
  package mutating func draw(_ item: ItemNode, at origin: CGPoint, through transform: CGAffineTransform?) {
    guard let transform else { return draw(item, at: origin) }
    // An item that is scaled to zero length is invisible.
    guard transform.isInvertible else { return }
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    drawThrough(.transform(transform.concatenating(place)), item, at: .zero)
  }
}

extension CGAffineTransform {
  /// Returns the transform of a view for a layout direction: the same, or its mirror image.
  ///
  /// - Parameters:
  ///   - direction: The layout direction of the view.
  ///   - width: The width of the view, in points.
  package func directed(_ direction: LayoutDirection, width: CGFloat) -> CGAffineTransform {
    guard direction == .rightToLeft else { return self }
    return CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: width - a * width - tx, ty: ty + b * width).asCoordinates
  }
}

/// The node of a scale, rotation, or affine transform.
///
/// In right-to-left layout, the origin of a view is its top right corner and x increases to the left. The transform is
/// then the mirror image: an anchor at the leading edge is at the right, and a rotation runs in the other direction.
@usableFromInline
package final class TransformNode: UnaryNode {
  private(set) var effect: TransformEffect
  private let environment: Unretained<EnvironmentScope>

  package init(_ effect: TransformEffect, _ inputs: NodeInputs) {
    self.effect = effect
    environment = inputs.environmentReference
    super.init(inputs)
    reportIfUnusable()
  }

  @MainActor
  package func update(_ effect: TransformEffect) {
    if effect == self.effect { return }
    if effect.isOfKind(of: self.effect) {
      HostMotion.of(host).animate(self, from: self.effect, to: effect, PresentedProperty(.effect))
    }
    self.effect = effect
    reportIfUnusable()
    host.emit(.didInvalidate(self))
    recordGeometryChange()
    needsDraw()
  }

  private func reportIfUnusable() {
    if effect.isUsable { return }
    let (name, given) =
      switch effect.kind {
      case .scale(let scale): ("scaleEffect", "\(scale) about \(effect.anchor)")
      case .rotation(let angle): ("rotationEffect", "\(angle) about \(effect.anchor)")
      case .map(let transform): ("transformEffect", "\(transform)")
      }
    reportInvalidDimension(name, given)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  override package var holdsContentTogether: Bool { true }

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    switch aspect {
    case .model: transform(effect, in: size)
    case .shown: shownTransform(in: frame(.shown).size)
    }
  }

  private func shownTransform(in size: CGSize) -> CGAffineTransform? { transform(shown(effect, .effect), in: size) }

  private func transform(_ effect: TransformEffect, in size: CGSize) -> CGAffineTransform? {
    guard effect.isUsable else { return nil }
    let transform = effect.transform(in: size).directed(environment.layoutDirection, width: size.width)
    return transform.isIdentity ? nil : transform
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.draw(child, at: frame.origin, through: shownTransform(in: frame.size)) }
  }
}

extension TransformNode: MovesContent {
  package var nameOfEffect: String {
    switch effect.kind {
    case .scale: "scaleEffect"
    case .rotation: "rotationEffect"
    case .map: "transformEffect"
    }
  }
}
