/// What the key that submits is called on a keyboard on the screen.
public struct SubmitLabel: Sendable {
  /// Done.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel() }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel() }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel() }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel() }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}
