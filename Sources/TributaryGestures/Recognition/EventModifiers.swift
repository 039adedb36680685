/// The keys that are held while something happens.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command. Terminals have no such key: there Control stands for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
