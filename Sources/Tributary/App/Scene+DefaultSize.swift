public import TributaryGeometry
import TributaryEngine

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
