import TributaryGeometry
import TributaryTerminal
import TributaryViews

extension KeyPress {
  /// Creates a key press from a terminal key, or returns `nil` if the key has no equivalent.
  init?(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    guard let equivalent = KeyEquivalent(key) else { return nil }
    self.init(equivalent, modifiers: EventModifiers(modifiers))
  }
}

extension EventModifiers {
  /// Creates the modifiers that a terminal reports.
  init(_ held: TerminalModifiers) {
    self = []
    if held.contains(.shift) { insert(.shift) }
    if held.contains(.option) { insert(.option) }
    if held.contains(.control) { insert(.control) }
  }
}

extension KeyEquivalent {
  /// Creates an equivalent of a terminal key, or returns `nil` if there is none.
  fileprivate init?(_ key: TerminalKey) {
    switch key {
    case .character(let character): self.init(character)
    case .space: self = .space
    case .return: self = .return
    case .tab: self = .tab
    case .escape: self = .escape
    case .backspace: self = .delete
    case .delete: self = .deleteForward
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert, .function: return nil
    }
  }
}

extension ScrollCommand {
  /// Creates the scroll command of a key, or returns `nil` if the key does not scroll.
  ///
  /// - Parameter arrows: Whether the arrow keys scroll, because no view can receive the focus.
  init?(_ key: TerminalKey, _ modifiers: TerminalModifiers, metrics: CellMetrics, arrows: Bool) {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .pageUp: self = .pages(-1)
    case .pageDown: self = .pages(1)
    case .home: self = .start
    case .end: self = .end
    case .up where arrows: self = .by(CGSize(width: 0, height: -metrics.height))
    case .down where arrows: self = .by(CGSize(width: 0, height: metrics.height))
    case .left where arrows: self = .by(CGSize(width: -metrics.width, height: 0))
    case .right where arrows: self = .by(CGSize(width: metrics.width, height: 0))
    default: return nil
    }
  }
}

extension CellMetrics {
  /// The number of rows or columns per notch of the wheel.
  private static let cellsPerNotch = 3

  /// Returns the scroll distance of some wheel notches, in points.
  ///
  /// - Parameter isAcross: Whether a vertical wheel scrolls horizontally, as with Shift pressed.
  func distance(ofNotches notches: (columns: Int, rows: Int), isAcross: Bool) -> CGSize {
    let steps = isAcross && notches.columns == 0 ? (columns: notches.rows, rows: 0) : notches
    return CGSize(
      width: CGFloat(steps.columns * Self.cellsPerNotch) * width,
      height: CGFloat(steps.rows * Self.cellsPerNotch) * height)
  }
}
