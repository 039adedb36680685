/// Containers that pass stored content on while they follow the content's preferences.
@MainActor struct HandedOnTests {
  @Test @MainActor func `Stored content with a closure is evaluated once although its container writes state`() {
    let host = makeHost { WritingContainer(content: Page(done: { FreshRun.count += 1 })) }
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(report.settled)
    expectEmpty(report.diagnostics)
  }

  @Test @MainActor func `Stored rows with closures are not evaluated while a container follows the scroll offset`() {
    let rows = (0..<50).map { index in Row(name: "\(index)") { FreshRun.count += index } }
    let host = updatedLoopHost { FollowingOffset(rows: rows) }
    FreshRun.bodies = 0
    for _ in 0..<10 { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 7)) }
    expect(FreshRun.bodies, equals: 0)
  }

  @Test func `A loop through a value that each evaluation creates names the value and the edits that help`() throws {
    let closure = ["creates another closure for `Page.done`"], step = "receives a new closure in Page.done"
    try expectAdvice(Renewing(), ["`Renewing.body`", "Create the closure once"] + closure, step: step)
    try expectAdvice(
      RenewingObject(), ["`RenewingObject.body`", "creates another object for `ObjectPage.model`", "`@State`"])
    // A state that also changes a text or moves its reader does not hide the closure.
    try expectAdvice(RenewingWithText(), ["`RenewingWithText.body`"] + closure, step: step)
    try expectAdvice(RenewingWithLength(), ["`RenewingWithLength.body`"] + closure)
    try expectAdvice(
      RenewingValue { ValuePage(value: Job.running(number: 1, $0)) },
      ["`RenewingValue.body`", "creates another value for `ValuePage.value`", "`@State`", "`Equatable`"],
      step: "receives a new value in ValuePage.value")
  }

  /// Expects that the first suggestion for the loop of a view contains texts, and that a step has a detail.
  private func expectAdvice(_ view: some View, _ parts: [String], step: String? = nil) throws {
    let loop = try #require(feedbackLoop(of: view))
    let advice = loop.suggestions.first ?? ""
    for part in parts { expect(advice.contains(part), "\(loop)") }
    if let step {
      expect(loop.verdict, equals: .churning)
      expect(loop.steps.contains { $0.detail == step }, "\(loop)")
    }
  }

  @Test @MainActor func `A closure beside the publisher is not named`() throws {
    let loop = try #require(feedbackLoop(of: RenewingBeside()))
    expect(loop.verdict, equals: .churning)
    expect(!loop.suggestions.contains { $0.contains("creates another") }, "\(loop)")
  }

  @Test @MainActor func `A loop through a value that contains a closure names the property that contains it`() {
    expectInput("value for `ValuePage.value`") { ValuePage<Any>(value: $0) }
    expectInput("value for `ValuePage.value`") { ValuePage<any Doing>(value: Item(done: $0)) }
    expectInput("object for `ValuePage.value`") { _ in ValuePage<any AnyObject & Sendable>(value: Model()) }
    expectInput("value for `ValuePage.value`") { ValuePage<Job?>(value: .running(number: 1, $0)) }
    expectInput("value for `ValuePage.value`") { ValuePage<[Job]>(value: [.idle, .running(number: 1, $0)]) }
    expectInput("value for `ValuePage.value`") { ValuePage<Job.Outer>(value: .job(.running(number: 1, $0))) }
    expectInput("closure for `ValuePage.value.done`") { ValuePage<[Item]>(value: [Item(done: $0)]) }
    expectInput("closure for `ValuePage.value.done`") { ValuePage<Item?>(value: Item(done: $0)) }
    expectInput("closure for `ValuePage.value.done`") { ValuePage<[String: Item]>(value: ["a": Item(done: $0)]) }
    expectInput("closure for `ValuePage.value`") { ValuePage<[() -> Void]>(value: [$0]) }
    expectInput("closure for `ValuePage.value.done`") {
      ValuePage<Result<Item, CancellationError>>(value: .success(Item(done: $0)))
    }
  }

  @Test @MainActor func `A payload that changes is not named as created again`() {
    expectNoInput { ValuePage(value: Status.failed($0)) }
    expectNoInput { ValuePage<any Sendable>(value: $0) }
    expectNoInput { ValuePage<[Status]>(value: [.failed($0)]) }
    expectNoInput { ValuePage<[String?]>(value: [$0]) }
  }

  private func expectNoInput<V>(
    sourceLocation: SourceLocation = #_sourceLocation, _ page: @escaping (String) -> ValuePage<V>
  ) {
    let loop = feedbackLoop(of: PassingBack(page: page))
    #expect(loop?.verdict == .churning, sourceLocation: sourceLocation)
    #expect(
      loop?.suggestions.contains { $0.contains("creates another") } == false, "\(String(describing: loop))",
      sourceLocation: sourceLocation)
  }

  private func expectInput<V>(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ page: @escaping (@escaping () -> Void) -> ValuePage<V>
  ) {
    let loop = feedbackLoop(of: RenewingValue(page: page))
    #expect(
      loop?.suggestions.first?.contains("creates another \(text), so") == true, "\(String(describing: loop))",
      sourceLocation: sourceLocation)
  }

  @Test @MainActor func `The report of a loop with equal inputs names no input`() throws {
    let loop = try #require(feedbackLoop(of: Churning()))
    expect(!loop.suggestions.contains { $0.contains("creates another") })
  }

  private func feedbackLoop(of view: some View) -> FeedbackLoop? {
    makeHost { view }.update().diagnostics.first { $0.code == .feedbackLoop }?.loop
  }
}

@MainActor private enum FreshRun {
  static var count = 0
  static var bodies = 0
}

private struct Page: View {
  var done: (() -> Void)? = nil
  var body: some View { Color.blue.preference(key: FirstKey<UUID>.self, value: UUID()) }
}

private struct Renewing: View {
  @State private var id: UUID?
  var body: some View {
    Page(done: { id = nil }).opacity(id == nil ? 0 : 1).onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

private struct RenewingWithText: View {
  @State private var id: UUID?
  var body: some View {
    VStack {
      Page(done: { id = nil })
      Text("\(id?.uuidString ?? "")")
    }.onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

/// A view whose state also changes the width of a text, which moves the reader.
private struct RenewingWithLength: View {
  @State private var id: UUID?
  var body: some View {
    VStack {
      Page(done: { id = nil }).frame(width: 10)
      Text(String(repeating: "x", count: Int(id?.uuid.0 ?? 0) % 17))
    }.onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

/// A view that publishes another value itself, and passes a closure to a view beside the publisher.
private struct RenewingBeside: View {
  @State private var id: UUID?
  var body: some View {
    VStack {
      Silent(done: { id = nil })
      Color.blue.opacity(id == nil ? 0 : 1).preference(key: FirstKey<UUID>.self, value: UUID())
    }.onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

private struct Silent: View {
  let done: () -> Void
  var body: some View { Color.red }
}

private enum Job {
  case idle
  case running(number: Int, () -> Void)
  indirect enum Outer { case job(Job) }
}

private enum Status { case failed(String) }

private protocol Doing {}

private struct Item: Doing { let done: () -> Void }

private struct ValuePage<Value>: View {
  let value: Value
  var body: some View { Color.blue.preference(key: FirstKey<UUID>.self, value: UUID()) }
}

private struct RenewingValue<V>: View {
  let page: (@escaping () -> Void) -> ValuePage<V>
  @State private var id: UUID?
  var body: some View {
    page { id = nil }.opacity(id == nil ? 0 : 1).onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

/// A view that passes on the value that its content has published.
private struct PassingBack<V>: View {
  let page: (String) -> ValuePage<V>
  @State private var id: UUID?
  var body: some View { page(id?.uuidString ?? "").onPreferenceChange(FirstKey<UUID>.self) { id = $0 } }
}

private final class Model: Sendable {}

private struct ObjectPage: View {
  let model: Model
  var body: some View { Color.blue.preference(key: FirstKey<UUID>.self, value: UUID()) }
}

private struct RenewingObject: View {
  @State private var id: UUID?
  var body: some View {
    ObjectPage(model: Model()).opacity(id == nil ? 0 : 1).onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

private struct Row: View {
  let name: String
  let action: () -> Void
  var body: some View {
    FreshRun.bodies += 1
    return Text(name).frame(height: 20).onTapGesture(perform: action)
  }
}

private struct FollowingOffset: View {
  let rows: [Row]
  @State private var offset: CGFloat = 0
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(rows.indices, id: \.self) { rows[$0] } }
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: SumKey<CGFloat>.self, value: proxy.frame(in: .named("scroll")).minY)
          }
        }
    }
    .coordinateSpace(name: "scroll")
    .opacity(offset < -1_000 ? 0.5 : 1)
    .onPreferenceChange(SumKey<CGFloat>.self) { offset = $0 }
  }
}
