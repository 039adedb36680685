import Observation
import Testing
import TributaryCombine
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@Observable private final class Model: @unchecked Sendable {
  var count = 0
  @ObservationIgnored var unseen = 0
  @ObservationIgnored let shared = Announcing()
}

private final class Announcing: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

/// The kinds of state that code of users may write.
private enum Kind: String, CaseIterable, CustomTestStringConvertible {
  case state, binding, member, element, focus, object, bindable, published, observed, shared, stored, storedInScene

  var isObject: Bool {
    switch self {
    case .state, .binding, .member, .element, .focus: false
    case .object, .bindable, .published, .observed, .shared, .stored, .storedInScene: true
    }
  }
  var testDescription: String { rawValue }
}

private struct Parts: Equatable {
  var count = 0
}

/// Shows every kind of state, and lends a test the means to write it.
private struct Owner {
  let model: Model
  let probe: Probe
  let kind: Kind
  @State private var count = 0
  @State private var parts = Parts()
  @State private var list = [0]
  @FocusState private var hasFocus: Bool
  @StateObject private var announcing = Announcing()
  @EnvironmentObject private var shared: Announcing
  @AppStorage("count") private var stored = 0
  @SceneStorage("count") private var storedInScene = 0
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
    }
  }

  var body: some View {
    probe.set = { write($0) }
    let objects = model.count + announcing.count + shared.count + stored + storedInScene
    let shown = count + parts.count + list[0] + (hasFocus ? 1 : 0) + objects
    return Color.red.frame(width: 10 + CGFloat(shown), height: 10).accessibilityIdentifier("shown")
  }
}

private struct Screen: View {
  let moment: Moment
  let model: Model
  let probe: Probe
  let kind: Kind
  var ask: Ask

  var body: some View {
    Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared)
    MomentView(moment: moment, ask: ask)
  }
}

/// One rule for every kind of state at every moment of a walk: the write is told, nothing goes round within the pass, the
/// frame ends. State keeps its value; what has happened to an object is taken up after the walk.

@MainActor @Suite struct WriteTests {
  private func host(
    _ moment: Moment, _ kind: Kind, limits: UpdateLimits = UpdateLimits(),
    _ ask: @escaping (Probe, Model) -> CGFloat
  ) -> ViewHost<Screen> {
    let probe = Probe()
    let model = Model()
    return ViewHost(size: CGSize(width: 100, height: 100), limits: limits) {
      Screen(moment: moment, model: model, probe: probe, kind: kind, ask: Ask { ask(probe, model) })
    }
  }

  @Test(arguments: Moment.allCases, Kind.allCases)
  private func `A write is told, and the frame ends`(moment: Moment, kind: Kind) throws {
    var isDone = false
    let host = host(moment, kind) { probe, _ in
      if !isDone {
        isDone = true
        probe.set(7)
      }
      return 20
    }
    try expectTold(host, kind)
  }

  @Test(arguments: Moment.allCases, Kind.allCases)
  private func `A write in a later frame is told, and the frame ends`(moment: Moment, kind: Kind) throws {
    let host = host(moment, kind) { _, _ in 20 }
    host.update()
    #expect(host.codes == [])
    var isDone = false
    let probe = host.content.probe
    // What runs code of users is another value, so that the code runs again.
    host.content.ask = Ask {
      if !isDone {
        isDone = true
        probe.set(7)
      }
      return 30
    }
    try expectTold(host, kind)
    #expect(isDone)
  }

  private func expectTold(_ host: ViewHost<Screen>, _ kind: Kind) throws {
    let report = CallSite.$looksForLines.withValue(false) { host.update() }
    #expect(report.settled)
    #expect(report.passes <= 4)
    let code: DiagnosticCode = kind.isObject ? .objectWrittenDuringUpdate : .stateWrittenDuringUpdate
    #expect(host.codes == [code])
    #expect(host.frame(of: "shown")?.width == (kind.isObject ? 17 : 10))
    let found = try #require(host.diagnostics.first)
    #expect(found.severity == .error)
    let property = try #require(found.evidence.first { $0.label == "property" }?.lines.first)
    #if os(Linux)
      let names: [Kind: String] = [
        .state: "count", .binding: "count", .member: "parts", .element: "list", .focus: "hasFocus",
        .object: "Model.count", .bindable: "Model.count", .published: "Announcing.count", .observed: "Announcing.count",
        .shared: "Announcing.count", .stored: "AppStorage(\"count\")", .storedInScene: "SceneStorage(\"count\")",
      ]
      #expect(property == names[kind])
    #endif
    let writer = try #require(found.evidence.first { $0.label == "written by" }?.lines.joined())
    let path = try #require(found.path)
    #expect(!writer.contains("Owner"))
    if kind.isObject {
      #expect(path == writer)
      #expect(found.evidence.contains { $0.label == "read by" && $0.lines.joined().contains("Owner") })
    } else {
      #expect(path.contains("Owner"))
    }
    #expect(host.core.checkInvariants() == [])
  }

  @Test(arguments: Moment.allCases)
  private func `An object that is read and written at one moment ends at the limit, and is told`(moment: Moment) {
    let host = host(moment, .object, limits: UpdateLimits(maximumPasses: 8)) { _, model in
      let number = model.count
      // A table that never comes to rest, of sizes that do.
      model.count = (number + 1) % 1_000
      return 20 + CGFloat(number % 2)
    }
    for _ in 0..<3 {
      let report = host.update()
      #expect(report.passes <= 16)
      if !report.settled { #expect(report.diagnostics.contains { $0.severity != .note }) }
    }
    #expect(host.codes.contains(.objectWrittenDuringUpdate))
  }

  @Test func `A write that nobody has read before is no matter`() {
    let host = host(.body, .object) { _, model in
      model.unseen += 1
      return 20
    }
    #expect(host.update().passes == 1)
    #expect(host.codes == [])
  }

  @Test func `What a body reads and then writes is told and taken up, however often it is evaluated`() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Counting(model: model, goal: 0) }
    host.update()
    host.content = Counting(model: model, goal: 3)
    let report = CallSite.$looksForLines.withValue(false) { host.update() }
    #expect(report.settled)
    #expect(report.passes == 4)
    #expect(host.codes == [.objectWrittenDuringUpdate])
    #expect(host.frame(of: "shown")?.width == CGFloat(10 + model.count))
    #expect(host.frame(of: "shown")?.width == 13)
    #expect(host.core.checkInvariants() == [])
    host.content = Counting(model: model, goal: 100_000)
    let endless = host.update()
    #expect(endless.passes <= 130)
    #expect(endless.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: Kind.allCases)
  private func `A shape that is hit must write nothing`(kind: Kind) {
    let probe = Probe()
    let model = Model()
    var isHitting = false
    let host = settledHost {
      VStack(spacing: 0) {
        Owner(model: model, probe: probe, kind: kind).environmentObject(model.shared)
        Color.blue.contentShape(
          AskingShape(
            ask: Ask {
              if isHitting { probe.set(9) }
              return 50
            }))
      }
    }
    isHitting = true
    host.tap(at: CGPoint(x: 50, y: 50))
    host.update()
    #expect(host.frame(of: "shown")?.width == (kind.isObject ? 19 : 10))
    #expect(Set(host.codes) == [kind.isObject ? .objectWrittenDuringUpdate : .stateWrittenDuringUpdate])
    #expect(host.core.checkInvariants() == [])
  }

  private nonisolated static let held: [Deed] = [
    .viewEquality, .stateEquality, .preferenceEquality, .identity, .reduction, .letGo, .gestureBody,
  ]

  @Test(arguments: held, Kind.allCases)
  private func `What is compared, hashed, put together or let go may write, and is told where it is a walk`(
    deed: Deed, kind: Kind
  ) {
    let (probe, model) = (Probe(), Model())
    var (isArmed, runs) = (false, 0)
    let ask = Ask {
      if isArmed {
        isArmed = false
        runs += 1
        probe.set(7)
      }
      return 20
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HeldScreen(deed: deed, model: model, probe: probe, kind: kind, ask: ask)
    }
    host.update()
    isArmed = true
    DeedView.perform(deed, on: host) { host.content.number = $0 }
    isArmed = false
    #expect(runs == 1)
    #expect(host.update().settled)
    // A comparison of states and the end of an object are no part of a walk.
    let isWalk = deed != .stateEquality && deed != .letGo
    let code: DiagnosticCode = kind.isObject ? .objectWrittenDuringUpdate : .stateWrittenDuringUpdate
    #expect(Set(host.codes) == (isWalk ? [code] : []))
    let isApplied = kind.isObject || !isWalk
    #expect(host.frame(of: "shown")?.width == (isApplied && kind != .focus ? 17 : 10))
    #expect(host.core.checkInvariants() == [])
  }

  @Test func `A state whose comparison writes it again ends with one of both values`() {
    let host = settledHost { OwnComparison() }
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(host.update().settled)
    let picture = host.displayList.description
    #expect(picture.contains("shown 2") || picture.contains("shown 9"))
    #expect(host.codes == [])
    #expect(host.core.checkInvariants() == [])
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

/// A state that is written where its values are compared.
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

/// Counts up to a goal, in its body.
private struct Counting: View {
  let model: Model
  let goal: Int

  var body: some View {
    let shown = model.count
    if shown < goal { model.count = shown + 1 }
    return Color.red.frame(width: 10 + CGFloat(shown), height: 10).accessibilityIdentifier("shown")
  }
}

private struct AskingShape: Shape {
  let ask: Ask
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: ask.number(), height: rect.height)) }
}

@Suite struct ObjectPropertyTests {
  @Test(arguments: [
    ("App.Model.width.setter : Swift.Int", "Model.width"),
    ("App.(Model in _5C0F12).width.modify : Swift.Int", "Model.width"),
    ("App.Store<Swift.Array<App.Item>>.items.setter : [A]", "Store.items"),
    ("width.setter : Swift.Int in Model #1 in App.screen() -> ()", "Model.width"),
    ("App.Screen.Model.width.modify2 : Swift.Int", "Model.width"),
  ])
  func `The name of a property is read from its accessor`(symbol: String, name: String) {
    #expect(ObjectProperty.propertyName(ofAccessor: symbol) == name)
  }

  @Test func `Other symbols name no property`() {
    #expect(ObjectProperty.propertyName(ofAccessor: "App.Model.width.getter : Swift.Int") == nil)
    #expect(ObjectProperty.propertyName(ofAccessor: "main") == nil)
  }
}
