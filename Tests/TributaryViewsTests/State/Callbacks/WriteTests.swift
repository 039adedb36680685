@Observable private final class Model: @unchecked Sendable {
  var count = 0
  @ObservationIgnored var unseen = 0
  @ObservationIgnored let shared = Announcing()
}

private final class Announcing: ObservableObject, @unchecked Sendable { @Published var count = 0 }

private enum Kind: String, CaseIterable, CustomTestStringConvertible {
  case state, binding, member, element, focus, object, bindable, published, observed, shared, stored, storedInScene
  case computed, wrapped, announced
  var isObject: Bool {
    switch self {
    case .state, .binding, .member, .element, .focus, .computed, .wrapped: false
    case .object, .bindable, .published, .observed, .shared, .stored, .storedInScene, .announced: true
    }
  }
  var code: DiagnosticCode { isObject ? .objectWrittenDuringUpdate : .stateWrittenDuringUpdate }
}

private struct Parts: Equatable { var count = 0 }

private final class ByHand: ObservableObject, @unchecked Sendable {
  var count = 0 { willSet { objectWillChange.send() } }
}

private struct Wrapped: DynamicProperty { @State var count = 0 }

/// A view that shows every kind of state and passes a test the means to write it.
private struct Owner<Inside: View> {
  let model: Model
  let probe: Probe
  let kind: Kind
  let inside: Inside
  @State private var count = 0
  @State private var parts = Parts()
  @State private var list = [0]
  @FocusState private var hasFocus: Bool
  @StateObject private var announcing = Announcing()
  @EnvironmentObject private var shared: Announcing
  @AppStorage("count") private var stored = 0
  @SceneStorage("count") private var storedInScene = 0
  @StateObject private var byHand = ByHand()
  private var wrapped = Wrapped()
  init(model: Model, probe: Probe, kind: Kind, @ViewBuilder inside: () -> Inside = { EmptyView() }) {
    (self.model, self.probe, self.kind, self.inside) = (model, probe, kind, inside())
  }
}

extension Owner: View {
  @MainActor private func write(_ new: Int) {
    switch kind {
    case .state: count = new
    case .binding: $count.wrappedValue = new
    case .member: $parts.count.wrappedValue = new
    case .element: $list[0].wrappedValue = new
    case .focus: hasFocus = new > 0
    case .object: model.count = new
    case .bindable: Bindable(model).count.wrappedValue = new
    case .published: announcing.count = new
    case .observed: $announcing.count.wrappedValue = new
    case .shared: shared.count = new
    case .stored: stored = new
    case .storedInScene: storedInScene = new
    case .computed:
      Binding {
        count
      } set: {
        count = $0
      }.wrappedValue = new
    case .wrapped: wrapped.count = new
    case .announced: byHand.count = new
    }
  }

  var body: some View {
    let _ = probe.set = { write($0) }
    let objects = model.count + announcing.count + shared.count + stored + storedInScene + byHand.count
    let shown = count + parts.count + list[0] + (hasFocus ? 1 : 0) + wrapped.count + objects
    Color.red.frame(width: 10 + CGFloat(shown), height: 10).accessibilityIdentifier("shown")
    inside
  }
}

extension Probe {
  fileprivate var hasWritten: Bool { !log.isEmpty }

  fileprivate func writeOnce() {
    guard !hasWritten else { return }
    log.append("written")
    set(7)
  }
}

/// The position of the written state relative to the code that writes it.
private enum Relation { case earlier, around, later, going, gone }

private struct Screen: View {
  var relation = Relation.earlier
  let callback: Callback
  let model: Model
  let probe: Probe
  let kind: Kind
  var ask: Ask
  var body: some View {
    switch relation {
    case .around:
      Owner(model: model, probe: probe, kind: kind) { CallbackView(callback: callback, ask: ask) }
        .environmentObject(model.shared)
    case .later:
      CallbackView(callback: callback, ask: ask)
      Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared)
    case .earlier:
      Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared)
      CallbackView(callback: callback, ask: ask)
    case .going, .gone:
      if relation == .going { Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared) }
      CallbackView(callback: callback, ask: ask)
    }
  }
}

/// A view in which code that writes to an object runs whenever the written value is shown.
private struct Endless: View {
  let callback: Callback
  let isPublished: Bool
  let model: Model
  @ObservedObject var shared: Announcing
  init(_ callback: Callback, isPublished: Bool, _ model: Model) {
    (self.callback, self.isPublished, self.model, shared) = (callback, isPublished, model, model.shared)
  }

  var body: some View {
    let shown = isPublished ? shared.count : model.count
    Color.red.frame(width: 10 + CGFloat(shown), height: 10).accessibilityIdentifier("shown")
    CallbackView(
      callback: callback,
      ask: Ask { [isPublished, model] in
        if isPublished { model.shared.count = shown + 1 } else { model.count = shown + 1 }
        return 20 + CGFloat(shown % 2)
      })
  }
}

/// One rule for every kind of state at every point of a walk: the write is reported, does not loop within the pass, and
/// the frame ends. State keeps its value; a change of an object is applied after the walk.
@MainActor struct WriteTests {
  private func host(
    _ callback: Callback, _ kind: Kind, relation: Relation = .earlier, limits: UpdateLimits = UpdateLimits(),
    _ ask: @escaping (Probe, Model) -> CGFloat = { _, _ in 20 }
  ) -> ViewHost<Screen> {
    let (probe, model) = (Probe(), Model())
    let asking = Ask { ask(probe, model) }
    return ViewHost(size: CGSize(width: 100, height: 100), limits: limits) {
      Screen(relation: relation, callback: callback, model: model, probe: probe, kind: kind, ask: asking)
    }
  }

  /// In an ordinary run, each of two tests takes a quarter of the pairs of a point and a kind, in which every point and
  /// every kind occurs several times.
  private nonisolated static func pairs(_ remainder: Int) -> [(Callback, Kind)] {
    RandomSeeds.pairs(Callback.allCases, Kind.allCases, oneIn: 4, remainder: remainder)
  }

  @Test(arguments: pairs(0))
  @MainActor private func `A write is reported, and the frame ends`(callback: Callback, kind: Kind) throws {
    let host = host(callback, kind) { probe, _ in
      probe.writeOnce()
      return 20
    }
    try expectTold(host, kind)
  }

  @Test(arguments: pairs(2))
  private func `A write in a later frame is reported, and the frame ends`(callback: Callback, kind: Kind) throws {
    try expectToldLater(callback, kind, .earlier)
  }

  private func expectToldLater(_ callback: Callback, _ kind: Kind, _ relation: Relation) throws {
    let host = host(callback, kind, relation: relation)
    expect(host.updated().codes, equals: [])
    let probe = host.content.probe
    // The closure is replaced, so that the client code runs again.
    host.content.ask = Ask {
      probe.writeOnce()
      return 30
    }
    try expectTold(host, kind, isInside: relation == .around)
    expect(probe.hasWritten)
  }

  private static func name(of kind: Kind) -> String {
    switch kind {
    case .state, .binding, .computed, .wrapped: return "count"
    case .member: return "parts"
    case .element: return "list"
    case .focus: return "hasFocus"
    case .stored: return "AppStorage(\"count\")"
    case .storedInScene: return "SceneStorage(\"count\")"
    case .published, .observed, .shared: return "Announcing.count"
    case .bindable:
      // Written through a key path, which the optimizer keeps.
      #if os(Linux)
        return "Model.count"
      #else
        return "a property of an observable object"
      #endif
    case .object, .announced:
      #if os(Linux) && DEBUG
        return kind == .announced ? "ByHand.count" : "Model.count"
      #else
        // The accessor on the stack provides the name unless the optimizer has inlined it.
        return "a property of an observable object"
      #endif
    }
  }

  /// Kinds of state with different storage and rollback.
  private nonisolated static let different: [Kind] = [.state, .focus, .object, .published, .stored]

  /// In an ordinary run, each pair of a point and a kind takes one of the two relations.
  @Test(arguments: Callback.allCases, different)
  private func `A write of state around or after the writer is reported`(callback: Callback, kind: Kind) throws {
    let both: [Relation] = [.around, .later]
    let place = (Callback.allCases.firstIndex(of: callback) ?? 0) + (Self.different.firstIndex(of: kind) ?? 0)
    let relations = RandomSeeds.areComplete ? both : [both[place % 2]]
    for relation in relations { try expectToldLater(callback, kind, relation) }
  }

  @Test(arguments: Callback.allCases, different)
  @MainActor private func `A write of removed state ends with it`(callback: Callback, kind: Kind) {
    let host = host(callback, kind, relation: .going)
    let probe = host.updated().content.probe
    host.content.ask = Ask {
      probe.set(7)
      return 30
    }
    host.content.relation = .gone
    let report = CallSite.$looksForLines.withValue(false) { host.update() }
    expect(report.settled)
    expect(report.passes, atMost: 4)
    expect(Set(host.codes).isSubset(of: [kind.code]))
    expectNil(host.frame(of: "shown"))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Callback.allCases, different)
  @MainActor private func `A write of another host's state is applied there`(callback: Callback, kind: Kind) {
    let (probe, model) = (Probe(), Model())
    let other = settledHost { Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared) }
    var isArmed = false
    let ask = Ask {
      if isArmed { probe.writeOnce() }
      return 20
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { CallbackView(callback: callback, ask: ask) }
    isArmed = true
    expect(host.update().settled)
    expect(probe.hasWritten)
    expect(host.codes, equals: [])
    expect(other.update().settled)
    expect(other.frame(of: "shown")?.width == (kind == .focus ? 10 : 17))
    expect(other.codes, equals: [])
    expect(host.core.checkInvariants() + other.core.checkInvariants(), equals: [])
  }

  /// The points that a larger window reaches.
  @Test(arguments: [Kind.state, .object]) private func `A write during a window resize is reported`(kind: Kind) throws {
    var reached = 0
    for callback in Callback.allCases {
      var isArmed = false
      let host = host(callback, kind) { probe, _ in
        if isArmed { probe.writeOnce() }
        return 20
      }
      host.update()
      isArmed = true
      host.size = CGSize(width: 130, height: 80)
      expect(!host.content.probe.hasWritten, "\(callback): a new size is looked at in the next frame")
      let report = CallSite.$looksForLines.withValue(false) { host.update() }
      let isDone = host.content.probe.hasWritten
      expect(report.settled && report.passes <= 4, "\(callback)")
      expect(host.codes == (isDone ? [kind.code] : []), "\(callback)")
      expect(host.frame(of: "shown")?.width == (isDone && kind.isObject ? 17 : 10), "\(callback)")
      expect(host.core.checkInvariants(), equals: [], "\(callback)")
      if isDone { reached += 1 }
    }
    expect(reached, atLeast: 15)
  }

  @Test func `A closure that reads and then writes an object without other readers shows the value that it read`() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Counting(model: model, goal: 3) }
    expect(host.update().settled)
    expect(host.frame(of: "shown")?.width, equals: 10)
    // The body's observation has already delivered this change and has ended.
    expect(host.updated { model.count += 1 }.frame(of: "shown")?.width, equals: 12)
    expect(host.codes, equals: [])
    expect(host.showing(Counting(model: model, goal: 2)).frame(of: "shown")?.width, equals: 13)
  }

  private func expectTold(_ host: ViewHost<some View>, _ kind: Kind, isInside: Bool = false) throws {
    let report = CallSite.$looksForLines.withValue(false) { host.update() }
    expect(report.settled)
    expect(report.passes, atMost: 4)
    expect(host.codes, equals: [kind.code])
    expect(host.frame(of: "shown")?.width == (kind.isObject ? 17 : 10))
    let found = try #require(host.diagnostics.first)
    expect(found.severity, equals: .error)
    let property = try #require(found.evidence.first { $0.label == "property" }?.lines.first)
    expect(property, equals: Self.name(of: kind))
    let writer = try #require(found.evidence.first { $0.label == "written by" }?.lines.joined())
    let path = try #require(found.path)
    expect(isInside || !writer.contains("Owner"))
    if kind.isObject {
      expect(path, equals: writer)
      expect(found.evidence.contains { $0.label == "read by" && $0.lines.joined().contains("Owner") })
    } else {
      expect(path.contains("Owner"))
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Callback.allCases)
  private func `An object that is read and written at one point stops at the limit, with a report`(callback: Callback) {
    let host = host(callback, .object, limits: UpdateLimits(maximumPasses: 8)) { _, model in
      let number = model.count
      // A table that never settles, with sizes that do.
      model.count = (number + 1) % 1_000
      return 20 + CGFloat(number % 2)
    }
    for _ in 0..<3 {
      let report = host.update()
      expect(report.passes, atMost: 16)
      if !report.settled { expect(report.diagnostics.contains { $0.severity != .note }) }
    }
    expect(host.codes.contains(.objectWrittenDuringUpdate))
  }

  /// The displayed state after a loop is the state in the loop report.
  @Test(arguments: Callback.allCases, [false, true])
  private func `Endless writes leave a picture that agrees with reports`(callback: Callback, isPublished: Bool) throws {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100), limits: UpdateLimits(maximumPasses: 24)) {
      Endless(callback, isPublished: isPublished, model)
    }
    for frame in 1...3 {
      let report = CallSite.$looksForLines.withValue(false) { host.update() }
      let shown = try #require(host.frame(of: "shown")).width - 10
      let isWhole = shown == CGFloat(isPublished ? model.shared.count : model.count)
      let loops = host.diagnostics.filter { $0.loop != nil }
      let isSaid = loops.contains { $0.consequence.contains("is not shown yet") }
      expect(isWhole || isSaid, "frame \(frame): \(shown), \(model.count) and \(model.shared.count)")
      let told = report.diagnostics.filter { $0.loop != nil }.map(\.consequence)
      expect(told.allSatisfy { text in loops.contains { $0.consequence == text } })
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `The report of a loop whose views show the current state does not mention objects`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Alternating() }
    expect(!host.update().settled)
    expect(host.diagnostics.allSatisfy { $0.loop != nil && !$0.consequence.contains("is not shown yet") })
  }

  @Test @MainActor func `A write of an unread property is ignored`() {
    let host = host(.body, .object) { _, model in
      model.unseen += 1
      return 20
    }
    expect(host.update().passes, equals: 1)
    expect(host.codes, equals: [])
  }

  @Test @MainActor func `A body that reads and then writes an object is reported and evaluated again`() {
    let model = Model()
    let host = updatedHost { Counting(model: model, goal: 0) }
    host.content = Counting(model: model, goal: 3)
    let report = CallSite.$looksForLines.withValue(false) { host.update() }
    expect(report.settled)
    expect(report.passes, equals: 4)
    expect(host.codes, equals: [.objectWrittenDuringUpdate])
    expect(host.frame(of: "shown")?.width, equals: CGFloat(10 + model.count))
    expect(host.frame(of: "shown")?.width, equals: 13)
    expect(host.core.checkInvariants(), equals: [])
    let endless = host.show(Counting(model: model, goal: 100_000))
    expect(endless.passes, atMost: 130)
    expect(endless.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: Kind.allCases) @MainActor private func `A shape in hit testing must not write`(kind: Kind) {
    let probe = Probe()
    let model = Model()
    var isHitting = false
    let ask = Ask {
      if isHitting { probe.set(9) }
      return 50
    }
    let host = settledHost {
      VStack(spacing: 0) {
        Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared)
        Color.blue.contentShape(AskingShape(ask: ask))
      }
    }
    isHitting = true
    CallSite.$looksForLines.withValue(false) {
      host.tap(at: CGPoint(x: 50, y: 50))
      host.update()
    }
    expect(host.frame(of: "shown")?.width == (kind.isObject ? 19 : 10))
    expect(Set(host.codes), equals: [kind.code])
    expect(host.core.checkInvariants(), equals: [])
  }

  /// The points inside a walk; the others are actions, or run after the frame.
  private nonisolated static let walked: Set<Deed> = [
    .viewEquality, .preferenceEquality, .identity, .rowIdentity, .reduction, .gestureBody, .transaction,
    .valueTransaction,
  ]

  /// In an ordinary run, each deed takes half of the kinds, and each kind half of the deeds.
  private nonisolated static let pairsOfDeeds = RandomSeeds.pairs(Deed.allCases, Kind.allCases, oneIn: 2)

  @Test(arguments: pairsOfDeeds)
  private func `A write by an action is applied, and a write inside a walk is reported`(deed: Deed, kind: Kind) {
    let (probe, model) = (Probe(), Model())
    var isArmed = false
    let ask = Ask {
      if isArmed { probe.writeOnce() }
      return 20
    }
    let host = updatedHost { HeldScreen(deed: deed, model: model, probe: probe, kind: kind, ask: ask) }
    isArmed = true
    CallSite.$looksForLines.withValue(false) { DeedView.perform(deed, on: host) { host.content.number = $0 } }
    isArmed = false
    expect(probe.hasWritten)
    expect(host.update().settled)
    let isWalk = Self.walked.contains(deed)
    expect(Set(host.codes) == (isWalk ? [kind.code] : []))
    if isWalk, let found = host.diagnostics.first {
      expect(found.evidence.first { $0.label == "property" }?.lines.first, equals: Self.name(of: kind))
      expect(found.evidence.contains { $0.label == "written by" })
    }
    let isApplied = kind.isObject || !isWalk
    expect(host.frame(of: "shown")?.width == (isApplied && kind != .focus ? 17 : 10))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A state whose comparison writes it ends with one of the two values`() {
    let host = settledHost { OwnComparison() }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(host.update().settled)
    let picture = host.displayList.description
    expect(picture.contains("shown 2") || picture.contains("shown 9"))
    expect(host.codes, equals: [])
    expect(host.core.checkInvariants(), equals: [])
  }
}

private struct HeldScreen: View {
  let deed: Deed
  let model: Model
  let probe: Probe
  let kind: Kind
  let ask: Ask
  var number = 0
  var body: some View {
    ZStack {
      Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared)
        .frame(maxHeight: .infinity, alignment: .top)
      DeedView(deed: deed, ask: ask, number: number)
    }
  }
}

/// A state that is written when its values are compared.
private struct OwnComparison: View {
  @State private var value = Calling(number: 0, ask: Ask { 0 })
  var body: some View {
    Text("shown \(value.number)").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .onTapGesture {
        var isFirst = true
        let last = Calling(number: 9, ask: Ask { 0 })
        value = Calling(
          number: 1,
          ask: Ask {
            if isFirst {
              isFirst = false
              value = last
            }
            return 0
          })
        value = Calling(number: 2, ask: Ask { 0 })
      }
  }
}

private struct Counting: View {
  let model: Model
  let goal: Int
  var body: some View {
    let shown = model.count
    if shown < goal { model.count = shown + 1 }
    return Color.red.frame(width: 10 + CGFloat(shown), height: 10).accessibilityIdentifier("shown")
  }
}

private struct Alternating: View {
  @State private var isOn = false
  var body: some View { Color.red.onChange(of: isOn, initial: true) { isOn.toggle() } }
}

struct ObjectPropertyTests {
  @Test(arguments: [
    ("App.Model.width.setter : Swift.Int", "Model.width"),
    ("App.(Model in _5C0F12).width.modify : Swift.Int", "Model.width"),
    ("App.Store<Swift.Array<App.Item>>.items.setter : [A]", "Store.items"),
    ("width.setter : Swift.Int in Model #1 in App.screen() -> ()", "Model.width"),
    ("App.Screen.Model.width.modify2 : Swift.Int", "Model.width"),
  ])
  func `The name of a property is parsed from its accessor`(symbol: String, name: String) {
    expect(ObjectProperty.propertyName(ofAccessor: symbol), equals: name)
  }

  @Test func `Other symbols name no property`() {
    expectNil(ObjectProperty.propertyName(ofAccessor: "App.Model.width.getter : Swift.Int"))
    expectNil(ObjectProperty.propertyName(ofAccessor: "main"))
  }
}
