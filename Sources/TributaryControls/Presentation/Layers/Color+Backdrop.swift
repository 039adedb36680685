@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryGestures

extension Color {
  /// What darkens everything behind something modal.
  ///
  /// - Parameters:
  ///   - isThere: Whether anything is darkened, and pressed.
  ///   - onTap: What a press there does that does not become a drag.
  @MainActor
  static func backdrop(isThere: Bool = true, onTap: @escaping () -> Void) -> some View {
    Color.black.opacity(isThere ? 0.25 : 0).allowsHitTesting(isThere).ignoresSafeArea()
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { drag in
          let way = max(abs(drag.translation.width), abs(drag.translation.height))
          if way < GestureLimits.rivalDistance { onTap() }
        })
  }
}
