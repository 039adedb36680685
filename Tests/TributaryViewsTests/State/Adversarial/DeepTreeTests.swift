/// Views whose bodies contain views of the same type: fractals, comment threads, and file trees.
@Suite(.serialized) @MainActor struct RecursiveViewTests {
  private static let depth = RandomSeeds.areComplete ? 40 : 20

  @Test(arguments: Shape.allCases)
  @MainActor func `A recursive view is shown in every container and with every modifier`(shape: Shape) {
    switch shape {
    case .padded: check(Padded(n: Self.depth))
    case .grouped: check(Grouped(n: Self.depth))
    case .stacked: check(Stacked(n: Self.depth))
    case .tree: check(Tree(n: Self.depth))
    case .bareTree: check(BareTree(n: Self.depth))
    case .erased: check(Erased(n: Self.depth))
    case .optional: check(Maybe(n: Self.depth))
    case .switched: check(Switched(n: Self.depth))
    case .overlaid: check(Overlaid(n: Self.depth))
    case .modified: check(Modified(n: Self.depth))
    case .sectioned: check(Sectioned(n: Self.depth))
    case .stateful: check(Stateful(n: Self.depth))
    case .mutual: check(Even(n: Self.depth))
    }
  }

  enum Shape: CaseIterable {
    case padded, grouped, stacked, tree, bareTree, erased, optional, switched, overlaid, modified, sectioned, stateful
    case mutual
  }

  /// Checks a view in all containers, and with each modifier in two of them. A thorough run checks each modifier in all
  /// containers.
  private func check<V: View>(_ view: V) {
    let all = 0..<Self.containerCount
    checkContainers(all, view)
    checkContainers(RandomSeeds.areComplete ? all : 0..<2, view.padding(2))
    checkContainers(RandomSeeds.areComplete ? all : 2..<4, view.background(Color.red))
    checkContainers(RandomSeeds.areComplete ? all : 4..<6, view.opacity(0.5))
    checkContainers(RandomSeeds.areComplete ? all : 6..<8, view.id(1))
    checkContainers(RandomSeeds.areComplete ? all : 8..<10, view.preference(key: SumKey<Int>.self, value: 1))
    checkContainers(RandomSeeds.areComplete ? all : 10..<12, view.onTapGesture {})
  }

  private static let containerCount = 12

  private func checkContainers<V: View>(_ numbers: Range<Int>, _ view: V) {
    for number in numbers {
      switch number {
      case 0: expectEnd { view }
      case 1: expectEnd { VStack { view } }
      case 2: expectEnd { HStack { view } }
      case 3: expectEnd { ZStack { view } }
      case 4: expectEnd { ScrollView { view } }
      case 5: expectEnd { LazyVStack { view } }
      case 6: expectEnd { List { view } }
      case 7: expectEnd { Form { view } }
      case 8: expectEnd { TributaryContainers.Grid { GridRow { view } } }
      case 9: expectEnd { Group { view } }
      case 10: expectEnd { NavigationStack { view } }
      default: expectEnd { ViewThatFits { view } }
      }
    }
  }

  private func expectEnd<V: View>(
    sourceLocation: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> V
  ) {
    let host = settledHost(400, 400, content: content)
    #expect(host.displayList.description.contains("end"), "\(V.self)", sourceLocation: sourceLocation)
    #expect(!host.codes.contains(.nestingTooDeep), sourceLocation: sourceLocation)
    host.update { host.size = CGSize(width: 390, height: 390) }
    #expect(host.core.checkInvariants() == [], sourceLocation: sourceLocation)
  }
}

private struct Padded: View {
  let n: Int
  var body: some View { if n == 0 { Text("end") } else { Padded(n: n - 1).padding(1) } }
}

private struct Grouped: View {
  let n: Int
  var body: some View { Group { if n == 0 { Text("end") } else { Grouped(n: n - 1) } } }
}

private struct Stacked: View {
  let n: Int
  var body: some View {
    VStack(spacing: 0) {
      if n == 0 { Text("end") }
      if n > 0 { Stacked(n: n - 1) }
    }
  }
}

private struct Tree: View {
  let n: Int
  var body: some View {
    if n == 0 { Text("end") } else { VStack(spacing: 0) { ForEach(0..<1) { _ in Tree(n: n - 1) } } }
  }
}

private struct BareTree: View {
  let n: Int
  var body: some View { if n == 0 { Text("end") } else { ForEach(0..<1) { _ in BareTree(n: n - 1) } } }
}

private struct Erased: View {
  let n: Int
  var body: some View { n == 0 ? AnyView(Text("end")) : AnyView(Erased(n: n - 1)) }
}

private struct Maybe: View {
  let n: Int
  var body: some View {
    if n == 0 { Text("end") }
    n > 0 ? Maybe(n: n - 1) : nil
  }
}

private struct Switched: View {
  let n: Int
  var body: some View {
    switch n {
    case 0: Text("end")
    case let n where n.isMultiple(of: 2): Switched(n: n - 1).opacity(0.9)
    default: Switched(n: n - 1)
    }
  }
}

private struct Overlaid: View {
  let n: Int
  var body: some View {
    Color.red.frame(minWidth: 20, minHeight: 20).overlay { if n == 0 { Text("end") } else { Overlaid(n: n - 1) } }
  }
}

private struct Modified: View {
  let n: Int
  var body: some View { Color.red.frame(minWidth: 20, minHeight: 20).modifier(Nested(n: n)) }
}

private struct Nested: ViewModifier {
  let n: Int
  func body(content: Content) -> some View {
    content.background { if n == 0 { Text("end") } else { Modified(n: n - 1) } }
  }
}

private struct Sectioned: View {
  let n: Int
  var body: some View { if n == 0 { Text("end") } else { Section { Sectioned(n: n - 1) } } }
}

private struct Stateful: View {
  let n: Int
  @State private var isOpen = true
  var body: some View { if n == 0 || !isOpen { Text("end") } else { Stateful(n: n - 1).padding(.top, 1) } }
}

private struct Even: View {
  let n: Int
  var body: some View { if n <= 0 { Text("end") } else { Odd(n: n - 1).padding(1) } }
}

private struct Odd: View {
  let n: Int
  var body: some View { if n <= 0 { Text("end") } else { Even(n: n - 1) } }
}

/// Erased views that are nested more deeply than the stack allows, released at every stage and on every thread. A stack
/// overflow ends the process, so each case runs in a separate process.
struct IterativeReleaseTests {
  @Test func `Deeply nested views can be released before the first frame`() async {
    await #expect(processExitsWith: .success) { await MainActor.run { _ = Nest(depth: 100_000) } }
  }

  @Test func `Deeply nested views are released on a thread that never ran a frame, at the latest when it ends`() async {
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 8 << 20, afterFrame: false) }
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 512 << 10, afterFrame: false) }
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 512 << 10, afterFrame: true) }
  }
}

private final class Nest: @unchecked Sendable {
  private var view: AnyView?
  private(set) weak var core: Probe?
  @MainActor init(depth: Int) {
    let core = Probe()
    self.core = core
    var view = AnyView(Core(probe: core))
    for _ in 0..<depth { view = AnyView(view.padding(0)) }
    self.view = view
  }

  func letGo() { view = nil }
}

private struct Core: View {
  let probe: Probe
  var body: some View { Color.red }
}

private func letGoOnThread(stackSize: Int, afterFrame: Bool) async {
  let nest = await MainActor.run {
    if afterFrame { _ = settledHost { AnyView(Color.red) } }
    return Nest(depth: 100_000)
  }
  let thread = Thread { nest.letGo() }
  thread.stackSize = stackSize
  thread.start()
  for _ in 0..<10_000 where nest.core != nil { try? await Task.sleep(for: .milliseconds(1)) }
  precondition(nest.core == nil)
}
