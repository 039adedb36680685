import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The proposals of frames to their children, and negative lengths.
@MainActor @Suite struct FrameProposalTests {
  @Test(
    .claim(
      "FRAME-22",
      "A flexible frame places its view with its own size, except on an axis that neither it nor its parent "
        + "specifies.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: at most 80 in 100 by 100 places 20 by 20 with 80 by 20")
  )
  func `A view is placed with the size of its frame`() {
    struct Case {
      let width: CGFloat
      let height: CGFloat
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
      #expect("\(host.extent("frame")) \(log.placed.last ?? "")" == test.expected)
    }
  }

  @Test(
    .claim(
      "FRAME-23", "A view that returns another size for the size of its frame is placed in the frame with that size.",
      .derived,
      "FRAME-22; programs with printed results, run on macOS 26.6 and 27: half as high in 100 by 100 is 25 high in 50"))
  func `A relative height is applied again when the frame places its view`() {
    let host = settledHost(100, 100) {
      Answered.half("half", .vertical, fillsAcross: true).frame(maxWidth: .infinity).accessibilityIdentifier("frame")
    }
    #expect(host.box("frame") == "0 25 100 50")
    #expect(host.box("half") == "0 37.5 100 25")
    let across = settledHost(100, 100) {
      Answered.half("half", .horizontal, fillsAcross: true).frame(maxHeight: .infinity).accessibilityIdentifier("frame")
    }
    #expect(across.box("half") == "37.5 0 25 100")
  }

  @Test(
    .claim(
      "FRAME-24", "A frame without a proposal and an ideal length proposes its minimum.", .observed,
      "programs with printed results, run on macOS 26.6 and 27"))
  func `A minimum is proposed where no length is proposed`() {
    let host = settledHost(300, 200) {
      Answered("a", 0...(.infinity), 0...(.infinity), ideal: CGSize(width: 10, height: 10))
        .frame(minWidth: 70).fixedSize()
    }
    #expect(host.extent("a") == "70 10")
    let high = settledHost(300, 200) {
      Answered("a", 0...(.infinity), 0...(.infinity), ideal: CGSize(width: 10, height: 10))
        .frame(minHeight: 70).fixedSize()
    }
    #expect(high.extent("a") == "10 70")
    // A minimum of zero differs from no minimum.
    let none = settledHost(300, 200) {
      Answered("a", 0...(.infinity), 0...(.infinity), ideal: CGSize(width: 10, height: 10)).frame(minWidth: 0)
        .fixedSize()
        .accessibilityIdentifier("frame")
    }
    #expect(none.extent("frame") == "0 10")
  }

  @Test(
    .claim(
      "FRAME-25", "Negative lengths, including minus infinity, count as 0, with a warning.", .observed,
      "programs with printed results, run on macOS 26.6 and 27; SwiftUI's message \"Invalid frame dimension (negative or "
        + "non-finite).\""))
  func `Negative lengths count as zero`() {
    let views: [(AnyView, String)] = [
      (AnyView(Color.red.frame(width: -60).accessibilityIdentifier("frame")), "0 80"),
      (AnyView(Color.red.frame(height: -60).accessibilityIdentifier("frame")), "100 0"),
      (AnyView(Color.red.frame(width: -.infinity).accessibilityIdentifier("frame")), "0 80"),
      (AnyView(Color.red.frame(maxWidth: -10).accessibilityIdentifier("frame")), "0 80"),
      (AnyView(Color.red.frame(maxHeight: -.infinity).accessibilityIdentifier("frame")), "100 0"),
      (AnyView(Color.red.frame(idealWidth: -10).fixedSize().accessibilityIdentifier("frame")), "0 10"),
      (AnyView(ScrollView { Color.red.frame(width: -5, height: 10).accessibilityIdentifier("frame") }), "0 10"),
    ]
    for (view, expected) in views {
      let host = settledHost(100, 80) { view }
      #expect(host.extent("frame") == expected)
      #expect(host.diagnostics.map(\.code) == [.invalidDimension])
    }
  }
}
