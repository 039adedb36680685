import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A press in a text: one click moves the caret, two select a word, and three a paragraph; a drag extends by the same
/// unit.
///
/// Tested by `LineEditingTests`.
struct TextPress: Equatable {
  /// The number of consecutive clicks.
  private(set) var clicks = 0
  /// The range that the beginning of the press selected.
  private var part = 0..<0
  private var start = CGPoint.zero
  private var time = -Double.infinity
  private var isDown = false

  /// The maximum time between consecutive clicks, in seconds.
  private static let interval = 0.5
  /// The maximum distance between consecutive clicks, in points: one cell of a terminal.
  private static let distance: CGFloat = 4

  /// Resets the click count, so that the next click is the first.
  mutating func forget() { self = TextPress() }

  mutating func end() { isDown = false }

  /// Applies an event of a drag to a text.
  ///
  /// - Parameters:
  ///   - place: The number of characters before the pointer.
  ///   - isExtending: Whether the press extends the existing selection.
  mutating func follow(
    _ drag: DragGesture.Value, at place: Int, isExtending: Bool, _ text: inout EditedText, in ground: EditingContext
  ) {
    if isDown, drag.startLocation == start { return extend(to: place, &text, in: ground) }
    begin(drag)
    if isExtending {
      clicks = 0
      part = text.anchor..<text.anchor
      text.move(to: place, extending: true)
    } else {
      part = text.part(at: place, clicks: clicks, in: ground)
      text.choose(from: part.lowerBound, to: part.upperBound)
    }
  }

  private mutating func begin(_ drag: DragGesture.Value) {
    let moment = drag.time.timeIntervalSinceReferenceDate
    let follows =
      moment - time <= Self.interval && abs(drag.startLocation.x - start.x) <= Self.distance
      && abs(drag.startLocation.y - start.y) <= Self.distance
    clicks = follows ? min(3, clicks + 1) : 1
    start = drag.startLocation
    time = moment
    isDown = true
  }

  private func extend(to place: Int, _ text: inout EditedText, in ground: EditingContext) {
    let here = text.part(at: place, clicks: clicks, in: ground)
    if here.lowerBound < part.lowerBound {
      text.choose(from: part.upperBound, to: here.lowerBound)
    } else {
      text.choose(from: part.lowerBound, to: max(part.upperBound, here.upperBound))
    }
  }
}

/// A press in a text, with or without Shift.
struct TextPressGesture {
  /// A closure that is called for each event, with whether the press extends the selection.
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
