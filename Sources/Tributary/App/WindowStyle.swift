import TributaryEngine
public import TributaryGeometry
import TributaryViews

/// How a window looks.
public protocol WindowStyle {
  /// Whether the window shows its title.
  var _showsTitle: Bool { get }
}

/// A window as usual.
public struct DefaultWindowStyle: WindowStyle {
  /// A window as usual.
  public init() {}
  public var _showsTitle: Bool { true }
}

/// A window with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// A window with a title.
  public init() {}
  public var _showsTitle: Bool { true }
}

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// A window without a title.
  public init() {}
  public var _showsTitle: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// A window as usual.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension Scene {
  /// Sets how the windows of this scene look: whether SVG documents bear their title.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    StyledScene(scene: self, showsTitle: style._showsTitle)
  }
}

/// A scene in a window with or without a title.
private struct StyledScene<S: Scene> {
  let scene: S
  let showsTitle: Bool
}

extension StyledScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { scene._content }

  var _window: WindowDescription {
    var window = scene._window
    if !showsTitle { window.title = nil }
    return window
  }
}

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

extension Scene {
  /// Sets the size that the window has if nobody asks for another one, in points; a live terminal has its own.
  ///
  /// What is no positive, finite length counts as not said.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { SizedScene(scene: self, size: size) }

  /// Sets the size that the window has if nobody asks for another one, in points; a live terminal has its own.
  ///
  /// What is no positive, finite length counts as not said.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    SizedScene(scene: self, size: CGSize(width: width, height: height))
  }
}

/// A scene in a window of a certain size.
private struct SizedScene<S: Scene> {
  let scene: S
  let size: CGSize
}

extension SizedScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { scene._content }

  var _window: WindowDescription {
    var window = scene._window
    let isUsable = [size.width, size.height].allSatisfy { $0 > 0 && $0.isFinite }
    // The size that is set further inside is the nearer one.
    if isUsable, window.defaultSize == nil { window.defaultSize = size }
    return window
  }
}
