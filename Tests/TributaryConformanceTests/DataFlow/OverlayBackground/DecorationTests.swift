@MainActor struct DecorationTests {
  @Test(.claim("OVER-13")) @MainActor func `Styles fill shapes in decorations`() {
    play(100, 100, "| inks = blue red green; blue = 30 30 40 40; green = 25 35 50 30") {
      Ink.red.color.frame(width: 60, height: 40)
        .background(Ink.blue.color, in: Circle())
        .overlay(Ink.green.color, in: Rectangle().inset(by: 5))
    }
    func rule(_ style: FillStyle) -> Bool {
      settledHost(100, 100) {
        Color.clear.background(Ink.blue.color, in: Rings(), fillStyle: style)
      }.displayList.description.contains("even-odd")
    }
    expect(rule(FillStyle(eoFill: true)))
    expect(!rule(FillStyle()))
    play(100, 100, "| yellow = 0 0 100 100") { Color.clear.background(in: Circle()).backgroundStyle(Ink.yellow.color) }
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
