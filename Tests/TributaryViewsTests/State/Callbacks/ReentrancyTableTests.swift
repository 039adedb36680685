@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

private enum Demand: String, CaseIterable, CustomTestStringConvertible {
  case update, advance, size, insets, environment, content, tap, press, drag
  var isInput: Bool { self == .tap || self == .press || self == .drag }
}

private struct Screen {
  let callback: Callback
  let ask: Ask
  let probe: Probe
  var width: CGFloat = 10
}

/// Client code without visible output, centered in front of a background that reports touches elsewhere.
private struct DeedScreen {
  let deed: Deed
  let ask: Ask
  let probe: Probe
  var width: CGFloat = 10
  var number = 0
}

extension DeedScreen: View {
  var body: some View {
    ZStack {
      Color.blue.frame(width: width, height: 10).accessibilityIdentifier("own")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onEnded { _ in probe.log.append("touched") })
      DeedView(deed: deed, ask: ask, number: number)
    }
  }
}

@MainActor private protocol Wide { var width: CGFloat { get set } }

extension Screen: Wide {}
extension DeedScreen: Wide {}

extension Screen: View {
  var body: some View {
    VStack {
      Color.blue.frame(width: width, height: 10).accessibilityIdentifier("own")
      CallbackView(callback: callback, ask: ask)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .gesture(DragGesture(minimumDistance: 0).onEnded { _ in probe.log.append("touched") })
  }
}

/// Requests of client code to its own host, at every point: the frame continues as if there were no request, the
/// request is performed after it, and an error is reported.
@MainActor struct ReentrancyTableTests {
  private func make<Content: View & Wide>(_ demand: Demand, of host: ViewHost<Content>) {
    switch demand {
    case .update: host.update()
    case .advance: host.advance(by: 3)
    case .size: host.size = CGSize(width: 90, height: 80)
    case .insets: host.safeAreaInsets = EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)
    case .environment: host.environment.level = 7
    case .content: host.content.width = 30
    case .tap: host.tap(at: CGPoint(x: 2, y: 2))
    case .press: host.press(at: CGPoint(x: 2, y: 2), for: 1)
    case .drag: host.drag(from: CGPoint(x: 2, y: 2), to: CGPoint(x: 30, y: 2))
    }
  }

  private func check<Content: View & Wide>(
    _ demand: Demand, _ host: ViewHost<Content>, _ probe: Probe, isCovered: Bool, time: ClosedRange<Double> = 3...3
  ) {
    expect(host.diagnostics.allSatisfy { $0.code == .reentrantUpdate && $0.severity == .error })
    expect(host.core.checkInvariants(), equals: [])
    expect(host.core.deferred.isEmpty)
    expect(host.frame(of: "own")?.width == (demand == .content ? 30 : 10))
    switch demand {
    case .advance: expect(time ~= host.time)
    case .size: expect(host.displayList.size, equals: CGSize(width: 90, height: 80))
    case .insets: expect(host.core.root.safeArea.top, equals: 5)
    case .environment: expect(host.core.environment.values.level, equals: 7)
    case .tap, .press, .drag: expect(isCovered || probe.log == ["touched"])
    case .update, .content: break
    }
  }

  /// In an ordinary run, each point takes a third of the requests, and each request a third of the points.
  private nonisolated static let pairs = RandomSeeds.pairs(Callback.allCases, Demand.allCases, oneIn: 3)

  @Test(arguments: pairs)
  @MainActor private func `A request during a frame is performed after it`(callback: Callback, demand: Demand) {
    let probe = Probe()
    let ask = Ask(running: probe)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(callback: callback, ask: ask, probe: probe) }
    probe.run = { [unowned host, unowned probe] in
      probe.run = {}
      MainActor.assumeIsolated { make(demand, of: host) }
    }
    expect(host.update().settled || demand == .update)
    expect(!host.codes.isEmpty)
    check(demand, host, probe, isCovered: callback.isCover)
  }

  @Test(arguments: Demand.allCases)
  @MainActor private func `A request by a shape during hit testing is performed after the event`(demand: Demand) {
    let probe = Probe()
    var isHitting = false
    let ask = Ask {
      if isHitting { probe.run() }
      return 20
    }
    let host = updatedHost { Screen(callback: .path, ask: ask, probe: probe) }
    isHitting = true
    probe.run = { [unowned host, unowned probe] in
      probe.run = {}
      MainActor.assumeIsolated { make(demand, of: host) }
    }
    host.send(.scrolled(by: CGSize(width: 0, height: 1), at: CGPoint(x: 50, y: 50), time: 0))
    expect(!host.codes.isEmpty)
    check(demand, host, probe, isCovered: false)
  }

  /// In an ordinary run, each deed takes a third of the requests, and each request a third of the deeds.
  private nonisolated static let pairsOfDeeds = RandomSeeds.pairs(Deed.allCases, Demand.allCases, oneIn: 3)

  @Test(arguments: pairsOfDeeds)
  private func `A request by an action, a touch, or a value is performed afterward`(deed: Deed, demand: Demand) {
    func run(_ demand: Demand?) -> (host: ViewHost<DeedScreen>, probe: Probe, runs: Int, time: Double) {
      let probe = Probe()
      var (runs, time) = (0, 0.0)
      let ask = Ask(running: probe)
      let host = updatedHost { DeedScreen(deed: deed, ask: ask, probe: probe) }
      probe.run = { [unowned host, unowned probe] in
        probe.run = {}
        MainActor.assumeIsolated {
          (runs, time) = (runs + 1, host.time)
          if let demand { make(demand, of: host) }
        }
      }
      DeedView.perform(deed, on: host) { host.content.number = $0 }
      probe.run = {}
      return (host, probe, runs, time)
    }
    let plain = run(nil)
    expect(plain.runs, equals: 1)
    expect(plain.host.codes, equals: [])
    let (host, probe, runs, time) = run(demand)
    // The running animations continue afterward or meanwhile.
    let end = plain.host.time
    expect(runs, equals: 1)
    // Objects are released after the frame, so a request there is like an external one.
    expect(host.codes.isEmpty == (deed == .letGo))
    if deed == .letGo { host.update() }
    check(demand, host, probe, isCovered: false, time: max(end, time + 3)...(end + 3 + 1e-9))
    // The removal of a view takes one second.
    expect(host.advanced(by: 2).isAnimating, equals: false)
  }
}
