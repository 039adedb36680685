public import TributaryGeometry

/// A modifier with an interpolating part, whose body runs with the displayed value during an animation.
///
/// The protocol is not isolated, so that `animatableData` of a conforming type satisfies `Animatable` in every language
/// mode. `body(content:)` runs on the main actor, like the body of every modifier.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

// The model of an `Animatable` view, modifier, or layout is its interpolating part. Its code runs whenever the clock
// advances, and no other client code runs. The extensions belong to the module of `View`: the extension of a module
// that the file of a conforming type does not import would have no effect.

extension View where Self: Animatable {
  @MainActor
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    var shown = view.pointee
    shown.animatableData = node.host.animate(
      modelOf: node, from: node.view.animatableData, to: shown.animatableData
    ) {
      $0.view.animatableData = $1
      $0.needsUpdate()
    }
    if node.update(&shown) { _evaluateBody(node) }
  }
}

extension ViewModifier where Self: Animatable {
  @MainActor
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: ModifierBodyNode<Self, C>.self)
    var shown = modifier.pointee
    shown.animatableData = node.host.animate(
      modelOf: node, from: node.modifier.animatableData, to: shown.animatableData
    ) {
      $0.modifier.animatableData = $1
      $0.needsUpdate()
    }
    node.update(&shown, content)
  }
}

extension UnaryModifier where Self: Animatable {
  @inlinable @MainActor
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) { _updateItems(modifier, content, node) }
}
