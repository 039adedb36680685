public import TributaryGeometry

/// The way of one value to where its model stands: what is left of it is added to the model.
///
///     shown = model + remaining
///
/// Invariant: right after a change of the model within an animation, `remaining` makes up for it: what is shown stands.
///
/// What is read of it in every frame is inlined into what shows the values.
///
/// Tested by `MotionTests`, `AnimatedScriptTests`.
@usableFromInline
package struct Motion<V: VectorArithmetic> {
  @usableFromInline package private(set) var run: AnimationRun
  /// From the target to where this motion began, without what was left of an earlier one.
  @usableFromInline var distance: V
  @usableFromInline var velocity = V.zero
  /// A motion that goes on and is blended out.
  @usableFromInline var earlier: Earlier?
  @usableFromInline var custom: CustomMotion<V>?

  @usableFromInline final class Earlier {
    @usableFromInline var motion: Motion
    init(_ motion: Motion) { self.motion = motion }
  }

  /// - Parameter distance: From where the value stands now to where it was.
  package init(_ distance: V, _ run: AnimationRun) {
    self.run = run
    self.distance = distance
    startCustomMotion()
    run.add(distance, .zero)
  }

  private mutating func startCustomMotion() {
    custom = run.animation.linear == nil ? CustomMotion(run) : nil
  }

  /// Whether an animation of users says how far it is, or how far one is that it goes on from.
  @inlinable package var isCustom: Bool { custom != nil || earlier != nil && goesOnFromCustom }

  @usableFromInline var goesOnFromCustom: Bool { earlier?.motion.isCustom ?? false }

  @inlinable package func isDone(at time: Double) -> Bool {
    if let custom { return custom.hasEnded || run.hasEnded(at: time) }
    return run.hasEnded(at: time)
  }

  /// What is left, at the time that the runs were sampled for; only animations of users ask for it.
  @inlinable @inline(__always)
  package func remaining(at time: @autoclosure () -> Double) -> V {
    if earlier == nil, custom == nil {
      let response = run.response
      let part = distance.scaled(by: response.displacement)
      return response.impulse == 0 ? part : part + velocity.scaled(by: response.impulse)
    }
    return blendedRemaining(at: time())
  }

  private func start(at time: Double) -> V {
    if let earlier { return earlier.motion.remaining(at: time) + distance }
    return distance
  }

  @usableFromInline func blendedRemaining(at time: Double) -> V {
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
  package func retargeted(by change: V, _ run: AnimationRun, at time: Double) -> Motion {
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
