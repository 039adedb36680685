@MainActor struct PaintKindTests {
  private func near(_ a: Color.Resolved, _ b: Color.Resolved, within limit: Float = 0.005) -> Bool {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.opacity, b.opacity)].allSatisfy { abs($0 - $1) < limit }
  }

  @Test(.claim("COLOR-01")) @MainActor func `Colors can be mixed`() {
    var light = EnvironmentValues()
    light.colorScheme = .light
    var dark = light
    dark.colorScheme = .dark
    let (black, white) = (Color(.sRGB, white: 0), Color(.sRGB, white: 1))
    #expect(
      near(
        black.mix(with: white, by: 0.25, in: .device).resolve(in: light),
        Color.Resolved(red: 0.25, green: 0.25, blue: 0.25)))
    // Half the lightness of white is an eighth of its luminance.
    #expect(
      near(black.mix(with: white, by: 0.5).resolve(in: light), Color.Resolved(red: 0.389, green: 0.389, blue: 0.389)))
    expect(Color.red.mix(with: .blue, by: 0), equals: .red)
    expect(Color.red.mix(with: .blue, by: 2), equals: .blue)
    expect(Color.red.mix(with: .blue, by: .nan), equals: .red)
    let mixed = Color.red.mix(with: .blue, by: 0.5, in: .device)
    for environment in [light, dark] {
      let (a, b) = (Color.red.resolve(in: environment), Color.blue.resolve(in: environment))
      let middle = Color.Resolved(red: (a.red + b.red) / 2, green: (a.green + b.green) / 2, blue: (a.blue + b.blue) / 2)
      expect(near(mixed.resolve(in: environment), middle))
    }
    expect(mixed.resolve(in: light), differsFrom: mixed.resolve(in: dark))
    // A clear color contributes no hue, and opacity applies to a mixture in both color schemes.
    #expect(
      near(white.mix(with: .clear, by: 0.5).resolve(in: light), Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))
    )
    expect(abs(mixed.opacity(0.5).resolve(in: dark).opacity - 0.5), below: 0.001)
  }

  @Test(.claim("GRADIENT-11")) func `The radii of an elliptical gradient are fractions of the bounds`() throws {
    let host = settledHost(200, 100) { EllipticalGradient(colors: [Ink.red.color, Ink.blue.color]) }
    expect("\(host.displayList)", contains: "elliptical 100 50 200 100 0 to 0.5 #FF0000FF at 0 #0000FFFF at 1")
    var found: GradientPaint?
    host.displayList.forEachFlattened {
      if case .rectangle(_, .gradient(let gradient)) = $0.command { found = gradient }
    }
    let gradient = try #require(found)
    let half = Color.Resolved(red: 0.5, green: 0, blue: 0.5)
    expect(near(gradient.color(at: CGPoint(x: 150, y: 50)), half))
    expect(near(gradient.color(at: CGPoint(x: 100, y: 25)), half))
    expect(near(gradient.color(at: CGPoint(x: 0, y: 0)), Color.Resolved(red: 0, green: 0, blue: 1)))
    // As a style, by each of its names.
    let styles: [EllipticalGradient] = [
      .ellipticalGradient(Gradient(colors: [.red, .blue])), .ellipticalGradient(Color.red.gradient),
      .ellipticalGradient(colors: [.red, .blue], center: .topLeading, startRadiusFraction: 0.1, endRadiusFraction: 1),
      .ellipticalGradient(stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]),
    ]
    for style in styles {
      expect("\(settledHost(40, 40) { Circle().fill(style) }.displayList)", contains: "elliptical")
    }
  }

  @Test(.claim("GRADIENT-12")) @MainActor func `A gradient can mix its colors in a perceptual space`() {
    let gradient = Gradient(colors: [Color(.sRGB, white: 0), Color(.sRGB, white: 1)])
    let stops = gradient.colorSpace(.perceptual).stops { $0.resolved(dark: false) }
    expect(stops.count, equals: 9)
    #expect(stops[0].location == 0 && stops[8].location == 1 && stops[4].location == 0.5)
    expect(near(stops[4].color, Color.Resolved(red: 0.389, green: 0.389, blue: 0.389)))
    expect(gradient.colorSpace(.device).stops { $0.resolved(dark: false) }.count, equals: 2)
  }

  @Test(.claim("STYLE-24")) @MainActor func `An image paint tiles the area`() {
    let host = columnHost(100, 100, spacing: 0) {
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5)).frame(width: 50, height: 40)
      Circle().strokeBorder(
        .image(Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)), lineWidth: 4)
    }
    let lines = "\(host.displayList)".split(separator: "\n").filter { $0.contains("tiles") }
    expect(lines.count, equals: 2)
    // A symbol is as high as a line, 20 points.
    expect(lines[0], contains: "tiles \"star\" 25 0 10 10")
    expect(lines[1].contains("tiles \"star\" 0 40 10 20") || lines[1].contains("tiles \"star\" 20 40 10 20"))
    // The scales are invalid, or the image is missing.
    for scale in [0, -1, CGFloat.nan, .infinity] {
      let bad = settledHost(50, 50) { Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: scale)) }
      expect(!"\(bad.displayList)".contains("tiles") && bad.diagnostics.isEmpty)
    }
    let missing = settledHost(50, 50) { Rectangle().fill(.image(Image("there is none"))) }
    expect("\(missing.displayList)", lacks: "tiles")
  }

  @Test(.claim("STYLE-25")) @MainActor func `Glass of one name morphs between views`() throws {
    struct Stage: View {
      @Namespace private var names
      @State private var isWide = false
      var body: some View {
        GlassEffectContainer {
          VStack(spacing: 0) {
            Trigger("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            if isWide {
              Block("wide").glassEffectID("it", in: names).frame(width: 100, height: 20)
            } else {
              Block("narrow").glassEffectID("it", in: names).frame(width: 20, height: 20)
            }
          }
        }
      }
    }
    let host = settledHost(200, 100) { Stage() }
    play(host, "tap go; wait 0.5")
    let width = try #require(host.presentedFrame(of: "wide")?.width)
    expect(abs(width - 60), below: 1)
    expect(host.rested().presentedFrame(of: "wide")?.width, equals: 100)
  }

  @Test(.claim("STYLE-26")) @MainActor func `A view in front of a material knows the material`() {
    struct Reader: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(verbatim: material.map { $0 == .thin ? "thin" : "other" } ?? "none") }
    }
    struct Stage: View {
      @State private var isThin = true
      var body: some View {
        VStack {
          Trigger("go") { isThin.toggle() }
          Reader().background(isThin ? .thinMaterial : .bar)
          Reader().padding(4).background(.ultraThinMaterial, in: Capsule())
          Group {
            Reader(); Reader()
          }.background(Material.thin)
          Reader().background(Color.red)
          Reader().overlay(.thinMaterial)
          Reader().background { Reader().background(.thinMaterial) }
          Text("text").background(.thinMaterial)
        }
      }
    }
    let host = settledHost(200, 400) { Stage() }
    expect(
      host.lines.filter { $0 != "text" }, equals: ["thin", "other", "thin", "thin", "none", "none", "thin", "none"])
    play(host, "tap go | first = other")
  }
}

@MainActor struct PaintEffectTests {
  private func commands<V: View>(@ViewBuilder _ content: () -> V) -> [DisplayCommand] {
    let host = settledHost(100, 100, content: content)
    func all(_ fragment: DisplayFragment) -> [DisplayCommand] {
      fragment.commands.flatMap { command -> [DisplayCommand] in
        switch command {
        case .fragment(let inner, _): all(inner)
        case .effect(let effect): [command] + all(effect.content)
        default: [command]
        }
      }
    }
    return all(host.displayList.root)
  }

  private func kinds(_ commands: [DisplayCommand]) -> [String] {
    commands.map { command in
      switch command {
      case .effect(let effect):
        switch effect.kind {
        case .shadow(let shadow): "shadow \(Int(shadow.radius))"
        case .clip: "clip"
        case .blend(let mode): "blend \(mode)"
        default: "other effect"
        }
      case .path: "path"
      case .rectangle: "rectangle"
      case .text: "text"
      default: "other"
      }
    }
  }

  @Test(.claim("STYLE-30")) @MainActor func `A style casts its shadow behind the covered area or inside it`() {
    let drop = commands { Circle().fill(Ink.red.color.shadow(.drop(radius: 4))) }
    expect(kinds(drop), equals: ["shadow 4", "path"])
    let inner = commands { Circle().fill(Ink.red.color.shadow(.inner(radius: 3, x: 2))) }
    expect(kinds(inner), equals: ["path", "clip", "shadow 3", "path"])
    let both = commands { Circle().fill(Ink.red.color.shadow(.inner(radius: 3)).shadow(.drop(radius: 5))) }
    expect(kinds(both), equals: ["shadow 5", "path", "clip", "shadow 3", "path"])
    let text = commands { Text("a").foregroundStyle(Ink.red.color.shadow(.drop(radius: 1))) }
    expect(kinds(text), equals: ["shadow 1", "text"])
    let mixed = commands { Rectangle().fill(Ink.red.color.blendMode(.multiply)) }
    expect(kinds(mixed), equals: ["blend multiply", "rectangle"])
  }

  @Test @MainActor func `Every blend mode that depends only on its view is drawn`() {
    for mode in BlendMode.allCases {
      let drawn = kinds(commands { Ink.red.color.blendMode(mode) })
      switch mode {
      case .normal: expect(drawn, equals: ["rectangle"])
      case .sourceAtop, .destinationOver, .destinationOut: break  // They depend on the drawing behind the view.
      default: expect(drawn, equals: ["blend \(mode)", "rectangle"])
      }
    }
  }

  @Test(.claim("EFFECT-60")) @MainActor func `A shader is ignored and reported`() {
    let host = columnHost(100, 100) {
      Ink.red.color.colorEffect(ShaderLibrary.ripple(.float(2), .color(.red)))
      Ink.green.color.layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero)
      Ink.blue.color.distortionEffect(
        ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero, isEnabled: false)
    }
    play(host, "| inks = red green blue; diagnostics = shaderNotApplied")
    expect(host.diagnostics.first?.severity, equals: .note)
    expect(host.diagnostics.first?.description.contains("ripple"), equals: true)
  }

  @Test @MainActor func `A shader as a style draws the foreground style and is reported`() {
    func notes(_ content: some View) -> [String] {
      let host = settledHost(100, 100) { content.foregroundStyle(Ink.red.color) }
      return [host.inks] + host.diagnostics.flatMap { $0.evidence.flatMap(\.lines) }
    }
    let shader = ShaderLibrary.wave(.float(1))
    expect(notes(Rectangle().fill(shader)), equals: ["red", "wave"])
    expect(
      notes(
        HStack {
          Rectangle().fill(shader)
          Rectangle().fill(shader)
        }), equals: ["red red", "wave"])
    expect(notes(Text("a").foregroundStyle(shader)).last, equals: "wave")
    expect(notes(Image(systemName: "star").foregroundStyle(shader)).last, equals: "wave")
    expect(notes(Color.clear.background(shader)).last, equals: "wave")
    let drawn = Canvas { context, size in
      let area = Path(CGRect(origin: .zero, size: size))
      context.addFilter(.colorShader(shader), options: .linearColor)
      context.fill(area, with: .shader(shader))
    }
    expect(notes(drawn), equals: ["red", "wave"])
  }

  @Test @MainActor func `A custom style of an image is read again after a change`() {
    let model = Palette()
    let host = columnHost(100, 100) {
      Image(systemName: "circle.fill").foregroundStyle(PaletteStyle(palette: model))
      Text("a").foregroundStyle(PaletteStyle(palette: model))
    }
    let before = host.displayList.description
    model.ink = .blue
    host.update()
    let after = host.displayList.description
    expect(before, differsFrom: after)
    let blue = columnHost(100, 100) {
      Image(systemName: "circle.fill").foregroundStyle(Ink.blue.color)
      Text("a").foregroundStyle(Ink.blue.color)
    }
    expect(after, equals: blue.displayList.description)
  }

  @Test(.claim("EFFECT-61")) @MainActor func `Luminance becomes opacity`() throws {
    var matrix: ColorMatrix?
    for command in commands({ Color.white.luminanceToAlpha() }) {
      if case .effect(let effect) = command, case .color(let found) = effect.kind { matrix = found }
    }
    let found = try #require(matrix)
    func alpha(_ red: Float, _ green: Float, _ blue: Float) -> Float {
      let color = found.applied(to: Color.Resolved(red: red, green: green, blue: blue))
      #expect(color.red == 0 && color.green == 0 && color.blue == 0)
      return color.opacity
    }
    expect(abs(alpha(1, 1, 1) - 1), below: 0.001)
    expect(alpha(0, 0, 0), equals: 0)
    expect(alpha(0, 1, 0), above: alpha(1, 0, 0))
  }

  @Test(.claim("FONT-20")) @MainActor func `The width of a font scales its lines`() {
    let host = settledHost(400, 200, measurer: MetricTextMeasurer()) {
      VStack(alignment: .leading) {
        Text("widest").accessibilityIdentifier("plain")
        Text("widest").fontWidth(.condensed).accessibilityIdentifier("condensed")
        Text("widest").fontWidth(.expanded).accessibilityIdentifier("expanded")
        Text("widest").font(.body.width(.compressed)).accessibilityIdentifier("compressed")
        VStack { Text("widest").fontWidth(.standard).accessibilityIdentifier("standard") }.fontWidth(.expanded)
      }
    }
    func width(_ name: String) -> CGFloat { host.frame(of: name)?.width ?? 0 }
    expect(width("condensed"), below: width("plain"))
    expect(width("compressed"), below: width("condensed"))
    expect(width("expanded"), above: width("plain"))
    expect(width("standard"), equals: width("plain"))
  }
}

@Observable
private final class Palette: @unchecked Sendable { var ink = Ink.red }

private struct PaletteStyle: ShapeStyle {
  let palette: Palette

  func resolve(in environment: EnvironmentValues) -> Color { palette.ink.color }
}

@MainActor struct GradientStyleTests {
  private func gradients<V: View>(dark: Bool = false, @ViewBuilder _ content: () -> V) -> [String] {
    let host = settledHost(200, 100, content: content)
    if dark {
      host.environment.colorScheme = .dark
      host.update()
    }
    return host.displayList.description.split(separator: "\n").compactMap { line in
      for kind in ["linear ", "radial ", "angular "] {
        if let range = line.range(of: kind) { return String(line[range.lowerBound...]) }
      }
      return nil
    }
  }

  private let across = LinearGradient(
    colors: [Ink.red.color, Ink.blue.color], startPoint: .leading, endPoint: .trailing)

  @Test(.claim("GRADIENT-01")) @MainActor func `Unit points are fractions of the bounds`() {
    let expected = "to 150 50 #FF0000FF at 0 #0000FFFF at 1"
    expect(gradients { Rectangle().fill(across).frame(width: 100, height: 20) }, equals: ["linear 50 50 " + expected])
    expect(
      gradients { Color.clear.frame(width: 100, height: 20).background(across) }, equals: ["linear 50 50 " + expected])
    expect(gradients { Color.clear.frame(width: 100, height: 20).border(across) }, equals: ["linear 50 50 " + expected])
    expect(gradients { across.frame(width: 100, height: 20) }, equals: ["linear 50 50 " + expected])
    // Ten characters of 10 points.
    let text = settledHost(200, 100, measurer: FixedTextMeasurer(characterWidth: 10, lineHeight: 20)) {
      Text("0123456789").foregroundStyle(across)
    }
    expect(text.displayList.description.contains("linear 50 50 " + expected))
  }

  @Test(.claim("GRADIENT-02")) @MainActor func `A gradient spans the rectangle of the shape, not its outline`() {
    let ring = gradients {
      Circle().trim(from: 0, to: 0.25).stroke(
        AngularGradient(colors: [Ink.red.color, Ink.blue.color], center: .center), lineWidth: 4
      ).frame(width: 60, height: 60)
    }
    expect(ring, equals: ["angular 100 50 0° to 360° #FF0000FF at 0 #0000FFFF at 1"])
  }

  @Test(.claim("GRADIENT-03")) @MainActor func `The standard gradient of a color runs from top to bottom`() {
    expect(
      gradients { Rectangle().fill(Ink.blue.color.gradient).frame(width: 100, height: 20) },
      equals: ["linear 100 40 to 100 60 #3333FFFF at 0 #0000FFFF at 1"])
    // The color of the color scheme.
    let dark = gradients(dark: true) { Rectangle().fill(.red.gradient).frame(width: 100, height: 20) }
    expect(dark, equals: ["linear 100 40 to 100 60 #FF6A61FF at 0 #FF453AFF at 1"])
  }

  @Test(.claim("GRADIENT-04")) @MainActor func `Hierarchical levels of a gradient are more transparent gradients`() {
    let levels = gradients { Rectangle().fill(.secondary).frame(width: 100, height: 20).foregroundStyle(across) }
    expect(levels, equals: ["linear 50 50 to 150 50 #FF000099 at 0 #0000FF99 at 1"])
    let faded = gradients { Rectangle().fill(across.opacity(0.5)).frame(width: 100, height: 20) }
    expect(faded, equals: ["linear 50 50 to 150 50 #FF000080 at 0 #0000FF80 at 1"])
  }

  @Test(.claim("GRADIENT-05")) @MainActor func `The radii of a radial gradient are points`() {
    let colors = [Ink.red.color, Ink.blue.color]
    expect(
      gradients {
        Color.clear.frame(width: 100, height: 20)
          .background(.radialGradient(colors: colors, center: .topLeading, startRadius: 5, endRadius: 30))
      }, equals: ["radial 50 40 5 to 30 #FF0000FF at 0 #0000FFFF at 1"])
  }

  @Test(.claim("GRADIENT-06")) @MainActor func `Stops are ordered and clamped`() {
    func stops(_ locations: CGFloat...) -> [String] {
      gradients {
        Rectangle().fill(Gradient(stops: locations.map { Gradient.Stop(color: Ink.red.color, location: $0) })).frame(
          width: 100, height: 20)
      }.map { $0.replacing("#FF0000FF at ", with: "").replacing("linear 100 40 to 100 60 ", with: "") }
    }
    expect(stops(0.25, 0.75), equals: ["0.25 0.75"])
    expect(stops(0.5, 0.25, .nan, 7), equals: ["0.5 0.5 0.5 1"])
    expect(stops(-2, 0.5), equals: ["0 0.5"])
    expectEmpty(stops())
    expectEmpty(stops(0.5))
    expect(settledHost(100, 100) { Gradient(colors: [Ink.red.color]).view }.inks, equals: "red")
    expect(settledHost(100, 100) { Gradient(colors: []).view }.inks, equals: "")
  }

  @Test(.claim("GRADIENT-07")) @MainActor func `A tint can be a gradient`() {
    expect(settledHost(100, 100) { Rectangle().fill(.tint).tint(across) }.inks, equals: "gradient")
  }
}

extension Gradient { fileprivate var view: some View { Rectangle().fill(self) } }

@MainActor struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func mesh(_ colors: [Color], _ points: [SIMD2<Float>]? = nil, ground: Color = .clear) -> MeshGradient {
    MeshGradient(width: 2, height: 2, points: points ?? corners, colors: colors, background: ground)
  }

  private let four = [Ink.red.color, Ink.green.color, Ink.blue.color, Color.white]

  /// Returns the color of the only drawn gradient at a point of the picture.
  private func gradient<V: View>(@ViewBuilder _ content: () -> V) throws -> (CGFloat, CGFloat) -> Color.Resolved {
    let list = settledHost(100, 100, content: content).displayList
    var found: (GradientPaint, CGAffineTransform)?
    list.forEachFlattened { command in
      switch command.command {
      case .rectangle(_, .gradient(let gradient)): found = (gradient, command.transform.inverted())
      case .path(let path):
        if case .gradient(let gradient) = path.paint { found = (gradient, command.transform.inverted()) }
      default: break
      }
    }
    let (paint, inverse) = try #require(found)
    return { paint.color(at: CGPoint(x: $0, y: $1).applying(inverse)) }
  }

  private func near(_ a: Color.Resolved, _ b: Color.Resolved, within distance: Float = 0.1) -> Bool {
    [a.red - b.red, a.green - b.green, a.blue - b.blue, a.opacity - b.opacity].allSatisfy { abs($0) <= distance }
  }

  @Test(.claim("GRADIENT-08")) @MainActor func `A mesh gradient has the colors of its vertices`() throws {
    let color = try gradient { Rectangle().fill(mesh(four)) }
    expect(near(color(1, 1), Color.Resolved(red: 1, green: 0, blue: 0)))
    expect(near(color(99, 1), Color.Resolved(red: 0, green: 1, blue: 0)))
    expect(near(color(1, 99), Color.Resolved(red: 0, green: 0, blue: 1)))
    expect(near(color(99, 99), Color.Resolved(red: 1, green: 1, blue: 1)))
    expect(near(color(50, 50), Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)))
    // A mesh gradient takes the proposal as a view, and spans the covered bounds as a style.
    let view = try gradient { mesh(four).frame(width: 40, height: 20) }
    let style = try gradient { Rectangle().fill(mesh(four)).frame(width: 40, height: 20) }
    for x in stride(from: 30.5, to: 70, by: 7) as StrideTo<CGFloat> { expect(view(x, 45), equals: style(x, 45)) }
    expect(near(view(31, 41), Color.Resolved(red: 1, green: 0, blue: 0)))
    expect(settledHost(100, 100) { mesh(four).accessibilityIdentifier("m") }.frame(of: "m")?.width, equals: 100)
  }

  @Test(.claim("GRADIENT-09")) @MainActor func `The background is visible outside the mesh`() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let paint = try gradient { Rectangle().fill(mesh(four, half, ground: Ink.blue.color)) }
    expect(paint(75, 50), equals: Color.Resolved(red: 0, green: 0, blue: 1))
    expect(near(paint(1, 1), Color.Resolved(red: 1, green: 0, blue: 0)))
    let broken: [MeshGradient] = [
      mesh(Array(four.dropLast()), ground: Ink.blue.color), mesh(four, [], ground: Ink.blue.color),
      MeshGradient(width: 1, height: 4, points: corners, colors: four, background: Ink.blue.color),
      MeshGradient(width: -2, height: -2, points: corners, colors: four, background: Ink.blue.color),
      MeshGradient(width: .max, height: .max, points: corners, colors: four, background: Ink.blue.color),
    ]
    for gradient in broken {
      let paint = try self.gradient { Rectangle().fill(gradient) }
      expect(paint(50, 50), equals: Color.Resolved(red: 0, green: 0, blue: 1))
    }
    let wild = try gradient { Rectangle().fill(mesh(four, [[.nan, 0], [.infinity, 0], [0, 1], [1, 1]])) }
    expect(wild(50, 50).opacity.isFinite)
  }

  @Test(.claim("GRADIENT-10")) @MainActor func `A mesh gradient interpolates points and colors`() throws {
    struct Moving: View {
      let colors: [Color]
      @State private var x: Float = 0
      var body: some View {
        Rectangle().fill(
          MeshGradient(width: 2, height: 2, points: [[x, 0], [1, 0], [x, 1], [1, 1]], colors: colors)
        )
        .accessibilityIdentifier("mesh").onTapGesture { withAnimation(.linear(duration: 1)) { x = 0.5 } }
      }
    }
    let host = settledHost(100, 100) { Moving(colors: four) }
    // The first point of the grid, read from the description of the picture.
    func start() -> String? {
      let parts = host.displayList.description.components(separatedBy: "mesh 2 × 2 smooth (")
      return parts.last?.split(separator: " ").first.map(String.init)
    }
    expect(start(), equals: "0")
    play(host, "tap mesh; wait 0.5")
    expect(start(), equals: "25")
    host.advance(by: 0.5)
    expect(start(), equals: "50")
    expect(!host.isAnimating)
  }

  @Test @MainActor func `Control points bend the edges of patches, and colors can be resolved`() throws {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.3, y + bend], topControlPoint: [x, y - 0.3],
        trailingControlPoint: [x + 0.3, y + bend], bottomControlPoint: [x, y + 0.3])
    }
    let bent = MeshGradient(
      width: 2, height: 2,
      bezierPoints: [point(0, 0, bend: 0.4), point(1, 0, bend: 0.4), point(0, 1, bend: 0), point(1, 1, bend: 0)],
      colors: four, background: Ink.blue.color)
    let paint = try gradient { Rectangle().fill(bent) }
    // The upper edge bends down in the middle, and the area above it shows the background.
    expect(paint(50, 10), equals: Color.Resolved(red: 0, green: 0, blue: 1))
    expect(near(paint(1, 3), Color.Resolved(red: 1, green: 0, blue: 0), within: 0.15))
    let resolved = MeshGradient(
      width: 2, height: 2, locations: .points(corners),
      colors: .resolvedColors([Color.Resolved](repeating: Color.Resolved(red: 0, green: 1, blue: 0), count: 4)))
    let plain = try gradient { Rectangle().fill(resolved) }
    expect(plain(50, 50), equals: Color.Resolved(red: 0, green: 1, blue: 0))
  }
}

@MainActor struct TintTests {
  private let across = LinearGradient(
    colors: [Ink.red.color, Ink.blue.color], startPoint: .leading, endPoint: .trailing)

  private func picture<V: View>(@ViewBuilder _ content: () -> V) -> String {
    settledHost(200, 100, content: content).displayList.description
  }

  @Test(.claim("STYLE-22")) @MainActor func `A tint can be a gradient`() {
    let bar = picture { ProgressView(value: 0.5).tint(across) }
    expect(bar, contains: "linear 0 50 to 100 50 #FF0000FF at 0 #0000FFFF at 1")
    expect(picture { Button("Go") {}.buttonStyle(.borderedProminent).tint(across) }, contains: "linear ")
    expect(picture { Rectangle().fill(.tint).tint(across) }, contains: "linear 0 50 to 200 50")
    // As a color it is the gradient's middle color, and another tint replaces it.
    expect(picture { Color.accentColor.tint(across) }, contains: "#800080FF")
    expect(picture { ProgressView(value: 0.5).tint(Ink.red.color).tint(across) }, lacks: "linear ")
    expect(picture { Rectangle().fill(.tint).tint(Color?.none).tint(across) }.contains("linear "), equals: false)
    // A tint derived from the inherited tint is resolved against it.
    expect(
      picture { Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(across) }, contains: "#FF000080 at 0")
  }
}
