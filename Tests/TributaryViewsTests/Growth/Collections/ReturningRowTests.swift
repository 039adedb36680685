/// Tests a container in a row that ends up inactive, and then visible again.
@MainActor struct ReturningRowTests {
  @Observable final class Model {
    var isShown = true
    var rows = [0, 1, 2]
    var columns = [0, 1, 2]
  }

  private struct Root: View {
    let model: Model
    var body: some View {
      if model.isShown {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<2) { index in
              if index == 0 { ForEach(model.rows, id: \.self) { _ in boxes(model.columns) } } else { inner }
            }
          }
        }
      }
    }

    private func boxes(_ numbers: [Int]) -> some View {
      ForEach(numbers, id: \.self) { _ in Color.red.frame(width: 16, height: 16) }
    }

    private var inner: some View {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<3) { boxes(Array(0..<($0 == 1 ? 3 : 1))) } }.accessibilityIdentifier("inner")
      }
      .transition(Lifted())
    }
  }

  private struct Lifted: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.value) }
  }

  @Test @MainActor func `A row that becomes visible again estimates its unseen rows as a new one does`() {
    let model = Model()
    let host = settledHost(240, 100) { Root(model: model) }
    expect(host.frame(of: "inner")?.width, equals: 64)
    withAnimation(.linear(duration: 0.3)) {
      model.columns = [1, 0]
      model.isShown = false
    }
    host.update()
    model.isShown = true
    host.update()
    for _ in 0..<2 { host.advance(by: 1) }
    let new = settledHost(240, 100) { Root(model: model) }
    expect(new.frame(of: "inner")?.width, equals: 136)
    expect(host.frame(of: "inner"), equals: new.frame(of: "inner"))
  }
}
