public import TributaryGeometry

/// The state of a custom animation for one value.
@usableFromInline
final class CustomMotion<V: VectorArithmetic> {
  private var run: AnimationRun
  private var animation: Animation
  /// The begin of the first of the merged runs; `nil` before a merge.
  private var mergedBegin: Double?
  private var state = AnimationState<V>()
  @usableFromInline private(set) var hasEnded = false
  private var isDone = false
  private var last: (time: Double, way: V, remaining: V)?

  init(_ run: AnimationRun) {
    self.run = run
    animation = run.animation
    run.addCustomValue()
  }

  private var begin: Double { mergedBegin ?? run.begin }

  private func context() -> AnimationContext<V> {
    AnimationContext(state: state, isLogicallyComplete: isDone)
  }

  /// - Parameter start: The remaining distance when the animation began.
  func remaining(of start: V, at time: Double) -> V {
    if hasEnded { return .zero }
    let way = V.zero - start
    if let last, last.time == time, last.way == way { return last.remaining }
    var context = context()
    let part = animation.animate(value: way, time: time - begin, context: &context)
    state = context.state
    if part == nil || context.isLogicallyComplete, !isDone {
      isDone = true
      run.record(ended: false, at: time)
    }
    guard let part, part.isUsable else {
      hasEnded = true
      run.record(ended: true, at: time)
      return .zero
    }
    last = (time, way, part - way)
    return part - way
  }

  func rate(of start: V, at time: Double) -> V? {
    let rate = animation.velocity(value: .zero - start, time: time - begin, context: context())
    return rate.flatMap { $0.isUsable ? $0 : nil }
  }

  /// Replaces this animation with that of another run, if its `shouldMerge` returns `true`.
  func merge(_ new: AnimationRun, _ start: V, at time: Double) -> Bool {
    guard new.animation.linear == nil, !hasEnded else { return false }
    var context = context()
    guard
      new.animation.shouldMerge(
        previous: animation, value: .zero - start, time: time - begin, context: &context)
    else { return false }
    if !isDone { run.record(ended: false, at: time) }
    run.record(ended: true, at: time)
    state = context.state
    isDone = false
    last = nil
    mergedBegin = begin
    run = new
    animation = new.animation
    return true
  }
}
