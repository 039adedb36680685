@MainActor struct FrameAnimationTests: StagedSuite {
  let remote = Remote()

  /// Returns a block at a distance from the left edge, moved by layout.
  private func padded() -> ViewHost<some View> {
    stagedHost(remote, 200, 50, from: 10) { value in
      Block("box", 20, 20).padding(.leading, value).frame(width: 200, alignment: .leading)
    }
  }

  @Test(.claim("ANIM-10")) @MainActor func `A moved view is displayed at interpolated positions`() {
    let host = padded()
    go(host, to: 100, .linear(duration: 0.2))
    play(host, "| box box = 100 15 20 20; shown box = 10 15 20 20; animating = true")
    expect(host.shownBoxes("box", after: [0.05, 0.15]), equals: ["32.5 15 20 20", "100 15 20 20"])
    expect(!host.isAnimating)
  }

  @Test(.claim("ANIM-11")) @MainActor func `A curve that is retargeted during the animation has known values`() {
    let courses: [(Animation, [CGFloat])] = [
      (.linear(duration: 0.2), [55, 58.125, 60, 60.625, 60, 58.125, 55, 47.5, 40, 32.5, 25, 17.5, 10]),
      (.easeInOut(duration: 0.2), [55, 66.921, 75.259, 78.252, 75.259, 66.921, 55]),
    ]
    for (animation, course) in courses {
      let host = padded()
      go(host, to: 100, animation)
      let start = host.shownXs("box", frames: 7)
      if animation == .linear(duration: 0.2) { expect(areNear(start, [10, 17.5, 25, 32.5, 40, 47.5, 55])) }
      go(host, to: 10, animation)
      expect(areNear(host.shownXs("box", frames: course.count), course))
    }
  }

  @Test(.claim("ANIM-12")) @MainActor func `A spring has known values`() {
    let host = padded()
    go(host, to: 100, .spring(response: 0.5, dampingFraction: 1))
    expect(
      areNear(
        host.shownXs("box", frames: 19),
        [
          10, 11.448, 15.657, 21.493, 28.164, 36.519, 43.369, 49.885, 55.944, 61.486, 66.488, 70.956, 74.915, 78.399,
          81.446, 84.100, 86.401, 88.390, 89.781,
        ]))
  }

  @Test(.claim("ANIM-13")) @MainActor func `A retargeted spring keeps its velocity`() {
    for first in [Animation.spring, .easeIn(duration: 0.5)] {
      let host = padded()
      go(host, to: 100, first, advancing: 0.2)
      let before = host.shownX("box")
      host.advance(by: 0.01)
      let middle = host.shownX("box")
      go(host, to: 10, .spring)
      expect(host.shownX("box"), equals: middle)
      host.advance(by: 0.01)
      let after = host.shownX("box")
      // The box still moves to the right although its target is on the left; the new animation already slows it down.
      expect(after, above: middle)
      expect(after - middle, below: middle - before)
      play(host, "wait 3 | x box = 10; animating = false")
    }
  }

  @Test(.claim("ANIM-14")) @MainActor func `Time steps do not affect the animation`() {
    for animation in [Animation.bouncy, .easeOut, .linear.delay(0.1), .snappy.speed(0.5), .easeIn.repeatCount(3)] {
      let courses = [[0.4], [0.13, 0.27], Array(repeating: 0.4 / 16, count: 16)].map { steps in
        let host = padded()
        go(host, to: 90, animation, advancing: 0.01)
        go(host, to: 60, .smooth)
        for step in steps { host.advance(by: step) }
        return host.shownX("box")
      }
      expect(abs(courses[0] - courses[1]), below: 0.000_001)
      // In SwiftUI the clock runs while frames are computed, and a long pause is shortened.
      expect(abs(courses[0] - courses[2]) < 0.000_001, here: true, inSwiftUI: false)
    }
  }

  @Test(.claim("ANIM-15")) @MainActor func `A change without animation adds to a running animation`() {
    let host = padded()
    go(host, to: 100, .linear(duration: 0.2), advancing: 0.1)
    go(host, to: 110)
    expect(host.shownX("box"), equals: 65)
    expect(host.advanced(by: 0.1).shownX("box"), equals: 110)
  }

  @Test(.claim("ANIM-16")) @MainActor func `Sizes and siblings are animated independently`() {
    let host = stagedHost(remote, 200, 50, from: 20) { value in
      HStack(spacing: 0) {
        Block("first", value, 10)
        Block("second", 30, 10)
      }
      .frame(width: 200, alignment: .leading)
    }
    go(host, to: 60, .linear(duration: 1), advancing: 0.25)
    play(host, "| columns first, second = 0…60 60…90; shown first = 0 20 30 10; shown second = 30 20 30 10")
    let bounds = host.displayList.rectangles
    expect(bounds, equals: [CGRect(x: 0, y: 20, width: 30, height: 10), CGRect(x: 30, y: 20, width: 30, height: 10)])
  }

  @Test(.claim("ANIM-17")) @MainActor func `A geometry reader reads the target at once`() {
    var seen: [CGFloat] = []
    let host = stagedHost(remote, 200, 50, from: 20) { value in
      GeometryReader { proxy in
        let _ = seen.append(proxy.size.width)
        Color.red
      }
      .frame(width: value)
    }
    go(host, to: 60, .linear(duration: 1))
    for _ in 0..<4 { host.advance(by: 0.2) }
    expect(seen, equals: [20, 60])
  }

  @Test(.claim("ANIM-18")) @MainActor func `A moving view evaluates no body and performs no layout`() {
    let host = padded()
    go(host, to: 100, .spring)
    for _ in 0..<5 {
      let counts = host.advance(by: 1.0 / 60).counts
      expect(counts.bodies, equals: 0)
      expect(counts.measurements, equals: 0)
      expect(counts.placements, equals: 0)
      expect(counts.nodesVisited, above: 0)
    }
    expect(host.advanced(by: 5).advance(by: 1).counts, equals: FrameCounts())
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("ANIM-19")) @MainActor func `An inserted view does not move into place`() {
    let host = stagedHost(remote, 200, 100, from: 1) { value in
      VStack(spacing: 0) { ForEach(0..<Int(value), id: \.self) { Block("\($0)", 20, 20) } }
    }
    go(host, to: 2, .linear(duration: 1))
    play(
      host,
      "| shown 0 = 90 40 20 20; rows 0, 1 = 30…50 50…70",
      "wait 0.5 | shown 0 = 90 35 20 20; shown 1 = 90 50 20 20")
  }
}

@MainActor struct ScopedAnimationTests: StagedSuite {
  let remote = Remote()
  private let second = Animation.linear(duration: 1)

  /// Returns a box that its own offset moves down and that an offset in a closure moves to the right.
  private func host(_ animation: Animation?) -> ViewHost<some View> {
    stagedHost(remote) { value in Block("box", 20, 20).offset(y: value).animation(animation) { $0.offset(x: value) } }
  }

  @Test(.claim("ANIM-55")) @MainActor func `An animation with a closure applies to the closure`() {
    let host = host(second)
    go(host, to: 40)
    expect(host.shownBox("box"), equals: "40 80 20 20")
    expect(host.shownBoxes("box", after: [0.25, 1]), equals: ["50 80 20 20", "80 80 20 20"])
    expect(!host.isAnimating)
  }

  @Test(.claim("ANIM-56")) @MainActor func `A view inside an animation closure keeps the surrounding animation`() {
    let host = host(second)
    go(host, to: 40, .linear(duration: 4))
    expect(host.shownBoxes("box", after: [0.5, 0.5]), equals: ["60 45 20 20", "80 50 20 20"])
    let still = self.host(nil)
    go(still, to: 40, .linear(duration: 4), advancing: 1)
    expect(still.shownBox("box"), equals: "80 50 20 20")
  }

  @Test(.claim("ANIM-57")) @MainActor func `A transaction with a closure applies to the closure`() {
    let host = stagedHost(remote) { value in
      Block("box", 20, 20).offset(y: value).transaction(
        { $0.animation = $0.animation?.speed(2) }, body: { $0.offset(x: value) })
    }
    go(host, to: 40, .linear(duration: 4), advancing: 1)
    expect(host.shownBox("box"), equals: "60 50 20 20")
  }

  @Test @MainActor func `Nested closures are applied one after another`() {
    let host = stagedHost(remote, 200, 200) { value in
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Block("box\(index)", 20, 20).offset(y: value)
            .animation(.linear(duration: 2)) { $0.scaleEffect(1 + value / 40).offset(x: value) }
            .animation(second) { content in
              content.offset(y: value).animation(.linear(duration: 8)) { $0.offset(x: value) }
            }
        }
      }
    }
    go(host, to: 40)
    host.advance(by: 1)
    // Right by half and an eighth of 40. Down by the box's offset of 40, which the scale of 1.5 makes 60, and by all of
    // 40.
    expect(host.shownBox("box0"), equals: "100 185 30 30")
    expect(host.shownBox("box1"), equals: "120 185 30 30")
    host.advance(by: 8)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `An animated closure that is removed leaves no animation behind`() {
    let host = stagedHost(remote) { value in
      if value < 2 { Block("box", 20, 20).animation(second) { $0.opacity(value) } }
    }
    for value in [1, 2, 0, 1, 2] as [CGFloat] {
      go(host, to: value)
      host.advance(by: 0.3)
      expect(host.core.checkInvariants(), equals: [])
    }
    play(host, "wait 5 | animating = false")
  }
}

@MainActor struct GeometryGroupTests {
  private struct Stage: View {
    let isGrouped: Bool
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 0) {
        Trigger("open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        if isGrouped { badge.geometryGroup() } else { badge }
      }
      .frame(width: 200, height: 100, alignment: isOpen ? .bottom : .top)
    }
    private var badge: some View {
      ZStack {
        Color.clear.frame(width: 20, height: 20)
        if isOpen { Block("new", 20, 20).transition(.identity) }
      }
    }
  }

  @Test(.claim("ANIM-69")) @MainActor func `A geometry group moves its views together`() {
    func shown(_ isGrouped: Bool) -> String {
      let host = settledHost(200, 100) { Stage(isGrouped: isGrouped) }
      host.tap("open")
      var places = ["\(Int(host.shownY("new")))"]
      for _ in 0..<2 {
        host.advance(by: 0.5)
        places.append("\(Int(host.shownY("new").rounded()))")
      }
      return places.joined(separator: " ")
    }
    expect(shown(false), equals: "80 80 80")
    expect(shown(true), equals: "10 45 80")
  }
}
