import TributaryEngine

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
