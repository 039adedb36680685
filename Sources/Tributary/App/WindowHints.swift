import TributaryEngine
public import TributaryGeometry
import TributaryViews

// The place of a window on the screen. A window fills the terminal, the browser window, or the picture, so these
// modifiers have no effect.

/// The level of a window among the windows of all programs, which has no effect.
public struct WindowLevel: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All levels are equivalent.
  public static let automatic = WindowLevel(number: 0)
  /// The level of the desktop.
  public static let desktop = WindowLevel(number: 1)
  /// The level of ordinary windows.
  public static let normal = WindowLevel(number: 2)
  /// The level in front of ordinary windows.
  public static let floating = WindowLevel(number: 3)
}

/// The role of a window among the windows of its program, which has no effect.
public struct WindowManagerRole: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All roles are equivalent.
  public static let automatic = WindowManagerRole(number: 0)
  /// The role of a main window.
  public static let principal = WindowManagerRole(number: 1)
  /// The role of a window that accompanies the main window.
  public static let associated = WindowManagerRole(number: 2)
}

/// The size of a zoomed window, which has no effect.
public struct WindowIdealSize: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All sizes are equivalent.
  public static let automatic = WindowIdealSize(number: 0)
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(number: 1)
  /// The size of the screen.
  public static let maximum = WindowIdealSize(number: 2)
}

/// Whether users can move, resize, or minimize a window in one way, which has no effect.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = WindowInteractionBehavior(number: 0)
  /// The interaction is possible.
  public static let enabled = WindowInteractionBehavior(number: 1)
  /// The interaction is not possible.
  public static let disabled = WindowInteractionBehavior(number: 2)
}

extension Scene {
  /// Sets the initial position of the window on the screen. It has no effect.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the level of the window. It has no effect.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Sets the role of the window. It has no effect.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets the size of the zoomed window. It has no effect.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets whether users can move the window by its background. It has no effect.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

extension View {
  /// Sets whether users can dismiss the window. It has no effect.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether users can minimize the window. It has no effect.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether users can resize the window. It has no effect.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether users can show the window on the whole screen. It has no effect.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets the point that keeps its place when the window follows the size of its content. It has no effect: the size of
  /// a window does not depend on its content.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Moves this view away from the controls in the corners of the window. It has no effect: there are no such controls.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

  /// Sets whether an event in this view can activate the window. It has no effect.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
