public import TributaryGeometry

/// A modifier with a part that interpolates: its body runs with what is shown on the way to a new value.
///
/// The protocol is not isolated, so that `animatableData` of a conforming type satisfies `Animatable` in every language mode;
/// `body(content:)` runs on the main actor, as that of every modifier does.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

// A view, modifier or layout that is `Animatable` gets the interpolated part as its model: its code runs whenever time
// goes on, and nothing else does.

extension View where Self: Animatable {
  @MainActor
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    var shown = view.pointee
    shown.animatableData = node.host.animate(modelOf: node, from: node.view.animatableData, to: shown.animatableData) {
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
