import TributaryDrawing
import TributaryGeometry
import TributaryGestures

extension Color {
  /// What darkens everything behind something modal.
  ///
  /// - Parameter onTap: What a press there does that does not become a drag.
  @MainActor
  static func backdrop(onTap: @escaping () -> Void) -> some View {
    Color.black.opacity(0.25).ignoresSafeArea()
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { drag in
          let way = max(abs(drag.translation.width), abs(drag.translation.height))
          if way < GestureLimits.rivalDistance { onTap() }
        })
  }
}
