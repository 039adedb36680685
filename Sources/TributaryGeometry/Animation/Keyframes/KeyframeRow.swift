struct KeyframeRow<Element: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Element.Value
  typealias Body = NoKeyframes

  let elements: [Element]

  func _resolve(into keyframes: inout KeyframeList<Value>) {
    for element in elements { element._resolve(into: &keyframes) }
  }
}
