@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// The node of a transition: a trait of the item, without effect until the item is inserted or removed.
///
/// A transition with a body has a `stage`, which contains the views around the item.
@usableFromInline
package final class TransitionNode: UnaryNode {
  /// The transition of the modifier.
  private var given: AnyTransition
  /// The effective transition: a fade replaces a transition with motion if reduced motion is requested.
  private var transition: AnyTransition

  private let environment: Unretained<EnvironmentScope>
  private var keepsActive = false
  private(set) var stage: TransitionStage?

  @MainActor
  init(_ transition: AnyTransition, _ inputs: NodeInputs) {
    given = transition
    self.transition = transition
    environment = inputs.environmentReference
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
    apply()
  }

  @MainActor
  func update(_ transition: AnyTransition) {
    given = transition
    apply()
  }

  @MainActor
  private func apply() {
    transition = environment.values.accessibilityReduceMotion && given.hasMotion ? .opacity : given
    if let numbers = transition.unusableNumbers { reportInvalidDimension("transition", numbers) }
    if transition.isIdentity { HostMotion.of(host).hasIdentityTransitions = true }
    keepActive()
    if let custom = transition.custom {
      if let stage, stage.root != nil { stage.update(custom) } else { host.enqueueItems(self) }
    } else if let stage {
      self.stage = nil
      stage.takeDown()
      stand(around: stage.inside)
    }
  }

  /// Registers a transition with a separate animation, which animates changes even if their transaction has no
  /// animation.
  @MainActor
  private func keepActive() {
    guard transition.animatesByItself != keepsActive else { return }
    keepsActive.toggle()
    let timeline = HostMotion.of(host).joinTimeline()
    timeline.unconditionalModifiers += keepsActive ? 1 : -1
    if keepsActive { timeline.modifierDidChange() }
  }

  @MainActor
  override package func willRemove() {
    if keepsActive { HostMotion.of(host).timeline?.unconditionalModifiers -= 1 }
    keepsActive = false
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) {
      if environment.values.accessibilityReduceMotion != (given.hasMotion && !transition.hasMotion) { apply() }
    }
    super.surroundingsDidChange(changes)
  }

  // The body of a transition surrounds a single item.
  override package var takesOwnContentAsOne: Bool { false }

  // MARK: Phases

  /// The transition, if it has a body.
  var custom: (any Transition)? { transition.custom }

  var isIdentity: Bool { transition.isIdentity }

  var animatesByItself: Bool { transition.animatesByItself }

  /// Displays the body in a phase.
  ///
  /// - Parameter transaction: The transaction in which the body changes in the current walk; `nil` for that of the
  ///   views around the transition, or the last one given in this walk.
  @MainActor
  func show(_ phase: TransitionPhase, in transaction: Transaction? = nil) {
    guard let custom, let stage = makeStage() else { return }
    transaction.map(stage.use)
    if stage.root == nil || stage.phase != phase { stage.show(custom, in: phase) }
    transaction.map(stage.use)
  }

  @MainActor
  private func makeStage() -> TransitionStage? {
    if let stage { return stage }
    let stage = TransitionStage(self, environment)
    stage.update(content.map { $0.onlyItem().object() } ?? child)
    self.stage = stage
    return stage
  }

  /// Makes an item of the body, or the item of the content, the contained item.
  @MainActor
  func stand(around item: ItemNode?) {
    adopt(item: item.map { Unretained($0) })
    childDidChange()
  }

  // MARK: Structure

  override package var decoratedItem: ItemNode? { stage?.inside ?? child }

  @MainActor
  override package func collectItems() {
    guard let custom else { return super.collectItems() }
    if let stage, stage.root != nil {
      if let content { stage.update(content.onlyItem().object()) }
      stage.itemsDidChange(custom)
    } else if !HostMotion.of(host).animateArrival(by: self) {
      show(.identity)
    }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let root = stage?.root { body(root) }
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    // A body may surround the item with a container.
    let inner = super.trait(key) ?? stage?.inside?.trait(key)
    return inner ?? (key == ObjectIdentifier(TransitionNode.self) ? self : nil)
  }

  /// The parts of the transition, adapted to the layout direction.
  var parts: ContiguousArray<AnyTransition.Part> {
    guard environment.values.direction == .rightToLeft else { return transition.parts }
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
  /// The transition node of this item among its siblings, or else of the modifiers around its condition or id; `nil`
  /// for a fade.
  var transitionNode: TransitionNode? { innerTransition ?? outerTransition }

  private var innerTransition: TransitionNode? {
    flags.contains(.subtreeHasTraits) ? trait(ObjectIdentifier(TransitionNode.self)) as? TransitionNode : nil
  }

  /// The nearest transition around the condition or id that inserts and removes this item, inside their container.
  ///
  /// A transition with a body surrounds the old and the new item together, so it cannot insert one and remove the
  /// other.
  private var outerTransition: TransitionNode? {
    var node = container?.asUnary
    while let unary = node {
      if let transition = unary as? TransitionNode { return transition.custom == nil ? transition : nil }
      node = unary.container?.asUnary
    }
    return nil
  }

  /// The bounds with which this item's transition moves and scales it, in the coordinates of the item: those of the
  /// outermost frame or other layout inside the transition.
  func transitionBounds(within size: CGSize) -> CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    guard innerTransition == nil, let outer = outerTransition else { return bounds }
    var item: ItemNode = self
    var place = CGPoint.zero
    while item !== outer, let unary = item.container?.asUnary {
      place.x -= item.origin.x
      place.y -= item.origin.y
      // A departing item can have another size than its replacement, and no layout around it.
      if !unary.holdsDeparture, let child = unary.child, child.origin != .zero || child.size != unary.size {
        bounds = CGRect(origin: place, size: unary.size)
      }
      item = unary
    }
    return bounds
  }

  /// The parts of this item's transition among its siblings.
  var transitionParts: ContiguousArray<AnyTransition.Part> { transitionNode?.parts ?? AnyTransition.opacity.parts }

  /// The item inside the modifiers around a list. Insertions and removals occur there, and not around the list.
  var undecorated: ItemNode {
    var item: ItemNode = self
    while let child = item.decorated { item = child }
    return item
  }
}
