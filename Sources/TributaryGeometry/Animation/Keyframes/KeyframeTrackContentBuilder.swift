/// Makes one list of keyframes of several, as they are written.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyKeyframes() }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeRow(elements: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .first(component) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .second(component) }

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

  case first(First)
  case second(Second)

  public func _resolve(into keyframes: inout KeyframeList<Value>) {
    switch self {
    case .first(let first): first._resolve(into: &keyframes)
    case .second(let second): second._resolve(into: &keyframes)
    }
  }
}
