import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Color effects and blend modes.
@MainActor @Suite struct ColorEffectTests {
  private func effects<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(100, 100, content: content).displayList
      .commandLines(beginningWith: "color", "blend", "group", "opacity")
  }

  /// Returns the color that the effect produces.
  private func applied(_ effect: ColorEffect, _ red: Float, _ green: Float, _ blue: Float) -> String {
    effect.matrix.applied(to: Color.Resolved(red: red, green: green, blue: blue)).description
  }

  @Test(.claim("EFFECT-35")) func `Brightness, contrast, and inversion change each component independently`() {
    expect(applied(ColorEffect(.brightness, 0.2), 0.2, 0.4, 1), equals: "#6699FFFF")
    expect(applied(ColorEffect(.contrast, 0), 0.1, 0.7, 1), equals: "#808080FF")
    expect(applied(ColorEffect(.contrast, 2), 0.5, 0.6, 0.9), equals: "#80B3FFFF")
    expect(applied(ColorEffect(.inversion, 1), 0, 0.2, 1), equals: "#FFCC00FF")
    #expect(effects { Color.red.brightness(0) }.isEmpty)
    expect(effects { Color.red.brightness(0.5) }, equals: ["color 1 0 0 0.5 0 1 0 0.5 0 0 1 0.5"])
  }

  @Test(.claim("EFFECT-36")) func `Saturation, grayscale, and hue rotation combine the components`() {
    expect(applied(ColorEffect(.saturation, 0), 1, 0, 0), equals: "#363636FF")
    expect(applied(ColorEffect(.saturation, 1), 0.2, 0.4, 1), equals: "#3366FFFF")
    expect(applied(ColorEffect(.hue, .pi), 0.4, 0.4, 0.4), equals: "#666666FF")
    expect(applied(ColorEffect(.hue, 2 * .pi), 0.2, 0.4, 1), equals: "#3366FFFF")
    expect(effects { Color.red.grayscale(1) }, equals: effects { Color.red.saturation(0) })
  }

  @Test(.claim("EFFECT-37")) func `Multiplication multiplies colors by component`() {
    let half = Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)
    expect(effects { Color.white.colorMultiply(half) }, equals: ["opacity 0.5", "color 1 0 0 0 0 0.5 0 0 0 0 0 0"])
    #expect(effects { Color.white.colorMultiply(.white) }.isEmpty)
  }

  @Test(.claim("EFFECT-38")) func `Color effects interpolate by amount`() {
    struct Screen: View {
      var amount = 0.0
      var body: some View { Color.red.brightness(amount) }
    }
    let host = settledHost(100, 100) { Screen() }
    withAnimation(.linear(duration: 1)) { host.content.amount = 1 }
    play(host, "update; wait 0.5")
    #expect(host.displayList.description.contains("color 1 0 0 0.5 "))
    host.advance(by: 0.6)
    #expect(host.displayList.description.contains("color 1 0 0 1 "))
  }

  @Test(.claim("EFFECT-50")) func `A view with a blend mode is blended as one layer`() {
    expect(effects { Color.red.blendMode(.multiply) }, equals: ["blend multiply"])
    #expect(effects { Color.red.blendMode(.normal) }.isEmpty)
  }

  @Test(.claim("EFFECT-51")) func `A compositing group isolates blend modes`() {
    expect(effects { Color.red.blendMode(.multiply).compositingGroup() }, equals: ["group", "blend multiply"])
  }

  @Test(.claim("EFFECT-52")) func `A 3D rotation without perspective narrows the view`() {
    func box(_ angle: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint = .center) -> String {
      settledHost(100, 100) {
        Block("view", 40, 20).rotation3DEffect(.degrees(angle), axis: axis, anchor: anchor, perspective: 0)
      }.box("view")
    }
    expect(box(60, (0, 1, 0)), equals: "40 40 20 20")
    expect(box(60, (0, 1, 0), .leading), equals: "30 40 20 20")
    expect(box(60, (1, 0, 0)), equals: "30 45 40 10")
    expect(box(90, (0, 0, 1)), equals: "40 30 20 40")
    expect(box(180, (0, 1, 0)), equals: "30 40 40 20")
    expect(box(50, (0, 0, 0)), equals: "30 40 40 20")
    // Beyond a right angle the mirrored back is visible.
    let host = settledHost(100, 100) {
      Block("view", 40, 20).rotation3DEffect(.degrees(180), axis: (0, 1, 0), perspective: 0)
    }
    #expect(host.displayList.description.contains("transform -1 0 "))
  }

  @Test(.claim("EFFECT-53")) func `A 3D rotation with perspective is drawn as an affine map`() {
    let host = settledHost(100, 100) {
      Block("view", 40, 20).rotation3DEffect(.degrees(60), axis: (0, 1, 0))
    }
    // The center stays in place, where the depth does not change.
    expect(host.box("view"), equals: "40 40 20 20")
    let edge = settledHost(100, 100) {
      Block("view", 40, 20).rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchor: .leading)
    }
    // The center is farther away.
    let height = edge.frame(of: "view")?.height ?? 0
    #expect(height < 20 && height > 10)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `Amounts that are not finite change nothing and are reported`(amount: Double) {
    let effects: [AnyView] = [
      AnyView(Color.red.brightness(amount)), AnyView(Color.red.contrast(amount)), AnyView(Color.red.saturation(amount)),
      AnyView(Color.red.hueRotation(.radians(amount))),
    ]
    for effect in effects {
      let host = settledHost(100, 100) { effect }
      expect(host.painted.count, equals: 1)
      #expect(!host.displayList.description.contains("nan") && !host.displayList.description.contains("inf"))
      if !amount.isFinite { expect(host.displayList.commandLines(beginningWith: "color"), equals: []) }
      expect(host.diagnostics.map(\.code), equals: amount.isFinite ? [] : [.invalidDimension])
      expect(host.core.checkInvariants(), equals: [])
    }
  }
}
