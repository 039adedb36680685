@_spi(Engine) public import TributaryEngine

/// What becomes of something that is presented where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let number: UInt8

  /// What the system does.
  public static let automatic = PresentationAdaptation(number: 0)
  /// It stays what it is.
  public static let none = PresentationAdaptation(number: 1)
  /// It becomes a popover.
  public static let popover = PresentationAdaptation(number: 2)
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(number: 3)
  /// It covers everything.
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

extension View {
  /// Says what becomes of what this view is presented in where there is little room. It stays what it is here, as in the windows
  /// of a Mac: a popover is one however narrow the window is.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Says what becomes of what this view is presented in where there is little room across or down. It stays what it is here.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
