@MainActor struct ScrollTargetTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func pages<B: ScrollTargetBehavior>(
    _ behavior: B, height: CGFloat = 100, count: Int = 1000, spacing: CGFloat = 0, margin: CGFloat = 0
  ) -> ViewHost<some View> {
    settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: spacing) { ForEach(0..<count, id: \.self) { Block("r\($0)", nil, height) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .contentMargins(.vertical, margin)
    }
  }

  /// Drags slowly, so that the content has no momentum at the end, and returns the host.
  @discardableResult
  private func dragSlowly<V: View>(_ host: ViewHost<V>, by distance: CGFloat) -> ViewHost<V> {
    host.send(.down(at: middle, time: host.time))
    host.send(.moved(to: CGPoint(x: 50, y: 50 + distance), time: host.time + 0.2))
    host.send(.up(at: CGPoint(x: 50, y: 50 + distance), time: host.time + 0.5))
    host.advance(by: 5)
    return host
  }

  @discardableResult
  private func flick<V: View>(_ host: ViewHost<V>, by distance: CGFloat) -> ViewHost<V> {
    host.drag(from: middle, to: CGPoint(x: 50, y: 50 + distance), steps: 4)
    host.advance(by: 5)
    return host
  }

  @Test(.claim("SCROLL-70"), .claim("SCROLL-71"), .claim("SCROLL-72"), .claim("SCROLL-73"))
  @MainActor func `Drags stop at pages and at targets`() {
    let paged = pages(.paging)
    expect(dragSlowly(paged, by: -40).rows("r0"), equals: "0…100", "a drag of less than half a page returns")
    expect(dragSlowly(paged, by: -60).rows("r1"), equals: "0…100")
    expect(flick(paged, by: -20).rows("r2"), equals: "0…100", "a fast drag continues")
    expect(flick(paged, by: -45).rows("r3"), equals: "0…100", "at most one page")
    expect(flick(paged, by: 20).rows("r2"), equals: "0…100")
    let aligned = pages(.viewAligned, height: 30, spacing: 6)
    expect(dragSlowly(aligned, by: -15).rows("r0"), equals: "0…30")
    expect(dragSlowly(aligned, by: -20).rows("r1"), equals: "0…30")
    flick(aligned, by: -12)
    expect(aligned.frame(of: "r1").map { $0.minY < 0 } ?? true, equals: true)
    let starts = (0..<60).compactMap { aligned.frame(of: "r\($0)")?.minY }
    expect(starts.contains { abs($0) < 1e-6 }, equals: true)
    for _ in 0..<3 { flick(aligned, by: 45) }
    expect(aligned.rows("r0"), equals: "0…30")
    let inset = pages(.viewAligned, height: 60, margin: 20)
    expect(inset.rows("r0"), equals: "20…80")
    expect(dragSlowly(inset, by: -40).rows("r1"), equals: "20…80")
    let one = pages(.viewAligned(limitBehavior: .alwaysByOne), height: 30)
    expect(flick(one, by: -45).rows("r1"), equals: "0…30")
    let few = flick(pages(.viewAligned(limitBehavior: .always), height: 30), by: -45)
    expect((0...3).contains { few.frame(of: "r\($0)")?.minY == 0 }, equals: true)
    let any = flick(pages(.viewAligned(limitBehavior: .never), height: 30), by: -45)
    expect((0...3).contains { any.frame(of: "r\($0)")?.minY == 0 }, equals: false)
  }

  // Source: Apple's documentation of ScrollTargetBehavior.viewAligned(anchor:).
  @Test @MainActor func `View alignment with an anchor aligns that point of a target`() {
    let centered = pages(.viewAligned(anchor: .center), height: 30, spacing: 6)
    expect(dragSlowly(centered, by: -20).rows("r2"), equals: "35…65", "a row is in the middle of the viewport")
    let trailing = pages(.viewAligned(limitBehavior: .never, anchor: .bottom), height: 30, spacing: 6)
    expect(dragSlowly(trailing, by: -25).rows("r3"), equals: "70…100")
    let leading = pages(.viewAligned(anchor: nil), height: 30, spacing: 6)
    expect(dragSlowly(leading, by: -20).rows("r1"), equals: "0…30")
  }

  @Test(.claim("SCROLL-74")) @MainActor func `A custom behavior changes the target`() {
    struct Tens: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        expect(context.contentSize.height, equals: 300)
        expect(context.containerSize, equals: CGSize(width: 100, height: 100))
        expect(context.originalTarget.rect.minY.truncatingRemainder(dividingBy: 10), equals: 0)
        expect(context.axes == .vertical && context.layoutDirection == .leftToRight, equals: true)
        target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
      }
    }
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 300) }.scrollTargetBehavior(Tens()) }
    expect(dragSlowly(host, by: -33).rows("a"), equals: "-30…270")
    expect(dragSlowly(host, by: -33).rows("a"), equals: "-60…240")
  }

  @Test(.claim("SCROLL-75")) @MainActor func `Wheels and keys scroll to the next page`() {
    let host = pages(.paging)
    host.scroll(at: middle, by: down(8))
    host.scroll(at: middle, by: down(8))
    expect(host.advanced(by: 1).rows("r1"), equals: "0…100", "a burst is one movement")
    expect(host.scrolled(at: middle, by: down(-8)).advanced(by: 1).rows("r0"), equals: "0…100")
    expect(host.scroll(.pages(1)), equals: true)
    expect(host.advanced(by: 1).rows("r1"), equals: "0…100")
    expect(host.scroll(.end), equals: true)
    expect(host.rows("r999"), equals: "0…100")
  }

  @Test(.claim("SCROLL-76")) @MainActor func `Paging runs from right to left in right-to-left layout`() {
    let host = settledHost(100, 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { Block("r\($0)", nil, 50).containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned).environment(\.layoutDirection, .rightToLeft)
    }
    expect(host.frame(of: "r0")?.minX, equals: 0)
    host.drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 42, y: 50), steps: 4)
    expect(host.advanced(by: 5).frame(of: "r1")?.minX, equals: 0)
    expect(host.scrolled(at: middle, by: CGSize(width: -8, height: 0)).advanced(by: 5).frame(of: "r2")?.minX, equals: 0)
  }

  @Test(.claim("SCROLL-77")) @MainActor func `Content has momentum after a fast drag`() {
    func host() -> ViewHost<some View> {
      let host = settledHost(100, 100) { ScrollView { Block("a", 100, 5000) } }
      host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), steps: 8)
      return host
    }
    let (one, other) = (host(), host())
    let start = one.frame(of: "a")?.minY ?? 0
    expect(one.isAnimating, equals: true)
    one.advance(by: 0.1)
    let soon = one.frame(of: "a")?.minY ?? 0
    for _ in 0..<6 { one.advance(by: 1.0 / 60) }
    let later = one.frame(of: "a")?.minY ?? 0
    expect(soon < start && later < soon, equals: true)
    expect(soon - later, below: start - soon, "the movement decelerates")
    one.advance(by: 5)
    other.advance(by: 0.2 + 5)
    expect(one.frame(of: "a"), equals: other.frame(of: "a"), "the result does not depend on the time steps")
    expect(one.isAnimating, equals: false)
    expect(start - (one.frame(of: "a")?.minY ?? 0), equals: 150, "600 points per second for a quarter of a second")
  }

  @Test @MainActor func `A press stops momentum`() {
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 5000) } }
    host.play("sweep 50,90 50,10 in 8; wait 0.1")
    host.send(.down(at: middle, time: host.time))
    let held = host.rows("a")
    expect(host.advanced(by: 1).rows("a"), equals: held)
    host.send(.up(at: middle, time: host.time))
    expect(host.advanced(by: 1).rows("a"), equals: held)
  }
}

/// View-aligned scrolling among rows that set their lengths when they appear, in 150 by 150 points.
@MainActor struct LearnedTargetTests {
  /// A row that is 20 points long until it appears.
  private struct Row: View {
    let number: Int
    let axis: Axis
    let length: CGFloat
    @State private var current: CGFloat = 20
    var body: some View {
      Color.red.frame(width: axis == .vertical ? 40 : current, height: axis == .vertical ? current : 40)
        .accessibilityIdentifier("r\(number)")
        .onAppear { current = length }
    }
  }

  /// Two hundred targets in a lazy stack.
  private struct Rows: View {
    let axis: Axis
    let length: (Int) -> CGFloat
    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVStack(spacing: 4) { rows }.scrollTargetLayout()
        } else {
          LazyHStack(spacing: 4) { rows }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
    private var rows: some View { ForEach(0..<200, id: \.self) { Row(number: $0, axis: axis, length: length($0)) } }
  }

  /// Lengths above the one of new rows, on both sides of it, and a few long rows among short ones.
  nonisolated enum Lengths: CaseIterable {
    case longer, mixed, fewLong
    func length(_ number: Int) -> CGFloat {
      switch self {
      case .longer: 30 + CGFloat((number * 7) % 5) * 9
      case .mixed: 4 + CGFloat((number * 37) % 53)
      case .fewLong: number % 7 == 0 ? 90 : 12
      }
    }
  }

  @Test(arguments: Axis.allCases, Lengths.allCases)
  @MainActor func `A step back from the end stops at a target among rows that learn their lengths there`(
    axis: Axis, lengths: Lengths
  ) throws {
    for step in [CGFloat(-300), -500, -700, -1_500] {
      let host = settledHost(150, 150) { Rows(axis: axis, length: lengths.length) }
      for distance in [1e7, step] {
        let delta = axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
        host.scroll(at: CGPoint(x: 75, y: 75), by: delta)
        host.play("wait 2; wait 2")
      }
      let starts = (0..<200).compactMap { number in
        host.frame(of: "r\(number)").map { axis == .vertical ? $0.minY : $0.minX }
      }
      let nearest = try #require(starts.min { abs($0) < abs($1) })
      expect(abs(nearest), below: 1e-4, "\(step) points")
      host.expectSound()
    }
  }
}

/// Scroll targets in lazy containers that are rows of another lazy container, in 150 by 150 points.
@MainActor struct NestedTargetTests {
  /// Twenty stacks of ten targets. An inactive stack has no targets.
  private struct Stacks: View {
    /// The number of each target that is longer than the others.
    let period: Int
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { stack in
            LazyVStack(spacing: 0) {
              ForEach(stack * 10..<stack * 10 + 10, id: \.self) { Block("r\($0)", 60, $0 % period == 0 ? 90 : 12) }
            }
            .scrollTargetLayout()
          }
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  /// Returns the target that begins at the top of the viewport.
  private func top<V: View>(_ host: ViewHost<V>) -> Int? {
    (0..<200).first { host.frame(of: "r\($0)").map { abs($0.minY) < 1e-4 } ?? false }
  }

  @Test(arguments: [3, 7, 10], [CGFloat(-40), -200, -640])
  func `A wheel moves content away from the first target that exists`(period: Int, distance: CGFloat) throws {
    let host = settledHost(150, 150) { Stacks(period: period) }
    func scroll(by distance: CGFloat) {
      host.scroll(at: CGPoint(x: 75, y: 75), by: CGSize(width: 0, height: distance))
      host.play("wait 2; update")
    }
    scroll(by: 1_300)
    scroll(by: 200)
    var row = try #require(top(host))
    expect(row, above: 10)
    while row > 0 {
      scroll(by: distance)
      let next = try #require(top(host), "after row \(row)")
      expect(next, below: row)
      if next >= row { return }
      row = next
    }
    host.expectSound()
  }
}
