import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

/// A bar that is filled from its leading end.
struct FilledBar: View, BuiltInComposite {
  /// The filled fraction, from 0 to 1.
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Capsule().fill(AnyShapeStyle(.tint)).frame(width: proxy.size.width * fraction)
        Spacer(minLength: 0)
      }
    }
    .frame(minWidth: 16)
    .frame(height: 6)
    .background(Color.gray.opacity(0.3), in: Capsule())
  }
}

/// A ring that is filled clockwise, from the top by default.
struct FilledRing: View, BuiltInComposite {
  /// The filled fraction of the extent, from 0 to 1.
  let fraction: Double
  /// The line width, in points.
  let width: CGFloat
  /// The drawn fraction of the circle, from 0 to 1.
  var extent = 1.0
  /// The start angle, clockwise from the right.
  var start = Angle.degrees(-90)

  var body: some View {
    ZStack {
      arc(extent).foregroundStyle(Color.gray.opacity(0.3))
      arc(extent * fraction).foregroundStyle(.tint)
    }
    .padding(width / 2)
  }

  private func arc(_ end: Double) -> some View {
    Circle().trim(from: 0, to: end).rotation(start).stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

/// A bar with an indicator that moves back and forth.
struct ActivityBar: View, BuiltInComposite {
  @State private var isMoving = false

  init() {}

  private static let duration = 0.8

  var body: some View {
    GeometryReader { proxy in
      Capsule().fill(AnyShapeStyle(.tint)).frame(width: proxy.size.width / 4)
        .offset(x: isMoving ? proxy.size.width * 3 / 4 : 0)
        .animation(.easeInOut(duration: Self.duration).repeatForever(), value: isMoving)
    }
    .frame(minWidth: 16)
    .frame(height: 6)
    .background(Color.gray.opacity(0.3), in: Capsule())
    .accessibilityLabel("In progress")
    .onAppear { isMoving = true }
  }
}

/// A dot that moves back and forth over three pale dots: `●○○`, `○●○`, `○○●`. One pass takes 0.8 seconds.
struct ActivityDots: View, BuiltInComposite {
  @State private var isMoving = false

  init() {}

  /// The distance between dots, in points: one cell of a terminal.
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
    Image(decorativeSymbol: name).resizable().frame(width: 7, height: 7).frame(width: Self.pitch, height: 16)
  }
}
