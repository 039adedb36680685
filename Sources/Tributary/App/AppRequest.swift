/// What the command line asks of an app, beside the values of the app's own arguments.
public struct AppRequest: Sendable {
  /// Whether the window would be shown live: on a terminal, and nothing is to be printed or written.
  public let isLive: Bool

  /// The names of all options that were given, with their hyphens, in their order.
  public let options: [String]

  /// A request as a test may ask for one.
  public init(isLive: Bool = false, options: [String] = []) {
    self.isLive = isLive
    self.options = options
  }
}
