import TributaryEngine
public import TributaryGeometry
import TributaryViews

/// A type that defines the appearance of a window.
public protocol WindowStyle {
  /// Whether the window shows its title.
  var _showsTitle: Bool { get }
}

/// The default window style, which shows the title.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the default window style.
  public init() {}
  public var _showsTitle: Bool { true }
}

/// A window style with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates a window style with a title.
  public init() {}
  public var _showsTitle: Bool { true }
}

/// A window style without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates a window style without a title.
  public init() {}
  public var _showsTitle: Bool { false }
}

/// A window style without a title and without a background of the system; it equals ``HiddenTitleBarWindowStyle``.
public struct PlainWindowStyle: WindowStyle {
  /// Creates a plain window style.
  public init() {}
  public var _showsTitle: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default window style, which shows the title.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window style without a title and without a background of the system.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Sets the style of the windows in this scene. The style determines whether SVG documents have a title.
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

/// The limits within which users can resize a window.
public struct WindowResizability: Sendable {
  private let number: UInt8

  /// No preference. All limits are equivalent.
  public static let automatic = WindowResizability(number: 0)
  /// The minimum and the maximum size of the content.
  public static let contentSize = WindowResizability(number: 1)
  /// The minimum size of the content, without an upper limit.
  public static let contentMinSize = WindowResizability(number: 2)
}

extension Scene {
  /// Sets the limits within which users can resize the window. It has no effect, because a terminal determines its own
  /// size and pictures have a fixed size.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

extension Scene {
  /// Sets the default size of the window, in points. A terminal uses its own size.
  ///
  /// A length that is not positive and finite is ignored.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { SizedScene(scene: self, size: size) }

  /// Sets the default width and height of the window, in points. A terminal uses its own size.
  ///
  /// A length that is not positive and finite is ignored.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    SizedScene(scene: self, size: CGSize(width: width, height: height))
  }
}

/// A scene in a window with a default size.
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
    // The innermost size applies.
    if isUsable, window.defaultSize == nil { window.defaultSize = size }
    return window
  }
}

/// A type that defines the appearance of the toolbar of a window. All styles have the same appearance, because windows
/// have no title bar.
public protocol WindowToolbarStyle {}

/// The default style of window toolbars. All toolbar styles are equivalent.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

/// A window toolbar style that places the toolbar in the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates a style that places the toolbar in the title bar.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A window toolbar style that places the toolbar in a low title bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates a style that places the toolbar in a low title bar.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A window toolbar style that places the toolbar below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates a style that places the toolbar below the title bar.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style of window toolbars. All toolbar styles are equivalent.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A window toolbar style that places the toolbar in the title bar.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a style that places the toolbar in the title bar, with or without the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A window toolbar style that places the toolbar in a low title bar.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// Returns a style that places the toolbar in a low title bar, with or without the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A window toolbar style that places the toolbar below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Sets the style of the toolbars of the windows in this scene. It has no effect, because windows have no title bar.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}

extension View {
  /// Sets the style of the windows that this view opens. It has no effect: opened windows are sheets.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Sets the style of the toolbars of the windows that this view opens. It has no effect: opened windows are sheets.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}
