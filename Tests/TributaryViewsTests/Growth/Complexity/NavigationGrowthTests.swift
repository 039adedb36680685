@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The cost of pushing and popping pages of a navigation stack, as counts. The covered pages keep their state and are
/// not part of the work.
@MainActor struct NavigationGrowthTests {
  @Observable @MainActor final class Trail {
    var path: [Int] = []
    var offset = 0
    var appearances: [String] = []
  }

  private struct Stop: View {
    let number: Int
    let trail: Trail
    var body: some View {
      Text("stop \(number)")
        .navigationTitle("\(number)")
        .onAppear { trail.appearances.append("+\(number)") }
        .onDisappear { trail.appearances.append("-\(number)") }
    }
  }

  /// A stack in a view that is evaluated at each push, because it reads the path.
  private struct Journey<Destination: View>: View {
    @Bindable var trail: Trail
    let destination: (Trail, Int) -> Destination
    var body: some View {
      NavigationStack(path: $trail.path) {
        Text("start \(trail.path.count)").modifier(Declaration(trail: trail, destination: destination))
      }
    }
  }

  private struct Declaration<Destination: View>: ViewModifier {
    let trail: Trail
    let destination: (Trail, Int) -> Destination
    func body(content: Content) -> some View { content.navigationDestination(for: Int.self) { destination(trail, $0) } }
  }

  /// A stack that declares its destination again at each push, with a closure that captures nothing.
  private struct Constant: View {
    @Bindable var trail: Trail
    var body: some View {
      NavigationStack(path: $trail.path) {
        Text("start \(trail.path.count)").navigationDestination(for: Int.self) { number in
          Text("stop \(number)").navigationTitle("\(number)")
        }
      }
    }
  }

  private func work(_ depth: Int, _ view: (Trail) -> some View) -> (push: FrameCounts, pop: FrameCounts) {
    let (host, trail) = settledHost(with: Trail(), 300, 300) { view($0) }
    for number in 1..<depth {
      trail.path.append(number)
      settle(host)
    }
    trail.path.append(depth)
    let push = host.update().counts
    host.advance(by: 1)
    trail.path.removeLast()
    let pop = host.update().counts
    expect(host.advanced(by: 1).core.checkInvariants(), equals: [])
    return (push, pop)
  }

  private func expectEqualWork(_ view: (Trail) -> some View) {
    let few = work(10, view)
    let many = work(40, view)
    for (few, many) in [(few.push, many.push), (few.pop, many.pop)] {
      expect(few.bodies, equals: many.bodies)
      expect(few.measurements, equals: many.measurements)
      expect(few.placements, equals: many.placements)
      expect(few.nodesVisited, equals: many.nodesVisited)
      expect(few.actions, equals: many.actions)
      expect(many.comparisons - few.comparisons, atMost: 2 * 30)
    }
  }

  @Test func `A push and a pop evaluate, measure, and notify as many nodes above forty pages as above ten`() {
    expectEqualWork { trail in Journey(trail: trail) { Stop(number: $1, trail: $0) } }
    // A destination that is declared again with an equal closure evaluates no covered page.
    expectEqualWork { Constant(trail: $0) }
  }

  @Test @MainActor func `Each page appears when it is shown and disappears when it is covered or popped, once`() {
    let trail = Trail()
    let host = settledHost(300, 300) { Journey(trail: trail) { Stop(number: $1, trail: $0) } }
    trail.path = [1, 2, 3]
    settle(host)
    expect(trail.appearances, equals: ["+3"])
    trail.path.append(4)
    settle(host)
    expect(trail.appearances, equals: ["+3", "+4", "-3"])
    trail.path = [1, 2]
    settle(host)
    expect(Set(trail.appearances.dropFirst(3)), equals: ["-4", "+2"])
    expect(trail.appearances.count, equals: 5)
  }

  /// A page that declares a destination for its own type, like each page of a browser for folders.
  private struct Folder: View {
    let number: Int
    let reads: Trail
    var body: some View { Text("folder \(number)").navigationDestination(for: Int.self) { Text("wrong \($0)") } }
  }

  @Test @MainActor func `The declaration on the lowest page applies, also while pages above declare the same type`() {
    let trail = Trail()
    let host = settledHost(300, 300) { Journey(trail: trail) { Folder(number: $1 + $0.offset, reads: $0) } }
    for number in 1...12 {
      trail.path.append(number)
      settle(host)
    }
    expect(texts(in: host).contains("folder 12"))
    host.update { trail.offset = 100 }
    expect(texts(in: host).contains("folder 112"))
    trail.path.removeLast(3)
    settle(host)
    expect(texts(in: host).contains("folder 109"))
    expect(host.core.checkInvariants(), equals: [])
  }

  private struct Counter: View {
    @Bindable var trail: Trail
    var body: some View {
      let offset = trail.offset
      NavigationStack(path: $trail.path) {
        Text("start").navigationDestination(for: Int.self) { Text("page \($0 + offset)") }
      }
    }
  }

  @Test @MainActor func `A destination that captures other values replaces the content of all pages`() {
    let (host, trail) = settledHost(with: Trail(), 300, 300) { Counter(trail: $0) }
    trail.path = [1, 2]
    settle(host)
    host.update { trail.offset = 10 }
    expect(texts(in: host).contains("page 12"))
    trail.path.removeLast()
    settle(host)
    expect(texts(in: host).contains("page 11"))
  }

  private func texts(in host: ViewHost<some View>) -> [String] { host.shownTexts.map(\.shownContent) }

  /// Shows a change of the path, and ends its animation.
  private func settle(_ host: ViewHost<some View>) { host.updated().advance(by: 1) }
}

@MainActor struct SelectorComplexity {
  @Test(arguments: [120, 2_000])
  @MainActor func `The cost of a click in a selector does not depend on the number of months`(months: Int) {
    let host = makeHost { Selector { SelectorMonths(count: months, selected: $0).body } }
    let counts = click(host)
    expectBorderOnly(counts)
    // The rows are created in the body that reads the selection: their closures run, and each month is compared.
    expect(counts.bodies, equals: 1)
    expect(counts.closures, equals: months / 10 + months)
    expect(counts.comparisons, equals: months)
  }

  @Test(arguments: [120, 2_000])
  @MainActor func `A click costs one comparison for all months if a separate view creates them`(months: Int) {
    let host = makeHost { Selector { SelectorMonths(count: months, selected: $0) } }
    let counts = click(host)
    expectBorderOnly(counts)
    expect(counts.bodies, equals: 1)
    expect(counts.closures, equals: 0)
    expect(counts.comparisons, equals: 1)
  }

  private func makeHost<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost<Content> {
    let host = ViewHost(size: CGSize(width: 10_000, height: 100_000), content: content)
    host.environment.textMeasurer = FixedTextMeasurer()
    let first = host.update()
    expect(first.passes, equals: 2)
    expect(first.counts.measurements > 0 && first.counts.placements > 0 && first.counts.reduces > 0)
    return host
  }

  private func click<Content: View>(_ host: ViewHost<Content>) -> FrameCounts {
    let before = host.frame(of: "border")
    let counts = host.tapped("Month 7").core.counts
    expect(host.frame(of: "border"), differsFrom: before)
    expect(host.frame(of: "border"), equals: host.frame(of: "Month 7"))
    return counts
  }

  private func expectBorderOnly(_ counts: FrameCounts) {
    expect(counts.reduces, equals: 0)
    expect(counts.actions, equals: 0)
    expect(counts.nodesCreated, equals: 0)
    expect(counts.measurements, atMost: 4)
    expect((1...8).contains(counts.placements))
    expect((1...8).contains(counts.nodesVisited))
  }
}

/// Months, and one border that follows the selection.
private struct Selector<Months: View>: View {
  let months: (Binding<Int>) -> Months
  @State private var selected = 0
  @State private var frames: [CGRect] = []
  var body: some View {
    ZStack(alignment: .topLeading) {
      if frames.indices.contains(selected) { selectionBorder(around: frames[selected]) }
      months($selected)
    }
    .coordinateSpace(name: "months")
    .onPreferenceChange(ListKey<CGRect>.self) { frames = $0 }
  }
}

private struct SelectorMonths: View {
  let count: Int
  @Binding var selected: Int
  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<(count / 10)) { row in
        HStack(spacing: 8) {
          ForEach(0..<10) { column in SelectorMonth(index: row * 10 + column, selected: $selected) }
        }
      }
    }
  }
}

@MainActor private func selectionBorder(around frame: CGRect) -> some View {
  Rectangle()
    .stroke(Color.green, lineWidth: 3)
    .accessibilityIdentifier("border")
    .frame(width: frame.width, height: frame.height)
    .offset(x: frame.minX, y: frame.minY)
}

private struct SelectorMonth: View {
  let index: Int
  @Binding var selected: Int
  var body: some View {
    Text("Month \(index)")
      .padding(10)
      .onTapGesture { selected = index }
      .accessibilityIdentifier("Month \(index)")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: ListKey<CGRect>.self, value: [proxy.frame(in: .named("months"))])
        })
  }
}
