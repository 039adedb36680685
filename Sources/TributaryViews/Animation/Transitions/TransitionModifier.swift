import TributaryGeometry

/// Sets how a view comes and goes.
public struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    TransitionNode(modifier.pointee.transition, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: TransitionNode.self).receive(modifier.pointee.transition)
  }
}

extension View {
  /// Sets how this view comes and goes when a condition, a `ForEach` or an `id` around it brings or takes it.
  ///
  /// It counts for the view that comes or goes itself, not for one in a container that does. Without animation views come
  /// and go at once. With several transitions on one view the innermost counts.
  ///
  /// > Source: conformance TRANS-01 to TRANS-09.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}

/// The node of a transition: a trait of the item, which nothing looks at until the item comes or goes.
package final class TransitionNode: UnaryNode {
  private var transition: AnyTransition

  private unowned(unsafe) let environment: EnvironmentScope
  private var keepsAwake = false

  @MainActor
  init(_ transition: AnyTransition, _ inputs: NodeInputs) {
    self.transition = transition
    environment = inputs.environment
    super.init(inputs)
    flags.insert(.holdsTraits)
    keepAwake()
  }

  @MainActor
  func receive(_ transition: AnyTransition) {
    self.transition = transition
    keepAwake()
  }

  /// A transition with an animation of its own shows changes also of transactions that ask for none.
  @MainActor
  private func keepAwake() {
    guard transition.animatesByItself != keepsAwake else { return }
    keepsAwake.toggle()
    let timeline = host.animations ?? AnimationTimeline(host)
    timeline.unconditionalModifiers += keepsAwake ? 1 : -1
    if host.animations == nil {
      host.animations = timeline
      if host.phase == .walking { timeline.beginWalk(Transaction()) }
    }
    if keepsAwake { timeline.modifierDidChange() }
  }

  @MainActor
  override package func willRemove() {
    if keepsAwake { host.animations?.unconditionalModifiers -= 1 }
    keepsAwake = false
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == ObjectIdentifier(TransitionNode.self) ? self : nil)
  }

  /// The parts of the transition, with leading where it is here.
  var parts: ContiguousArray<AnyTransition.Part> {
    guard environment.values.builtIn.values.layoutDirection == .rightToLeft else { return transition.parts }
    return ContiguousArray(
      transition.parts.map { part in
        var part = part
        part.arrival = part.arrival.mirrored
        part.departure = part.departure.mirrored
        return part
      })
  }
}

extension ItemNode {
  /// The parts of the transition that this item has among its siblings.
  var transitionParts: ContiguousArray<AnyTransition.Part> {
    guard flags.contains(.holdsTraits), let node = trait(ObjectIdentifier(TransitionNode.self)) as? TransitionNode
    else { return AnyTransition.opacity.parts }
    return node.parts
  }

  /// The item that modifiers around a list decorate: what comes or goes is there, not around the list.
  var undecorated: ItemNode {
    var item: ItemNode = self
    while let unary = item as? UnaryNode, unary.content == nil, let child = unary.child { item = child }
    return item
  }
}
