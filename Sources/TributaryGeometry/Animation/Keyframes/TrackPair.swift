struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = NoKeyframes

  let first: First
  let second: Second

  func _resolve(into tracks: inout ResolvedKeyframes<Value>) {
    first._resolve(into: &tracks)
    second._resolve(into: &tracks)
  }
}
