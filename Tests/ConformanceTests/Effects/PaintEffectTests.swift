import Foundation
import Observation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// Styles with effects, and effects that only other systems support.
@MainActor @Suite struct PaintEffectTests {
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

  @Test(.claim("STYLE-30")) func `A style casts its shadow behind the covered area or inside it`() {
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

  @Test func `Every blend mode that depends only on its view is drawn`() {
    for mode in BlendMode.allCases {
      let drawn = kinds(commands { Ink.red.color.blendMode(mode) })
      switch mode {
      case .normal: expect(drawn, equals: ["rectangle"])
      case .sourceAtop, .destinationOver, .destinationOut: break  // They depend on the drawing behind the view.
      default: expect(drawn, equals: ["blend \(mode)", "rectangle"])
      }
    }
  }

  @Test(.claim("EFFECT-60")) func `A shader is ignored and reported`() {
    let host = settledHost(100, 100) {
      VStack {
        Ink.red.color.colorEffect(ShaderLibrary.ripple(.float(2), .color(.red)))
        Ink.green.color.layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero)
        Ink.blue.color.distortionEffect(
          ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero, isEnabled: false)
      }
    }
    play(host, "| inks = red green blue; diagnostics = shaderNotApplied")
    expect(host.diagnostics.first?.severity, equals: .note)
    #expect(host.diagnostics.first?.description.contains("ripple") == true)
  }

  @Test func `A shader as a style draws the foreground style and is reported`() {
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

  @Test func `A custom style of an image is read again after a change`() {
    let model = Palette()
    let host = settledHost(100, 100) {
      VStack {
        Image(systemName: "circle.fill").foregroundStyle(PaletteStyle(palette: model))
        Text("a").foregroundStyle(PaletteStyle(palette: model))
      }
    }
    let before = host.displayList.description
    model.ink = .blue
    host.update()
    let after = host.displayList.description
    #expect(before != after)
    let blue = settledHost(100, 100) {
      VStack {
        Image(systemName: "circle.fill").foregroundStyle(Ink.blue.color)
        Text("a").foregroundStyle(Ink.blue.color)
      }
    }
    expect(after, equals: blue.displayList.description)
  }

  @Test(.claim("EFFECT-61")) func `Luminance becomes opacity`() throws {
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
    #expect(abs(alpha(1, 1, 1) - 1) < 0.001)
    expect(alpha(0, 0, 0), equals: 0)
    #expect(alpha(0, 1, 0) > alpha(1, 0, 0))
  }

  @Test(.claim("FONT-20")) func `The width of a font scales its lines`() {
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
    #expect(width("condensed") < width("plain"))
    #expect(width("compressed") < width("condensed"))
    #expect(width("expanded") > width("plain"))
    expect(width("standard"), equals: width("plain"))
  }
}

@Observable
private final class Palette: @unchecked Sendable {
  var ink = Ink.red
}

private struct PaletteStyle: ShapeStyle {
  let palette: Palette

  func resolve(in environment: EnvironmentValues) -> Color { palette.ink.color }
}
