import Dispatch
import Synchronization

private final class Announcing: ObservableObject, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// An object that can be written on any thread, as a conformance to `Sendable` requires: the macro alone provides no
/// synchronization.
private final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Atomic(0)
  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return stored.load(ordering: .acquiring)
    }
    set { registrar.withMutation(of: self, keyPath: \.number) { stored.store(newValue, ordering: .releasing) } }
  }
}

/// The parts of a tree other than state that client code can pass to another thread.
private enum Entry: String, CaseIterable, CustomTestStringConvertible {
  case size, insets, frame, bounds, anchor
  case subviewSize, subviewDimensions, subviewPriority, subviewSpacing, subviewValue, subviewPlace
  case guide, explicitGuide, anchorHash, appStorage, sceneStorage, ownedObject, sharedObject, givenObject, erasedView

  /// The results on the main thread and on other threads, and whether the operation would have to read the tree, which
  /// is reported.
  var answers: (here: String, elsewhere: String, isTold: Bool) {
    switch self {
    case .size: ("100.0 40.0", "0.0 0.0", true)
    case .insets: ("0.0", "0.0", true)
    case .frame: ("100.0", "0.0", true)
    case .bounds: ("true", "false", true)
    case .anchor: ("100.0", "0.0", true)
    case .subviewSize: ("30.0 10.0", "0.0 0.0", true)
    case .subviewDimensions: ("7.0", "0.0", true)
    case .subviewPriority: ("3.0", "0.0", true)
    case .subviewSpacing: ("8.0", "8.0", true)
    case .subviewValue: ("5", "0", true)
    case .subviewPlace: ("", "", true)
    case .guide: ("7.0", "0.0", false)
    case .explicitGuide: ("Optional(7.0)", "nil", false)
    case .anchorHash: ("true", "true", false)
    case .appStorage: ("1", "1", false)
    case .sceneStorage: ("2", "2", false)
    case .ownedObject: ("own", "own", false)
    case .sharedObject: ("shared", "shared", false)
    case .givenObject: ("given", "given", false)
    case .erasedView: ("AnyView", "AnyView", false)
    }
  }
}

private final class Means {
  var proxy: GeometryProxy?
  var anchor: Anchor<CGRect>?
  var scroll: ScrollViewProxy?
  var subviews: LayoutSubviews?
  var dimensions: ViewDimensions?
  var readers: [Entry: () -> String] = [:]
  private static func spelled(_ size: CGSize) -> String { "\(size.width) \(size.height)" }

  func ask(_ entry: Entry) -> String {
    switch entry {
    case .size: return proxy.map { Self.spelled($0.size) } ?? ""
    case .insets: return proxy.map { "\($0.safeAreaInsets.top)" } ?? ""
    case .frame: return proxy.map { "\($0.frame(in: .global).width)" } ?? ""
    case .bounds: return "\(proxy?.bounds(of: .named("outer")) != nil)"
    case .anchor:
      guard let proxy, let anchor else { return "" }
      return "\(proxy[anchor].width)"
    case .subviewSize: return subviews.map { Self.spelled($0[0].sizeThatFits(.unspecified)) } ?? ""
    case .subviewDimensions: return subviews.map { "\($0[0].dimensions(in: .unspecified)[.leading])" } ?? ""
    case .subviewPriority: return subviews.map { "\($0[0].priority)" } ?? ""
    case .subviewSpacing:
      return subviews.map { "\($0[0].spacing.distance(to: ViewSpacing(), along: .vertical))" } ?? ""
    case .subviewValue: return subviews.map { "\($0[0][NumberKey.self])" } ?? ""
    case .subviewPlace:
      subviews?[0].place(at: CGPoint(x: 50, y: 50), proposal: .zero)
      return ""
    case .guide: return dimensions.map { "\($0[.leading])" } ?? ""
    case .explicitGuide: return dimensions.map { "\($0[explicit: .leading] as CGFloat?)" } ?? ""
    case .anchorHash: return "\(anchor.hashValue == anchor.hashValue && anchor == anchor)"
    case .erasedView: return "\(type(of: AnyView(AnyView(Text("x")))))"
    case .appStorage, .sceneStorage, .ownedObject, .sharedObject, .givenObject: return readers[entry]?() ?? ""
    }
  }
}

private struct NumberKey: LayoutValueKey { static var defaultValue: Int { 0 } }

private struct Screen {
  let means: Means
  let given: Announcing
  var isShown = true
  var height: CGFloat = 40
}

extension Screen: View {
  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Reading(means: means, given: given)
        Lending(lend: { means.subviews = $0 }) {
          Color.red.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in 7 }
            .layoutPriority(3).layoutValue(key: NumberKey.self, value: 5)
        }
        VStack(alignment: .leading) {
          Color.red.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in 7 }
            .alignmentGuide(.leading) { dimensions in
              means.dimensions = dimensions
              return 7
            }
          Color.green.frame(width: 10, height: 10)
        }
        Color.blue.frame(height: height)
          .anchorPreference(key: FirstKey<Anchor<CGRect>>.self, value: .bounds) { $0 }
          .overlayPreferenceValue(FirstKey<Anchor<CGRect>>.self) { anchor in
            GeometryReader { proxy in
              let _ = (means.proxy, means.anchor) = (proxy, anchor)
            }
          }
      }
    }
    .coordinateSpace(.named("outer"))
    .environmentObject(Announcing("shared"))
  }
}

private struct Reading {
  let means: Means
  @ObservedObject var given: Announcing
  @StateObject private var own = Announcing("own")
  @EnvironmentObject private var shared: Announcing
  @AppStorage("number") private var stored = 1
  @SceneStorage("number") private var storedInScene = 2
  init(means: Means, given: Announcing) {
    self.means = means
    _given = ObservedObject(wrappedValue: given)
  }
}

extension Reading: View {
  var body: some View {
    let _ =
      means.readers = [
        .appStorage: { "\(stored)" }, .sceneStorage: { "\(storedInScene)" }, .ownedObject: { own.name },
        .sharedObject: { shared.name }, .givenObject: { given.name },
      ]
    Color.green.frame(height: 1)
  }
}

/// The use of a tree's parts on another thread never accesses the tree. Values that refer to a part of it behave as if
/// it were removed, with one warning; other values behave as usual.
@MainActor struct OffMainEntryTests {
  private func screen(_ means: Means) -> ViewHost<Screen> {
    settledHost { Screen(means: means, given: Announcing("given")) }
  }

  @Test(arguments: Entry.allCases)
  private func `Another thread gets a result without access to the tree`(entry: Entry) async {
    let means = Means()
    let host = screen(means)
    expect(means.ask(entry), equals: entry.answers.here)
    let (smuggled, answers) = (Smuggled(value: means), Smuggled(value: Probe()))
    await runOffMain { for _ in 0..<3 { answers.value.log.append(smuggled.value.ask(entry)) } }
    await runOffMain {}
    expect(answers.value.log, equals: Array(repeating: entry.answers.elsewhere, count: 3))
    let before = host.displayList
    expect(host.updated().displayList, equals: before)
    expect(host.codes.filter { $0 != .misplacedSubview } == (entry.answers.isTold ? [.stateWrittenOffMain] : []))
    expect(means.ask(entry), equals: entry.answers.here)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Entry.allCases)
  private func `Another thread can read while the tree is inserted, changed, and removed`(entry: Entry) async {
    let means = Means()
    let host = screen(means)
    let isDone = Smuggled(value: DispatchSemaphore(value: 0))
    // Lent values are kept while their views are removed.
    let lent = Means()
    (lent.proxy, lent.anchor, lent.subviews) = (means.proxy, means.anchor, means.subviews)
    (lent.dimensions, lent.readers) = (means.dimensions, means.readers)
    let smuggled = Smuggled(value: lent)
    startThread {
      for _ in 0..<3_000 { _ = smuggled.value.ask(entry) }
      isDone.value.signal()
    }
    var round = 0
    while isDone.value.wait(timeout: .now()) == .timedOut {
      round += 1
      host.content.height = CGFloat(20 + round % 20)
      host.update { host.content.isShown = round % 7 != 0 }
      await Task.yield()
    }
    await runOffMain {}
    expect(host.updated { host.content.isShown = true }.core.checkInvariants(), equals: [])
    expect(Set(host.codes).isSubset(of: [.stateWrittenOffMain, .misplacedSubview]))
  }

  @Test func `Another thread scrolls through the main thread`() async {
    let means = Means()
    let host = settledHost {
      ScrollViewReader { scroll in
        let _ = means.scroll = scroll
        ScrollView { ForEach(0..<100) { Text("\($0)").frame(height: 20).accessibilityIdentifier("row \($0)") } }
      }
    }
    let smuggled = Smuggled(value: means)
    await runOffMain { smuggled.value.scroll?.scrollTo(50, anchor: .top) }
    expect(host.updated().frame(of: "row 50")?.minY, equals: 0)
    expect(host.codes, equals: [.stateWrittenOffMain])
  }

  @Test func `A host whose last reference another thread releases is deallocated on the main thread`() async {
    let ends = Probe()
    final class Holder { var host: ViewHost<Ending>? }
    let holder = Smuggled(value: Holder())
    holder.value.host = settledHost { Ending(last: Last(ends)) }
    await runOffMain { holder.value.host = nil }
    await runOffMain {}
    expect(ends.log, equals: ["true"])
  }

  @Test func `Hosts can be released while another thread writes the state that they read`() async {
    let model = SharedModel()
    let isDone = Smuggled(value: DispatchSemaphore(value: 0))
    startThread {
      for number in 0..<20_000 { model.number = number }
      isDone.value.signal()
    }
    while isDone.value.wait(timeout: .now()) == .timedOut {
      let host = settledHost { Showing(model: model) }
      await Task.yield()
      host.update()
    }
    await runOffMain {}
    expect(settledHost { Showing(model: model) }.displayList.description.contains("19999"))
  }
}

private struct Showing: View {
  let model: SharedModel
  var body: some View { Text("\(model.number)") }
}

private final class Last {
  let ends: Probe
  init(_ ends: Probe) { self.ends = ends }
  deinit { ends.log.append("\(MainQueue.isCurrent)") }
}

private struct Ending: View {
  let last: Last
  var body: some View { Color.red }
}
