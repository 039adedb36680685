import TributaryDrawing
public import TributaryGeometry

/// Scales, rotates or maps what a view shows; its place in layout stays.
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

/// A scale or a rotation about a point of a view, or a map of its coordinates.
package struct TransformEffect: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case scale(CGSize)
    case rotation(Angle)
    /// About the top left corner.
    case map(CGAffineTransform)
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
    case .map(let transform): return transform
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(linear)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  package var isUsable: Bool {
    switch kind {
    case .scale(let scale): scale.width.isUsable && scale.height.isUsable && anchor.x.isUsable && anchor.y.isUsable
    case .rotation(let angle): angle.radians.isFinite && anchor.x.isUsable && anchor.y.isUsable
    case .map(let transform): transform.isUsable
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

  /// Maps the coordinates of what this view shows, from its top left corner; layout is not affected.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffectModifier(TransformEffect(kind: .map(transform), anchor: .topLeading)))
  }
}

/// The node of a scale, a rotation or a map.
@usableFromInline
package final class TransformNode: UnaryNode {
  private var effect: TransformEffect

  package init(_ effect: TransformEffect, _ inputs: NodeInputs) {
    self.effect = effect
    super.init(inputs)
    reportIfUnusable()
  }

  @MainActor
  package func receive(_ effect: TransformEffect) {
    if effect == self.effect { return }
    if host.mayAnimate, effect.isOfKind(of: self.effect) {
      host.animate(
        self, from: self.effect, to: effect, PresentedProperty(.effect, get: { $0.effect }, set: { $0.effect = $1 }))
    }
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
    case .map(let transform): host.reportInvalidDimension("transformEffect", "\(transform)", at: self)
    }
  }

  override package var holdsContentTogether: Bool { true }

  override package var contentTransform: CGAffineTransform? {
    guard effect.isUsable else { return nil }
    let transform = effect.transform(in: size)
    return transform.isIdentity ? nil : transform
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    if let child { recorder.draw(child, at: origin, through: contentTransform) }
  }
}

extension DisplayRecorder {
  /// Draws an item through a map of coordinates about the origin; `nil` for none.
  package mutating func draw(_ item: ItemNode, at origin: CGPoint, through transform: CGAffineTransform?) {
    guard let transform else { return draw(item, at: origin) }
    // What has no breadth any more is not seen.
    guard transform.isInvertible else { return }
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    drawThrough(.transform(transform.concatenating(place)), item, at: .zero)
  }
}

extension CGFloat {
  /// Whether the number is finite and not so large that its products with other such numbers are not.
  fileprivate var isUsable: Bool { magnitude < 1e150 }
}

extension CGAffineTransform {
  /// Whether what it maps stays finite.
  package var isUsable: Bool {
    a.isUsable && b.isUsable && c.isUsable && d.isUsable && tx.isUsable && ty.isUsable
  }

  /// Whether something undoes the transform.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}
