package import TributaryGeometry
package import TributaryMotion

/// The way of one property of a node, whatever its type.
package class AnimationTrack {
  package let node: NodeHandle
  let slot: PropertySlot
  /// Whether the timeline has let go of it, and is about to forget it.
  final var isDropped = false

  init(_ node: NodeHandle, _ slot: PropertySlot) {
    self.node = node
    self.slot = slot
  }

  /// The run that shows the way at the moment; `nil` if there is none.
  var run: AnimationRun? { nil }

  /// Time has gone on.
  @MainActor func sample(_ host: ViewGraph) {}

  @MainActor func hasEnded(_ host: ViewGraph) -> Bool { true }

  /// The end has come: the model is shown from now on.
  @MainActor func finish(_ host: ViewGraph) {}
}

/// A motion of a later module: that of a scroll view, whose offset at each time is its model.
package protocol ModuleMotion: AnyObject {
  /// The run that shows the motion.
  var run: AnimationRun { get }

  /// Time has passed.
  @MainActor func sample(_ host: ViewGraph)

  @MainActor func hasEnded(_ host: ViewGraph) -> Bool

  /// The end has come: the model is shown from now on.
  @MainActor func finish(_ host: ViewGraph)
}

/// The track of a motion of a later module.
package final class ModuleTrack: AnimationTrack {
  package let motion: any ModuleMotion

  package init(_ node: NodeHandle, _ slot: PropertySlot, _ motion: any ModuleMotion) {
    self.motion = motion
    super.init(node, slot)
  }

  override var run: AnimationRun? { motion.run }

  override func sample(_ host: ViewGraph) { motion.sample(host) }

  override func hasEnded(_ host: ViewGraph) -> Bool { motion.hasEnded(host) }

  override func finish(_ host: ViewGraph) { motion.finish(host) }
}

/// The way of a property of one type that only drawing looks at: what is shown of it follows from the node's model.
package class PropertyTrack<P>: AnimationTrack {
  func shown(_ model: P, at time: Double) -> P { model }
}

/// The same with the vector that is left of the way.
private final class PresentedTrack<P, V: VectorArithmetic>: PropertyTrack<P> {
  private let property: PresentedProperty<P, V>
  private var motion: Motion<V>

  init(_ node: NodeHandle, _ property: PresentedProperty<P, V>, _ motion: Motion<V>) {
    self.property = property
    self.motion = motion
    super.init(node, property.slot)
  }

  func retarget(by change: V, _ run: AnimationRun, at time: Double) {
    motion = motion.retargeted(by: change, run, at: time)
  }

  private func target(_ host: ViewGraph) -> ItemNode? { host.handles.node(for: node, as: ItemNode.self) }

  override var run: AnimationRun? { motion.run }

  override func sample(_ host: ViewGraph) {
    // Custom animations tell their end when they are asked for a value.
    _ = motion.remaining(at: host.time)
    guard let target = target(host) else { return }
    // An effect is drawn around the item, which may have a fragment of its own.
    if case .transition = slot { target.container?.needsDraw() } else { target.needsDraw() }
  }

  override func hasEnded(_ host: ViewGraph) -> Bool { motion.isDone(at: host.time) || target(host) == nil }

  override func shown(_ model: P, at time: Double) -> P { property.moved(model, motion.remaining(at: time)) }
}

extension AnimationTimeline {
  /// Shows the way of a property that only drawing looks at, from an old value to a new one.
  @MainActor
  func animate<P, V: VectorArithmetic>(
    _ node: ItemNode, from old: P, to new: P, _ property: PresentedProperty<P, V>, _ animation: Animation
  ) {
    guard let change = property.difference(old, new), change != .zero, change.isUsable else { return }
    let handle = host.handles.handle(for: node)
    let run = run(of: animation)
    if let track = track(of: handle, property.slot) as? PresentedTrack<P, V> {
      consulting { track.retarget(by: change, run, at: host.time) }
    } else {
      add(PresentedTrack(handle, property, Motion(change, run)))
    }
  }
}

extension AnimationTimeline {
  /// One part of the transition of an item is about to change how it effects.
  ///
  /// - Returns: The run that shows it.
  @MainActor @discardableResult
  func animateEffect(
    _ index: Int, of item: ItemNode, from old: TransitionEffect, to new: TransitionEffect, _ animation: Animation
  ) -> AnimationRun {
    let run = run(of: animation)
    let handle = host.handles.handle(for: item)
    let change = old.vector - new.vector
    guard change != .zero, change.isUsable else { return run }
    if let track = track(of: handle, .transition(index))
      as? PresentedTrack<TransitionEffect, TransitionEffectVector>
    {
      consulting { track.retarget(by: change, run, at: host.time) }
      return run
    }
    add(PresentedTrack(handle, PresentedProperty(transition: .transition(index)), Motion(change, run)))
    return run
  }
}

/// How a property that only drawing looks at is shown on its way.
package struct PresentedProperty<P, V: VectorArithmetic> {
  let slot: PropertySlot
  /// From the second value to the first; `nil` if nothing lies between them.
  let difference: (P, P) -> V?
  /// The value at some distance from a model.
  let moved: (P, V) -> P
}

extension PresentedProperty where P: Animatable, V == P.AnimatableData {
  package init(_ slot: PropertySlot) {
    self.init(
      slot: slot, difference: { $0.animatableData - $1.animatableData },
      moved: { model, rest in
        var shown = model
        shown.animatableData += rest
        return shown
      })
  }
}

extension PresentedProperty where P == TransitionEffect, V == TransitionEffectVector {
  /// An effect of a transition.
  init(transition slot: PropertySlot) {
    self.init(slot: slot, difference: { $0.vector - $1.vector }, moved: { $0.moved(by: $1) })
  }
}

/// Which property of a node a track shows.
@usableFromInline
package enum PropertySlot: Hashable {
  case effect
  case opacity
  case paint
  case shape
  case model
  case amount
  /// Which part of its content a scroll view shows.
  case offset
  /// How a symbol stands.
  case pose
  /// What a text or picture shows.
  case content
  /// A part of the transition of an item.
  case transition(Int)
}
