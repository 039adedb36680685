import TributaryDrawing
public import TributaryGeometry

/// Scales or rotates what a view shows; its place in layout stays.
public struct TransformEffectModifier {
  let effect: TransformEffect

  init(_ effect: TransformEffect) { self.effect = effect }
}

extension TransformEffectModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    TransformNode(modifier.pointee.effect, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: TransformNode.self).receive(modifier.pointee.effect)
  }
}

/// A scale or a rotation about a point of a view.
package struct TransformEffect: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case scale(CGSize)
    case rotation(Angle)
  }

  package let kind: Kind
  package let anchor: UnitPoint

  /// The map of coordinates for a view of a size.
  package func transform(in size: CGSize) -> CGAffineTransform {
    let x = anchor.x * size.width
    let y = anchor.y * size.height
    let linear: CGAffineTransform
    switch kind {
    case .scale(let scale): linear = CGAffineTransform(scaleX: scale.width, y: scale.height)
    case .rotation(let angle): linear = CGAffineTransform(rotationAngle: angle.radians)
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(linear)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  package var isUsable: Bool {
    switch kind {
    case .scale(let scale): scale.width.isFinite && scale.height.isFinite && anchor.x.isFinite && anchor.y.isFinite
    case .rotation(let angle): angle.radians.isFinite && anchor.x.isFinite && anchor.y.isFinite
    }
  }
}

extension View {
  /// Scales what this view shows about a point; layout is not affected.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what this view shows about a point; layout is not affected.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales what this view shows about a point; layout is not affected.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffectModifier(TransformEffect(kind: .scale(scale), anchor: anchor)))
  }

  /// Rotates what this view shows about a point, clockwise for positive angles; layout is not affected.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffectModifier(TransformEffect(kind: .rotation(angle), anchor: anchor)))
  }
}

/// The node of a scale or rotation.
@usableFromInline
package final class TransformNode: UnaryNode {
  private var effect: TransformEffect

  package init(_ effect: TransformEffect, _ inputs: NodeInputs) {
    self.effect = effect
    super.init(inputs)
    reportIfUnusable()
  }

  package func receive(_ effect: TransformEffect) {
    if effect == self.effect { return }
    self.effect = effect
    reportIfUnusable()
    noteGeometryChange()
    needsDraw()
  }

  private func reportIfUnusable() {
    if effect.isUsable { return }
    switch effect.kind {
    case .scale(let scale): host.reportInvalidDimension("scaleEffect", "\(scale)", at: self)
    case .rotation(let angle): host.reportInvalidDimension("rotationEffect", "\(angle)", at: self)
    }
  }

  override package var contentTransform: CGAffineTransform? {
    guard effect.isUsable else { return nil }
    let transform = effect.transform(in: size)
    return transform.isIdentity ? nil : transform
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child else { return }
    guard let transform = contentTransform else { return recorder.draw(child, at: origin) }
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    recorder.drawThrough(.transform(transform.concatenating(place)), child, at: .zero)
  }
}
