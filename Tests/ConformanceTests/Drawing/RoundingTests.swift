import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine

@MainActor @Suite struct RoundingTests {
  @Test(.claim("DRAW-20")) func `Frames of thirds are not rounded`() {
    let host = settledHost(100, 10) {
      HStack(spacing: 0) {
        Ink.red.color
        Ink.green.color
        Ink.blue.color
      }
    }
    expect(host.boxes(in: .red), here: ["0 0 33.333 10"], inSwiftUI: ["0 0 33 10"])
    expect(host.boxes(in: .green), equals: ["33.333 0 33.333 10"])
    expect(host.boxes(in: .blue), equals: ["66.667 0 33.333 10"])
  }
}
