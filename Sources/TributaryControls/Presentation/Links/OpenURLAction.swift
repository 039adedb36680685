public import Foundation
@_spi(Engine) public import TributaryEngine

/// Opens an address: what links do, and what `openURL` of the environment does.
///
/// By itself nobody opens anything: a program that is shown live gives the root an action that asks the system, tests and
/// pictures do not.
public struct OpenURLAction {
  /// What has become of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// It has been opened.
    public static let handled = Result(kind: .handled)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another one instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: ((URL) -> Result)?
  private let system: OpenURLSystem?

  /// An action that calls a closure.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    system = nil
  }

  init(system: OpenURLSystem?, handler: ((URL) -> Result)? = nil) {
    self.handler = handler
    self.system = system
  }

  /// This action, where the system opens what is left to it by some means.
  func using(_ system: OpenURLSystem?) -> OpenURLAction {
    OpenURLAction(system: system, handler: handler)
  }

  /// Opens an address.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { open(url) { _ in } }

  /// Opens an address.
  ///
  /// - Parameter completion: Is told whether it was opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url, completion)
  }

  @MainActor private func open(_ url: URL, _ completion: (Bool) -> Void) {
    switch handler.map({ $0(url).kind }) ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system?.open(other ?? url) ?? false)
    }
  }
}

/// How the system opens addresses.
package final class OpenURLSystem {
  let open: (URL) -> Bool

  package init(_ open: @escaping (URL) -> Bool) { self.open = open }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

private struct OpenURLSystemKey: EnvironmentKey {
  static var defaultValue: OpenURLSystem? { nil }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].using(openURLSystem) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// How the system opens addresses; `nil` where it does not.
  package var openURLSystem: OpenURLSystem? {
    get { self[OpenURLSystemKey.self] }
    set { self[OpenURLSystemKey.self] = newValue }
  }
}

extension View {
  /// Takes the addresses that the system hands to the program. It hands over those of schemes that a program has registered, of
  /// which there is no register here: the action is not called, as in SwiftUI for a program without any.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
