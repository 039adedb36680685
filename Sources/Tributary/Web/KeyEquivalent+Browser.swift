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

extension KeyboardShortcut {
  /// The keys of the browser that trigger this shortcut, for the shortcuts that a browser may use.
  var browserKeys: [String] {
    guard key.isTyped, modifiers.contains(.command) || modifiers.contains(.control) else { return [] }
    let name = key.character.lowercased()
    var held = WebModifiers(modifiers)
    var keys = ["\(held.rawValue)\(name)"]
    // On systems other than macOS, Control is the modifier of shortcuts.
    if held.remove(.command) != nil {
      held.insert(.control)
      keys.append("\(held.rawValue)\(name)")
    }
    return keys
  }
}

extension WebModifiers {
  fileprivate init(_ modifiers: EventModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
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
