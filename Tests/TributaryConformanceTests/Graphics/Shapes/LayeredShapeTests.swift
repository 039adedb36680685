@_spi(Engine) import TributaryEngine

@MainActor struct LayeredShapeTests {
  private func drawn(_ content: some View) -> [String] {
    let host = settledHost(100, 100) { content }
    return host.displayList.description.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
    }
  }

  @Test(.claim("SHAPE-65")) @MainActor func `Later fills and strokes are in front`() {
    expect(
      drawn(Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2).stroke(.black)),
      equals: [
        "fill ellipse 0 0 100 100", "stroke 4 ellipse 0 0 100 100", "stroke 2 ellipse 1 1 98 98",
        "stroke 1 ellipse 0 0 100 100",
      ])
    expect(
      drawn(Circle().stroke(.red, lineWidth: 8).stroke(.blue, lineWidth: 2).fill(.green)),
      equals: ["stroke 8 ellipse 0 0 100 100", "stroke 2 ellipse 0 0 100 100", "fill ellipse 0 0 100 100"])
    expect(drawn(Rectangle().fill(.red).fill(.blue)).count, equals: 2)
  }
  @Test @MainActor func `The views of layers have named types and properties`() {
    let line: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(.red, lineWidth: 3)
    expect(line.strokeStyle.lineWidth, equals: 3)
    let layers: StrokeBorderShapeView<Circle, Color, FillShapeView<Circle, Color, _ShapeView<Circle, Color>>> =
      Circle().fill(.red).fill(.blue, style: FillStyle(eoFill: true)).strokeBorder(
        .green, lineWidth: 2, antialiased: false)
    expect(layers.style, equals: .green)
    expect(!layers.isAntialiased)
    expect(layers.background.fillStyle.isEOFilled)
    expect(layers.background.background.style, equals: .red)
    func shape<V: ShapeView>(of view: V) -> V.Content { view.shape }
    expect(shape(of: layers).path(in: .zero), equals: Circle().path(in: .zero))
    let own = StrokeShapeView(
      shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(lineWidth: 2), isAntialiased: true,
      background: Color.blue.frame(width: 40, height: 20))
    expect(drawn(own), equals: ["rectangle 30 40 40 20", "stroke 2 ellipse 40 40 20 20"])
    expect(
      drawn(FillShapeView(shape: Circle(), style: Color.red, fillStyle: FillStyle(), background: EmptyView())),
      equals: ["fill ellipse 0 0 100 100"])
  }

  @Observable @MainActor final class Model { var width: CGFloat = 2 }

  private struct Ring: View {
    let model: Model
    var body: some View { Circle().fill(.red).strokeBorder(.blue, lineWidth: model.width) }
  }

  @Test @MainActor func `Layers change with their values`() {
    let model = Model()
    let host = settledHost(100, 100) { Ring(model: model) }
    expect(host.displayList.description.contains("stroke 2 ellipse 1 1 98 98"))
    model.width = 4
    play(host, "update | picture has stroke 4 ellipse 2 2 96 96")
  }
}
