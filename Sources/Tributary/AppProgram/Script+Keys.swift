import TributaryViews

/// The keys that a script can press, by their names.
extension Script {
  private static let keys: KeyValuePairs<String, KeyEquivalent> = [
    "return": .return, "tab": .tab, "escape": .escape, "space": .space, "delete": .delete,
    "deleteForward": .deleteForward, "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
  ]

  /// The keys that may be held meanwhile.
  static let modifiers: [String: EventModifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
  ]

  /// The names of the keys that write nothing.
  static var keyNames: String { keys.map(\.key).joined(separator: ", ") }

  /// The key with a name, or that of a character; `nil` if there is none.
  static func key(named name: String) -> KeyEquivalent? {
    if let known = keys.first(where: { $0.key == name }) { return known.value }
    guard name.count == 1, let character = name.first, !character.isWhitespace else { return nil }
    return KeyEquivalent(character)
  }
}
