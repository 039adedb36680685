/// Values without nodes that contain values of the same kind, infinitely or more deeply than the stack allows. A stack
/// overflow ends the process, so each case runs in a separate process.
struct DeepValueTests {
  @Test func `A style, a shape, and a gesture that contain themselves are reported without a crash`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        expectToldTooDeep(Rectangle().fill(Endless()))
        expectToldTooDeep(EndlessShape())
        expectToldTooDeep(Color.red.gesture(EndlessGesture())) { $0.tap(at: CGPoint(x: 50, y: 50)) }
      }
    }
  }

  @Test func `Erased shapes, styles, and gestures can be nested arbitrarily deeply`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var shape = AnyShape(Circle())
        for _ in 0..<100_000 { shape = AnyShape(shape.offset(x: 0, y: 0)) }
        expectToldTooDeep(shape)
        var style = AnyShapeStyle(Color.red)
        for _ in 0..<100_000 { style = AnyShapeStyle(style.opacity(0.5)) }
        expectToldTooDeep(Rectangle().fill(style))
        var other = AnyShapeStyle(Color.red)
        for _ in 0..<100_000 { other = AnyShapeStyle(Holding(inner: other)) }
        expectToldTooDeep(Rectangle().fill(other))
        var gesture = AnyGesture(TapGesture())
        for _ in 0..<100_000 { gesture = AnyGesture(gesture.onEnded {}) }
        expectToldTooDeep(Color.red.gesture(gesture)) { $0.tap(at: CGPoint(x: 50, y: 50)) }
      }
    }
  }
}

@MainActor private func expectToldTooDeep<V: View>(_ view: V, _ act: (ViewHost<V>) -> Void = { _ in }) {
  let host = updatedHost { view }
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

private struct EndlessShape: Shape { func path(in rect: CGRect) -> Path { AnyShape(EndlessShape()).path(in: rect) } }

private struct EndlessGesture: Gesture { var body: some Gesture<Void> { AnyGesture(EndlessGesture()) } }
