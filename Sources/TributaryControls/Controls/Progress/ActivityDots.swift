@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

/// A dot that goes to and fro over three pale ones: `●○○`, `○●○`, `○○●`, twice a second each way.
struct ActivityDots: View, FrameworkComposite {
  @State private var isMoving = false

  init() {}

  /// The width of a dot with its surroundings: a cell of a terminal.
  private static let pitch: CGFloat = 8
  private static let duration = 0.8

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { _ in dot("circle").foregroundStyle(.tertiary) }
    }
    .overlay {
      dot("circle.fill").foregroundStyle(.tint)
        .offset(x: isMoving ? Self.pitch : -Self.pitch)
        .animation(.easeInOut(duration: Self.duration).repeatForever(), value: isMoving)
    }
    .accessibilityLabel("In progress")
    .onAppear { isMoving = true }
  }

  private func dot(_ name: String) -> some View {
    Image(systemName: name).resizable().frame(width: 7, height: 7).frame(width: Self.pitch, height: 16)
  }
}
