@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryMotion

/// A view whose content is animated along keyframes.
///
/// Without a trigger, the keyframes repeat for as long as the view is in the tree, each time from the final value of
/// the previous run. With a trigger, they run once whenever its value changes, from the displayed value. The content is
/// updated whenever the clock advances, and its frames are those of the model: only its value is animated.
///
/// Keyframes with a duration of zero display their final value, and do not repeat.
///
/// > Source: conformance KEYFRAME-10 to KEYFRAME-14.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: ChangeTrigger?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var playback = KeyframePlayback<Value>()
  @State private var number = 0

  /// Creates a view that repeats keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - repeating: Whether the keyframes run. If not, the initial value is displayed.
  ///   - content: A closure that returns the content for a value.
  ///   - keyframes: A closure that returns the keyframes for a start value: the initial value, and then the final value
  ///     of the previous run.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, nil, repeating, content, keyframes)
  }

  /// Creates a view that runs keyframes once whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - trigger: The value to observe.
  ///   - content: A closure that returns the content for a value.
  ///   - keyframes: A closure that returns the keyframes for the value that is displayed when the trigger changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, ChangeTrigger(trigger), false, content, keyframes)
  }

  private init(
    _ initialValue: Value, _ trigger: ChangeTrigger?, _ isRepeating: Bool, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.isRepeating = isRepeating
    self.content = content
    self.keyframes = keyframes
  }

  private func play(from value: Value) {
    playback.timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    number += 1
  }

  private func repeatKeyframes() {
    if let timeline = playback.timeline { play(from: timeline.value(time: .infinity)) }
  }

  private func stop() {
    playback.timeline = nil
    number += 1
  }
}

extension KeyframeAnimator: View, NamedComposite {
  public var body: some View {
    KeyframeStage(
      playback: playback, number: number, initialValue: initialValue, content: content,
      whenDone: isRepeating ? { repeatKeyframes() } : nil
    )
    .onAppear {
      playback.hasAppeared = true
      if isRepeating { play(from: initialValue) }
    }
    .onDisappear {
      playback.hasAppeared = false
      stop()
    }
    // A covered page begins to repeat when it appears again, so that it does not keep the clock busy.
    .onChange(of: isRepeating) { if isRepeating, playback.hasAppeared { play(from: initialValue) } else { stop() } }
    .onChange(of: trigger) { play(from: playback.value ?? initialValue) }
  }
}

/// A view that displays the current value of a playback.
private struct KeyframeStage<Value, Content: View> {
  let playback: KeyframePlayback<Value>
  /// The number of the playback. A new number starts the playback.
  let number: Int
  let initialValue: Value
  let content: (Value) -> Content
  /// A closure that runs at the end of a playback; `nil` if nothing follows.
  let whenDone: (() -> Void)?
}

extension KeyframeStage: View, BuiltInComposite {
  var body: some View { content(playback.value ?? initialValue).asContent(of: nil) }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    if node.view.number != view.pointee.number {
      let playback = view.pointee.playback
      playback.time = 0
      // Keyframes that end within the clock's tolerance of their start have no duration.
      let length = playback.timeline?.duration ?? 0
      let duration = length > AnimationRun.tolerance ? length : 0
      let completion: @MainActor (BodyNode<Self>) -> Void = { $0.view.whenDone?() }
      HostMotion.of(node.host).play(
        at: node, for: duration,
        show: { node, time in
          node.view.playback.time = time
          node.needsUpdate()
        },
        completion: view.pointee.whenDone == nil ? nil : completion)
      if duration <= 0 { playback.time = .infinity }
    }
    if node.update(view) { _evaluateBody(node) }
  }
}

extension View {
  /// Animates this view along repeating keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - repeating: Whether the keyframes run. If not, the initial value is displayed.
  ///   - content: A closure that returns this view with modifiers for a value.
  ///   - keyframes: A closure that returns the keyframes for a start value: the initial value, and then the final value
  ///     of the previous run.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Animates this view along keyframes once whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - trigger: The value to observe.
  ///   - content: A closure that returns this view with modifiers for a value.
  ///   - keyframes: A closure that returns the keyframes for the value that is displayed when the trigger changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}

/// The keyframes of a playback and its progress.
final class KeyframePlayback<Value>: ReplicatedObject {
  var timeline: KeyframeTimeline<Value>?
  /// The elapsed time, in seconds.
  var time = 0.0
  /// Whether the view has appeared and not disappeared since.
  var hasAppeared = false

  /// The displayed value; `nil` before the first playback.
  var value: Value? { timeline?.value(time: time) }

  func replica() -> KeyframePlayback {
    let replica = KeyframePlayback()
    replica.timeline = timeline
    replica.time = time
    replica.hasAppeared = hasAppeared
    return replica
  }
}
