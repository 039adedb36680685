@MainActor struct CanvasTests {
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
    settledHost(100, 100) { Canvas(renderer: renderer) }.displayList.commandLines.dropFirst()
      .filter { !$0.hasPrefix("fragment") && $0 != "clip rect 0 0 100 100" }
  }

  private let square = Path(CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test(.claim("CANVAS-01")) @MainActor func `A canvas takes the proposed size, or 10 points`() {
    var sizes: [CGSize] = []
    play(100, 80, "| extent canvas = 100 70; extent ideal = 10 10") {
      VStack(spacing: 0) {
        Canvas { _, size in sizes.append(size) }.accessibilityIdentifier("canvas")
        Canvas { _, size in sizes.append(size) }.fixedSize().accessibilityIdentifier("ideal")
      }
    }
    expect(Set(sizes.map { "\(short($0.width)) \(short($0.height))" }), equals: ["100 70", "10 10"])
  }

  @Test(.claim("CANVAS-02")) @MainActor func `A canvas draws paths with shadings`() {
    let lines = drawn { [square] context, size in
      context.fill(square, with: .color(Ink.red.color))
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .style(.tint))
      context.stroke(square, with: .color(.sRGB, white: 1), lineWidth: 3)
      context.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [Ink.red.color, Ink.blue.color]), startPoint: .zero, endPoint: CGPoint(x: 7, y: 9)))
    }
    expect(lines.count, equals: 4)
    expect(lines[0].hasPrefix("rectangle 10 20 30 40 "))
    expect(lines[1].hasPrefix("fill ellipse 0 0 100 100 "))
    expect(lines[2], equals: "stroke 3 rect 10 20 30 40 #FFFFFFFF")
    expect(lines[3].contains("linear 0 0 to 7 9"))
  }

  @Test(.claim("CANVAS-03")) @MainActor func `A setting of a context applies to later drawing`() {
    let lines = drawn { [square] context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 3)
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.fill(square, with: .color(Ink.red.color))
      context.fill(square, with: .color(Ink.red.color))
    }
    expect(
      lines.map { $0.split(separator: " ").prefix(7).joined(separator: " ") },
      equals: [
        "blend multiply", "opacity 0.5", "transform 2 0 0 3 5 6", "rectangle 10 20 30 40 \(Ink.red.resolved)",
        "rectangle 10 20 30 40 \(Ink.red.resolved)",
      ])
  }

  @Test(.claim("CANVAS-04")) @MainActor func `A canvas draws clips and layers`() {
    let lines = drawn { [square] context, _ in
      context.drawLayer { layer in
        layer.clip(to: square)
        layer.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Ink.red.color))
      }
      var inverse = context
      inverse.clip(to: square, options: .inverse)
      inverse.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Ink.red.color))
      context.clipToLayer { $0.fill(square, with: .color(Ink.blue.color)) }
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Ink.red.color))
    }
    expect(lines.filter { $0 == "group" }.count, equals: 1)
    expect(lines.contains("clip rect 10 20 30 40"))
    expect(lines.contains { $0.hasPrefix("clip even-odd ") })
    expect(lines.contains("mask"))
  }

  @Test(.claim("CANVAS-05")) @MainActor func `A canvas draws texts and images`() {
    var sizes: [CGSize] = []
    let host = settledHost(100, 100) {
      Canvas { context, size in
        let text = context.resolve(Text("ab cd"))
        sizes = [text.measure(in: size), text.measure(in: CGSize(width: 40, height: 100))]
        context.draw(text, at: CGPoint(x: 50, y: 50))
        context.draw(Text("ef"), at: .zero, anchor: .topLeading)
        context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 50, y: 80))
        context.draw(Image(systemName: "star.fill"), in: CGRect(x: 0, y: 60, width: 40, height: 40))
      }
    }
    expect(sizes.map { "\(short($0.width)) \(short($0.height))" }, equals: ["40 20", "40 20"])
    expect(host.lines, equals: ["ab cd", "ef"])
    expect(host.painted.map { short($0.box) }, equals: ["30 40 40 20", "0 0 16 20", "40 70 20 20", "0 60 40 40"])
  }

  @Test(.claim("CANVAS-06")) @MainActor func `Drawing outside the bounds of a canvas is clipped`() {
    let host = settledHost(100, 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: -10, y: 0, width: 300, height: 5)), with: .color(Ink.red.color))
      }
    }
    expect(host.displayList.description.contains("clip rect 0 0 100 100\n"))
  }

  @Observable final class Model { var value: CGFloat = 10 }

  @Test(.claim("CANVAS-07")) @MainActor func `A canvas is redrawn when a value that its closure reads changes`() {
    let model = Model()
    let host = settledHost(100, 100) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: model.value, height: 5)), with: .color(Ink.red.color))
      }
    }
    expect(host.boxes(in: .red), equals: ["0 0 10 5"])
    model.value = 30
    let report = host.update()
    expect(host.boxes(in: .red), equals: ["0 0 30 5"])
    expect(report.counts.bodies == 0 && report.counts.measurements == 0)
  }

  @Test(.claim("CANVAS-08")) @MainActor func `A canvas draws filters`() {
    let lines = drawn { [square] context, _ in
      context.addFilter(.blur(radius: 3))
      context.addFilter(.brightness(0.5))
      context.fill(square, with: .color(Ink.red.color))
    }
    expect(lines.first { $0.hasPrefix("blur") }, equals: "blur 3")
    expect(lines.contains { $0.hasPrefix("color ") })
  }

  @Test @MainActor func `A graphics context draws nothing after its closure returns`() throws {
    var kept: GraphicsContext?
    let host = settledHost(100, 100) {
      Canvas { [square] context, _ in
        context.fill(square, with: .color(Ink.blue.color))
        kept = context
      }
    }
    for length in [CGFloat(90), 80] {
      try #require(kept != nil)
      kept?.fill(square, with: .color(Ink.red.color))
      play(host, "update | inks = blue")
      host.size = CGSize(width: length, height: length)
      play(host, "update | inks = blue")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
  @MainActor func `Invalid numbers draw nothing and are reported`(number: CGFloat) {
    let host = settledHost(100, 100) {
      Canvas { [square] context, _ in
        context.draw(Text("a"), at: CGPoint(x: number, y: 0))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: number, width: 10, height: 10))
        context.stroke(square, with: .color(Ink.red.color), lineWidth: number)
        context.fill(Path(CGRect(x: number, y: 0, width: 1, height: 1)), with: .color(Ink.red.color))
        context.addFilter(.blur(radius: number))
        context.translateBy(x: number, y: 0)
        context.scaleBy(x: number, y: 1)
        context.fill(square, with: .color(Ink.red.color))
      }
    }
    let picture = host.displayList.description
    expect(!picture.contains("nan") && !picture.contains("inf"))
    expect(host.diagnostics.allSatisfy { $0.code == .invalidDimension })
    expect(host.core.checkInvariants(), equals: [])
  }

  @Observable fileprivate final class Switch { var isOn = false }

  private struct Marked: View {
    var tag = "b"
    var extent: CGFloat = 10
    var body: some View {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: tag) else { return }
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
        context.draw(symbol, in: CGRect(x: 50, y: 60, width: symbol.size.width * 2, height: symbol.size.height))
      } symbols: {
        Ink.red.color.frame(width: 4, height: 4).tag("a")
        Ink.blue.color.frame(width: extent, height: 6).tag("b").accessibilityIdentifier("symbol")
      }
    }
  }

  @Test(.claim("CANVAS-09")) @MainActor func `A canvas draws its symbols by tag`() {
    func lines(_ host: ViewHost<Marked>) -> [String] { host.displayList.commandLines }
    let host = settledHost(100, 100) { Marked() }
    let first = lines(host)
    expect(first.contains("fragment 15 17"))
    expect(first.contains { $0.hasPrefix("transform") })
    expect(first.filter { $0.hasPrefix("rectangle 0 0 10 6") }.count, equals: 2)
    host.content = Marked(extent: 12)
    expect(lines(host.updated()).filter { $0.hasPrefix("rectangle 0 0 12 6") }.count, equals: 2)
    host.content = Marked(tag: "c")
    expect(!lines(host.updated()).contains { $0.hasPrefix("rectangle") })
    play(host, "| diagnostics =")
  }

  @Test(.claim("CANVAS-10")) @MainActor func `Symbols keep their state and are redrawn when they change`() {
    struct Mark: View {
      let model: Switch
      var body: some View {
        (model.isOn ? Ink.red.color : Ink.blue.color).frame(width: 10, height: 10).onTapGesture { model.isOn.toggle() }
      }
    }
    let model = Switch()
    let host = settledHost(100, 100) {
      Canvas { context, _ in
        if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: CGPoint(x: 5, y: 5)) }
      } symbols: {
        Mark(model: model).tag(1)
      }
    }
    let before = host.displayList.description
    host.tap(at: CGPoint(x: 5, y: 5))
    expect(!model.isOn)
    model.isOn = true
    expect(host.updated().displayList.description, differsFrom: before)
    expect(host.core.checkInvariants(), equals: [])
  }
}

extension CanvasTests {
  @Test(.claim("CANVAS-30")) @MainActor func `The alpha threshold filter draws its color within a range of opacity`() {
    func lines(_ min: Double, _ max: Double) -> [String] {
      settledHost(100, 100) {
        Canvas { context, _ in
          context.addFilter(.alphaThreshold(min: min, max: max, color: .red))
          context.addFilter(.blur(radius: 4))
          context.fill(Path(CGRect(x: 10, y: 20, width: 30, height: 40)), with: .color(.blue))
        }
      }
      .displayList.commandLines
    }
    let threshold = lines(0.5, 2).first { $0.hasPrefix("alpha threshold") }
    expect(threshold?.hasPrefix("alpha threshold 0.5 1 #") ?? false)
    expect(lines(0.5, 1).contains("blur 4"))
    expect(!lines(.nan, 1).contains { $0.hasPrefix("alpha threshold") })
  }

  private func effects(_ filter: GraphicsContext.Filter) -> [DisplayEffect.Kind] {
    let host = settledHost(100, 80) {
      Canvas { context, _ in
        context.addFilter(filter)
        context.fill(Path(CGRect(x: 10, y: 20, width: 30, height: 40)), with: .color(.red))
      }
    }
    var found: [DisplayEffect.Kind] = []
    var fragments = [host.displayList.root]
    while let fragment = fragments.popLast() {
      for command in fragment.commands {
        switch command {
        case .fragment(let inner, _): fragments.append(inner)
        case .effect(let effect):
          fragments.append(effect.content)
          if case .clip = effect.kind { continue }
          found.append(effect.kind)
        default: continue
        }
      }
    }
    return found
  }

  @Test(.claim("CANVAS-31")) @MainActor func `The color matrix filter computes each component from all components`() {
    var matrix = ColorMatrix()
    expect(matrix, equals: .identity)
    (matrix.r1, matrix.r3, matrix.g5, matrix.b4) = (0.5, 0.25, 0.125, 1)
    (matrix.a1, matrix.a4, matrix.a5) = (0.5, 0.25, 0.125)
    expect(effects(.colorMatrix(matrix)), equals: [.color(matrix)])
    let color = matrix.applied(to: Color.Resolved(red: 0.5, green: 0.25, blue: 0, opacity: 0.5))
    expect(color, equals: Color.Resolved(red: 0.25, green: 0.375, blue: 0.5, opacity: 0.5))
    matrix.g2 = .nan
    expect(effects(.colorMatrix(matrix)), equals: [])
    // Luminance is a factor of the opacity.
    guard case .color(let luminance) = effects(.luminanceToAlpha).first else {
      Issue.record("no color effect")
      return
    }
    expect(luminance.applied(to: Color.Resolved(red: 0, green: 0, blue: 0)).opacity, equals: 0)
    let white = luminance.applied(to: Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))
    expect(white.red == 0 && abs(white.opacity - 0.5) < 0.001)
  }

  @Test(.claim("CANVAS-32")) @MainActor func `The projection filter transforms the drawing`() {
    let affine = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 4, ty: 5)
    expect(effects(.projectionTransform(ProjectionTransform(affine))), equals: [.transform(affine)])
    var perspective = ProjectionTransform()
    perspective.m13 = 0.01
    guard case .transform(let near) = effects(.projectionTransform(perspective)).first else {
      Issue.record("no transform")
      return
    }
    // The depth at the center of the canvas is 1.5.
    let center = CGPoint(x: 50, y: 40).applying(near)
    expect(abs(center.x - 50 / 1.5) < 1e-9 && abs(center.y - 40 / 1.5) < 1e-9)
    perspective.m33 = -5
    expect(effects(.projectionTransform(perspective)), equals: [.opacity(0)])
    expect(
      effects(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))), equals: [.opacity(0)])
    perspective.m11 = .infinity
    expect(effects(.projectionTransform(perspective)), equals: [])
  }
}
