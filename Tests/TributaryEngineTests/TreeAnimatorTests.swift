import ExpectationTestSupport
import Testing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryMotion

/// Changes in transactions with an animation, in trees without an animator and with one that records its calls.
@MainActor
struct TreeAnimatorTests {
  @MainActor
  private final class Log {
    var events: [String] = []
    var show: (Bool) -> Void = { _ in }
  }

  private struct Pair: View {
    @State private var showsFirst = true
    let log: Log
    var body: some View {
      log.show = { showsFirst = $0 }
      return Group {
        if showsFirst {
          Block(width: 10, height: 20).onAppear { log.events.append("appear") }
            .onDisappear { log.events.append("disappear") }
        }
        Block(width: 30, height: 10)
      }
    }
  }

  private func items(of host: EngineHost<Pair>) throws -> [ItemNode] {
    Array(try #require(host.graph.root.child?.asContainer).items)
  }

  @Test func `Without an animator, a removed view leaves the tree at once and frames are model frames`() throws {
    let log = Log()
    let host = EngineHost { Pair(log: log) }
    host.update()
    let before = try items(of: host)
    expect(before.count, equals: 2)
    withAnimation(.linear(duration: 1)) {
      log.show(false)
    } completion: {
      log.events.append("completed")
    }
    let report = host.update()
    expect(report.settled)
    expect(log.events.sorted(), equals: ["appear", "completed", "disappear"])
    let after = try items(of: host)
    expect(after.count, equals: 1)
    #expect(after[0] === before[1])
    expect(after[0].frame(.shown), equals: CGRect(origin: after[0].origin, size: after[0].size))
    expect(before[0].flags.contains(.isRemoved))
    expect(!host.graph.hasPendingWork)
  }

  @Test @MainActor func `Without an animator, a view that is inserted again is a new one`() throws {
    let log = Log()
    let host = EngineHost { Pair(log: log) }
    host.update()
    withAnimation { log.show(false) }
    host.update()
    withAnimation { log.show(true) }
    host.update()
    expect(log.events, equals: ["appear", "disappear", "appear"])
  }

  /// An animator that keeps removed units until their parent inserts them again.
  private final class Recorder: TreeAnimator {
    private unowned let host: ViewGraph
    private var kept: [(unit: ViewNode, key: AnyHashable)] = []
    var calls: [String] = []
    var placements = 0
    var displayed: CGRect?
    var keepsModels = false

    init(_ host: ViewGraph) {
      self.host = host
      host.features.upcalls.animator = self
    }

    func beginWalk(within transaction: Transaction?) {
      calls.append("beginWalk")
      host.transactions.mayAnimate = transaction?.animation != nil
    }
    func itemsWereCollected() -> Bool { false }
    func placeFollowers(_ place: () -> Void) -> Bool {
      placements += 1
      return false
    }
    func showsArrivals() -> Bool { false }
    func endWalk() {
      calls.append("endWalk")
      host.transactions.mayAnimate = false
    }
    func releaseHeldAnimations() {}
    func moveHeldAnimations() {}
    var hasStarted: Bool { false }
    var isActive: Bool { false }
    func animate<N: ViewNode, V: VectorArithmetic>(
      modelOf node: N, from old: V, to new: V, show: @escaping @MainActor (N, V) -> Void
    ) -> V { keepsModels ? old : new }
    func frameWillChange(of item: ItemNode) { calls.append("frameWillChange") }
    func itemsDidArrive(among items: ContiguousArray<ItemNode>, since old: ContiguousArray<ItemNode>) {
      calls.append("itemsDidArrive")
    }
    func removal(of unit: ViewNode, key: () -> AnyHashable) -> UnitRemoval {
      calls.append("removal")
      guard host.animatesChanges else { return .immediate }
      kept.append((unit, key()))
      host.facts.absences.insert(.departing)
      return .kept
    }
    func reinstate(in parent: ViewNode, key: () -> AnyHashable) -> ViewNode? {
      calls.append("reinstate")
      let key = key()
      return kept.firstIndex { $0.unit.parent === parent && $0.key == key }.map { kept.remove(at: $0).unit }
    }
    func keeps(_ node: ViewNode) -> Bool { false }
    func giveBack(_ node: ItemNode) {}
    func subtreeWasRemoved() {}
    func keepDepartures(in container: ItemNode, since old: ContiguousArray<ItemNode>) {}
    func departures(in container: ItemNode) -> [ItemNode] { [] }
    func itemsWithDepartures(of container: ContainerNode) -> [ItemNode]? { nil }
    func isDeparting(_ unit: ViewNode) -> Bool { kept.contains { $0.unit === unit } }
    func isDepartingVisibly(_ item: ItemNode) -> Bool { false }
    func hasDepartures(below node: AppearanceNode) -> Bool { false }
    func displayedFrame(of item: ItemNode) -> CGRect? { displayed }
    func displayedTransform(of item: ItemNode) -> CGAffineTransform? { nil }
    func draw(_ item: ItemNode, at origin: CGPoint, into recorder: inout DisplayRecorder) {}
  }

  @Test @MainActor func `An animator keeps a removed unit, and returns it with its identity`() throws {
    let log = Log()
    let host = EngineHost { Pair(log: log) }
    let animator = Recorder(host.graph)
    host.update()
    let before = try items(of: host)
    withAnimation { log.show(false) }
    host.update()
    try expect(items(of: host).count, equals: 1)
    withAnimation { log.show(true) }
    host.update()
    #expect(try items(of: host).elementsEqual(before, by: ===))
    expect(log.events, equals: ["appear"])
    expect(animator.calls.contains("reinstate"))
  }

  @Test @MainActor func `Only a walk that can animate notifies the animator of frames and insertions`() {
    let log = Log()
    let host = EngineHost { Pair(log: log) }
    let animator = Recorder(host.graph)
    host.update()
    animator.calls = []
    log.show(false)
    host.update()
    expect(animator.calls, equals: ["beginWalk", "removal", "endWalk"])
    animator.calls = []
    withAnimation { log.show(true) }
    host.update()
    expect(Set(animator.calls), equals: ["beginWalk", "itemsDidArrive", "frameWillChange", "endWalk"])
    #expect(animator.calls.first == "beginWalk" && animator.calls.last == "endWalk")
  }

  private struct Counter: View {
    @State private var isWide = false
    let log: Log
    let widths: [CGFloat]
    var body: some View {
      log.show = { isWide = $0 }
      return Block(width: widths[isWide ? 1 : 0])
    }
  }

  @Test(arguments: [(20, 2), (10, 1)])
  @MainActor func `Followers are placed after each layout that places something, and at the end of a walk`(
    width: CGFloat, count: Int
  ) {
    let log = Log()
    let host = EngineHost { Counter(log: log, widths: [10, width]) }
    let animator = Recorder(host.graph)
    host.update()
    animator.placements = 0
    log.show(true)
    host.update()
    expect(animator.placements, equals: count)
  }

  @Test func `The animator determines the displayed frame of an item in motion, and layout does not read it`() throws {
    let host = EngineHost { Pair(log: Log()) }
    let animator = Recorder(host.graph)
    host.update()
    let item = try items(of: host)[1]
    let frame = CGRect(origin: item.origin, size: item.size)
    animator.displayed = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(item.frame(.shown), equals: frame)
    item.flags.insert(.isInMotion)
    expect(item.frame(.shown), equals: animator.displayed)
    expect(item.frame(.model), equals: frame)
  }

  private struct Switch: View {
    @State private var isWide = false
    let log: Log
    var body: some View {
      log.show = { isWide = $0 }
      return Bar(width: isWide ? 30 : 10)
    }
  }

  @Test @MainActor func `An animator determines the interpolating part of a view`() {
    let log = Log()
    let host = EngineHost { Switch(log: log) }
    host.update()
    log.show(true)
    host.update()
    expect(host.graph.root.child?.size.width, equals: 30)
    let animator = Recorder(host.graph)
    animator.keepsModels = true
    log.show(false)
    host.update()
    expect(host.graph.root.child?.size.width, equals: 30)
  }
}

/// A view whose width is its interpolating part.
private struct Bar { var width: CGFloat }

extension Bar: Animatable {
  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}

extension Bar: View { var body: some View { Block(width: width) } }
