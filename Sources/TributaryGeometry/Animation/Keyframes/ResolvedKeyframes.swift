/// The tracks of keyframes with the value that they begin with; opaque to user code.
public struct ResolvedKeyframes<Value> {
  package let initialValue: Value

  package private(set) var tracks: ContiguousArray<Track> = []

  /// One track: how long it takes, and what it makes of a value at a time.
  package struct Track {
    package let duration: Double
    package let apply: (inout Value, Double) -> Void
  }

  package init(_ initialValue: Value) { self.initialValue = initialValue }

  package mutating func append<Part: Animatable>(
    _ keyPath: WritableKeyPath<Value, Part>, _ content: some KeyframeTrackContent<Part>
  ) {
    var list = KeyframeList<Part>()
    content._resolve(into: &list)
    let start = initialValue[keyPath: keyPath]
    let progress = KeyframeProgress(list.keyframes, from: start.animatableData)
    let last = list.keyframes.last?.target
    tracks.append(
      Track(duration: progress.duration) { value, time in
        var part = start
        if let last, time >= progress.duration {
          // The end is what was asked for, not what a spring has come to.
          part = last
        } else {
          part.animatableData = progress.value(at: time)
        }
        value[keyPath: keyPath] = part
      })
  }
}
