import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

@MainActor @Suite struct FrameTests {
  @Test(
    .claim(
      "FRAME-01", "A fixed frame has exactly its size, proposes it to the child, and aligns the child in it.",
      .documented, "Apple's documentation of frame(width:height:alignment:)"))
  func `A fixed frame is exact`() {
    let host = settledHost(200, 200) {
      Block("child").padding(10).frame(width: 40, height: 30).accessibilityIdentifier("frame")
    }
    #expect(host.box("frame") == "80 85 40 30")
    #expect(host.box("child") == "90 95 20 10")
    let aligned = settledHost(200, 200) {
      Block("child", 20, 10).frame(width: 40, height: 30, alignment: .bottomTrailing)
    }
    #expect(aligned.box("child") == "100 105 20 10")
  }

  @Test(
    .claim(
      "FRAME-02", "A child that is larger than its frame overflows it, aligned in the frame.", .reproduced,
      "objc.io, Thinking in SwiftUI, on fixed frames"))
  func `A large child overflows`() {
    let centred = settledHost(200, 200) { Block("child", 150, 150).frame(width: 100, height: 100) }
    #expect(centred.box("child") == "25 25 150 150")
    let leading = settledHost(200, 200) {
      Block("child", 150, 150).frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(leading.box("child") == "50 50 150 150")
  }

  @Test(
    .claim(
      "FRAME-03", "An axis that a fixed frame does not specify has the child's length.", .documented,
      "Apple's documentation of frame(width:height:alignment:)"))
  func `An unspecified axis takes the child's length`() {
    let host = settledHost(200, 200) { Block("child", 20, 10).frame(width: 40).accessibilityIdentifier("frame") }
    #expect(host.extent("frame") == "40 10")
  }

  @Test(
    .claim(
      "FRAME-04", "A length of a frame that is infinite or NaN is ignored, with a warning.", .observed,
      "SwiftUI's message \"Invalid frame dimension (negative or non-finite).\"; OpenSwiftUI, frame layout"))
  func `An invalid length is ignored`() {
    for side in [CGFloat.infinity, .nan] {
      let host = settledHost(100, 100) {
        Color.red.frame(width: side, height: 20).accessibilityIdentifier("frame")
      }
      #expect(host.box("frame") == "0 40 100 20", "width \(side)")
      #expect(host.diagnostics.map(\.severity) == [.warning], "width \(side)")
    }
  }

  @Test(
    .claim(
      "FRAME-05", "A flexible frame with both limits clamps the proposal to them.", .observed,
      "observed in OpenSwiftUI: 50 to 100 around 20 in 200"))
  func `Two limits clamp the proposal`() {
    func width(in proposal: CGFloat) -> String {
      settledHost(proposal, 50) {
        Block("child", 20, 10).frame(minWidth: 50, maxWidth: 100).accessibilityIdentifier("frame")
      }.extent("frame")
    }
    #expect(width(in: 200) == "100 10")
    #expect(width(in: 70) == "70 10")
    #expect(width(in: 30) == "50 10")
  }

  @Test(
    .claim(
      "FRAME-06", "A flexible frame with only a maximum takes the proposal up to the maximum.", .observed,
      "OpenSwiftUI, flexible frame layout"))
  func `A frame with a maximum takes the proposal up to it`() {
    func width(_ child: CGFloat, _ most: CGFloat) -> String {
      settledHost(200, 50) { Block("child", child, 10).frame(maxWidth: most).accessibilityIdentifier("frame") }
        .extent("frame")
    }
    #expect(width(20, .infinity) == "200 10")
    #expect(width(20, 70) == "70 10")
    #expect(width(100, 70) == "70 10")
  }

  @Test(
    .claim(
      "FRAME-07",
      "The length of a flexible frame with only a minimum is at least the minimum, and the child's up to the "
        + "proposal.",
      .observed, "OpenSwiftUI, flexible frame layout"))
  func `A minimum holds`() {
    func width(_ child: CGFloat, in proposal: CGFloat) -> String {
      settledHost(proposal, 50) { Block("child", child, 10).frame(minWidth: 50).accessibilityIdentifier("frame") }
        .extent("frame")
    }
    #expect(width(20, in: 200) == "50 10")
    #expect(width(80, in: 200) == "80 10")
    #expect(width(80, in: 60) == "60 10")
  }

  @Test(
    .claim(
      "FRAME-08",
      "A flexible frame without a proposal has its ideal length, or the child's length clamped to the limits.",
      .observed,
      "observed in OpenSwiftUI: colors with a maximum of 70, a minimum of 70 and an ideal of 33"))
  func `The ideal length applies without a proposal`() {
    let host = settledHost(200, 200) {
      Color.red.frame(maxWidth: 70).fixedSize().accessibilityIdentifier("most")
      Color.red.frame(minWidth: 70).fixedSize().accessibilityIdentifier("least")
      Color.red.frame(idealWidth: 33).fixedSize().accessibilityIdentifier("ideal")
      Color.red.frame(maxWidth: .infinity).fixedSize().accessibilityIdentifier("endless")
    }
    #expect(host.extent("most") == "10 10")
    #expect(host.extent("least") == "70 10")
    #expect(host.extent("ideal") == "33 10")
    #expect(host.extent("endless") == "10 10")
  }

  @Test(
    .claim(
      "FRAME-09", "Contradictory limits are raised, with a warning.", .observed,
      "SwiftUI's message \"Contradictory frame constraints specified.\"; OpenSwiftUI, flexible frame layout"))
  func `Contradictory limits are repaired`() {
    let host = settledHost(200, 50) {
      Color.red.frame(minWidth: 100, maxWidth: 50).accessibilityIdentifier("frame")
    }
    #expect(host.columns("frame") == "50…150")
    #expect(host.diagnostics.map(\.severity) == [.warning])
  }
}
