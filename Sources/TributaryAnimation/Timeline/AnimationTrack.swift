@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryMotion

/// The track of one property of a node, independent of the type of the property.
package class AnimationTrack {
  package let node: NodeHandle
  let slot: PropertySlot
  /// Whether the timeline has dropped the track and removes it at the end of the walk.
  final var isDropped = false

  init(_ node: NodeHandle, _ slot: PropertySlot) {
    self.node = node
    self.slot = slot
  }

  /// Whether the displayed value is read only by drawing and by lookups of displayed values, which compute it.
  var isOnlyDrawn: Bool { false }

  /// The run that currently animates the track; `nil` if there is none.
  var run: AnimationRun? { nil }

  /// Whether the animation has no known end.
  final var isEndless: Bool { run?.end.isInfinite ?? false }

  /// Updates the displayed value after the clock has advanced.
  @MainActor func sample(_ host: ViewGraph) {}

  @MainActor func hasEnded(_ host: ViewGraph) -> Bool { true }

  /// Called at the end of the motion, after which the model is displayed.
  @MainActor func finish(_ host: ViewGraph) {}
}

/// A motion that a later module defines, such as that of a scroll view, whose model is its offset at each time.
package protocol ModuleMotion: AnyObject {
  /// The run that animates the motion.
  var run: AnimationRun { get }

  /// Updates the motion after the clock has advanced.
  @MainActor func sample(_ host: ViewGraph)

  @MainActor func hasEnded(_ host: ViewGraph) -> Bool

  /// Called at the end of the motion, after which the model is displayed.
  @MainActor func finish(_ host: ViewGraph)
}

/// The track of a motion that a later module defines.
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

/// The track of a property that only drawing reads. The displayed value results from the node's model.
package class PropertyTrack<P>: AnimationTrack {
  func shown(_ model: P, at time: Double) -> P { model }
}

/// A property track that stores the remaining distance as a vector.
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

  override var isOnlyDrawn: Bool { true }

  override var run: AnimationRun? { motion.run }

  override func sample(_ host: ViewGraph) {
    // A custom animation reports its end only in response to a request for a value.
    _ = motion.remaining(at: host.time)
    guard let target = target(host) else { return }
    // An effect is drawn around the item, which may have a separate fragment.
    if case .transition = slot { target.container?.needsDraw() } else { target.needsDraw() }
  }

  override func hasEnded(_ host: ViewGraph) -> Bool { motion.isDone(at: host.time) || target(host) == nil }

  override func shown(_ model: P, at time: Double) -> P { property.moved(model, motion.remaining(at: time)) }
}

extension AnimationTimeline {
  /// Animates a property that only drawing reads, from an old value to a new one.
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
  /// Animates the change of one part of an item's transition effect.
  ///
  /// - Returns: The run that animates the change.
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

/// The interpolation of a property that only drawing reads.
package struct PresentedProperty<P, V: VectorArithmetic> {
  let slot: PropertySlot
  /// A function that subtracts the second value from the first; its result is `nil` if the values cannot be
  /// interpolated.
  let difference: (P, P) -> V?
  /// A function that adds a distance to a model.
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
  /// Creates the interpolation of a transition effect.
  init(transition slot: PropertySlot) {
    self.init(slot: slot, difference: { $0.vector - $1.vector }, moved: { $0.moved(by: $1) })
  }
}

/// The property of a node that a track animates.
@usableFromInline
package enum PropertySlot: Hashable {
  case effect
  case opacity
  case paint
  case shape
  case model
  case amount
  /// The content offset of a scroll view.
  case offset
  /// The pose of a symbol.
  case pose
  /// The content of a text or image.
  case content
  /// A part of the transition of an item.
  case transition(Int)
}
