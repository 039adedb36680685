import TributaryGestures
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// A press in a text, with Shift or without.
struct TextPressGesture {
  /// Told of every moment, and whether the press goes on from what is chosen.
  let moved: (DragGesture.Value, _ isExtending: Bool) -> Void
  let ended: () -> Void
}

extension TextPressGesture: Gesture {
  typealias Value = ExclusiveGesture<_ModifiersGesture<DragGesture>, DragGesture>.Value

  var body: some Gesture<Value> {
    DragGesture(minimumDistance: 0).modifiers(.shift).exclusively(before: DragGesture(minimumDistance: 0))
      .onChanged { moment in
        switch moment {
        case .first(let drag): moved(drag, true)
        case .second(let drag): moved(drag, false)
        }
      }
      .onEnded { _ in ended() }
  }
}
