/// The view between a layout that lends its subviews and the client code that reads from them.
private enum Around: String, CaseIterable, CustomTestStringConvertible {
  case row, column, layers, grid, erased, decoration, lazyColumn, alternatives, scrolling, frame
}

private final class Lent: @unchecked Sendable { var subviews: [LayoutSubview] = [] }

private struct Screen: View {
  let around: Around
  let callback: Callback
  let lent: Lent
  let ask: Ask
  var width: CGFloat = 30

  var body: some View {
    Lending(lend: { lent.subviews = Array($0) }) {
      switch around {
      case .row: HStack { content }
      case .column: VStack(alignment: .leading) { content }
      case .layers: ZStack(alignment: .bottomTrailing) { content }
      case .grid: TributaryContainers.Grid(alignment: .topLeading) { GridRow { content } }
      case .erased: AnyLayout(HStackLayout()) { content }
      case .decoration: Color.green.frame(width: 70, height: 60).overlay(alignment: .topLeading) { content }
      case .lazyColumn: ScrollView { LazyVStack { content } }
      case .alternatives: ViewThatFits { content }
      case .scrolling: ScrollView { content }
      case .frame: content.frame(minWidth: 20, maxWidth: .infinity, alignment: .leading).padding(2)
      }
    }
  }

  @ViewBuilder private var content: some View {
    CallbackView(callback: callback, ask: ask)
    Color.blue.frame(minWidth: 10, maxWidth: width, maxHeight: 20)
    Text("some text").alignmentGuide(.top) { $0[.bottom] }
  }
}

/// Client code that reads from a container around it while the container is reading from the client: no exclusive
/// access is held meanwhile, the results are those of the current view, and infinite recursion is an error.
@MainActor struct AskingBackTests {
  private static let offers: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, ProposedViewSize(width: 61, height: 43), ProposedViewSize(width: nil, height: 17),
  ]

  /// Where each view has a separate frame, the surrounding layout places all but the first of them.
  private static let expected: Set<DiagnosticCode> = [.nestingTooDeep, .misplacedSubview]

  private func host(_ around: Around, _ callback: Callback, _ asking: @escaping (Lent) -> Void) -> ViewHost<Screen> {
    let lent = Lent()
    let ask = Ask {
      asking(lent)
      return 20
    }
    return settledHost { Screen(around: around, callback: callback, lent: lent, ask: ask) }
  }

  private static func askEverything(of lent: Lent) -> Int {
    var answers = 0
    for subview in lent.subviews {
      for offer in offers {
        let dimensions = subview.dimensions(in: offer)
        answers += [dimensions[.top], dimensions[.leading], dimensions[.lastTextBaseline]].count
        _ = subview.sizeThatFits(offer)
      }
      _ = subview.spacing
      _ = subview.priority
      subview.place(at: CGPoint(x: 3, y: 3), proposal: .zero)
    }
    return answers
  }

  /// In an ordinary run, each view around the client code takes a third of the callbacks, and each callback a third of
  /// the views.
  private nonisolated static func pairs(_ callbacks: [Callback]) -> [(Around, Callback)] {
    RandomSeeds.pairs(Around.allCases, callbacks, oneIn: 3)
  }

  @Test(arguments: pairs(Callback.allCases))
  @MainActor private func `Reading from a surrounding container changes nothing`(around: Around, callback: Callback) {
    var isAsking = false
    var answers = 0
    let host = host(around, callback) { lent in
      if isAsking { return }
      isAsking = true
      answers += Self.askEverything(of: lent)
      isAsking = false
    }
    let silent = self.host(around, callback) { _ in }
    expect(host.displayList, equals: silent.displayList)
    for width in [10, 60] as [CGFloat] {
      host.content.width = width
      silent.content.width = width
      expect(host.update().settled)
      silent.update()
      expect(host.displayList, equals: silent.displayList)
    }
    expect(host.core.checkInvariants(), equals: [])
    expect(Set(host.codes).isSubset(of: [.misplacedSubview]))
    expect(host.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test(
    arguments: pairs([
      .guide, .layoutSize, .layoutPlacement, .layoutGuide, .shapeSize, .relativeFrame, .verticalGuide,
      .layoutVerticalGuide, .layoutSpacing, .relativeHeight, .detent,
    ]))
  @MainActor private func `Infinite recursion ends in an error or a result`(around: Around, callback: Callback) {
    var length: CGFloat = 0
    let host = host(around, callback) { lent in
      length += 1
      for subview in lent.subviews {
        let offer = ProposedViewSize(width: length, height: length)
        _ = subview.dimensions(in: offer)[.leading]
      }
    }
    expect(Set(host.codes).isSubset(of: Self.expected))
    expect(host.core.checkInvariants(), equals: [])
    host.update { host.content.width = 50 }
    expect(Set(host.codes).isSubset(of: Self.expected))
  }
}
