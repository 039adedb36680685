@MainActor struct GeometryEffectTests {
  private let journal = Journal()

  /// An effect that moves the view by a fraction of its size.
  private struct Shift: GeometryEffect, Equatable {
    var share: CGFloat
    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: share * size.width, y: share * size.height))
    }
  }

  /// An effect with an arbitrary map.
  private struct Map: GeometryEffect {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
  }

  @Test(.claim("EFFECT-01")) @MainActor func `An effect reads the size and does not affect layout`() {
    let host = rowHost(200, 100, spacing: 0) {
      Block("moved", 40, 20).modifier(Shift(share: 0.5)).accessibilityIdentifier("place")
      Block("beside", 40, 20)
    }
    play(host, "| box place = 60 40 40 20; box moved = 80 50 40 20; box beside = 100 40 40 20")
    expect(host.painted.map { short($0.box) }, equals: ["80 50 40 20", "100 40 40 20"])
  }

  @Test(.claim("EFFECT-02")) @MainActor func `Anchors follow an effect`() {
    play(200, 100, "| lines = 40 20 40 20") {
      Block("view", 40, 20).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
        .modifier(Shift(share: 1))
        .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { anchors in
          GeometryReader { proxy in Text(anchors.map { short(proxy[$0]) }.joined()) }
        }
    }
  }

  @Test(.claim("EFFECT-03")) @MainActor func `Hit testing follows an effect unless the effect ignores layout`() {
    func tapped<E: GeometryEffect>(_ x: CGFloat, _ y: CGFloat, _ effect: E) -> String {
      let host = settledHost(200, 100) {
        Color.red.frame(width: 40, height: 20).onTapGesture { journal.note("view") }.accessibilityIdentifier("view")
          .modifier(effect)
      }
      host.tap(at: CGPoint(x: x, y: y))
      return journal.take() + " " + host.box("view") + " " + host.painted.map { short($0.box) }.joined()
    }
    expect(tapped(150, 65, Shift(share: 1)), equals: "view 120 60 40 20 120 60 40 20")
    expect(tapped(100, 50, Shift(share: 1)), equals: " 120 60 40 20 120 60 40 20")
    expect(tapped(100, 50, Shift(share: 1).ignoredByLayout()), equals: "view 80 40 40 20 120 60 40 20")
  }

  @Test(.claim("EFFECT-04")) @MainActor func `A singular effect hides its view`() {
    for scale in [0, CGFloat.leastNonzeroMagnitude] {
      let host = columnHost(100, 100, spacing: 0) {
        Block("scaled", 40, 20).onTapGesture { journal.note("scaled") }.scaleEffect(scale)
        Block("mapped", 40, 20).onTapGesture { journal.note("mapped") }
          .transformEffect(CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      }
      #expect(host.painted.isEmpty || scale > 0)
      play(host, journal, "tap 50,40; tap 30,60 | log =; box scaled = 50 40 0 0; box mapped = 30 50 0 20")
    }
  }

  @Test(.claim("EFFECT-05")) @MainActor func `Perspective is approximated at the center of the view`() {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    // At the center, 20 points from the left, the depth is 1.2.
    let host = settledHost(100, 100) {
      Block("view", 40, 20).modifier(Map(transform: projection)).frame(width: 100, height: 100, alignment: .topLeading)
    }
    // x' = x / 1.2 at the center, with the slope (1 - x' / 100) / 1.2.
    expect(host.box("view"), here: "2.778 -1.389 27.778 19.444", inSwiftUI: "0 0 28.571 20")
    projection.m33 = -1
    let behind = settledHost(100, 100) { Block("view", 40, 20).modifier(Map(transform: projection)) }
    expectEmpty(behind.painted)
    expectEmpty(behind.diagnostics)
  }

  @Test @MainActor func `A map of invalid numbers is ignored and reported`() {
    var projection = ProjectionTransform()
    projection.m31 = .nan
    let host = columnHost(100, 100, spacing: 0) {
      Block("effect", 40, 20).modifier(Map(transform: projection))
      Block("map", 40, 20).transformEffect(CGAffineTransform(translationX: .infinity, y: 0))
    }
    play(host, "| box effect = 30 30 40 20; box map = 30 50 40 20; diagnostics = invalidDimension invalidDimension")
  }

  @Test(.claim("EFFECT-06")) @MainActor func `A transform is relative to the top-left corner`() {
    let host = settledHost(100, 100) { Block("view", 40, 20).transformEffect(CGAffineTransform(scaleX: 0.5, y: 2)) }
    expect(host.box("view"), equals: "30 40 20 40")
  }

  @Test(.claim("EFFECT-07")) @MainActor func `An effect can mirror its view in right-to-left layout`() {
    let host = settledHost(100, 100) {
      Color.clear.frame(width: 60, height: 20)
        .overlay { Block("mark", 10, 10).position(x: 5, y: 5) }
        .flipsForRightToLeftLayoutDirection(true)
    }
    expect(host.box("mark"), equals: "20 40 10 10")
    host.environment.layoutDirection = .rightToLeft
    host.update()
    let mirrored = host.box("mark")
    let plain = settledHost(100, 100) {
      Color.clear.frame(width: 60, height: 20)
        .overlay { Block("mark", 10, 10).position(x: 5, y: 5) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    // The mirror image of the mark's position without the flip.
    let x = plain.frame(of: "mark")?.midX ?? -1
    expect(mirrored, equals: "\(short(100 - x - 5)) 40 10 10")
    host.environment.layoutDirection = .leftToRight
    play(host, "update | box mark = 20 40 10 10")
  }

  @Test @MainActor func `An effect is updated when the state that it reads changes`() {
    let model = Amount()
    let host = settledHost(200, 100) { Block("view", 40, 20).modifier(Reading(model: model)) }
    expect(host.box("view"), equals: "80 40 40 20")
    model.value = 12
    play(host, "update | box view = 92 40 40 20")
    expect(host.painted.map { short($0.box) }, equals: ["92 40 40 20"])
    expect(host.update().counts.nodesVisited, equals: 0)
  }

  @Observable final class Amount: @unchecked Sendable { var value: CGFloat = 0 }

  private struct Reading: GeometryEffect {
    let model: Amount
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: model.value, y: 0))
    }
  }
}

@MainActor struct FilterTests {
  private func effects<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(100, 100, content: content).displayList
      .commandLines(beginningWith: "shadow", "blur", "group", "opacity")
  }

  @Test(.claim("EFFECT-08")) @MainActor func `The default shadow is black at 33 percent`() {
    let host = settledHost(100, 100) { Block("view", 40, 20).shadow(radius: 4, y: 2).accessibilityIdentifier("outer") }
    expect(host.displayList.description, contains: "shadow 4 offset 0 2 #00000054\n")
    expect(host.box("outer"), equals: "30 40 40 20")
    expectEmpty(effects { Color.red.shadow(color: .clear, radius: 4) })
    expect(effects { Color.red.shadow(color: .red, radius: 0) }, equals: ["shadow 0 offset 0 0 #FF3B30FF"])
  }

  @Test(.claim("EFFECT-09")) @MainActor func `The radius of a blur is its standard deviation`() {
    expect(effects { Color.red.blur(radius: 3) }, equals: ["blur 3"])
    expect(effects { Color.red.blur(radius: 3, opaque: true) }, equals: ["blur 3 opaque"])
    expectEmpty(effects { Color.red.blur(radius: 0) })
  }

  /// Two squares, the second of which covers half of the first.
  private var overlapping: some View {
    ZStack(alignment: .leading) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20).offset(x: 10)
    }
  }

  @Test(.claim("EFFECT-10")) @MainActor func `A compositing group fades as one layer`() {
    expect(effects { overlapping.opacity(0.5) }, equals: ["opacity 0.5"])
    expect(effects { overlapping.compositingGroup().opacity(0.5) }, equals: ["opacity 0.5", "group"])
    // Two commands at half opacity each; the renderers' tests cover how a layer is faded.
    var opacities: [Double] = []
    settledHost(100, 100) { overlapping.opacity(0.5) }.displayList.forEachFlattened { opacities.append($0.opacity) }
    expect(opacities, equals: [0.5, 0.5])
  }

  @Test(.claim("EFFECT-26")) @MainActor func `Every view casts a separate shadow`() {
    expect(shadows { overlapping.shadow(radius: 2) }, equals: 2)
    expect(shadows { overlapping.drawingGroup(opaque: true, colorMode: .linear).shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.compositingGroup().shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.scaleEffect(2).opacity(0.5).shadow(radius: 2) }, equals: 2)
    expect(shadows { overlapping.clipped().shadow(radius: 2) }, equals: 2)
    expect(shadows { overlapping.blur(radius: 2).shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.mask { Color.red }.shadow(radius: 2) }, equals: 1)
    expect(shadows { overlapping.accessibilityLabel("two").shadow(radius: 2) }, equals: 2)
    expect(shadows { Text("one").shadow(radius: 2) }, equals: 1)
  }

  /// Returns the number of shadows in the content of the outermost shadow.
  private func shadows<V: View>(@ViewBuilder _ content: () -> V) -> Int {
    let list = settledHost(100, 100, content: content).displayList
    guard let (shadow, thrower) = outermostShadow(in: list.root) else { return 0 }
    guard let parts = shadow.cast(by: thrower) else { return 1 }
    return DisplayList(size: list.size, root: parts).description.components(separatedBy: "shadow 2 ").count - 1
  }

  private func outermostShadow(in fragment: DisplayFragment) -> (DisplayShadow, DisplayFragment)? {
    for command in fragment.commands {
      switch command {
      case .fragment(let inner, _): if let found = outermostShadow(in: inner) { return found }
      case .effect(let effect):
        if case .shadow(let shadow) = effect.kind { return (shadow, effect.content) }
        if let found = outermostShadow(in: effect.content) { return found }
      case .rectangle, .path, .text, .image, .symbol: continue
      }
    }
    return nil
  }

  @Test @MainActor func `Invalid radii are ignored and reported`() {
    let host = settledHost(100, 100) { Color.red.blur(radius: -1).shadow(radius: .nan, x: .infinity, y: 3) }
    expect(host.displayList.description, contains: "shadow 0 offset 0 3")
    play(host, "| picture lacks blur; diagnostics = invalidDimension invalidDimension invalidDimension")
  }

  @Test @MainActor func `A shadow resolves its color in the color scheme`() {
    let host = settledHost(100, 100) { Ink.blue.color.shadow(color: .red, radius: 1) }
    expect(host.displayList.description, contains: "#FF3B30FF")
    host.environment.colorScheme = .dark
    play(host, "update | picture has #FF453AFF")
  }
}

@MainActor struct ColorEffectTests {
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
    expectEmpty(effects { Color.red.brightness(0) })
    expect(effects { Color.red.brightness(0.5) }, equals: ["color 1 0 0 0.5 0 1 0 0.5 0 0 1 0.5"])
  }

  @Test(.claim("EFFECT-36")) @MainActor func `Saturation, grayscale, and hue rotation combine the components`() {
    expect(applied(ColorEffect(.saturation, 0), 1, 0, 0), equals: "#363636FF")
    expect(applied(ColorEffect(.saturation, 1), 0.2, 0.4, 1), equals: "#3366FFFF")
    expect(applied(ColorEffect(.hue, .pi), 0.4, 0.4, 0.4), equals: "#666666FF")
    expect(applied(ColorEffect(.hue, 2 * .pi), 0.2, 0.4, 1), equals: "#3366FFFF")
    expect(effects { Color.red.grayscale(1) }, equals: effects { Color.red.saturation(0) })
  }

  @Test(.claim("EFFECT-37")) @MainActor func `Multiplication multiplies colors by component`() {
    let half = Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)
    expect(effects { Color.white.colorMultiply(half) }, equals: ["opacity 0.5", "color 1 0 0 0 0 0.5 0 0 0 0 0 0"])
    expectEmpty(effects { Color.white.colorMultiply(.white) })
  }

  @Test(.claim("EFFECT-38")) @MainActor func `Color effects interpolate by amount`() {
    struct Screen: View {
      var amount = 0.0
      var body: some View { Color.red.brightness(amount) }
    }
    let host = settledHost(100, 100) { Screen() }
    withAnimation(.linear(duration: 1)) { host.content.amount = 1 }
    play(host, "update; wait 0.5")
    expect(host.displayList.description, contains: "color 1 0 0 0.5 ")
    expect(host.advanced(by: 0.6).displayList.description, contains: "color 1 0 0 1 ")
  }

  @Test(.claim("EFFECT-50"), .claim("EFFECT-51"))
  @MainActor func `A view with a blend mode is blended as one layer, in its compositing group`() {
    expect(effects { Color.red.blendMode(.multiply) }, equals: ["blend multiply"])
    expectEmpty(effects { Color.red.blendMode(.normal) })
    expect(effects { Color.red.blendMode(.multiply).compositingGroup() }, equals: ["group", "blend multiply"])
  }

  @Test(.claim("EFFECT-52")) @MainActor func `A 3D rotation without perspective narrows the view`() {
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
    expect(host.displayList.description, contains: "transform -1 0 ")
  }

  @Test(.claim("EFFECT-53")) @MainActor func `A 3D rotation with perspective is drawn as an affine map`() {
    let host = settledHost(100, 100) { Block("view", 40, 20).rotation3DEffect(.degrees(60), axis: (0, 1, 0)) }
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
  @MainActor func `Amounts that are not finite change nothing and are reported`(amount: Double) {
    let effects: [AnyView] = [
      AnyView(Color.red.brightness(amount)), AnyView(Color.red.contrast(amount)), AnyView(Color.red.saturation(amount)),
      AnyView(Color.red.hueRotation(.radians(amount))),
    ]
    for effect in effects {
      let host = settledHost(100, 100) { effect }
      expect(host.painted.count, equals: 1)
      expect(!host.displayList.description.contains("nan") && !host.displayList.description.contains("inf"))
      if !amount.isFinite { expect(host.displayList.commandLines(beginningWith: "color"), equals: []) }
      expect(host.diagnostics.map(\.code), equals: amount.isFinite ? [] : [.invalidDimension])
      expect(host.core.checkInvariants(), equals: [])
    }
  }
}

@MainActor struct ErasingTests {
  private func picture<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(100, 100, content: content).displayList
      .commandLines(beginningWith: "rect", "mask", "group", "color", "blend")
  }

  private func block(_ ink: Color, _ size: CGFloat) -> some View { ink.frame(width: size, height: size) }

  @Test(.claim("EFFECT-62")) @MainActor func `A view with destinationOut erases earlier content`() {
    let lines = picture {
      ZStack {
        block(.red, 60)
        block(.black, 20).blendMode(.destinationOut)
        block(.blue, 10)
      }
      .compositingGroup()
    }
    expect(lines.first, equals: "group")
    expect(lines.contains("mask"))
    expect(!lines.contains { $0.hasPrefix("blend") })
    expect(lines.last?.hasPrefix("rect 45 45 10 10") ?? false || lines.last?.contains("10 10") ?? false)
  }

  @Test @MainActor func `A view does not erase content outside its layer`() throws {
    let lines = picture {
      ZStack {
        block(.green, 80)
        block(.black, 20).blendMode(.destinationOut).compositingGroup()
      }
    }
    // The layer has no other content.
    expect(!lines.contains("mask"))
    expect(lines.filter { $0.hasPrefix("rect") }.count, equals: 1)
  }

  @Test(.claim("EFFECT-63")) @MainActor func `A view with destinationOver is drawn below earlier content`() {
    let below = picture {
      ZStack {
        block(.red, 60)
        block(.blue, 80).blendMode(.destinationOver)
      }
    }
    let inOrder = picture {
      ZStack {
        block(.blue, 80).compositingGroup()
        block(.red, 60)
      }
    }
    expect(below, equals: inOrder)
  }

  @Test(.claim("EFFECT-64")) @MainActor func `A view with sourceAtop is drawn only over earlier content`() {
    let lines = picture {
      ZStack {
        block(.red, 60)
        block(.blue, 80).blendMode(.sourceAtop)
      }
    }
    expect(lines.filter { $0 == "mask" }.count, equals: 1)
    // The red backdrop, the blue content, and red again as its mask.
    expect(lines.filter { $0.hasPrefix("rect") }.count, equals: 3)
  }

  @Test @MainActor func `An erasing view in a mask, or in a canvas, erases only the content of the mask or canvas`() {
    let lines = picture {
      block(.red, 60).mask {
        ZStack {
          Rectangle()
          Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
        }
      }
    }
    expect(lines.filter { $0 == "mask" }.count, equals: 2)
    let drawn = picture {
      ZStack {
        block(.green, 80)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
          context.blendMode = .destinationOut
          context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.black))
        }
      }
    }
    expect(drawn.first?.hasPrefix("rect 10 10 80 80") ?? false || drawn.first?.contains("80 80") ?? false)
    expect(drawn.contains("group"))
    expect(drawn.contains("mask"))
  }

  @Test @MainActor func `An unchanged picture remains the same fragment`() {
    let host = settledHost(100, 100) {
      ZStack {
        block(.red, 60)
        block(.black, 20).blendMode(.destinationOut)
      }
    }
    let first = host.displayList
    #expect(host.updated().displayList.root === first.root)
  }
}

@MainActor struct ClipTests {
  private let journal = Journal()

  @Test(.claim("CLIP-01")) @MainActor func `A clip affects only the picture`() {
    let host = rowHost(200, 100, spacing: 10) {
      Block("wide", 60, 60).frame(width: 20, height: 20).accessibilityIdentifier("frame").clipped()
      Block("beside", 20, 20)
    }
    play(host, "| box frame = 75 40 20 20; box wide = 55 20 60 60; box beside = 105 40 20 20")
    var clips: [String] = []
    host.displayList.forEachFlattened { flat in
      clips.append(flat.clips.map { short($0.path.boundingRect.applying($0.transform)) }.joined(separator: " "))
    }
    expect(clips, equals: ["75 40 20 20", ""])
  }

  @Test(.claim("CLIP-02")) @MainActor func `A clip has the outline of its shape`() {
    let host = columnHost(100, 100, spacing: 0) {
      Color.red.frame(width: 40, height: 50).clipShape(Circle(), style: FillStyle(eoFill: true))
      Color.red.frame(width: 40, height: 50).cornerRadius(8)
    }
    let lines = host.displayList.commandLines
    expect(
      lines.filter { $0.hasPrefix("clip") },
      equals: ["clip even-odd ellipse 30 5 40 40", "clip rounded 30 50 40 50 by 8 8 circular"])
  }

  @Test(.claim("CLIP-06"), arguments: Clip.allCases) @MainActor func `A clip does not limit hit testing`(clip: Clip) {
    func tapped(_ x: CGFloat, _ y: CGFloat, isShaped: Bool = false, isShapedAround: Bool = false) -> String {
      let host = settledHost(100, 100) {
        ZStack {
          Color.green.onTapGesture { journal.note("behind") }
          if isShaped {
            clip.applied(to: view.contentShape(Circle()).onTapGesture { journal.note("front") })
          } else if isShapedAround {
            clip.applied(to: view).contentShape(Rectangle()).onTapGesture { journal.note("front") }
          } else {
            clip.applied(to: view.onTapGesture { journal.note("front") })
          }
        }
      }
      host.tap(at: CGPoint(x: x, y: y))
      return journal.take()
    }
    expect([tapped(50, 50), tapped(32, 32), tapped(20, 50)], equals: ["front", "front", "front"])
    expect(tapped(5, 50), equals: "behind")
    expect(tapped(50, 50, isShaped: true), equals: "front")
    expect(tapped(12, 12, isShaped: true), equals: "behind")
    expect(tapped(32, 32, isShapedAround: true), equals: "front")
    expect(tapped(20, 50, isShapedAround: true), equals: "behind")
  }

  private var view: some View { Color.red.frame(width: 80, height: 80) }

  enum Clip: CaseIterable {
    case clipped, shape, radius

    /// Returns a clipped view of 80 points in a frame of 40.
    @MainActor @ViewBuilder
    func applied(to view: some View) -> some View {
      let framed = view.frame(width: 40, height: 40)
      switch self {
      case .clipped: framed.clipped()
      case .shape: framed.clipShape(Circle())
      case .radius: framed.cornerRadius(12)
      }
    }
  }

  @Test(.claim("CLIP-04")) @MainActor func `A mask is laid out like an overlay`() {
    play(100, 100, "| box view = 20 30 60 40; box mask = 20 60 60 10") {
      Block("view", 60, 40).mask(alignment: .bottomTrailing) { Block("mask", nil, 10) }
    }
    play(100, 100, "| box mask = 60 60 20 10; picture has mask") {
      Block("view", 60, 40).mask(alignment: .bottomTrailing) { Block("mask", 20, 10) }
    }
  }

  @Test(.claim("CLIP-05")) @MainActor func `A tap outside the mask passes through`() {
    func tapped(_ x: CGFloat) -> String {
      let host = settledHost(100, 100) {
        Color.red.onTapGesture { journal.note("red") }.mask { Color.black.frame(width: 20) }
      }
      host.tap(at: CGPoint(x: x, y: 50))
      return journal.take()
    }
    expect(tapped(50), equals: "red")
    expect(tapped(20), equals: "")
  }
}

@MainActor struct CornerTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test(.claim("EFFECT-27")) @MainActor func `Corner radii are clamped`() {
    expect(RoundedRectangle(cornerRadius: 10).style, equals: .continuous)
    expect(UnevenRoundedRectangle(topLeadingRadius: 10).style, equals: .continuous)
    for style in [RoundedCornerStyle.circular, .continuous] {
      func path(_ radius: CGFloat) -> Path { RoundedRectangle(cornerRadius: radius, style: style).path(in: bounds) }
      expect(path(1_000), equals: path(20))
      expect(path(-5), equals: path(0))
      expect(path(20), differsFrom: path(19))
    }
  }

  @Test(.claim("EFFECT-28")) @MainActor func `A border is an overlay`() {
    func drawn<V: View>(_ view: V) -> [String] {
      settledHost(100, 100) { view }.displayList.commandNames.filter { ["clip", "rectangle", "path"].contains($0) }
    }
    let square = Ink.blue.color.frame(width: 40, height: 40)
    expect(drawn(square.border(Ink.red.color, width: 4).cornerRadius(10)).first, equals: "clip")
    let before = drawn(square.cornerRadius(10).border(Ink.red.color, width: 4))
    #expect(before.first == "clip" && before.last != "clip")
    let host = settledHost(100, 100) { square.cornerRadius(10).border(Ink.red.color, width: 4) }
    host.displayList.forEachFlattened { flat in
      let isBorder: Bool
      switch flat.command {
      case .path(let path): isBorder = path.paint == .color(Ink.red.resolved)
      case .rectangle(_, let paint): isBorder = paint == .color(Ink.red.resolved)
      case .text, .image, .symbol, .fragment, .effect: isBorder = false
      }
      expect(flat.clips.count, equals: isBorder ? 0 : 1)
    }
  }

  @Test(.claim("EFFECT-29")) @MainActor func `Opacities multiply`() {
    var opacities: [Double] = []
    settledHost(100, 100) { Color.red.padding(1).opacity(0.5).opacity(0.5).padding(1).opacity(0.4) }.displayList
      .forEachFlattened { opacities.append($0.opacity) }
    expect(opacities.count, equals: 1)
    expect(abs((opacities.first ?? 0) - 0.1), below: 1e-12)
  }
}

@MainActor struct RedactionTests {
  private func commands<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(200, 100, content: content).displayList.commandNames
      .filter { ["text", "fill", "symbol", "rectangle"].contains($0) }
  }

  @Test(.claim("EFFECT-45")) @MainActor func `A placeholder shows texts and pictures as blocks`() {
    expect(commands { Text("abc").redacted(reason: .placeholder) }, equals: ["fill"])
    expect(commands { Image(systemName: "star").redacted(reason: .placeholder) }, equals: ["fill"])
    expect(commands { Color.red.redacted(reason: .placeholder) }, equals: ["rectangle"])
    // One block per line.
    expect(commands { Text("abc\nde").redacted(reason: .placeholder) }, equals: ["fill", "fill"])
    let host = columnHost(200, 100, spacing: 0) {
      Text("abc").accessibilityIdentifier("hidden").redacted(reason: .placeholder)
      Text("abc").accessibilityIdentifier("shown")
    }
    expect(host.frame(of: "hidden")?.size, equals: host.frame(of: "shown")?.size)
  }

  @Test(.claim("EFFECT-46")) @MainActor func `Unredacted content is visible in a redacted view`() {
    expect(
      commands {
        VStack {
          Text("a")
          Text("b").unredacted()
        }
        .redacted(reason: .placeholder)
      }, equals: ["fill", "text"])
  }

  @Test(.claim("EFFECT-47")) @MainActor func `Privacy-sensitive content is redacted for privacy`() {
    expect(
      commands {
        VStack {
          Text("a")
          Text("b").privacySensitive()
          Text("c").privacySensitive(false)
        }
        .redacted(reason: .privacy)
      }, equals: ["text", "fill", "text"])
    expect(commands { Text("a").privacySensitive() }, equals: ["text"])
  }

  @Test @MainActor func `Loaded content is no longer redacted`() {
    struct Screen: View {
      var isLoading = true
      var body: some View {
        VStack {
          Text("abc")
          Image(systemName: "star")
        }
        .redacted(reason: isLoading ? .placeholder : [])
      }
    }
    let host = settledHost(100, 100) { Screen() }
    host.content.isLoading = false
    let report = host.update()
    expect(host.lines, equals: ["abc"])
    expect(report.counts.measurements, equals: 0)
    expect(host.displayList, equals: settledHost(100, 100) { Screen(isLoading: false) }.displayList)
  }
}

@MainActor struct VisualEffectStepTests {
  private func shown(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> String {
    "\(settledHost(100, 100) { Block("a", 20, 20).visualEffect { content, _ in effect(content) } }.displayList)"
  }

  private func plain(_ change: (Block) -> some View) -> String {
    "\(settledHost(100, 100) { change(Block("a", 20, 20)) }.displayList)"
  }

  @Test(.claim("EFFECT-54")) @MainActor func `A visual effect equals the modifiers of the same names`() {
    expect(shown { $0.brightness(0.5) }, equals: plain { $0.brightness(0.5) })
    expect(shown { $0.contrast(0.5) }, equals: plain { $0.contrast(0.5) })
    expect(shown { $0.saturation(0.5) }, equals: plain { $0.saturation(0.5) })
    expect(shown { $0.grayscale(1) }, equals: plain { $0.grayscale(1) })
    expect(shown { $0.hueRotation(.degrees(90)) }, equals: plain { $0.hueRotation(.degrees(90)) })
    let none = plain { $0 }
    expect(shown { $0.grayscale(1) }, differsFrom: none)
    expect(shown { $0.brightness(0) }, equals: none)
    play(100, 100, "| box a = 45 40 10 20") {
      Block("a", 20, 20).visualEffect { content, _ in
        content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
    }
  }

  @Test(.claim("EFFECT-55")) @MainActor func `A scroll transition interpolates colors and rotations`() {
    func picture(_ offset: CGFloat) -> String {
      let host = scrollHost(100, 100) {
        VStack(spacing: 0) {
          Block("a", 20, 40).scrollTransition { content, phase in
            content.grayscale(phase.isIdentity ? 0 : 1).rotation3DEffect(
              .degrees(phase.isIdentity ? 0 : 80), axis: (x: 1, y: 0, z: 0), perspective: 0)
          }
          Color.red.frame(height: 400)
        }
      }
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: offset))
      return host.box("a")
    }
    expect(picture(0), equals: "40 0 20 40")
    expect(picture(20), differsFrom: "40 -20 20 40")
  }
}
