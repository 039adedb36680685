import TributaryGeometry
import TributaryViews
import TributaryWeb

extension KeyEquivalent {
  /// Creates a key from its name in a browser (`KeyboardEvent.key`), or returns `nil` if the key has no equivalent.
  init?(browserKey name: String) {
    switch name {
    case " ", "Spacebar": self = .space
    case "Enter": self = .return
    case "Tab": self = .tab
    case "Escape": self = .escape
    case "Backspace": self = .delete
    case "Delete": self = .deleteForward
    case "ArrowUp": self = .upArrow
    case "ArrowDown": self = .downArrow
    case "ArrowLeft": self = .leftArrow
    case "ArrowRight": self = .rightArrow
    case "Home": self = .home
    case "End": self = .end
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Clear": self = .clear
    default:
      guard let character = name.first, name.dropFirst().isEmpty else { return nil }
      self.init(character)
    }
  }
}

extension EventModifiers {
  /// Creates the modifiers that a browser reports.
  init(_ held: WebModifiers) {
    self = []
    if held.contains(.shift) { insert(.shift) }
    if held.contains(.control) { insert(.control) }
    if held.contains(.option) { insert(.option) }
    if held.contains(.command) { insert(.command) }
    if held.contains(.capsLock) { insert(.capsLock) }
  }
}

extension ScrollCommand {
  /// Creates the scroll command of a key, or returns `nil` if the key does not scroll.
  ///
  /// - Parameter arrows: Whether the arrow keys scroll, because no view can receive the focus.
  init?(browserKey name: String, _ modifiers: EventModifiers, arrows: Bool) {
    guard modifiers.isEmpty else { return nil }
    let step: CGFloat = 40
    switch name {
    case "PageUp": self = .pages(-1)
    case "PageDown": self = .pages(1)
    case "Home": self = .start
    case "End": self = .end
    case "ArrowUp" where arrows: self = .by(CGSize(width: 0, height: -step))
    case "ArrowDown" where arrows: self = .by(CGSize(width: 0, height: step))
    case "ArrowLeft" where arrows: self = .by(CGSize(width: -step, height: 0))
    case "ArrowRight" where arrows: self = .by(CGSize(width: step, height: 0))
    default: return nil
    }
  }
}
