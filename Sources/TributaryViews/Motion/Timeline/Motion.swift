import TributaryGeometry
import TributaryMotion

/// The way of one value to where its model stands: what is left of it is added to the model.
///
///     shown = model + remaining
///
/// Invariant: right after a change of the model within an animation, `remaining` makes up for it: what is shown stands.
///
/// Tested by `MotionTests`, `AnimatedScriptTests`.
struct Motion<V: VectorArithmetic> {
  private(set) var run: AnimationRun
  /// From the target to where this motion began, without what was left of an earlier one.
  private var distance: V
  private var velocity = V.zero
  /// A motion that goes on and is blended out.
  private var earlier: Earlier?
  private var custom: CustomMotion<V>?

  private final class Earlier {
    var motion: Motion
    init(_ motion: Motion) { self.motion = motion }
  }

  /// - Parameter distance: From where the value stands now to where it was.
  init(_ distance: V, _ run: AnimationRun) {
    self.run = run
    self.distance = distance
    startCustomMotion()
    run.add(distance, .zero)
  }

  private mutating func startCustomMotion() {
    custom = run.animation.linear == nil ? CustomMotion(run) : nil
  }

  /// Whether an animation of users says how far it is.
  var isCustom: Bool { custom != nil }

  func isDone(at time: Double) -> Bool {
    if let custom { return custom.hasEnded || run.hasEnded(at: time) }
    return run.hasEnded(at: time)
  }

  /// What is left, at the time that the runs were sampled for.
  @inline(__always)
  func remaining(at time: Double) -> V {
    if earlier == nil, custom == nil {
      let response = run.response
      let part = distance.scaled(by: response.displacement)
      return response.impulse == 0 ? part : part + velocity.scaled(by: response.impulse)
    }
    return blendedRemaining(at: time)
  }

  private func start(at time: Double) -> V {
    if let earlier { return earlier.motion.remaining(at: time) + distance }
    return distance
  }

  private func blendedRemaining(at time: Double) -> V {
    let start = start(at: time)
    if let custom { return custom.remaining(of: start, at: time) }
    return start.scaled(by: run.response.displacement) + velocity.scaled(by: run.response.impulse)
  }

  /// How fast what is left changes, per second; `nil` if a custom animation does not say.
  private func rate(at time: Double) -> V? {
    var earlierRate = V.zero
    if let earlier {
      guard let rate = earlier.motion.rate(at: time) else { return nil }
      earlierRate = rate
    }
    if let custom { return custom.rate(of: start(at: time), at: time) }
    let response = run.response
    let rate =
      start(at: time).scaled(by: response.displacementVelocity) + earlierRate.scaled(by: response.displacement)
      + velocity.scaled(by: response.impulseVelocity)
    return rate.isUsable ? rate : nil
  }

  /// The motion that goes on where the model has changed again within an animation.
  ///
  /// It is another value: custom animations are asked on the way, and may ask what is shown.
  ///
  /// A spring takes over what is left and how fast that changes. Any other animation lets this one go on, and blends it out
  /// while it runs itself; unless a custom animation takes the place of another one.
  ///
  /// - Parameter change: From where the model stands now to where it stood.
  func retargeted(by change: V, _ run: AnimationRun, at time: Double) -> Motion {
    var next = self
    next.retarget(by: change, run, at: time)
    return next
  }

  private mutating func retarget(by change: V, _ run: AnimationRun, at time: Double) {
    if run === self.run {
      // Another change in the same walk.
      distance += change
      run.add(distance, velocity)
      return
    }
    let left = remaining(at: time) + change
    if run.takesOverVelocity, let rate = rate(at: time) {
      self = Motion(left, run)
      velocity = rate
      run.add(left, rate)
      return
    }
    if let custom, custom.merge(run, start(at: time), at: time) {
      distance += change
      self.run = run
      run.addCustomValue()
      return
    }
    var before = self
    before.forgetEnded(at: time)
    self = Motion(change, run)
    if before.length >= Self.longestChain {
      distance += before.remaining(at: time)
    } else if !before.isDone(at: time) {
      earlier = Earlier(before)
    }
    run.add(left, .zero)
  }

  /// What was retargeted more often than this, each time in mid-flight, stands still where it was when it was retargeted.
  private static var longestChain: Int { 32 }

  /// How many motions go on in this one.
  private var length: Int {
    var count = 1
    var motion = earlier?.motion
    while let current = motion {
      count += 1
      motion = current.earlier?.motion
    }
    return count
  }

  /// Lets go of the motions that have been blended out.
  private mutating func forgetEnded(at time: Double) {
    guard let earlier else { return }
    earlier.motion.forgetEnded(at: time)
    if earlier.motion.isDone(at: time) { self.earlier = nil }
  }
}

/// What an animation of the user's own has made of one value so far.
private final class CustomMotion<V: VectorArithmetic> {
  private var run: AnimationRun
  private var animation: Animation
  private let begin: Double
  private var state = AnimationState<V>()
  private(set) var hasEnded = false
  private var isDone = false
  private var last: (time: Double, way: V, remaining: V)?

  init(_ run: AnimationRun) {
    self.run = run
    animation = run.animation
    begin = run.begin
    run.addCustomValue()
  }

  private func context() -> AnimationContext<V> {
    AnimationContext(state: state, isLogicallyComplete: isDone)
  }

  /// - Parameter start: What was left when the animation began.
  func remaining(of start: V, at time: Double) -> V {
    if hasEnded { return .zero }
    let way = V.zero - start
    if let last, last.time == time, last.way == way { return last.remaining }
    var context = context()
    let part = animation.animate(value: way, time: time - begin, context: &context)
    state = context.state
    if part == nil || context.isLogicallyComplete, !isDone {
      isDone = true
      run.note(ended: false, at: time)
    }
    guard let part, part.isUsable else {
      hasEnded = true
      run.note(ended: true, at: time)
      return .zero
    }
    last = (time, way, part - way)
    return part - way
  }

  func rate(of start: V, at time: Double) -> V? {
    let rate = animation.velocity(value: .zero - start, time: time - begin, context: context())
    return rate.flatMap { $0.isUsable ? $0 : nil }
  }

  /// Lets the animation of another run take this one's place, if it says that it does.
  func merge(_ new: AnimationRun, _ start: V, at time: Double) -> Bool {
    guard new.animation.linear == nil, !hasEnded else { return false }
    var context = context()
    guard
      new.animation.shouldMerge(
        previous: animation, value: .zero - start, time: time - begin, context: &context)
    else { return false }
    if !isDone { run.note(ended: false, at: time) }
    run.note(ended: true, at: time)
    state = context.state
    isDone = false
    last = nil
    run = new
    animation = new.animation
    return true
  }
}
