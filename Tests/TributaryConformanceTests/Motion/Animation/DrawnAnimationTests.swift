@MainActor struct DrawnAnimationTests: StagedSuite {
  let remote = Remote()

  private func fill(_ host: ViewHost<some View>) -> Paint? {
    var paints: [Paint] = []
    host.displayList.forEachFlattened { if case .rectangle(_, let paint) = $0.command { paints.append(paint) } }
    return paints.count == 1 ? paints[0] : nil
  }

  private func colors(_ host: ViewHost<some View>) -> [Color.Resolved] {
    switch fill(host) {
    case .color(let color)?: [color]
    case .gradient(let gradient)?: gradient.stops.map(\.color)
    case .tiles(let tiles)?: [tiles.singleColor]
    case .effect(let effect)?: [effect.base.singleColor]
    case nil: []
    }
  }

  private func resolved(_ red: Float, _ green: Float, _ blue: Float) -> Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: 1)
  }

  private let gray = AnyShapeStyle(Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5))
  private let purple = AnyShapeStyle(
    LinearGradient(
      colors: [Color(.sRGBLinear, red: 1, green: 0, blue: 0), Color(.sRGBLinear, red: 0, green: 0, blue: 1)],
      startPoint: .leading, endPoint: .trailing))
  private let round = AnyShapeStyle(
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))

  @Test(.claim("ANIM-58")) @MainActor func `Colors and gradients interpolate into each other`() {
    let host = moved { Rectangle().fill($0 == 1 ? purple : gray) }
    let ends = colors(settledHost(100, 100) { Rectangle().fill(purple) })
    let start = colors(settledHost(100, 100) { Rectangle().fill(gray) })[0]
    func mix(_ share: Float) -> [Color.Resolved] {
      ends.map {
        resolved(
          start.red + ($0.red - start.red) * share, start.green + ($0.green - start.green) * share,
          start.blue + ($0.blue - start.blue) * share)
      }
    }
    expect(areNear(colors(host), [start, start]))
    host.advance(by: 0.25)
    expect(areNear(colors(host), mix(0.25)))
    // Reversed halfway: the first animation is blended out from a quarter while the second one runs.
    go(host, to: 0, .linear(duration: 1))
    expect(areNear(colors(host), mix(0.25)))
    host.advance(by: 0.5)
    expect(areNear(colors(host), mix(0.75 * 0.5)))
    expect(colors(host.advanced(by: 1)), equals: [start])
    let jumping = stagedHost(remote) { Rectangle().fill($0 == 1 ? round : purple) }
    go(jumping, to: 1, .linear(duration: 1), advancing: 0.5)
    expect(fill(jumping), equals: fill(settledHost(100, 100) { Rectangle().fill(round) }))
  }

  private func areNear(_ a: [Color.Resolved], _ b: [Color.Resolved]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        abs($0.red - $1.red) < 1e-5 && abs($0.green - $1.green) < 1e-5 && abs($0.blue - $1.blue) < 1e-5
          && $0.opacity == $1.opacity
      }
  }

  /// Expects the picture halfway through the animation to equal the picture of the interpolated value.
  private func expectInterpolation(
    location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (CGFloat) -> some View
  ) {
    let host = moved(content)
    let first = settledHost(100, 100) { content(0) }.displayList
    let half = settledHost(100, 100) { content(0.5) }.displayList
    #expect(first != half, sourceLocation: location)
    #expect(host.displayList == first, sourceLocation: location)
    #expect(host.advanced(by: 0.5).displayList == half, sourceLocation: location)
    host.advance(by: 1)
    #expect(host.displayList == settledHost(100, 100) { content(1) }.displayList, sourceLocation: location)
  }

  @Test(.claim("ANIM-59")) @MainActor func `The parameters of shapes interpolate`() {
    expectInterpolation { Circle().trim(from: $0 / 4, to: 0.5 + $0 / 2) }
    expectInterpolation { Circle().trim(to: 0.5 + $0 / 2).stroke(lineWidth: 2 + 4 * $0) }
    expectInterpolation { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: 8 * $0)) }
    expectInterpolation { RoundedRectangle(cornerRadius: 32 * $0) }
    expectInterpolation { UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 32 * $0) }
    expectInterpolation { Circle().inset(by: 16 * $0) }
    expectInterpolation { Rectangle().rotation(.radians($0)) }
    expectInterpolation { Rectangle().scale(1 - $0 / 2, anchor: .topLeading) }
    expectInterpolation { Rectangle().offset(x: 16 * $0, y: 4) }
    expectInterpolation { Color.red.clipShape(Circle().trim(to: 0.5 + $0 / 2)) }
    expectInterpolation { Color.clear.background(.red, in: RoundedRectangle(cornerRadius: 32 * $0)) }
  }

  @Test(.claim("ANIM-60")) @MainActor func `Masks interpolate`() {
    expectInterpolation { value in Color.red.mask { Circle().trim(to: 0.5 + value / 2) } }
    expectInterpolation { value in
      Color.red.mask(alignment: .topLeading) {
        Rectangle().frame(width: 20 + 40 * value, height: 20).offset(x: 8 * value)
      }
    }
    expectInterpolation { value in Color.red.mask { Color.black.opacity(1 - value / 2) } }
    expectInterpolation { value in Color.red.frame(width: 20 + 40 * value, height: 20).mask { Rectangle().padding(4) } }
  }

  @Test(.claim("ANIM-61")) @MainActor func `A font changes at once`() {
    let host = moved { value in
      VStack(alignment: .leading, spacing: 0) {
        Text("abc").font(.system(size: 10 + 20 * value)).accessibilityIdentifier("text")
        Block("below", 20, 20)
      }
    }
    var sizes: [CGFloat] = []
    host.displayList.forEachFlattened {
      if case .text(let layout, _, _) = $0.command { sizes += layout.lines.map(\.font.size) }
    }
    expect(sizes, here: [30], inSwiftUI: [10])
    let small = settledHost(100, 100) { Text("abc").font(.system(size: 10)).accessibilityIdentifier("text") }
    let first = host.presentedFrame(of: "text")
    expect(first?.size, equals: small.frame(of: "text")?.size)
    host.advance(by: 0.5)
    let (shown, model) = (host.presentedFrame(of: "text"), host.frame(of: "text"))
    expect(shown?.height, equals: ((first?.height ?? 0) + (model?.height ?? 0)) / 2)
    expect(host.presentedFrame(of: "below")?.minY, equals: shown?.maxY)
  }
}

@MainActor struct ContentTransitionTests: StagedSuite {
  let remote = Remote()

  /// Returns the drawn texts with their opacities and vertical positions, a quarter of a second after a change in an
  /// animation of one second.
  private func texts(_ transition: ContentTransition?, from: CGFloat = 1, to: CGFloat = 2) -> [String] {
    let host = stagedHost(remote) { value in
      if let transition { Text("\(Int(value))").contentTransition(transition) } else { Text("\(Int(value))") }
    }
    go(host, to: from)
    go(host, to: to, .linear(duration: 1), advancing: 0.25)
    let lines = shown(host)
    expect(shown(host.advanced(by: 1)), equals: ["\(Int(to)) 1 40"])
    expect(host.core.checkInvariants(), equals: [])
    return lines
  }

  private func shown(_ host: ViewHost<some View>) -> [String] {
    var lines: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let origin, _) = flat.command else { return }
      let place = origin.applying(flat.transform)
      lines.append("\(layout.lines[0].text) \(short(flat.opacity)) \(short(place.y))")
    }
    return lines
  }

  @Test(.claim("CONTENT-01")) @MainActor func `The opacity transition fades between contents`() {
    expect(texts(.opacity), equals: ["1 0.75 40", "2 0.25 40"])
  }

  @Test(.claim("CONTENT-02")) func `The numericText transition moves texts in the direction of the change`() {
    expect(texts(.numericText()), equals: ["1 0.75 37.5", "2 0.25 47.5"])
    expect(texts(.numericText(countsDown: true)), equals: ["1 0.75 42.5", "2 0.25 32.5"])
    expect(texts(.numericText(value: 2)), equals: ["1 0.75 37.5", "2 0.25 47.5"])
    expect(texts(.numericText(value: 1), from: 3, to: 2), equals: ["3 0.75 42.5", "2 0.25 32.5"])
  }

  @Test(.claim("CONTENT-03")) @MainActor func `The identity transition shows the new content at once`() {
    for transition in [nil, ContentTransition.identity, .interpolate] { expect(texts(transition), equals: ["2 1 40"]) }
  }

  @Test(.claim("CONTENT-04")) func `A picture fades, and an interrupted fade starts from the displayed content`() {
    let host = stagedHost(remote) { value in
      VStack {
        Image(systemName: value > 0 ? "star" : "heart").contentTransition(.symbolEffect(.replace))
        Text("\(Int(value))").contentTransition(.opacity)
      }
    }
    func effects() -> Int { host.displayList.description.components(separatedBy: "opacity").count - 1 }
    go(host, to: 1)
    expect(effects(), equals: 0)
    go(host, to: 0, .linear(duration: 1), advancing: 0.5)
    expect(effects(), equals: 4)
    go(host, to: 3, .linear(duration: 1), advancing: 0.5)
    expect(effects(), above: 4)
    host.advance(by: 1)
    expect(effects(), equals: 0)
    play(host, "| animating = false")
  }
}
