@Observable private final class Model {
  var isShown = true
  var isCompact = false
  var rows = [0, 1, 2]
  init() {}
}

/// Content whose items change without the knowledge of the modifiers around it.
private struct Exchanged: View {
  let model: Model
  var body: some View { model.isCompact ? AnyView(Text("short")) : AnyView(HStack { Text("long") }) }
}

private struct Rows: View {
  let model: Model
  var body: some View { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
}

private struct Several: View {
  let model: Model
  var body: some View {
    Text("first")
    if !model.isCompact { Text("second") }
  }
}

private struct Leaving<Content: View>: View {
  let model: Model
  let content: Content
  var body: some View { VStack { if model.isShown { content } else { Text("nothing") } } }
}

private struct Solitary: View {
  let model: Model
  var body: some View {
    ZStack {
      Color.clear
      if model.isShown { Color.red.frame(width: 10, height: 10) }
    }
  }
}

/// A departure owns the items that it displays, however the structure inside the departing unit changes.
@MainActor struct DepartureOwnershipTests {
  private let model = Model()

  private func host(_ content: some View) -> ViewHost<some View> {
    updatedHost(200, 200) { Leaving(model: model, content: content) }
  }

  /// Updates the host, and lets all animations end in small steps.
  private func settle<V: View>(_ host: ViewHost<V>, sourceLocation: SourceLocation = #_sourceLocation) {
    host.update()
    for _ in 0..<10 {
      #expect(host.core.checkInvariants(recomputing: false) == [], sourceLocation: sourceLocation)
      _ = host.advanced(by: 0.05).displayList
    }
    #expect(!host.isAnimating, sourceLocation: sourceLocation)
    #expect(host.core.checkInvariants() == [], sourceLocation: sourceLocation)
  }

  /// Begins an animation, and shows its first third.
  private func animate(_ host: ViewHost<some View>, _ change: () -> Void) {
    host.updated { withAnimation(.linear(duration: 0.3)) { change() } }.advance(by: 0.1)
  }

  private func texts<V: View>(of host: ViewHost<V>) -> String { host.displayList.description }

  @Test @MainActor func `Content that is exchanged in the same action is displayed until its removal has ended`() {
    let host = host(Exchanged(model: model).transition(.opacity).padding(1))
    animate(host) {
      model.isCompact = true
      model.isShown = false
    }
    expect(texts(of: host).contains("long") && !texts(of: host).contains("short"))
    settle(host)
    expect(!texts(of: host).contains("long") && texts(of: host).contains("nothing"))
  }

  @Test(arguments: [true, false])
  func `Content that is exchanged during its removal is displayed until the removal has ended`(isAnimated: Bool) {
    let host = host(Exchanged(model: model).padding(1).padding(2))
    animate(host) { model.isShown = false }
    host.updated { withAnimation(isAnimated ? .linear(duration: 1) : nil) { model.isCompact = true } }.advance(by: 0.1)
    expect(texts(of: host).contains("long"))
    settle(host)
    expect(!texts(of: host).contains("long"))
  }

  @Test @MainActor func `A view that is inserted again displays the content that was exchanged during its removal`() {
    let host = host(Exchanged(model: model).transition(.opacity).padding(1))
    animate(host) { model.isShown = false }
    host.update { model.isCompact = true }
    withAnimation(.linear(duration: 0.3)) { model.isShown = true }
    settle(host)
    expect(texts(of: host).contains("short") && !texts(of: host).contains("long"))
  }

  @Test @MainActor func `Rows are removed and inserted in a list that is leaving`() {
    let host = host(Rows(model: model).padding(1).opacity(0.5))
    animate(host) {
      model.rows = [2, 5]
      model.isShown = false
    }
    host.update { model.rows = [1, 2] }
    host.advance(by: 0.05)
    withAnimation(.linear(duration: 0.3)) { model.isShown = true }
    settle(host)
    expect(!texts(of: host).contains("row 0") && texts(of: host).contains("row 1"))
  }

  @Test @MainActor func `One of several views leaves before the others`() {
    let host = host(Several(model: model).padding(1).padding(2))
    animate(host) { model.isCompact = true }
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    settle(host)
  }

  @Test @MainActor func `A host is released during a departure`() {
    weak var released: ViewGraph?
    do {
      let host = host(Exchanged(model: model).transition(.opacity).padding(1))
      withAnimation(.linear(duration: 0.3)) {
        model.isCompact = true
        model.isShown = false
      }
      host.update()
      released = host.core
    }
    expectNil(released)
  }

  @Test @MainActor func `An ancestor is removed without animation during a departure`() {
    let outer = Model()
    let host = updatedHost(200, 200) {
      Leaving(model: outer, content: Leaving(model: model, content: Exchanged(model: model).padding(1).padding(2)))
    }
    host.update { withAnimation(.linear(duration: 0.3)) { model.isShown = false } }
    host.update { model.isCompact = true }
    outer.isShown = false
    settle(host)
  }

  @Test(arguments: [true, false]) func `Rows leave a lazy stack while their content is exchanged`(isShownAgain: Bool) {
    let host = updatedHost(200, 200) {
      ScrollView {
        LazyVStack { ForEach(model.rows, id: \.self) { _ in Exchanged(model: model).transition(.slide).padding(1) } }
      }
    }
    animate(host) {
      model.rows = [1]
      model.isCompact = true
    }
    if isShownAgain { withAnimation(.linear(duration: 0.3)) { model.rows = [0, 1, 2] } }
    settle(host)
  }

  @Test @MainActor func `Rows are deleted in edit mode while their content is exchanged`() {
    let host = updatedHost(300, 300) {
      List {
        ForEach(model.rows, id: \.self) { _ in Exchanged(model: model).padding(1) }
          .onDelete { model.rows.remove(atOffsets: $0) }
      }.environment(\.editMode, .constant(.active))
    }
    withAnimation(.linear(duration: 0.3)) {
      model.isCompact = true
      model.rows.remove(at: 1)
    }
    settle(host)
  }

  @Test @MainActor func `A view that returns without animation has no effects`() {
    let host = updatedHost { Solitary(model: model) }
    let shown = host.displayList
    host.updated { withAnimation(.linear(duration: 1)) { model.isShown = false } }.advance(by: 0.5)
    expect(host.displayList, differsFrom: shown)
    host.update { model.isShown = true }
    expect(host.displayList, equals: shown)
    expect(host.core.checkInvariants(), equals: [])
    expect(!host.isAnimating)
  }
}
