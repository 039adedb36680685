/// What a button is for, beyond its action.
public struct ButtonRole: Equatable, Sendable {
  private let value: UInt8

  /// It deletes something.
  public static let destructive = ButtonRole(value: 1)
  /// It takes something back.
  public static let cancel = ButtonRole(value: 2)
  /// It takes what was chosen or written.
  public static let confirm = ButtonRole(value: 3)
  /// It closes what it stands in.
  public static let close = ButtonRole(value: 4)
}
