@MainActor struct ValueAnimationTests: StagedSuite {
  let remote = Remote()

  @Test(.claim("ANIM-30")) @MainActor func `Opacity interpolates`() {
    let host = moved { Color.red.opacity(1 - $0 / 2) }
    expect(host.displayList.colors.map(\.opacity), equals: [1])
    expect(host.advanced(by: 0.5).displayList.colors.map(\.opacity), equals: [0.75])
    expect(host.advanced(by: 1).displayList.colors.map(\.opacity), equals: [0.5])
  }

  @Test(.claim("ANIM-31")) @MainActor func `Colors interpolate`() {
    let from = Color(red: 0, green: 0, blue: 0)
    let to = Color(red: 1, green: 0.5, blue: 0)
    let host = moved { value in
      VStack {
        value == 0 ? from : to
        Circle().fill(value == 0 ? from : to)
        Color.clear.background(value == 0 ? from : to)
        Color.clear.background(value == 0 ? from : to, in: Circle())
        Color.clear.border(value == 0 ? from : to)
      }
    }
    host.advance(by: 0.5)
    let colors = host.displayList.colors
    expect(colors.count, equals: 5)
    expect(colors.allSatisfy { $0 == Color.Resolved(red: 0.5, green: 0.25, blue: 0, opacity: 1) })
  }

  @Test @MainActor func `Text, shadows, blurs and gradients interpolate`() {
    let host = moved { value in
      VStack {
        Text("a").foregroundStyle(Color(red: Double(value), green: 0, blue: 0))
        Color.red.shadow(color: .black, radius: 8 * value, x: 4 * value)
        Color.red.blur(radius: 6 * value)
        Rectangle().fill(
          LinearGradient(
            colors: [Color(red: Double(value), green: 0, blue: 0), .black], startPoint: .leading,
            endPoint: UnitPoint(x: 1, y: value)))
      }
    }
    expect(!host.displayList.effects.contains(.blur(radius: 3, isOpaque: false)))
    host.advance(by: 0.5)
    let picture = host.displayList
    var colors: [Color.Resolved] = []
    picture.forEachFlattened { flattened in
      if case .text(_, _, .color(let color)) = flattened.command { colors.append(color) }
      if case .rectangle(let rect, .gradient(let gradient)) = flattened.command {
        colors.append(gradient.stops[0].color)
        if case .linear(let start, let end) = gradient.geometry {
          expect(abs(start.y - rect.midY), below: 1e-9)
          expect(abs(end.y - rect.midY), below: 1e-9)
        }
      }
    }
    expect(colors, equals: [1, 1].map { _ in Color.Resolved(red: 0.5, green: 0, blue: 0, opacity: 1) })
    let effects = picture.effects
    expect(effects.contains(.blur(radius: 3, isOpaque: false)))
    expect(
      effects.contains { effect in
        guard case .shadow(let shadow) = effect else { return false }
        return shadow.radius == 4 && shadow.offset == CGSize(width: 2, height: 0)
      })
  }

  @Test(.claim("ANIM-32")) @MainActor func `Effects interpolate`() {
    let host = moved { value in
      Block("scaled", 20, 20).scaleEffect(1 + value)
        .overlay { Block("turned", 20, 20).rotationEffect(.degrees(90 * value), anchor: .topLeading) }
        .overlay { Block("pushed", 20, 20).modifier(Push(way: 40 * value)) }
    }
    play(
      host,
      "| box scaled = 30 30 40 40; shown scaled = 40 40 20 20",
      "wait 0.5 | shown scaled = 35 35 30 30; box pushed = 80 40 20 20; shown pushed = 60 40 20 20")
    let turned = host.presentedFrame(of: "turned") ?? .zero
    let half = 20 * 0.5.squareRoot()
    expect(abs(turned.minX - (40 - half)), below: 1e-9)
    expect(abs(turned.width - 2 * half), below: 1e-9)
    play(host, "wait 0.5 | shown pushed = 80 40 20 20")
  }

  @Test(.claim("ANIM-33")) @MainActor func `Shapes interpolate`() {
    var bodies = 0
    let host = moved { value in
      let _ = bodies += 1
      Level(height: value)
    }
    expect(bodies, equals: 2)
    expect(host.advanced(by: 0.25).displayList.rectangles, equals: [CGRect(x: 0, y: 75, width: 100, height: 25)])
    expect(host.advanced(by: 0.25).displayList.rectangles, equals: [CGRect(x: 0, y: 50, width: 100, height: 50)])
    expect(bodies, equals: 2)
  }

  @Test(.claim("ANIM-34")) @MainActor func `Animatable views are evaluated in each animation frame`() {
    let host = moved { value in
      VStack(spacing: 0) {
        Wide(width: 20 + 40 * value)
        Color.clear.frame(width: 1, height: 1).modifier(Widened(width: 20 + 40 * value))
      }
    }
    expect(host.extent("wide"), equals: "20 10")
    let report = host.advance(by: 0.25)
    // The view, the modifier, and the block in the view's body.
    expect(report.counts.bodies, equals: 3)
    play(
      host,
      "| extent wide = 30 10; extent widened = 30 10",
      "wait 0.75 | extent wide = 60 10; extent widened = 60 10; animating = false")
    expect(host.advance(by: 1).counts.bodies, equals: 0)
  }

  @Test(.claim("ANIM-35")) @MainActor func `Animatable layouts place subviews in each animation frame`() {
    let host = moved { value in Slide(way: 40 * value) { Block("box", 20, 20) } }
    expect(host.box("box"), equals: "0 0 20 20")
    expect(host.advanced(by: 0.5).box("box"), equals: "20 0 20 20")
    expect(host.advanced(by: 0.5).box("box"), equals: "40 0 20 20")
  }

  @Test @MainActor func `Custom animations move values and report their end`() {
    var done = 0.0
    let host = stagedHost(remote) { Block("box", 20, 20).offset(x: $0) }
    withAnimation(Animation(Stepwise()), { remote.value = 40 }, completion: { done = host.time })
    expect(host.updated().shownXs("box", after: [0.3, 0.3, 2]), equals: [50, 60, 80])
    expect(abs(done - 1), below: 1e-6)
    expect(!host.isAnimating)
  }

  @Test @MainActor func `A removed view ends its animation`() {
    let host = stagedHost(remote) { value in
      if value < 2 { Block("box", 20, 20).offset(x: value * 10).opacity(1 - value / 2) }
    }
    go(host, to: 1, .linear.repeatForever(), advancing: 0.1)
    expect(host.isAnimating)
    go(host, to: 2)
    play(host, "wait 0.1 | animating = false")
  }
}

private struct Push: GeometryEffect {
  var way: CGFloat

  var animatableData: CGFloat {
    get { way }
    set { way = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: way, y: 0))
  }
}

private struct Level: Shape {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: rect.height * (1 - height), width: rect.width, height: rect.height * height))
  }
}

private struct Wide: Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}

extension Wide: View { var body: some View { Block("wide", width, 10) } }

private struct Widened: Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}

extension Widened: AnimatableModifier {
  func body(content: Content) -> some View {
    content.frame(width: width, height: 10).accessibilityIdentifier("widened")
  }
}

private struct Slide: Layout {
  var way: CGFloat

  var animatableData: CGFloat {
    get { way }
    set { way = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: CGPoint(x: way, y: 0), proposal: .unspecified) }
  }
}

private struct Stepwise: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if time >= 1 - 1e-9 { return nil }
    return value.scaled(by: (time * 4).rounded(.down) / 4)
  }
}
