import TributaryViews

/// By what the size of a window is bound.
public struct WindowResizability: Sendable {
  private let number: UInt8

  /// What the system does.
  public static let automatic = WindowResizability(number: 0)
  /// Its content from below and from above.
  public static let contentSize = WindowResizability(number: 1)
  /// Its content from below.
  public static let contentMinSize = WindowResizability(number: 2)
}

extension Scene {
  /// Says by what users are bound who size the window. A terminal sizes it here, and nobody a picture, as on systems whose windows
  /// fill the screen.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
