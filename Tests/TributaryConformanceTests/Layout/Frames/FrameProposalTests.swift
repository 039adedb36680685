@MainActor struct FrameProposalTests {
  @Test(.claim("FRAME-22")) @MainActor func `A view is placed with the size of its frame`() {
    struct Case {
      let width, height: CGFloat
      let view: (PlacementLog) -> AnyView
      let expected: String
    }
    let child = { Answered("s", 20, 20, $0) }
    let frame = "frame"
    let cases = [
      Case(
        width: 100, height: 100, view: { AnyView(child($0).frame(maxWidth: 80).accessibilityIdentifier(frame)) },
        expected: "80 20 s@80x20"),
      Case(
        width: 100, height: 100, view: { AnyView(child($0).frame(maxHeight: 80).accessibilityIdentifier(frame)) },
        expected: "20 80 s@20x80"),
      Case(
        width: 300, height: 200, view: { AnyView(child($0).frame(idealWidth: 80).accessibilityIdentifier(frame)) },
        expected: "20 20 s@20x20"),
      Case(
        width: 300, height: 200,
        view: { AnyView(child($0).frame(minWidth: 40, maxWidth: 80).accessibilityIdentifier(frame).fixedSize()) },
        expected: "40 20 s@40xnil"),
      Case(
        width: 300, height: 200,
        view: { AnyView(child($0).frame(minHeight: 40, maxHeight: 80).accessibilityIdentifier(frame).fixedSize()) },
        expected: "20 40 s@nilx40"),
      Case(
        width: 300, height: 200,
        view: { AnyView(child($0).frame(minWidth: 40).accessibilityIdentifier(frame)) }, expected: "40 20 s@40x20"),
      Case(
        width: 300, height: 200,
        view: { log in AnyView(ScrollView { child(log).frame(maxWidth: .infinity).accessibilityIdentifier(frame) }) },
        expected: "300 20 s@300xnil"),
    ]
    for test in cases {
      let log = PlacementLog()
      let host = settledHost(test.width, test.height) { test.view(log) }
      expect("\(host.extent("frame")) \(log.placed.last ?? "")", equals: test.expected)
    }
  }
}
