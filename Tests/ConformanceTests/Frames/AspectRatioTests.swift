import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

@MainActor @Suite struct AspectRatioTests {
  @Test(
    .claim(
      "ASPECT-01",
      "fit proposes the largest size of the ratio inside the proposal, and fill the smallest size around it.",
      .documented, "Apple's documentation of aspectRatio; observed in OpenSwiftUI"))
  func `Fit and fill propose the sizes of a ratio`() {
    let fit = settledHost(100, 100) { Block("a").aspectRatio(2, contentMode: .fit) }
    #expect(fit.box("a") == "0 25 100 50")
    let fill = settledHost(100, 100) { Block("a").aspectRatio(2, contentMode: .fill) }
    #expect(fill.box("a") == "-50 0 200 100")
  }

  @Test(
    .claim(
      "ASPECT-02", "aspectRatio without a ratio uses the ratio of the view's ideal size.", .observed,
      "observed in OpenSwiftUI"))
  func `A view is scaled to fit and to fill`() {
    let fit = settledHost(100, 40) { Picture().scaledToFit() }
    #expect(fit.box("picture") == "10 0 80 40")
    let fill = settledHost(100, 40) { Picture().scaledToFill() }
    #expect(fill.box("picture") == "0 -5 100 50")
  }

  @Test(
    .claim(
      "ASPECT-03", "aspectRatio without a proposal proposes the ideal size to its view.", .observed,
      "observed in OpenSwiftUI"))
  func `A ratio does not change ideal sizes`() {
    let host = settledHost(100, 100) { Block("a").aspectRatio(3, contentMode: .fit).fixedSize() }
    #expect(host.extent("a") == "10 10")
  }

  @Test(
    .claim(
      "ASPECT-04", "If only one dimension is proposed, aspectRatio derives the other one from it.", .observed,
      "observed in OpenSwiftUI"))
  func `A height follows from a width`() {
    let host = settledHost(90, 100) {
      Block("a").aspectRatio(3, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
    }
    #expect(host.box("a") == "0 35 90 30")
  }

  @Test(
    .claim(
      "ASPECT-05", "A size specifies the ratio of its sides.", .documented, "Apple's documentation of aspectRatio"))
  func `A size specifies the ratio of its sides`() {
    let host = settledHost(100, 100) { Block("a").aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit) }
    #expect(host.box("a") == "37.5 0 25 100")
  }

  @Test(
    .claim(
      "ASPECT-06", "A ratio that is not finite and positive is ignored, with a warning.", .decided,
      "SwiftUI does not document it; the same rule as for frames with invalid lengths"),
    arguments: [CGFloat(0), -2, .nan, .infinity])
  func `An invalid ratio is ignored and reported`(ratio: CGFloat) {
    let host = settledHost(100, 40) { Block("a").aspectRatio(ratio, contentMode: .fit) }
    #expect(host.box("a") == "30 0 40 40")
    #expect(host.diagnostics.map(\.code) == [.invalidDimension])
  }

  @Test func `A size without height is not a ratio`() {
    let host = settledHost(100, 40) { Block("a").aspectRatio(CGSize.zero, contentMode: .fit) }
    #expect(host.box("a") == "30 0 40 40")
    #expect(host.diagnostics.map(\.code) == [.invalidDimension])
  }
}

/// A view of 20 by 10 points that can be scaled.
private struct Picture: View {
  var body: some View {
    Color.red
      .frame(
        minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
      )
      .accessibilityIdentifier("picture")
  }
}
