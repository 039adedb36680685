import Dispatch

@MainActor struct LoopGuardTests {
  /// A view that publishes its number, which every delivery increments up to a limit.
  private struct Counting: View {
    let last: Int
    let log: Log<Int>
    @State private var number = 0
    var body: some View {
      box(CGFloat(number), 10).accessibilityIdentifier("bar").preference(key: Greatest.self, value: number)
        .onPreferenceChange(Greatest.self) { new in
          log.add(new)
          number = min(last, new + 1)
        }
    }
  }

  @Test(.claim("LOOP-01")) @MainActor func `A chain of deliveries runs to its end`() {
    let log = Log<Int>()
    let host = ViewHost.settled { Counting(last: 5, log: log) }
    expect(log.entries, here: [0, 1, 2, 3, 4, 5], inSwiftUI: [0, 1])
    expect(host.frame(of: "bar")?.width, here: 5, inSwiftUI: 2)
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("LOOP-02")) @MainActor func `A stopped frame is consistent`() throws {
    let host = ViewHost.settled { Clamped() }
    let height = host.frame(of: "bubble")?.height
    expect(host.preference(Greatest.self), equals: height.map { Int($0) })
    expect(host.lines, equals: [height == 150 ? "collapsed" : "open"])
    let count = host.diagnostics.count
    let report = host.update()
    expect(report.counts.bodies, equals: 0)
    expect(host.diagnostics.count, equals: count)
  }

  @Test(.claim("LOOP-03")) @MainActor func `A loop is reported with its path`() throws {
    let host = ViewHost.settled { Clamped() }
    let loop = try #require(host.diagnostics.first?.loop)
    expect(loop.verdict, equals: .oscillating(period: 2))
    expect(loop.steps.map(\.kind), equals: [.state, .body, .layout, .writer, .key, .reader])
    expect(loop.steps.filter { $0.location != nil }.map(\.kind), equals: [.writer, .reader])
    expect(host.diagnostics.first?.description.contains("Clamped.isCollapsed"), here: true, inSwiftUI: false)
  }

  @Test(.claim("LOOP-04")) @MainActor func `A loop is reported once`() {
    let host = ViewHost.settled { Clamped() }
    for width in [210, 220, 230] {
      host.size.width = CGFloat(width)
      host.update()
    }
    expect(host.diagnostics.count, equals: 1)
    expect(host.diagnostics.first?.occurrences, equals: 4)
  }

  @Test(.claim("LOOP-05")) @MainActor func `A loop through geometry is reported`() {
    struct Turning: View {
      let period: Int
      @State private var step = 0
      var body: some View {
        box(10, CGFloat(10 + step % period))
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { _ in step += 1 })
      }
    }
    for period in [2, 3, 5] {
      let host = ViewHost.settled { Turning(period: period) }
      expect(host.diagnostics.compactMap(\.loop).count, here: 1, inSwiftUI: 0)
    }
  }

  @Test(.claim("LOOP-06")) @MainActor func `A frame has a limit of passes`() {
    let short = ViewHost(size: CGSize(width: 100, height: 100), limits: UpdateLimits(maximumPasses: 4)) {
      Counting(last: 20, log: Log())
    }
    expect(short.update().passes, equals: 4)
    let long = ViewHost(size: CGSize(width: 100, height: 100)) { Counting(last: 20, log: Log()) }
    expect(long.update().passes, here: 21, inSwiftUI: 8)
  }

  @Test(.claim("LOOP-07")) @MainActor func `A burst of external changes is not a loop`() {
    let handle = Handle<Int>()
    let log = Log<Int>()
    let host = ViewHost.settled {
      Stateful(0, handle) { box().preference(key: Greatest.self, value: $0) }
        .onPreferenceChange(Greatest.self) { log.add($0) }
    }
    for number in 1...100 {
      handle.set(2 * number)
      handle.set(number)
      host.update()
    }
    expect(log.entries, equals: Array(0...100))
    expectEmpty(host.diagnostics)
  }
}

/// A view that collapses content higher than 150 points, and measures the collapsed content.
private struct Clamped: View {
  @State private var isCollapsed = false
  var body: some View {
    Text(isCollapsed ? "collapsed" : "open").frame(height: 424).frame(height: isCollapsed ? 150 : nil)
      .accessibilityIdentifier("bubble")
      .background(GeometryReader { Color.clear.preference(key: Greatest.self, value: Int($0.size.height)) })
      .onPreferenceChange(Greatest.self) { isCollapsed = $0 > 150 }
  }
}

@MainActor struct LaterWriteTests {
  /// An effect that writes its direction asynchronously, and only if the direction differs.
  private struct Needle: GeometryEffect {
    var degrees: Double
    let direction: Binding<String>
    func effectValue(size: CGSize) -> ProjectionTransform {
      let names = ["N", "E", "S", "W"]
      let new = names[Int((degrees / 90).rounded()) % 4]
      let direction = UncheckedBinding(binding: direction)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if direction.binding.wrappedValue != new { direction.binding.wrappedValue = new } }
      }
      return ProjectionTransform(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    }
  }

  private struct UncheckedBinding: @unchecked Sendable { let binding: Binding<String> }

  private struct Compass: View {
    let degrees: Double
    @State private var direction = "?"
    var body: some View {
      VStack {
        Text(direction)
        Color.red.frame(width: 10, height: 40).modifier(Needle(degrees: degrees, direction: $direction))
      }
    }
  }

  @Test(.claim("LAB-15")) func `A deferred write of a changed value by a geometry effect settles`() async {
    let host = settledHost(200, 200) { Compass(degrees: 0) }
    for (degrees, name) in [(0.0, "N"), (90, "E"), (100, "E"), (180, "S"), (270, "W")] {
      host.content = Compass(degrees: degrees)
      var bodies = 0
      for _ in 0..<12 {
        bodies += host.update().counts.bodies
        await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
          DispatchQueue.main.async { turn.resume() }
        }
      }
      expect(host.lines, equals: [name])
      expect(bodies, atMost: 2)
    }
    expectEmpty(host.diagnostics)
  }
}
