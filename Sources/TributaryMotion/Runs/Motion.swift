public import TributaryGeometry

/// The animation of a value toward its model value. The remaining distance is added to the model value.
///
///     shown = model + remaining
///
/// Invariant: immediately after an animated change of the model value, `remaining` compensates for the change, so that
/// the shown value does not jump.
///
/// The members that are read in every frame are inlined into the code that shows the values.
///
/// Tested by `MotionTests`, `AnimatedScriptTests`.
@usableFromInline
package struct Motion<V: VectorArithmetic> {
  @usableFromInline package private(set) var run: AnimationRun
  /// The vector from the target to the start of this motion, without the remainder of an earlier one.
  @usableFromInline var distance: V
  @usableFromInline var velocity = V.zero
  /// An earlier motion that continues and is blended out.
  @usableFromInline var earlier: Earlier?
  @usableFromInline var custom: CustomMotion<V>?

  /// A reference to an earlier motion, because a structure cannot contain itself.
  @usableFromInline final class Earlier {
    @usableFromInline var motion: Motion
    init(_ motion: Motion) { self.motion = motion }
  }

  /// - Parameter distance: The vector from the new model value to the old one.
  package init(_ distance: V, _ run: AnimationRun) {
    self.run = run
    self.distance = distance
    startCustomMotion()
    run.add(distance, .zero)
  }

  private mutating func startCustomMotion() {
    custom = run.animation.linear == nil ? CustomMotion(run) : nil
  }

  /// Whether a custom animation determines the progress, in this motion or in an earlier one that it continues.
  @inlinable package var isCustom: Bool { custom != nil || earlier != nil && goesOnFromCustom }

  @usableFromInline var goesOnFromCustom: Bool { earlier?.motion.isCustom ?? false }

  @inlinable package func isDone(at time: Double) -> Bool {
    if let custom { return custom.hasEnded || run.hasEnded(at: time) }
    return run.hasEnded(at: time)
  }

  /// Returns the remaining distance at the sampled time of the runs. Only custom animations evaluate the time.
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

  /// Returns the change of the remaining distance per second, or `nil` if a custom animation does not provide it.
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

  /// Returns the motion that continues this one after another animated change of the model value.
  ///
  /// The result is a new value, because custom animations run during the computation and may read the shown value.
  ///
  /// A spring adopts the remaining distance and its rate of change. Every other animation lets this motion continue,
  /// and blends it out while it runs, unless a custom animation replaces another one.
  ///
  /// - Parameter change: The vector from the new model value to the old one.
  package func retargeted(by change: V, _ run: AnimationRun, at time: Double) -> Motion {
    var next = self
    next.retarget(by: change, run, at: time)
    return next
  }

  private mutating func retarget(by change: V, _ run: AnimationRun, at time: Double) {
    if run === self.run {
      // Another change in the same traversal.
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

  /// The maximum number of nested motions. Earlier motions are fixed at their current value.
  private static var longestChain: Int { 32 }

  /// The number of motions that continue in this one.
  private var length: Int {
    var count = 1
    var motion = earlier?.motion
    while let current = motion {
      count += 1
      motion = current.earlier?.motion
    }
    return count
  }

  /// Releases the motions that are completely blended out.
  private mutating func forgetEnded(at time: Double) {
    guard let earlier else { return }
    earlier.motion.forgetEnded(at: time)
    if earlier.motion.isDone(at: time) { self.earlier = nil }
  }
}
