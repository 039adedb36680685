import TributaryGeometry

/// Modifier keys, as far as terminals report them: Shift-Tab is ``TerminalKey/tab`` with `.shift`.
public struct TerminalModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift; with a printable character it is in the character.
  public static let shift = TerminalModifiers(rawValue: 1)
  /// Alt, Meta.
  public static let option = TerminalModifiers(rawValue: 2)
  /// Control.
  public static let control = TerminalModifiers(rawValue: 4)
}
