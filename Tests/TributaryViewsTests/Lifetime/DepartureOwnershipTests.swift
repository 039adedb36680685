import Foundation
import Observation
import Testing
import TributaryAnimation
import TributaryContainers
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryMotion
import TributaryViews

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

/// A view that is removed and inserted again together with the modifiers around it.
private struct Leaving<Content: View>: View {
  let model: Model
  let content: Content

  var body: some View {
    VStack {
      if model.isShown { content } else { Text("nothing") }
    }
  }
}

/// A view whose removal moves and resizes no other view.
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
@Suite @MainActor struct DepartureOwnershipTests {
  private let model = Model()

  private func host(_ content: some View) -> ViewHost<some View> {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Leaving(model: model, content: content) }
    host.update()
    return host
  }

  /// Updates the host, and lets all animations end in small steps.
  private func settle<V: View>(_ host: ViewHost<V>, sourceLocation: SourceLocation = #_sourceLocation) {
    host.update()
    for _ in 0..<10 {
      #expect(host.core.checkInvariants(recomputing: false) == [], sourceLocation: sourceLocation)
      host.advance(by: 0.05)
      _ = host.displayList
    }
    #expect(!host.isAnimating, sourceLocation: sourceLocation)
    #expect(host.core.checkInvariants() == [], sourceLocation: sourceLocation)
  }

  private func texts<V: View>(of host: ViewHost<V>) -> String { host.displayList.description }

  @Test func `Content that is exchanged in the same action is displayed until its removal has ended`() {
    let host = host(Exchanged(model: model).transition(.opacity).padding(1))
    withAnimation(.linear(duration: 0.3)) {
      model.isCompact = true
      model.isShown = false
    }
    host.update()
    host.advance(by: 0.1)
    expect(texts(of: host).contains("long") && !texts(of: host).contains("short"))
    settle(host)
    expect(!texts(of: host).contains("long") && texts(of: host).contains("nothing"))
  }

  @Test(arguments: [true, false])
  func `Content that is exchanged during its removal is displayed until the removal has ended`(isAnimated: Bool) {
    let host = host(Exchanged(model: model).padding(1).padding(2))
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    host.update()
    host.advance(by: 0.1)
    withAnimation(isAnimated ? .linear(duration: 1) : nil) { model.isCompact = true }
    host.update()
    host.advance(by: 0.1)
    expect(texts(of: host).contains("long"))
    settle(host)
    expect(!texts(of: host).contains("long"))
  }

  @Test func `A view that is inserted again displays the content that was exchanged during its removal`() {
    let host = host(Exchanged(model: model).transition(.opacity).padding(1))
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    host.update()
    host.advance(by: 0.1)
    model.isCompact = true
    host.update()
    withAnimation(.linear(duration: 0.3)) { model.isShown = true }
    settle(host)
    expect(texts(of: host).contains("short") && !texts(of: host).contains("long"))
  }

  @Test func `Rows are removed and inserted in a list that is leaving`() {
    let host = host(Rows(model: model).padding(1).opacity(0.5))
    withAnimation(.linear(duration: 0.3)) {
      model.rows = [2, 5]
      model.isShown = false
    }
    host.update()
    host.advance(by: 0.1)
    model.rows = [1, 2]
    host.update()
    host.advance(by: 0.05)
    withAnimation(.linear(duration: 0.3)) { model.isShown = true }
    settle(host)
    expect(!texts(of: host).contains("row 0") && texts(of: host).contains("row 1"))
  }

  @Test func `One of several views leaves before the others`() {
    let host = host(Several(model: model).padding(1).padding(2))
    withAnimation(.linear(duration: 0.3)) { model.isCompact = true }
    host.update()
    host.advance(by: 0.1)
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    settle(host)
  }

  @Test func `A host is released during a departure`() {
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

  @Test func `An ancestor is removed without animation during a departure`() {
    let outer = Model()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Leaving(model: outer, content: Leaving(model: model, content: Exchanged(model: model).padding(1).padding(2)))
    }
    host.update()
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    host.update()
    model.isCompact = true
    host.update()
    outer.isShown = false
    settle(host)
  }

  @Test(arguments: [true, false])
  func `Rows leave a lazy stack while their content is exchanged`(isShownAgain: Bool) {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack { ForEach(model.rows, id: \.self) { _ in Exchanged(model: model).transition(.slide).padding(1) } }
      }
    }
    host.update()
    withAnimation(.linear(duration: 0.3)) {
      model.rows = [1]
      model.isCompact = true
    }
    host.update()
    host.advance(by: 0.1)
    if isShownAgain { withAnimation(.linear(duration: 0.3)) { model.rows = [0, 1, 2] } }
    settle(host)
  }

  @Test func `Rows are deleted in edit mode while their content is exchanged`() {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      List {
        ForEach(model.rows, id: \.self) { _ in Exchanged(model: model).padding(1) }
          .onDelete { model.rows.remove(atOffsets: $0) }
      }
      .environment(\.editMode, .constant(.active))
    }
    host.update()
    withAnimation(.linear(duration: 0.3)) {
      model.isCompact = true
      model.rows.remove(at: 1)
    }
    settle(host)
  }

  @Test func `A view that returns without animation has no effects`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Solitary(model: model) }
    host.update()
    let shown = host.displayList
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    host.update()
    host.advance(by: 0.5)
    #expect(host.displayList != shown)
    model.isShown = true
    host.update()
    #expect(host.displayList == shown)
    #expect(host.core.checkInvariants() == [])
    #expect(!host.isAnimating)
  }
}
