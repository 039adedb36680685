struct EmptyTracks<Value>: Keyframes {
  typealias Body = NoKeyframes

  func _resolve(into tracks: inout ResolvedKeyframes<Value>) {}
}
