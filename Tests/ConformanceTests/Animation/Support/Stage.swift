import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryHost

/// Writes the state of a ``Stage`` from outside.
@MainActor
final class Remote {
  fileprivate var binding: Binding<CGFloat>?

  var value: CGFloat {
    get { binding?.wrappedValue ?? .nan }
    set { binding?.wrappedValue = newValue }
  }

  /// The state, for whoever writes through bindings.
  var projected: Binding<CGFloat> { binding ?? .constant(.nan) }
}

/// A view with one number as state, which a remote writes.
struct Stage<Content: View>: View {
  let remote: Remote
  let content: (CGFloat) -> Content
  @State private var value: CGFloat

  init(_ remote: Remote, from value: CGFloat = 0, @ViewBuilder content: @escaping (CGFloat) -> Content) {
    self.remote = remote
    self.content = content
    _value = State(initialValue: value)
  }

  var body: some View {
    content(value).onAppear { remote.binding = $value }
  }
}

extension ViewHost {
  /// Where a view is shown, as "x y width height".
  func shownBox(_ name: String) -> String { presentedFrame(of: name).map(short) ?? "nowhere" }

  /// How far to the right a view is shown.
  func shownX(_ name: String) -> CGFloat { presentedFrame(of: name)?.minX ?? .nan }

  /// Where a view is shown from frame to frame at 60 a second, the present one first.
  func shownXs(_ name: String, frames: Int) -> [CGFloat] {
    (0..<frames).map { frame in
      if frame > 0 { advance(by: 1.0 / 60) }
      return shownX(name)
    }
  }
}

/// Whether two courses agree to a hundredth.
func areNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
}

/// Tests of stages that a remote writes to.
@MainActor
protocol StagedSuite {
  var remote: Remote { get }
}

extension StagedSuite {
  /// Writes the state of the stage within an animation, and settles.
  func go(_ host: ViewHost<some View>, to value: CGFloat, _ animation: Animation?) {
    withAnimation(animation) { remote.value = value }
    host.update()
  }

  /// The opacities of what is drawn, back to front, in hundredths.
  func opacities(_ host: ViewHost<some View>) -> [Int] {
    host.displayList.colors.map { Int(($0.opacity * 100).rounded()) }
  }
}
