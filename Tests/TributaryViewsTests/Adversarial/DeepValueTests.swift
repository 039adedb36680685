import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Values without nodes that are made of others of their kind: without an end, or nested more deeply than the stack is. A
/// stack that does not suffice ends the process, so each runs in one of its own.
@Suite struct DeepValueTests {
  @Test func `A style that becomes itself is told, and the program lives`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { expectToldTooDeep(Rectangle().fill(Endless())) }
    }
  }

  @Test func `A shape that is made of itself is told, and the program lives`() async {
    await #expect(processExitsWith: .success) { await MainActor.run { expectToldTooDeep(EndlessShape()) } }
  }

  @Test func `A gesture that is made of itself is told, and the program lives`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let view = Color.red.gesture(EndlessGesture())
        expectToldTooDeep(view) { $0.tap(at: CGPoint(x: 50, y: 50)) }
      }
    }
  }

  @Test func `Erased shapes are nested as deeply as one likes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var shape = AnyShape(Circle())
        for _ in 0..<100_000 { shape = AnyShape(shape.offset(x: 0, y: 0)) }
        expectToldTooDeep(shape)
      }
    }
  }

  @Test func `Erased styles are nested as deeply as one likes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var style = AnyShapeStyle(Color.red)
        for _ in 0..<100_000 { style = AnyShapeStyle(style.opacity(0.5)) }
        expectToldTooDeep(Rectangle().fill(style))
        var other = AnyShapeStyle(Color.red)
        for _ in 0..<100_000 { other = AnyShapeStyle(Holding(inner: other)) }
        expectToldTooDeep(Rectangle().fill(other))
      }
    }
  }

  @Test func `Erased gestures are nested as deeply as one likes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var gesture = AnyGesture(TapGesture())
        for _ in 0..<100_000 { gesture = AnyGesture(gesture.onEnded {}) }
        let view = Color.red.gesture(gesture)
        expectToldTooDeep(view) { $0.tap(at: CGPoint(x: 50, y: 50)) }
      }
    }
  }
}

@MainActor
private func expectToldTooDeep<V: View>(_ view: V, _ act: (ViewHost<V>) -> Void = { _ in }) {
  let host = ViewHost(size: CGSize(width: 100, height: 100)) { view }
  host.update()
  act(host)
  _ = host.displayList
  precondition(host.codes.contains(.nestingTooDeep))
}

private struct Endless: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Endless()) }
}

private struct Holding: ShapeStyle {
  let inner: AnyShapeStyle
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { inner }
}

private struct EndlessShape: Shape {
  func path(in rect: CGRect) -> Path { AnyShape(EndlessShape()).path(in: rect) }
}

private struct EndlessGesture: Gesture {
  var body: some Gesture<Void> { AnyGesture(EndlessGesture()) }
}
