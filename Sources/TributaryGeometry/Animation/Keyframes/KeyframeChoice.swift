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
