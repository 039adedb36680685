public import TributaryGeometry
import TributaryMotion

/// Shows content whose values go along keyframes.
///
/// Without a trigger the keyframes are gone through again and again for as long as the view is there, each time from where
/// the last time ended. With one, they are gone through once whenever it changes, from what is shown at that time. The content
/// is made anew whenever time goes on, and its frames are the model: nothing of it is animated but what it shows.
///
/// What takes no time is shown at its end, and not repeated.
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

  /// Content whose values go along keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: What is shown first.
  ///   - repeating: Whether the keyframes are gone through; if not, the initial value is shown.
  ///   - content: What is shown for a value.
  ///   - keyframes: The way from a value: the initial one, then the last of the time before.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, nil, repeating, content, keyframes)
  }

  /// Content whose values go along keyframes once whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: What is shown first.
  ///   - trigger: What is watched.
  ///   - content: What is shown for a value.
  ///   - keyframes: The way from the value that is shown when the trigger changes.
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

  private func stop() {
    playback.timeline = nil
    number += 1
  }
}

extension KeyframeAnimator: View, NamedComposite {
  public var body: some View {
    KeyframeStage(playback: playback, number: number, initialValue: initialValue, content: content) {
      if isRepeating, let timeline = playback.timeline { play(from: timeline.value(time: .infinity)) }
    }
    .onAppear { if isRepeating { play(from: initialValue) } }
    .onDisappear { stop() }
    .onChange(of: isRepeating) { if isRepeating { play(from: initialValue) } else { stop() } }
    .onChange(of: trigger) { play(from: playback.value ?? initialValue) }
  }
}

/// Shows what a playback has come to.
private struct KeyframeStage<Value, Content: View> {
  let playback: KeyframePlayback<Value>
  /// Which playback it is; another one begins at once.
  let number: Int
  let initialValue: Value
  let content: (Value) -> Content
  let whenDone: () -> Void
}

extension KeyframeStage: View, FrameworkComposite {
  var body: some View { content(playback.value ?? initialValue) }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    if node.view.number != view.pointee.number {
      let playback = view.pointee.playback
      playback.time = 0
      // What ends at the time at which it began takes no time, as the clock sees it.
      let length = playback.timeline?.duration ?? 0
      let duration = length > AnimationRun.tolerance ? length : 0
      node.host.play(at: node, for: duration) { node, time in
        node.view.playback.time = time
        node.needsUpdate()
      } completion: { node in
        node.view.whenDone()
      }
      if duration <= 0 { playback.time = .infinity }
    }
    if node.update(view) { _evaluateBody(node) }
  }
}

extension View {
  /// Shows this view with values that go along keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: What is shown first.
  ///   - repeating: Whether the keyframes are gone through; if not, the initial value is shown.
  ///   - content: This view with modifiers for a value.
  ///   - keyframes: The way from a value: the initial one, then the last of the time before.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Shows this view with values that go along keyframes once whenever another value changes.
  ///
  /// - Parameters:
  ///   - initialValue: What is shown first.
  ///   - trigger: What is watched.
  ///   - content: This view with modifiers for a value.
  ///   - keyframes: The way from the value that is shown when the trigger changes.
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

/// What is gone through, and how far it has come.
final class KeyframePlayback<Value> {
  var timeline: KeyframeTimeline<Value>?
  /// Seconds since the beginning.
  var time = 0.0

  /// What is shown; `nil` before anything was gone through.
  var value: Value? { timeline?.value(time: time) }
}
