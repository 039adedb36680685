import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A press in a text: a click puts the caret, two choose a word, three a paragraph; a drag goes on by the same parts.
///
/// Tested by `LineEditingTests`.
struct TextPress: Equatable {
  /// How many clicks have followed each other.
  private(set) var clicks = 0
  /// What the first moment of the press has chosen.
  private var part = 0..<0
  private var start = CGPoint.zero
  private var time = -Double.infinity
  private var isDown = false

  /// As fast as clicks that belong together follow each other, in seconds.
  private static let interval = 0.5
  /// As far as they lie apart, in points: a cell of a terminal.
  private static let distance: CGFloat = 4

  /// What comes next is a first click.
  mutating func forget() { self = TextPress() }

  mutating func end() { isDown = false }

  /// Follows a moment of a drag.
  ///
  /// - Parameters:
  ///   - place: How many characters stand before the pointer.
  ///   - isExtending: Whether the press goes on from what is chosen.
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
