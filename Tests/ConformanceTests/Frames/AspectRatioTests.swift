import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

@MainActor @Suite struct AspectRatioTests {
  @Test(.claim("ASPECT-05")) func `A size specifies the ratio of its sides`() {
    let host = settledHost(100, 100) { Block("a").aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit) }
    expect(host.box("a"), equals: "37.5 0 25 100")
  }

  @Test(.claim("ASPECT-06"), arguments: [CGFloat(0), -2, .nan, .infinity])
  func `An invalid ratio is ignored and reported`(ratio: CGFloat) {
    let host = settledHost(100, 40) { Block("a").aspectRatio(ratio, contentMode: .fit) }
    expect(host.box("a"), equals: "30 0 40 40")
    expect(host.diagnostics.map(\.code), equals: [.invalidDimension])
  }

  @Test func `A size without height is not a ratio`() {
    let host = settledHost(100, 40) { Block("a").aspectRatio(CGSize.zero, contentMode: .fit) }
    expect(host.box("a"), equals: "30 0 40 40")
    expect(host.diagnostics.map(\.code), equals: [.invalidDimension])
  }
}
