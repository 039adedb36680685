@_spi(Engine) public import TributaryEngine
public import Foundation

extension View {
  /// Takes the addresses that the system hands to the program. It hands over those of schemes that a program has registered, of
  /// which there is no register here: the action is not called, as in SwiftUI for a program without any.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
