import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// The cost of nested readers, as counts.
@Suite @MainActor struct NestedReaderTests {
  /// Keys that differ by a type.
  struct Key<Level>: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Deeper<Level> {}

  /// Returns a reader of a separate key around the next level, beside a writer of that key.
  private func nested<Level>(_ levels: Int, _ type: Level.Type) -> AnyView {
    if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
    return AnyView(
      VStack(spacing: 0) {
        nested(levels - 1, Deeper<Level>.self)
        Color.red.frame(width: 1, height: 1).preference(key: Key<Level>.self, value: 1)
      }
      .onPreferenceChange(Key<Level>.self) { _ in })
  }

  /// A reader of a separate key around the next level alone, which publishes that key.
  private struct NestedAlone<Level>: View {
    let levels: Int

    var body: some View { content.onPreferenceChange(Key<Level>.self) { _ in } }

    private var content: AnyView {
      if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
      return AnyView(
        NestedAlone<Deeper<Level>>(levels: levels - 1).transformPreference(Key<Level>.self) { $0 += 1 })
    }
  }

  /// The work of folds in the first frame of a host, as counts of events.
  private final class FoldWork: FrameTracer {
    /// The number of times that items have determined their part in a fold.
    var partsFound = 0
    /// The number of times that containers have passed a contribution on.
    var passedOn = 0

    func trace(_ event: FrameEvent) {
      switch event {
      case .didFindPart: partsFound += 1
      case .didPassOn: passedOn += 1
      default: break
      }
    }

    func frameDidEnd(_ report: FrameReport) {}
  }

  private func work(_ content: some View) -> FoldWork {
    let host = ViewHost(size: CGSize(width: 1000, height: 1000)) { content }
    let work = FoldWork()
    host.core.startTracing(work)
    host.update()
    host.core.stopTracing(work)
    expect(host.core.checkInvariants(), equals: [])
    return work
  }

  private func questions(_ content: AnyView) -> Int { work(content).partsFound }

  @Test func `Each container searches its items once per key`() {
    let (few, many) = (questions(nested(16, Int.self)), questions(nested(32, Int.self)))
    expect(many, atMost: 4 * few + 32, "\(few), \(many)")
    expect(many, atMost: 32 * 33)
  }

  @Test func `A container with one item stores the folds of few keys`() {
    let few = questions(AnyView(NestedAlone<Int>(levels: 24)))
    let many = questions(AnyView(NestedAlone<Int>(levels: 48)))
    // A fold for each pair of a container and a key around it would quadruple the number.
    expect(few, above: 0)
    expect(many, atMost: 3 * few, "\(few), \(many)")
  }

  /// Readers of the same ten keys around each of nested containers with one item.
  private struct Chain: View {
    let depth: Int

    var body: some View {
      VStack(spacing: 0) { content }
        .onPreferenceChange(Key<Int8>.self) { _ in }.onPreferenceChange(Key<Int16>.self) { _ in }
        .onPreferenceChange(Key<Int32>.self) { _ in }.onPreferenceChange(Key<Int64>.self) { _ in }
        .onPreferenceChange(Key<Int>.self) { _ in }.onPreferenceChange(Key<UInt8>.self) { _ in }
        .onPreferenceChange(Key<UInt16>.self) { _ in }.onPreferenceChange(Key<UInt32>.self) { _ in }
        .onPreferenceChange(Key<UInt64>.self) { _ in }.onPreferenceChange(Key<UInt>.self) { _ in }
    }

    private var content: AnyView {
      if depth > 0 { return AnyView(Chain(depth: depth - 1)) }
      return AnyView(
        Color.red.frame(width: 1, height: 1)
          .preference(key: Key<Int8>.self, value: 1).preference(key: Key<Int16>.self, value: 1)
          .preference(key: Key<Int32>.self, value: 1).preference(key: Key<Int64>.self, value: 1)
          .preference(key: Key<Int>.self, value: 1).preference(key: Key<UInt8>.self, value: 1)
          .preference(key: Key<UInt16>.self, value: 1).preference(key: Key<UInt32>.self, value: 1)
          .preference(key: Key<UInt64>.self, value: 1).preference(key: Key<UInt>.self, value: 1))
    }
  }

  @Test func `Readers of many equal keys at each level of a chain read the fold of the next level`() {
    let passed = [16, 32, 64].map { work(Chain(depth: $0)).passedOn }
    // A container that did not store its fold for its reader would pass the contribution on to each reader outside it.
    expect(passed, equals: [0, 0, 0])
  }
}
