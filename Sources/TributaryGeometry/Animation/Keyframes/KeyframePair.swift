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
