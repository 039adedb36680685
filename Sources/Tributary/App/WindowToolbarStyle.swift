import TributaryEngine
import TributaryViews

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
