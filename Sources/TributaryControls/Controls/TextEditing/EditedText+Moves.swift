@_spi(Engine) import TributaryViews
import TributaryGeometry

extension EditedText {
  /// Where a key leads the caret.
  struct Move: Equatable {
    let place: Int
    let isExtending: Bool
    /// The distance from the left edge that the caret keeps, in points.
    var column: CGFloat?
  }

  /// Where a key leads; `nil` for one that leads nowhere.
  func move(for key: FocusKey, in place: EditingContext) -> Move? {
    switch key {
    case .left: Move(place: selection.isEmpty ? caret - 1 : selection.lowerBound, isExtending: false)
    case .right: Move(place: selection.isEmpty ? caret + 1 : selection.upperBound, isExtending: false)
    case .extendLeft: Move(place: caret - 1, isExtending: true)
    case .extendRight: Move(place: caret + 1, isExtending: true)
    case .wordLeft, .extendWordLeft:
      Move(place: wordBorder(before: caret, in: place), isExtending: key == .extendWordLeft)
    case .wordRight, .extendWordRight:
      Move(place: wordBorder(behind: caret, in: place), isExtending: key == .extendWordRight)
    case .home, .extendHome: Move(place: lineStart(in: place), isExtending: key == .extendHome)
    case .end, .extendEnd: Move(place: lineEnd(in: place), isExtending: key == .extendEnd)
    case .textStart, .extendTextStart: Move(place: 0, isExtending: key == .extendTextStart)
    case .textEnd, .extendTextEnd: Move(place: characters.count, isExtending: key == .extendTextEnd)
    case .up, .extendUp: lineMove(-1, in: place, isExtending: key == .extendUp)
    case .down, .extendDown: lineMove(1, in: place, isExtending: key == .extendDown)
    default: nil
    }
  }

  func lineStart(in place: EditingContext) -> Int {
    place.lines.map { $0[$0.line(of: caret)].lowerBound } ?? 0
  }

  private func lineEnd(in place: EditingContext) -> Int {
    place.lines.map { $0.lastPlace(ofLine: $0.line(of: caret)) } ?? characters.count
  }

  private func lineMove(_ step: Int, in place: EditingContext, isExtending: Bool) -> Move? {
    let end = step < 0 ? 0 : characters.count
    guard let lines = place.lines else {
      // Without Shift the key is for the focus, which goes up and down from field to field.
      return isExtending ? Move(place: end, isExtending: true) : nil
    }
    let line = lines.line(of: caret)
    let column = column ?? lines.position(of: caret)
    let next = line + step
    return Move(
      place: lines.indices.contains(next) ? lines.place(at: column, inLine: next) : end, isExtending: isExtending,
      column: column)
  }
}
