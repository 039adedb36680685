@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// The window of a host, from which client code reads the safe area:
/// `UIApplication.shared.windows.first?.safeAreaInsets`.
///
/// A window does not keep its host alive. A body that reads the size or the insets is evaluated again when they change.
///
/// > Source: conformance SCREEN-05 (decided), SCREEN-06 (decided).
@MainActor @preconcurrency
public struct PlatformWindow {
  private let reference: HostReference

  init(_ reference: HostReference) { self.reference = reference }

  /// The screen, which the window fills.
  public var screen: PlatformScreen { PlatformScreen(host: reference.host) }

  /// The size of the window in points, with the origin at zero; empty after the host is released.
  public var bounds: CGRect { screen.bounds }

  /// The rectangle of the window on its screen, in points. The window fills the screen.
  public var frame: CGRect { screen.bounds }

  /// The safe area insets of the host, in points; zero after the host is released.
  ///
  /// The insets are independent of the layout direction. Bars that views add inside the window do not change them.
  public var safeAreaInsets: PlatformEdgeInsets {
    guard let host = reference.host else { return .zero }
    host.feature(WindowReaders.self).registerInsetReader()
    let insets = host.root.safeArea
    return PlatformEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Whether the window receives key events: the `controlActiveState` of the root environment is `key`.
  public var isKeyWindow: Bool { reference.host.map { WindowReaders.rootValue(\.controlActiveState, of: $0) } == .key }

  /// The scene that contains the window.
  public var windowScene: PlatformWindowScene? { PlatformWindowScene(reference) }
}

/// Distances inward from the edges of a rectangle, in points, independent of the layout direction.
public struct PlatformEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Insets with all distances 0.
  public static let zero = PlatformEdgeInsets()

  /// Creates insets from four distances, in points.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with all distances 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of the window type on iOS.
  public typealias UIWindow = PlatformWindow

  /// The name of the type of insets on iOS.
  public typealias UIEdgeInsets = PlatformEdgeInsets
#endif
