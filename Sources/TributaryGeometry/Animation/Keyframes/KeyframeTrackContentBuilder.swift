/// Makes one list of keyframes of several, as they are written.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe, or several as one, as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No keyframes: the track stays where it begins.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyKeyframes() }

  /// The first keyframes of a list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Keyframes, then those that are written after them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

  /// The keyframes of each turn of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeRow(elements: components)
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
  { KeyframeRow(elements: component.map { [$0] } ?? []) }
}
