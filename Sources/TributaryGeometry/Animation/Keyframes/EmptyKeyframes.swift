struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = NoKeyframes

  func _resolve(into keyframes: inout KeyframeList<Value>) {}
}
