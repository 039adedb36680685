public import Foundation
@_spi(Engine) public import TributaryEngine

/// An action that opens a URL: the value of `openURL` in the environment. Links perform this action.
///
/// By default, no URL is opened. A live host sets an action that passes the URL to the system; tests and pictures do
/// not.
public struct OpenURLAction {
  /// The result of a handler for a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns a result for which the system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: ((URL) -> Result)?
  private let system: OpenURLSystem?

  /// Creates an action that calls a closure.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    system = nil
  }

  init(system: OpenURLSystem?, handler: ((URL) -> Result)? = nil) {
    self.handler = handler
    self.system = system
  }

  /// Returns this action with the means by which the system opens URLs.
  func using(_ system: OpenURLSystem?) -> OpenURLAction {
    OpenURLAction(system: system, handler: handler)
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { open(url) { _ in } }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: A closure that receives whether the URL was opened.
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

/// The means by which the system opens URLs.
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
  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].using(openURLSystem) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The means by which the system opens URLs; `nil` if it does not open them.
  package var openURLSystem: OpenURLSystem? {
    get { self[OpenURLSystemKey.self] }
    set { self[OpenURLSystemKey.self] = newValue }
  }
}

extension View {
  /// Registers an action for URLs that the system opens in the application. The action is never called.
  ///
  /// A system calls it for URL schemes that the application has registered, and no such registry exists here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
