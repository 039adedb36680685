public import TributaryGeometry

/// A run of an animation, shared by all values that start with it in the same traversal.
///
/// A linear animation is sampled once for all values.
///
/// Invariants, once sealed:
/// 1. `response` is that of the animation at the sampled time of the timeline, or zero after the run has ended.
/// 2. `end` is the time at which the value with the longest distance ends. For a custom animation it is infinite until
///    all values have ended.
@usableFromInline
package final class AnimationRun {
  package let animation: Animation
  package private(set) var begin: Double
  /// Whether the traversal in which the run began has ended, so that no further values join.
  package private(set) var isSealed = false

  @exclusivity(unchecked) @usableFromInline package private(set) var response = SpringResponse.start
  /// The maximum distance and speed of the values in this run.
  private var travel = Displacement(distance: 0, speed: 0)
  @exclusivity(unchecked) @usableFromInline package private(set) var end = Double.infinity
  package private(set) var logicalEnd = Double.infinity

  /// The numbers of values of a custom animation that have not ended, and that are not logically complete.
  private var moving = 0
  private var undone = 0

  /// The completion actions of this run.
  private var completions: [AnimationCompletion]

  /// Whether the run begins with the next frame, whose time is not yet known.
  package var isHeld = false

  /// The tolerance for equal times, because sums of multiples of 1/60 of a second are rounded.
  @inlinable package static var tolerance: Double { 1e-9 }

  package init(_ animation: Animation, begin: Double, _ completions: [AnimationCompletion]) {
    self.animation = animation
    self.begin = begin
    self.completions = completions
    for completion in completions { completion.runs += 1 }
  }

  /// Whether the animation adopts the value and the velocity of a running animation.
  package var takesOverVelocity: Bool { animation.linear?.takesOverVelocity ?? false }

  /// Adds a value to this run.
  package func add<V: VectorArithmetic>(_ distance: V, _ velocity: V) {
    travel = travel.union(Displacement(distance, velocity))
  }

  /// Adds a value of a custom animation.
  package func addCustomValue() {
    moving += 1
    undone += 1
  }

  /// Records that a value of a custom animation has ended or is logically complete.
  package func record(ended: Bool, at time: Double) {
    if ended {
      moving -= 1
      if moving == 0 { end = time }
    } else {
      undone -= 1
      if undone == 0 { logicalEnd = time }
    }
  }

  /// Seals the run, so that no further values join.
  package func seal() {
    isSealed = true
    guard let linear = animation.linear else {
      if moving == 0 { (end, logicalEnd) = (begin, begin) }
      return
    }
    end = begin + linear.duration(of: travel)
    logicalEnd = min(begin + linear.logicalDuration(of: travel), end)
  }

  /// Moves a run without elapsed time to a later time.
  package func moveBegin(to time: Double) {
    let delay = time - begin
    begin = time
    end += delay
    logicalEnd += delay
  }

  package func sample(at time: Double) {
    guard let linear = animation.linear else { return }
    response =
      hasEnded(at: time)
      ? SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
      : linear.response(after: time - begin, travel)
  }

  @inlinable package func hasEnded(at time: Double) -> Bool { time >= end - Self.tolerance }

  /// The time at which the next completion action is due; infinite if there is none.
  package var nextCompletion: Double {
    completions.reduce(.infinity) { min($0, $1.criteria == .removed ? end : logicalEnd) }
  }

  /// Whether a host must check for the end of this run in small steps, because only the custom animation determines it.
  package var hidesItsEnd: Bool { !completions.isEmpty && animation.linear == nil }

  /// Removes the completion actions for which this run is complete.
  ///
  /// - Returns: The actions that do not wait for other runs.
  package func takeCompletions(at time: Double) -> [AnimationCompletion] {
    if completions.isEmpty { return [] }
    var due: [AnimationCompletion] = []
    completions.removeAll { completion in
      let moment = completion.criteria == .removed ? end : logicalEnd
      guard time >= moment - Self.tolerance else { return false }
      completion.runs -= 1
      if completion.isDue { due.append(completion) }
      return true
    }
    return due
  }

  /// Discards the completion actions, because the animated values were removed.
  package func abandon() {
    for completion in completions { completion.runs -= 1 }
    completions = []
  }

  package var isAwaited: Bool { nextCompletion.isFinite || hidesItsEnd }
}

/// A completion action for the animations that one transaction starts.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?

  /// The number of hosts that have pending changes of the transaction.
  package var claims = 0
  /// The number of runs that must complete first.
  package var runs = 0

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether the action is ready to run.
  package var isDue: Bool { claims == 0 && runs == 0 && action != nil }

  /// Returns the action at the first call, and `nil` afterward.
  package func takeAction() -> (() -> Void)? {
    defer { action = nil }
    return action
  }
}

/// The criterion for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// The time at which an animation counts as complete: when it is logically done, or when it is removed.
  package enum Point: Hashable, Sendable {
    case done
    case removed
  }

  package let point: Point

  /// The animation is logically complete, although small movements may remain.
  public static let logicallyComplete = AnimationCompletionCriteria(point: .done)

  /// The animation has ended completely.
  public static let removed = AnimationCompletionCriteria(point: .removed)
}
