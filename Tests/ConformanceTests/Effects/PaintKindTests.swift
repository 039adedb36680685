import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Mixed colors, elliptical gradients, and tiled images.
@MainActor @Suite struct PaintKindTests {
  private func near(_ a: Color.Resolved, _ b: Color.Resolved, within limit: Float = 0.005) -> Bool {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.opacity, b.opacity)].allSatisfy { abs($0 - $1) < limit }
  }

  @Test(.claim("COLOR-01")) func `Colors can be mixed`() {
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
      #expect(near(mixed.resolve(in: environment), middle))
    }
    #expect(mixed.resolve(in: light) != mixed.resolve(in: dark))
    // A clear color contributes no hue, and opacity applies to a mixture in both color schemes.
    #expect(
      near(white.mix(with: .clear, by: 0.5).resolve(in: light), Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))
    )
    #expect(abs(mixed.opacity(0.5).resolve(in: dark).opacity - 0.5) < 0.001)
  }

  @Test(.claim("GRADIENT-11")) func `The radii of an elliptical gradient are fractions of the bounds`() throws {
    let host = settledHost(200, 100) { EllipticalGradient(colors: [Ink.red.color, Ink.blue.color]) }
    #expect("\(host.displayList)".contains("elliptical 100 50 200 100 0 to 0.5 #FF0000FF at 0 #0000FFFF at 1"))
    var found: GradientPaint?
    host.displayList.forEachFlattened {
      if case .rectangle(_, .gradient(let gradient)) = $0.command { found = gradient }
    }
    let gradient = try #require(found)
    let half = Color.Resolved(red: 0.5, green: 0, blue: 0.5)
    #expect(near(gradient.color(at: CGPoint(x: 150, y: 50)), half))
    #expect(near(gradient.color(at: CGPoint(x: 100, y: 25)), half))
    #expect(near(gradient.color(at: CGPoint(x: 0, y: 0)), Color.Resolved(red: 0, green: 0, blue: 1)))
    // As a style, by each of its names.
    let styles: [EllipticalGradient] = [
      .ellipticalGradient(Gradient(colors: [.red, .blue])), .ellipticalGradient(Color.red.gradient),
      .ellipticalGradient(colors: [.red, .blue], center: .topLeading, startRadiusFraction: 0.1, endRadiusFraction: 1),
      .ellipticalGradient(stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]),
    ]
    for style in styles {
      #expect("\(settledHost(40, 40) { Circle().fill(style) }.displayList)".contains("elliptical"))
    }
  }

  @Test(.claim("GRADIENT-12")) func `A gradient can mix its colors in a perceptual space`() {
    let gradient = Gradient(colors: [Color(.sRGB, white: 0), Color(.sRGB, white: 1)])
    let stops = gradient.colorSpace(.perceptual).stops { $0.resolved(dark: false) }
    expect(stops.count, equals: 9)
    #expect(stops[0].location == 0 && stops[8].location == 1 && stops[4].location == 0.5)
    #expect(near(stops[4].color, Color.Resolved(red: 0.389, green: 0.389, blue: 0.389)))
    expect(gradient.colorSpace(.device).stops { $0.resolved(dark: false) }.count, equals: 2)
  }

  @Test(.claim("STYLE-24")) func `An image paint tiles the area`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5)).frame(width: 50, height: 40)
        Circle().strokeBorder(
          .image(Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)), lineWidth: 4)
      }
    }
    let lines = "\(host.displayList)".split(separator: "\n").filter { $0.contains("tiles") }
    expect(lines.count, equals: 2)
    // A symbol is as high as a line, 20 points.
    #expect(lines[0].contains("tiles \"star\" 25 0 10 10"))
    #expect(lines[1].contains("tiles \"star\" 0 40 10 20") || lines[1].contains("tiles \"star\" 20 40 10 20"))
    // The scales are invalid, or the image is missing.
    for scale in [0, -1, CGFloat.nan, .infinity] {
      let bad = settledHost(50, 50) { Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: scale)) }
      #expect(!"\(bad.displayList)".contains("tiles") && bad.diagnostics.isEmpty)
    }
    let missing = settledHost(50, 50) { Rectangle().fill(.image(Image("there is none"))) }
    #expect(!"\(missing.displayList)".contains("tiles"))
  }

  @Test(.claim("STYLE-25")) func `Glass of one name morphs between views`() throws {
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
    #expect(abs(width - 60) < 1)
    host.rest()
    expect(host.presentedFrame(of: "wide")?.width, equals: 100)
  }

  @Test(.claim("STYLE-26")) func `A view in front of a material knows the material`() {
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
