@_spi(Engine) package import TributaryEngine

/// The scene of a host. Every scene is a ``PlatformWindowScene``.
///
/// Scenes of the same host are equal. A scene does not keep its host alive.
///
/// > Source: conformance SCREEN-07 (decided).
@MainActor @preconcurrency
public class PlatformScene: Hashable {
  package nonisolated let reference: HostReference

  init(_ reference: HostReference) { self.reference = reference }

  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The host of the scene is released.
    case unattached = -1
    /// The scene is visible and receives input.
    case foregroundActive
    /// The scene is visible but does not receive input.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }

  /// The state that corresponds to the `scenePhase` of the root environment.
  public var activationState: ActivationState {
    switch reference.host.map({ WindowReaders.rootValue(\.scenePhase, of: $0) }) {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  public nonisolated static func == (a: PlatformScene, b: PlatformScene) -> Bool { a.reference === b.reference }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(reference)) }
}

/// The scene of a host, which contains the window of the host.
@MainActor @preconcurrency
public final class PlatformWindowScene: PlatformScene {
  /// The window of the host; empty after the host is released.
  public var windows: [PlatformWindow] { reference.host == nil ? [] : [PlatformWindow(reference)] }

  /// The window that receives key events; `nil` if another application has the focus.
  public var keyWindow: PlatformWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen of the window.
  public var screen: PlatformScreen { PlatformScreen(host: reference.host) }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of the scene type on iOS.
  public typealias UIScene = PlatformScene

  /// The name of the type of scenes with windows on iOS.
  public typealias UIWindowScene = PlatformWindowScene
#endif
