/// The first edit that a loop report suggests, for loops through modifiers other than frames.
@MainActor struct LoopAdviceTests {
  /// Expects the beginning of the first suggestion for a view's loop, and returns the loop.
  ///
  /// - Parameter namesFrames: Whether a suggestion can name a frame or a padding.
  @discardableResult private func expectAdvice<V: View>(
    _ view: V, _ advice: String, namesFrames: Bool = false
  ) throws -> FeedbackLoop {
    let loop = try firstLoop(of: view)
    expect(loop.suggestions.first?.hasPrefix(advice) == true, "\(advice): \(loop)")
    if !namesFrames {
      expect(!loop.suggestions.contains { $0.contains("`.frame") || $0.contains("`.padding") }, "\(advice): \(loop)")
    }
    return loop
  }

  @Test @MainActor func `A state that its own reader computes is computed in the body`() throws {
    try expectAdvice(Computing(), "Do not write `count` in the onPreferenceChange")
    // The counter is not measured, also inside an unchanged geometry reader.
    try expectAdvice(CountingInside(), "Do not write `count` in the onChange", namesFrames: true)
  }

  @Test func `A value that resizes the measured view is derived from a value that it does not resize`() throws {
    try expectAdvice(Limiting(), "Derive `lines` from something that it does not resize")
    try expectAdvice(Turning(), "Derive `isVertical` from something that it does not resize")
    // The frame around the stack, if there is one, does not depend on the state.
    for width in [nil, 300] as [CGFloat?] {
      let loop = try expectAdvice(
        Prioritizing(width: width), "Derive `priority` from something that it does not resize")
      expect(loop.verdict, equals: .oscillating(period: 2))
      expect(!loop.suggestions.contains { $0.contains("before the") }, "\(loop)")
    }
  }

  @Test @MainActor func `A view that an effect or a position moves is measured outside it`() throws {
    try expectAdvice(Offsetting(), "Measure the geometry outside `.offset`")
    try expectAdvice(Scaling(), "Measure the geometry outside `.scaleEffect`")
    try expectAdvice(Projecting(), "Measure the geometry outside `.projectionEffect`", namesFrames: true)
    let positioning = try expectAdvice(Positioning(), "Measure the geometry outside `.position`")
    expect(!positioning.suggestions.contains { $0.contains("stack") }, "\(positioning)")
    // The rotation is around another effect, and a switch turns it.
    let rotating = try expectAdvice(Rotating(), "Measure the geometry outside `.rotationEffect`", namesFrames: true)
    expect(rotating.verdict, equals: .oscillating(period: 2))
    expect(rotating.steps.contains { $0.kind == .layout && $0.path == "Rotating › rotationEffect" }, "\(rotating)")
    expect(!rotating.suggestions.contains { $0.contains("Reserve") }, "\(rotating)")
  }

  @Test @MainActor func `A closure of a measurement that reads its own state measures nothing`() throws {
    for view in [AnyView(Blurring()), AnyView(Fading())] {
      let loop = try expectAdvice(view, "Do not write `amount` in the onGeometryChange", namesFrames: true)
      expect(!loop.steps.contains { $0.detail.contains("moves its content") }, "\(loop)")
    }
  }

  @Test func `A size that content observes is measured inside, read from a proxy or from an anchor`() throws {
    for view in [AnyView(Observing()), AnyView(AnchorObserving())] {
      let loop = try expectAdvice(view, "Measure the geometry inside", namesFrames: true)
      let suggestion = loop.suggestions.first ?? ""
      expect(suggestion.contains("before the `.padding`") || suggestion.contains("before the `.frame(width:)`"))
      expect(!suggestion.contains("publishes"))
    }
  }

  @Test @MainActor func `A position that content observes is read outside the stack that the state resizes`() throws {
    try expectAdvice(PositionObserving(), "Move the view that reads the geometry out of the stack", namesFrames: true)
  }

  @Test @MainActor func `A transform of the preference is part of the cycle`() throws {
    let loop = try firstLoop(of: Editing())
    let step = try #require(loop.steps.first { $0.detail.hasPrefix("transforms the value to") })
    expect(step.kind, equals: .writer)
    expect(step.location?.file, equals: "TributaryViewsLoopsTests/LoopAdviceTests.swift")
  }
}

private struct Observing: View {
  @State private var width: CGFloat = 50
  var body: some View {
    Color.red.frame(width: width).padding(.horizontal, 3).overlay {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.size.width, initial: true) { width = proxy.size.width }
      }
    }
  }
}

private struct AnchorObserving: View {
  @State private var width: CGFloat = 20
  var body: some View {
    Color.red.frame(width: 10, height: 10).padding(.trailing, width)
      .anchorPreference(key: ObservedBounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(ObservedBounds.self) { anchor in
        GeometryReader { proxy in
          let found = anchor.map { proxy[$0].width } ?? 0
          Color.clear.onChange(of: found, initial: true) { width = found }
        }
      }
  }
}

private typealias ObservedBounds = FirstKey<Anchor<CGRect>>

private struct PositionObserving: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack(spacing: 8) {
      Color.red.frame(height: height)
      Color.blue.frame(width: 10, height: 10).background {
        GeometryReader { proxy in
          let top = proxy.frame(in: .named("stack")).minY
          Color.clear.onChange(of: top, initial: true) { height = top }
        }
      }
    }
    .coordinateSpace(.named("stack"))
    .fixedSize()
  }
}

private struct CountingInside: View {
  @State private var count = 0
  var body: some View { GeometryReader { _ in Color.red.onChange(of: count, initial: true) { count += 1 } } }
}

private struct Positioning: View {
  @State private var start: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { start = $0 + 10 })
      .position(x: start, y: 50)
  }
}

private struct Computing: View {
  @State private var count = 0
  var body: some View {
    Color.red.preference(key: LastNumberKey.self, value: count + 1)
      .onPreferenceChange(LastNumberKey.self) { count = $0 }
  }
}

private struct Limiting: View {
  @State private var lines = 1
  var body: some View {
    Text("a\nb\nc\nd").lineLimit(lines).onGeometryChange(
      for: CGFloat.self, of: { $0.size.height }, action: { lines = $0 < 30 ? 3 : 1 })
  }
}

private struct Turning: View {
  @State private var isVertical = false
  var body: some View {
    (isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) {
      Color.red.frame(width: 60, height: 10)
      Color.blue.frame(width: 60, height: 10)
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { isVertical = $0 > 100 })
  }
}

/// A view that takes precedence over its sibling while it is narrow.
private struct Prioritizing: View {
  let width: CGFloat?
  @State private var priority = 0.0
  var body: some View {
    HStack {
      Color.red.layoutPriority(priority)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { priority = $0 > 200 ? 0 : 1 })
      Color.blue
    }.frame(width: width, height: 10)
  }
}

private struct Offsetting: View {
  @State private var x: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { x = 200 - $0 })
      .offset(x: x)
  }
}

private struct Scaling: View {
  @State private var scale: CGFloat = 1
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).width }, action: { scale = $0 > 15 ? 1 : 2 })
      .scaleEffect(scale)
  }
}

private struct Rotating: View {
  @State private var isTurned = false
  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).width }, action: { isTurned = $0 > 30 })
      .offset(x: 3)
      .rotationEffect(.degrees(isTurned ? 90 : 0))
  }
}

private struct Projecting: View {
  @State private var x: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { x = $0 + 1 })
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: x, y: 0)))
  }
}

private struct Blurring: View {
  @State private var amount: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { [amount] in $0.size.width + amount }, action: { amount = $0 })
      .blur(radius: amount)
  }
}

private struct Fading: View {
  @State private var amount = 0.0
  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(
        for: Double.self, of: { [amount] in Double($0.size.width) + amount }, action: { amount = $0 == 40 ? 1 : 0 }
      ).opacity(amount)
  }
}

private struct Editing: View {
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .background(GeometryReader { Color.clear.preference(key: LastNumberKey.self, value: Int($0.size.width)) })
      .transformPreference(LastNumberKey.self) { $0 += 3 }
      .onPreferenceChange(LastNumberKey.self) { width = CGFloat($0) }
  }
}
