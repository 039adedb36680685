@MainActor struct RootClosureTests {
  @Observable final class Model: @unchecked Sendable { var rows = [1, 2] }

  private struct Rows: View {
    let model: Model
    var body: some View { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
  }

  enum Kind: CaseIterable { case elements, lazy, subviews, group }

  @ViewBuilder private func content(_ kind: Kind, _ model: Model) -> some View {
    switch kind {
    case .elements: ForEach(0..<2) { Text("\($0) \(model.rows.count)") }
    case .lazy: ScrollView { LazyVStack { ForEach(0..<2) { Text("\($0) \(model.rows.count)") } } }
    case .subviews: ForEach(subviews: Rows(model: model)) { $0 }
    case .group: Group(subviews: Rows(model: model)) { $0 }
    }
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("tap")
      .onTapGesture { model.rows.append(model.rows.count + 1) }
  }

  @Test(arguments: Kind.allCases) func `Changes between frames and in actions reach closures at the root`(kind: Kind) {
    let (host, model) = settledHost(with: Model(), 200, 200) { content(kind, $0) }
    func compare() { expectEqual(host, settledHost(200, 200) { content(kind, model) }) }
    for _ in 0..<3 {
      host.update { model.rows.append(model.rows.count + 1) }
      compare()
      host.tap("tap")
      compare()
      host.update()
      compare()
    }
    expectEmpty(host.diagnostics)
  }
}
