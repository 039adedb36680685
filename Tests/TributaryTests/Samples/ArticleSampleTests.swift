import Foundation

/// The samples of the articles about diagnostics: the broken sample reports the code, and the repaired one does not.
@MainActor struct ArticleSampleTests {
  private func codes(_ content: some View, taps identifier: String? = nil) -> Set<DiagnosticCode> {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { AnyView(content) }
    host.update()
    if let identifier { host.tap(identifier) }
    // Reading the frame of an identifier reports duplicates.
    for identifier in host.identifiers { _ = host.frame(of: identifier) }
    return Set(host.diagnostics.map(\.code))
  }

  private struct Pair: Sendable {
    let code: DiagnosticCode
    let broken: @MainActor @Sendable () -> AnyView
    let repaired: @MainActor @Sendable () -> AnyView
    var tap: String?
  }

  nonisolated private static let pairs = [
    Pair(code: .duplicateForEachID, broken: { AnyView(Broken.Names()) }, repaired: { AnyView(Repaired.Names()) }),
    Pair(code: .stateOutsideTree, broken: { AnyView(Broken.Search()) }, repaired: { AnyView(Repaired.Search()) }),
    Pair(code: .invalidPickerSelection, broken: { AnyView(Broken.Sizes()) }, repaired: { AnyView(Repaired.Sizes()) }),
    Pair(
      code: .unknownScrollTarget, broken: { AnyView(Broken.Chapters()) }, repaired: { AnyView(Repaired.Chapters()) }),
    Pair(code: .contradictoryFrame, broken: { AnyView(Broken.Lengths()) }, repaired: { AnyView(Repaired.Lengths()) }),
    Pair(
      code: .stateWrittenDuringUpdate, broken: { AnyView(Broken.Counting()) },
      repaired: { AnyView(Repaired.Counting()) }),
    Pair(code: .unreadableImage, broken: { AnyView(Broken.Logo()) }, repaired: { AnyView(Repaired.Logo()) }),
    Pair(code: .hiddenPreference, broken: { AnyView(Broken.Titles()) }, repaired: { AnyView(Repaired.Titles()) }),
    Pair(
      code: .nestingTooDeep, broken: { AnyView(Broken.Folder()) },
      repaired: { AnyView(Repaired.Folder(children: [Item(id: 1, children: [Item(id: 2)])])) }),
    Pair(code: .unknownCoordinateSpace, broken: { AnyView(Broken.Spaces()) }, repaired: { AnyView(Repaired.Spaces()) }),
    Pair(
      code: .missingEnvironmentObject, broken: { AnyView(Broken.Objects()) }, repaired: { AnyView(Repaired.Objects()) }),
    Pair(
      code: .objectWrittenDuringUpdate, broken: { AnyView(Broken.Seen(model: Model())) },
      repaired: { AnyView(Repaired.Seen(model: Model())) }),
    Pair(code: .duplicateIdentifier, broken: { AnyView(Broken.Twins()) }, repaired: { AnyView(Repaired.Twins()) }),
    Pair(code: .duplicateGeometrySource, broken: { AnyView(Broken.Dots()) }, repaired: { AnyView(Repaired.Dots()) }),
    Pair(code: .invalidDimension, broken: { AnyView(Broken.Shares()) }, repaired: { AnyView(Repaired.Shares()) }),
    Pair(
      code: .forEachRangeChanged, broken: { AnyView(Broken.Rows()) }, repaired: { AnyView(Repaired.Rows()) },
      tap: "more"),
    Pair(code: .tooManyElements, broken: { AnyView(Broken.Days()) }, repaired: { AnyView(Repaired.Days()) }),
    Pair(
      code: .missingReflectionMetadata, broken: { AnyView(Broken.Reading()) }, repaired: { AnyView(Repaired.Reading()) }
    ),
    Pair(code: .shaderNotApplied, broken: { AnyView(Broken.Ripple()) }, repaired: { AnyView(Repaired.Ripple()) }),
    Pair(code: .unknownSymbol, broken: { AnyView(Broken.Symbols()) }, repaired: { AnyView(Repaired.Symbols()) }),
    Pair(
      code: .misplacedSubview,
      broken: {
        AnyView(
          Broken.FirstOnly {
            Color.red
            Color.blue
          })
      },
      repaired: {
        AnyView(
          Repaired.All {
            Color.red
            Color.blue
          })
      }),
    Pair(
      code: .defaultIsNotIdentity, broken: { AnyView(Broken.Last()) }, repaired: { AnyView(Repaired.Last()) }),
    Pair(code: .frameDependsOnItself, broken: { AnyView(Broken.Cards()) }, repaired: { AnyView(Repaired.Cards()) }),
  ]

  @Test(arguments: pairs.indices)
  @MainActor func `The broken sample of an article reports its code, and the repaired one does not`(index: Int) {
    let pair = Self.pairs[index]
    let identifier = pair.tap
    expect(codes(pair.broken(), taps: identifier).contains(pair.code), "\(pair.code)")
    expect(!codes(pair.repaired(), taps: identifier).contains(pair.code), "\(pair.code)")
  }

  @Test @MainActor func `A value measured outside the view that it resizes loops, and one measured inside does not`() {
    func bubble(_ content: some View) -> (codes: Set<DiagnosticCode>, isSettled: Bool) {
      let host = ViewHost(size: CGSize(width: 200, height: 600)) { content }
      let report = host.update()
      return (Set(host.diagnostics.map(\.code)), report.settled)
    }
    expect(bubble(Broken.Bubble()).codes.contains(.feedbackLoop))
    let repaired = bubble(Repaired.Bubble())
    #expect(repaired.codes == [] && repaired.isSettled)
    func latent(_ content: some View) -> Bool {
      let host = ViewHost(size: CGSize(width: 200, height: 600)) { content }
      host.update()
      _ = host.probeFeedback()
      return host.diagnostics.contains { $0.code == .latentFeedback }
    }
    expect(latent(Broken.Latent()))
    expect(!latent(Repaired.Latent()))
  }

  @Test @MainActor func `A fold that depends on grouping is reported on request, and a list is not`() {
    let broken = ViewHost(size: CGSize(width: 200, height: 200)) { Broken.Sums() }
    broken.update()
    _ = broken.foldDependsOnGrouping(of: Broken.SumKey.self)
    expect(broken.diagnostics.map(\.code), equals: [.foldDependsOnGrouping])
    let repaired = ViewHost(size: CGSize(width: 200, height: 200)) { Repaired.Sums() }
    repaired.update()
    _ = repaired.foldDependsOnGrouping(of: Repaired.SumKey.self)
    expectEmpty(repaired.diagnostics)
  }

  @Test @MainActor func `A tapped link outside the stack of its destination is reported`() {
    func codes(_ content: some View) -> Set<DiagnosticCode> {
      let host = ViewHost(size: CGSize(width: 200, height: 200)) { content.accessibilityIdentifier("all") }
      host.update()
      host.tap(
        at: host.inspect().nodes.first { $0.text == "First" }?.frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
      return Set(host.diagnostics.map(\.code))
    }
    expect(codes(Broken.Pages()).contains(.missingNavigationDestination))
    expect(!codes(Repaired.Pages()).contains(.missingNavigationDestination))
  }

  @Test @MainActor func `A drop without a value is reported`() {
    func codes<Amount: Transferable>(_ amount: Amount) -> [DiagnosticCode] {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        VStack(spacing: 0) {
          Color.red.draggable(amount)
          Color.green.dropDestination(for: Amount.self) { _, _ in true }
        }
      }
      host.update()
      host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80))
      return host.diagnostics.map(\.code)
    }
    expect(codes(Broken.Amount(cents: 5)), equals: [.failedDrop])
    expect(codes(Repaired.Amount(cents: 5)), equals: [])
  }

  @Test func `Animations that follow each other too quickly for the clock are reported, and others continue`() {
    func codes(_ content: some View, seconds: Double) -> [DiagnosticCode] {
      let host = ViewHost(size: CGSize(width: 200, height: 200)) { content }
      host.update()
      host.tap("turn")
      host.advance(by: seconds)
      return host.diagnostics.map(\.code)
    }
    expect(codes(Broken.Turning(), seconds: 0.01), equals: [.clockOverrun])
    // 100 turns: more than the passes of a frame with a loop.
    expect(codes(Repaired.Turning(), seconds: 10), equals: [])
    expect(codes(Restless(duration: 0, moves: true), seconds: 1), equals: [.feedbackLoop])
    expect(codes(Restless(duration: 0.1, moves: false), seconds: 1), equals: [.feedbackLoop])
  }

  /// A view that turns repeatedly, like the samples of the article.
  private struct Restless: View {
    let duration: Double
    let moves: Bool
    @State private var turns = 0
    var body: some View {
      Text("↻").rotationEffect(.degrees(moves ? Double(turns) * 90 : 0)).accessibilityIdentifier("turn")
        .onTapGesture { again() }
    }

    func again() {
      withAnimation(.linear(duration: duration)) {
        turns += 1
      } completion: {
        again()
      }
    }
  }

  @Test @MainActor func `An unknown identifier is reported, and so is one that is read before the first frame`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Text("Go").accessibilityIdentifier("submit") }
    host.update()
    host.tap("sumbit")
    expect(host.diagnostics.map(\.code), equals: [.unknownIdentifier])
    let other = ViewHost(size: CGSize(width: 200, height: 200)) { Text("Go").accessibilityIdentifier("submit") }
    do {
      let host = other
      host.update()
      host.tap("submit")
    }
    expectEmpty(other.diagnostics)
  }

  @Test @MainActor func `An update of a host inside its own frame is reported`() {
    let flag = Flag()
    flag.host = ViewHost(size: CGSize(width: 200, height: 200)) { AnyView(Broken.Entering(model: flag)) }
    flag.host?.update()
    expect(flag.host?.diagnostics.map(\.code), equals: [.reentrantUpdate])
    let other = Flag()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Repaired.Entering(model: other) }
    host.update()
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A stored anchor is reported once it is stale`() {
    func codes(_ content: some View) -> Set<DiagnosticCode> {
      let host = ViewHost(size: CGSize(width: 200, height: 200)) { content }
      host.update()
      host.tap("move")
      return Set(host.diagnostics.map(\.code))
    }
    expect(!codes(Repaired.Marking()).contains(.staleAnchor))
    _ = codes(Broken.Marking())
  }

  @Test @MainActor func `The samples about inspection print their stated output`() {
    struct Counter: View {
      @State private var taps = 0
      var body: some View { Text("Tapped \(taps)").accessibilityIdentifier("label").onTapGesture { taps += 1 } }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Counter() }
    host.update()
    print(host.dump())
    let inspection = host.record { host.tap("label") }
    print(inspection.whyUpdated)
    expect(inspection.whyUpdated, contains: "taps 0 → 1 of Counter")
  }
}
