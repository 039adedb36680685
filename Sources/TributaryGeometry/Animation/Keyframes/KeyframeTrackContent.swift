/// A sequence of keyframes that interpolates a value from one keyframe to the next.
///
/// Custom types implement `body`. The requirement with an underscore is reserved for the engine.
public protocol KeyframeTrackContent<Value> {
  /// The type of the interpolated value.
  associatedtype Value: Animatable = Body.Value

  /// The type of the keyframes in the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that make up this content.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes in order.
  func _resolve(into keyframes: inout KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into keyframes: inout KeyframeList<Value>) { body._resolve(into: &keyframes) }
}

/// The keyframes of a track in order. Its contents are not available to client code.
@_documentation(visibility: internal)
public struct KeyframeList<Value: Animatable> {
  package private(set) var keyframes: ContiguousArray<ResolvedKeyframe<Value>> = []

  package init() {}

  package mutating func append(_ target: Value, _ duration: Double, _ kind: ResolvedKeyframe<Value>.Kind) {
    keyframes.append(ResolvedKeyframe(target: target, duration: duration, kind: kind))
  }
}

/// A result builder that combines keyframes into the content of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a keyframe, or a sequence of keyframes, unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Returns empty content: the track keeps its initial value.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyKeyframes() }

  /// Returns the first keyframes of a list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Appends keyframes to those before them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

  /// Returns the keyframes of all iterations of a loop, in order.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeRow(elements: components)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .first(component) }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .second(component) }

  /// Returns the keyframes of an `if` without `else`, or empty content.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  { KeyframeRow(elements: component.map { [$0] } ?? []) }
}

/// A track without keyframes.
struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = NoKeyframes

  func _resolve(into keyframes: inout KeyframeList<Value>) {}
}

/// Keyframes that are followed by others.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = NoKeyframes

  let first: First
  let second: Second

  func _resolve(into keyframes: inout KeyframeList<Value>) {
    first._resolve(into: &keyframes)
    second._resolve(into: &keyframes)
  }
}

/// The keyframes of a loop, one after another.
struct KeyframeRow<Element: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Element.Value
  typealias Body = NoKeyframes

  let elements: [Element]

  func _resolve(into keyframes: inout KeyframeList<Value>) {
    for element in elements { element._resolve(into: &keyframes) }
  }
}

/// Keyframes from one of two branches of a condition.
@_documentation(visibility: internal)
public enum KeyframeChoice<Value, First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Value, Second.Value == Value {
  public typealias Body = NoKeyframes

  /// The keyframes of the first branch.
  case first(First)
  /// The keyframes of the second branch.
  case second(Second)

  public func _resolve(into keyframes: inout KeyframeList<Value>) {
    switch self {
    case .first(let first): first._resolve(into: &keyframes)
    case .second(let second): second._resolve(into: &keyframes)
    }
  }
}
