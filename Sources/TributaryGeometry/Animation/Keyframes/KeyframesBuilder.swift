/// Makes one course of tracks, or of the keyframes of a single track, as they are written.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track as written.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// No tracks: nothing moves.
  public static func buildBlock() -> some Keyframes<Value> { EmptyTracks() }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Tracks, and one that runs beside them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { TrackPair(first: accumulated, second: next) }

  /// All tracks as the course.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// Keyframes without a track are those of the value itself.
extension KeyframesBuilder where Value: Animatable {
  /// A keyframe of the value itself, as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// The first keyframes of a list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Keyframes, then those that are written after them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// The keyframes of each turn of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .first(component) }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .second(component) }

  /// Keyframes that may be left out.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  { KeyframeTrackContentBuilder<Value>.buildOptional(component) }

  /// The keyframes as a single track of the value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value { KeyframeTrack { component } }
}
