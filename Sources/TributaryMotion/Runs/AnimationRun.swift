public import TributaryGeometry

/// One run of an animation, shared by all values that start with it in the same walk.
///
/// An animation that treats all values alike is sampled once for all of them.
///
/// Invariants, once sealed:
/// 1. `response` is that of the animation at the time that the timeline was sampled for; zero once the run has ended.
/// 2. `end` is when the value with the longest way ends; of a custom animation it is infinite until all values have ended.
@usableFromInline
package final class AnimationRun {
  package let animation: Animation
  package let begin: Double
  /// Whether no further value joins: the walk in which the run began has ended.
  package private(set) var isSealed = false

  @exclusivity(unchecked) @usableFromInline package private(set) var response = SpringResponse.start
  /// The longest way, and the highest speed, of the values that are shown by this run.
  private var travel = Displacement(distance: 0, speed: 0)
  @exclusivity(unchecked) @usableFromInline package private(set) var end = Double.infinity
  package private(set) var logicalEnd = Double.infinity

  /// Values of an animation that tells its end value by value: those that have not ended, or not logically.
  private var moving = 0
  private var undone = 0

  /// Actions that wait for this run.
  private var completions: [AnimationCompletion]

  /// Times are equal if they differ by less: sums of sixtieths of a second do not meet anything exactly.
  @inlinable package static var tolerance: Double { 1e-9 }

  package init(_ animation: Animation, begin: Double, _ completions: [AnimationCompletion]) {
    self.animation = animation
    self.begin = begin
    self.completions = completions
    for completion in completions { completion.runs += 1 }
  }

  /// Whether value and speed of what is under way are taken over.
  package var takesOverVelocity: Bool { animation.linear?.takesOverVelocity ?? false }

  /// Takes a value to be shown by this run.
  package func add<V: VectorArithmetic>(_ distance: V, _ velocity: V) {
    travel = travel.union(Displacement(distance, velocity))
  }

  /// A value of a custom animation begins.
  package func addCustomValue() {
    moving += 1
    undone += 1
  }

  /// A value of a custom animation has come to its end, or counts as done.
  package func record(ended: Bool, at time: Double) {
    if ended {
      moving -= 1
      if moving == 0 { end = time }
    } else {
      undone -= 1
      if undone == 0 { logicalEnd = time }
    }
  }

  /// No further value joins.
  package func seal() {
    isSealed = true
    guard let linear = animation.linear else {
      if moving == 0 { (end, logicalEnd) = (begin, begin) }
      return
    }
    end = begin + linear.duration(of: travel)
    logicalEnd = min(begin + linear.logicalDuration(of: travel), end)
  }

  package func sample(at time: Double) {
    guard let linear = animation.linear else { return }
    response =
      hasEnded(at: time)
      ? SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
      : linear.response(after: time - begin, travel)
  }

  @inlinable package func hasEnded(at time: Double) -> Bool { time >= end - Self.tolerance }

  /// When the next action becomes due; infinite if none waits.
  package var nextCompletion: Double {
    completions.reduce(.infinity) { min($0, $1.criteria == .removed ? end : logicalEnd) }
  }

  /// Whether a host has to look for the end of this run in small steps, because only the animation knows it.
  package var hidesItsEnd: Bool { !completions.isEmpty && animation.linear == nil }

  /// Takes out the actions that have waited for this run long enough.
  ///
  /// - Returns: Those that wait for no other run either.
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

  /// What this run was for is no longer there: nobody waits for its end.
  package func abandon() {
    for completion in completions { completion.runs -= 1 }
    completions = []
  }

  package var isAwaited: Bool { nextCompletion.isFinite || hidesItsEnd }
}

/// An action that waits for the end of the animations that one transaction starts.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?

  /// How many hosts have changes of the transaction to show.
  package var claims = 0
  /// How many runs of animations it waits for.
  package var runs = 0

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether there is nothing left to wait for.
  package var isDue: Bool { claims == 0 && runs == 0 && action != nil }

  /// The action, which is run once.
  package func takeAction() -> (() -> Void)? {
    defer { action = nil }
    return action
  }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    case done
    case removed
  }

  package let moment: Moment

  /// When the change is as good as done, although something may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .done)

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(moment: .removed)
}
