import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct DecorationTests {
  @Test(.claim("OVER-13")) func `Styles fill shapes in decorations`() {
    let host = settledHost(100, 100) {
      Ink.red.color.frame(width: 60, height: 40)
        .background(Ink.blue.color, in: Circle())
        .overlay(Ink.green.color, in: Rectangle().inset(by: 5))
    }
    expect(host.inks, equals: "blue red green")
    expect(host.boxes(in: .blue), equals: ["30 30 40 40"])
    expect(host.boxes(in: .green), equals: ["25 35 50 30"])
    func rule(_ style: FillStyle) -> Bool {
      settledHost(100, 100) {
        Color.clear.background(Ink.blue.color, in: Rings(), fillStyle: style)
      }.displayList.description.contains("even-odd")
    }
    expect(rule(FillStyle(eoFill: true)))
    expect(!rule(FillStyle()))
    let plain = settledHost(100, 100) {
      Color.clear.background(in: Circle()).backgroundStyle(Ink.yellow.color)
    }
    expect(plain.boxes(in: .yellow), equals: ["0 0 100 100"])
  }
}

/// Two nested rectangles with the same winding direction.
private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 10, dy: 10))
    return path
  }
}
