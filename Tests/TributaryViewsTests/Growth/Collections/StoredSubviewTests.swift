/// Collections of subviews and sections that a container stores and displays again.
@MainActor struct StoredSubviewTests {
  @Observable final class Model: @unchecked Sendable {
    var rows = [1, 2]
    var isTall = false
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      Section {
        if model.isTall { Color.blue.frame(width: 20, height: 20) }
        ForEach(model.rows, id: \.self) { Text("row \($0)") }
      } header: {
        Text("\(model.rows.count) rows")
      }
      Section { Text("end").padding(model.isTall ? 8 : 0) }
    }
  }

  enum Source: CaseIterable {
    case subviews, sections, group, sectionGroup, nested, state
    @ViewBuilder @MainActor fileprivate func view(_ model: Model) -> some View {
      switch self {
      case .subviews: ForEach(subviews: Rows(model: model)) { $0.padding(1) }
      case .sections:
        ForEach(sections: Rows(model: model)) {
          $0.header; $0.content
        }
      case .group: Group(subviews: Rows(model: model)) { ForEach($0) { $0.padding(1) } }
      case .sectionGroup:
        Group(sections: Rows(model: model)) {
          ForEach($0) {
            $0.header; $0.content
          }
        }
      case .nested:
        ForEach(subviews: ForEach(subviews: Group(subviews: Rows(model: model)) { $0 }) { $0.padding(1) }) { $0 }
      case .state:
        ForEach(subviews: ForEach(model.rows, id: \.self) { Text("row \($0)") }) { $0.padding(model.isTall ? 8 : 0) }
      }
    }
  }

  enum Container: CaseIterable {
    case stored, split, splitTwice, grouped, sections, list, lazyStack, splitInList, splitInLazyStack, twice, erased
    @ViewBuilder @MainActor fileprivate func view(_ content: some View) -> some View {
      switch self {
      case .stored: Stored { content }
      case .split: Cards { content }
      case .splitTwice: Cards { Cards { content } }
      case .grouped: Grouped { content }
      case .sections: Parts { content }
      case .list: List { content }
      case .lazyStack: ScrollView { LazyVStack { content } }
      case .splitInList: List { ForEach(subviews: content) { $0 } }
      case .splitInLazyStack: ScrollView { LazyVStack { ForEach(subviews: content) { $0 } } }
      case .twice:
        HStack {
          Cards { content }; Stored { content }
        }
      case .erased: Cards { AnyView(content) }
      }
    }
  }

  private struct Stored<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { content } }
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { ForEach(subviews: content) { $0.border(.red) } } }
  }

  private struct Grouped<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack {
          Text("\(subviews.count) views")
          subviews
        }
      }
    }
  }

  private struct Parts<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text("\(section.content.count) views")
          section.header
          section.content
        }
      }
    }
  }

  private struct Page: View {
    let source: Source
    let container: Container
    let model: Model
    var body: some View { container.view(source.view(model)) }
  }

  @Test(arguments: Source.allCases, Container.allCases)
  @MainActor func `Changes of a model that stored subviews read are shown`(source: Source, container: Container) {
    let model = Model()
    let (host, page) = settledHost(with: Page(source: source, container: container, model: model), 300, 400) { $0 }
    func compare(_ step: Int) { expectEqual(host.updated(), settledHost(300, 400) { page }, "step \(step)") }
    for step in 0..<(RandomSeeds.areComplete ? 4 : 2) {
      model.rows.append(step + 3)
      compare(step * 3)
      model.isTall.toggle()
      compare(step * 3 + 1)
      if step.isMultiple(of: 2) { continue }
      model.rows.removeFirst()
      compare(step * 3 + 2)
    }
    expectEmpty(host.diagnostics)
  }
}

/// Accesses to the subviews of a view outside the main actor, which the types of collections cannot prevent.
struct SubviewIsolationTests {
  @Test func `Subviews or sections that are resolved off the main actor stop the program`() async {
    await #expect(processExitsWith: .failure) {
      let rows = ForEach(subviews: Color.red) { $0 }
      _ = rows.data.count
    }
    await #expect(processExitsWith: .failure) {
      let rows = ForEach(sections: Color.red) { $0.content }
      _ = rows.data.count
    }
  }

  @Test func `A subview that is created off the main actor stops the program`() async {
    await #expect(processExitsWith: .failure) {
      nonisolated(unsafe) var kept: SubviewsCollection?
      await MainActor.run {
        _ = settledHost(100, 100) {
          Group(subviews: Color.red) { subviews in
            let _ = kept = subviews
            subviews
          }
        }
      }
      // The number of subviews is known, and no code of a view runs.
      guard let kept, kept.count == 1 else { return }
      _ = kept[0]
    }
  }

  @Test @MainActor func `Subviews are resolved and created on the main actor`() {
    let rows = ForEach(subviews: Color.red) { $0 }
    expect(rows.data.count, equals: 1)
    expect(rows.data.map(\.id).count, equals: 1)
  }
}
