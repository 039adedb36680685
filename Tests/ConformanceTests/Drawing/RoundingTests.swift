import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor @Suite struct RoundingTests {
  @Test(
    .claim(
      "DRAW-20", "What is drawn begins and ends on whole pixels, each edge rounded for itself.", .observed,
      "observed in OpenSwiftUI: 100 points in three are drawn 33, 34 and 33 wide"))
  func `Edges are rounded, not lengths`() {
    let host = settledHost(100, 10) {
      HStack(spacing: 0) { Ink.red.color; Ink.green.color; Ink.blue.color }
    }
    #expect(host.painted.map(\.description) == ["red 0 0 33 10", "green 33 0 34 10", "blue 67 0 33 10"])
  }

  @Test(
    .claim(
      "DRAW-21", "Default gaps between three flexible views in 200 points draw them 61, 62 and 61 wide.", .observed,
      "observed in OpenSwiftUI"))
  func `Gaps are rounded with the edges`() {
    let host = settledHost(200, 10) {
      HStack { Ink.red.color; Ink.green.color; Ink.blue.color }
    }
    #expect(host.painted.map(\.description) == ["red 0 0 61 10", "green 69 0 62 10", "blue 139 0 61 10"])
  }

  @Test(
    .claim(
      "DRAW-22", "At a display scale of 2 edges fall on half points.", .derived,
      "OpenSwiftUI: rounding to the display scale"))
  func `Pixels may be halves of points`() {
    let host = settledHost(100, 10) {
      HStack(spacing: 0) { Ink.red.color; Ink.green.color; Ink.blue.color }
    }
    host.environment.displayScale = 2
    host.update()
    #expect(host.painted.map(\.description) == ["red 0 0 33.5 10", "green 33.5 0 33 10", "blue 66.5 0 33.5 10"])
  }
}
