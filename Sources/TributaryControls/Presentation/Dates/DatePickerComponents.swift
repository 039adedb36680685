/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
