@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The table in the documentation of `Exclusion`, row by row: the operations that include an absent view, for each
/// reason.
@MainActor struct AbsenceTests {
  private nonisolated static let reasons: [(name: String, reason: Exclusion)] = [
    ("concealed", .concealed), ("inactive", .inactive), ("departing", .departing), ("unseen", .unseen),
    ("covered", .covered), ("hidden", .hidden),
  ]

  @Test(arguments: reasons.indices) @MainActor func `An absent view is included in the operations of its table row`(
    index: Int
  ) throws {
    let (name, reason) = Self.reasons[index]
    let table = try Self.table()
    let row = try #require(table.first { $0.first == name }, "The table has no row for \(name).")
    let head = try #require(table.first)
    let scene = try #require(AbsenceScene(reason))
    expect(scene.atFirst, equals: Array(head.dropFirst()), "Before it leaves, the view is there for everybody.")
    scene.leave()
    let columns = scene.columns
    expect(columns.map(\.name), equals: Array(head.dropFirst()))
    for (column, entry) in zip(columns, row.dropFirst()) {
      expect(column.isYes == (entry == "yes"), "\(name): \(column.name)")
    }
  }

  @Test @MainActor func `Every reason has a row in the table`() throws {
    let rows = try Self.table().dropFirst().map { $0.first ?? "" }
    expect(rows, equals: Self.reasons.map(\.name))
    expect(Self.reasons.reduce(into: Exclusion()) { $0.formUnion($1.reason) }, equals: .any)
  }

  @Observable final class Model {
    var isShown = true
    var isFirst = true
  }

  /// A view whose content is exchanged, and a view that follows the first content.
  private struct Exchange: View {
    let model: Model
    @Namespace private var names

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ZStack(alignment: .bottomTrailing) {
          Color.clear
          if model.isShown { Content(model: model, names: names) }
        }
        Color.clear.frame(width: 1, height: 1)
          .accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: 1, in: names, properties: .position, isSource: false)
      }
    }

    private struct Content: View {
      let model: Model
      let names: Namespace.ID
      var body: some View {
        if model.isFirst {
          Color.red.frame(width: 20, height: 20)
            .accessibilityIdentifier("first")
            .matchedGeometryEffect(id: 1, in: names)
        } else {
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("second")
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `Content that returns, or that is created, in a departing view is absent`(
    isFirst: Bool
  ) {
    let model = Model()
    model.isFirst = isFirst
    let host = settledHost(100, 100) { Exchange(model: model) }
    func change(_ changes: () -> Void) {
      host.update { withAnimation(.linear(duration: 1), changes) }
      expect(host.core.checkInvariants(recomputing: false), equals: [])
      host.advance(by: 0.1)
    }
    change { model.isFirst.toggle() }
    change {
      model.isShown = false
      model.isFirst.toggle()
    }
    for name in ["first", "second"] { expectNil(host.frame(of: name)) }
    expect(host.frame(of: "follower")?.origin, equals: .zero)
    change { model.isFirst.toggle() }
    for name in ["first", "second"] { expectNil(host.frame(of: name)) }
    change { model.isShown = true }
    expect(host.frame(of: "follower")?.origin == .zero, equals: isFirst)
    expect(host.advanced(by: 5).core.checkInvariants(), equals: [])
  }

  /// Returns the cells of the table in the source, the header first.
  private static func table() throws -> [[String]] {
    let text = try source("TributaryEngine/Tree/Exclusion.swift")
    return text.split(separator: "\n").filter { $0.hasPrefix("/// |") && !$0.hasPrefix("/// |-") }.map { line in
      line.dropFirst(4).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
  }
}

/// A view that is in the tree and, after `leave()`, absent for one reason.
///
/// It can be tapped and focused, has an identifier and a text, reports its appearance, publishes a preference, and is a
/// source of matched geometry.
@MainActor final class AbsenceScene {
  final class Record {
    var taps = 0
    /// The appearances of the view without its disappearances.
    var appearances = 0
    var heard = 0
    var set: (Bool) -> Void = { _ in }
  }

  let reason: Exclusion
  let record: Record
  private let host: ViewHost<Stage<AbsentProbe>>
  private let frame: CGRect
  private var tapsBefore = 0
  /// The columns in which the view was initially present.
  private(set) var atFirst: [String] = []

  init?(_ reason: Exclusion) {
    self.reason = reason
    let record = Record()
    self.record = record
    host = settledHost(200, 200) { Stage(record) { AbsentProbe(reason: reason, record: record, space: $0) } }
    guard let frame = host.frame(of: "probe") else { return nil }
    self.frame = frame
    host.moveFocus(by: 1)
    atFirst = columns.filter(\.isYes).map(\.name)
  }

  /// Makes the view absent, and stops during the removal if the removal takes time.
  func leave() {
    if reason == .inactive || reason == .unseen {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: CGFloat.infinity))
    } else {
      host.updated { record.set(true) }.advance(by: 0.5)
    }
    tapsBefore = record.taps
  }

  var hasFrame: Bool { host.presentedFrame(of: "probe") != nil }
  var isDrawn: Bool { host.displayList.description.contains("probe") }
  var isHit: Bool {
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return record.taps > tapsBefore
  }
  var isFocused: Bool { host.focusedFrame != nil }
  var isIdentified: Bool { host.frame(of: "probe") != nil }
  var isAmongShownTexts: Bool { host.shownTexts.contains { $0.shownContent == "probe" } }
  var hasAppeared: Bool { record.appearances > 0 }
  var isHeard: Bool { record.heard == 1 }
  /// Whether the follower is in the corner, or at the source if there is one.
  var isMatched: Bool { host.frame(of: "follower")?.origin == (host.presentedFrame(of: "probe") ?? frame).origin }

  var columns: [(name: String, isYes: Bool)] {
    [
      ("has a frame", hasFrame), ("drawn", isDrawn), ("hit", isHit), ("focused", isFocused),
      ("identified", isIdentified),
      ("among the shown texts", isAmongShownTexts), ("appeared", hasAppeared), ("notifies readers", isHeard),
      ("matched", isMatched),
    ]
  }
}

/// The reader of the preference, and the view that follows the source.
private struct Stage<Content: View>: View {
  let record: AbsenceScene.Record
  let content: (Namespace.ID) -> Content
  @Namespace private var space
  init(_ record: AbsenceScene.Record, @ViewBuilder content: @escaping (Namespace.ID) -> Content) {
    (self.record, self.content) = (record, content)
  }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      content(space)
      Color.clear.frame(width: 1, height: 1).allowsHitTesting(false)
        .accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: "probe", in: space, properties: .position, anchor: .topLeading, isSource: false)
    }
    .frame(width: 200, height: 200, alignment: .bottomTrailing)
    .onPreferenceChange(SumKey<Int>.self) { record.heard = $0 }
  }
}

private struct ProbeView: View {
  let record: AbsenceScene.Record
  let space: Namespace.ID
  @State private var kept = 0
  var body: some View {
    Button("probe") { record.taps += 1 }
      .buttonStyle(.plain)
      .preference(key: SumKey<Int>.self, value: 1)
      .onAppear { record.appearances += 1 }
      .onDisappear { record.appearances -= 1 }
      .matchedGeometryEffect(id: "probe", in: space, anchor: .topLeading)
      .accessibilityIdentifier("probe")
  }
}

/// A view that is absent for a reason, at once or after the record has set it.
private struct AbsentProbe: View {
  let reason: Exclusion
  let record: AbsenceScene.Record
  let space: Namespace.ID
  @State private var isAbsent = false

  var body: some View {
    let _ =
      record.set = { value in
        if reason == .departing {
          withAnimation(.linear(duration: 1)) { isAbsent = value }
        } else {
          isAbsent = value
        }
      }
    let probe = ProbeView(record: record, space: space)
    switch reason {
    case .concealed:
      ViewThatFits(in: .horizontal) {
        Color.clear.frame(width: isAbsent ? 10 : 1_000, height: 10)
        probe
      }
    case .inactive:
      ScrollView {
        LazyVStack { ForEach(0..<100) { index in if index == 0 { probe } else { Color.clear.frame(height: 50) } } }
      }
    case .unseen:
      ScrollView {
        LazyVStack {
          probe
          ForEach(0..<100) { _ in Color.clear.frame(height: 50) }
        }
      }
    case .departing: ZStack { if !isAbsent { probe.transition(.opacity) } }
    case .covered: probe.sheet(isPresented: $isAbsent) { Color.clear.frame(height: 40) }
    default: if isAbsent { probe.hidden() } else { probe }
    }
  }
}
