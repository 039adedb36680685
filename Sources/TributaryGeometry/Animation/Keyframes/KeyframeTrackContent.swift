/// Keyframes that follow each other and lead an interpolating value from one to the next.
///
/// The requirement whose name begins with an underscore is the engine's; a type of your own has a `body`.
public protocol KeyframeTrackContent<Value> {
  /// The type of what interpolates.
  associatedtype Value: Animatable = Body.Value

  /// The type of the keyframes that this is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes, in their order.
  func _resolve(into keyframes: inout KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into keyframes: inout KeyframeList<Value>) { body._resolve(into: &keyframes) }
}

/// The keyframes of a track in their order; opaque to user code.
public struct KeyframeList<Value: Animatable> {
  package private(set) var keyframes: ContiguousArray<ResolvedKeyframe<Value>> = []

  package init() {}

  package mutating func append(_ target: Value, _ duration: Double, _ kind: ResolvedKeyframe<Value>.Kind) {
    keyframes.append(ResolvedKeyframe(target: target, duration: duration, kind: kind))
  }
}

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

struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = NoKeyframes

  func _resolve(into keyframes: inout KeyframeList<Value>) {}
}

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

struct KeyframeRow<Element: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Element.Value
  typealias Body = NoKeyframes

  let elements: [Element]

  func _resolve(into keyframes: inout KeyframeList<Value>) {
    for element in elements { element._resolve(into: &keyframes) }
  }
}

/// Keyframes of one of two kinds.
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
