import Observation

/// The record of a host's frames and events.
@MainActor struct RecordingTests {
  private func events(_ inspection: Inspection, _ kind: Inspection.Event.Kind) -> [Inspection.Event] {
    inspection.recording?.events.filter { $0.kind == kind } ?? []
  }

  @Test @MainActor func `A tap causes a write, and the write causes an evaluation`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let all = try #require(inspection.recording?.events)
    let body = try #require(events(inspection, .body).first)
    let write = all[try #require(body.causes.first)]
    expect(write.kind, equals: .state)
    expect(write.name, equals: "taps")
    expect(write.detail, equals: "0 → 5")
    let gesture = all[try #require(write.causes.first)]
    expect(gesture.kind, equals: .gesture)
    expect(all[try #require(gesture.causes.first)].kind, equals: .input)
  }

  @Test @MainActor func `A measured value causes a second pass, with its chain of causes`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Columns() }
    let inspection = host.record { host.update() }
    let recording = try #require(inspection.recording)
    expect(recording.frames.map(\.passes.count), equals: [2])
    let second = recording.frames[0].passes[1]
    let body = try #require(second.events.first { recording.events[$0].kind == .body })
    var chain: [Inspection.Event.Kind] = []
    var place: Int? = body
    while let current = place {
      chain.append(recording.events[current].kind)
      place = recording.events[current].causes.first
    }
    expect(chain, equals: [.body, .state, .delivery, .body])
    let bar = try #require(inspection.node(identified: "bar"))
    #expect(second.changes.contains { $0.node == bar.id })
  }

  @Test @MainActor func `The causes of an event precede it`() throws {
    let host = cells { Columns() }
    let inspection = host.record {
      host.size.width = 100; host.update()
    }
    for (place, event) in (inspection.recording?.events ?? []).enumerated() {
      #expect(event.causes.allSatisfy { $0 < place })
    }
  }

  struct Themed: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "Dark" : "Light") }
  }

  @Test @MainActor func `A change of the environment is recorded with its values`() throws {
    let host = cells { Themed() }
    let inspection = host.record {
      host.environment.colorScheme = .dark
      host.update()
    }
    expect(events(inspection, .body).map(\.detail), equals: ["a changed environment: scheme light → dark"])
  }

  @Observable final class Model { var number = 0 }
  struct Watching: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  @Test @MainActor func `A change of an object is a cause`() throws {
    let model = Model()
    let host = cells { Watching(model: model) }
    let inspection = host.record {
      model.number = 3
      host.update()
    }
    let body = try #require(events(inspection, .body).first)
    expect(inspection.recording?.events[try #require(body.causes.first)].kind, equals: .object)
  }

  struct Parent: View {
    @State private var number = 0
    var body: some View { Leaf(number: number).accessibilityIdentifier("leaf").onTapGesture { number += 1 } }
  }
  struct Leaf: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  @Test @MainActor func `A view with changed inputs is caused by the surrounding body`() throws {
    let host = cells { Parent() }
    let inspection = host.record { host.tap("leaf") }
    let leaf = try #require(events(inspection, .body).first { $0.name == "Leaf" })
    expect(leaf.detail, equals: "new values from Parent")
    expect(inspection.recording?.events[try #require(leaf.causes.first)].name, equals: "Parent")
  }

  struct Coming: View {
    @State private var isShown = true
    var body: some View {
      Text("Tap").accessibilityIdentifier("tap").onTapGesture { isShown.toggle() }
      if isShown { Text("Here").accessibilityIdentifier("here") }
    }
  }

  @Test @MainActor func `A removed view is recorded and stays among the nodes`() throws {
    let host = cells { VStack { Coming() } }
    let inspection = host.record { host.tap("tap") }
    let gone = try #require(inspection.nodes.first { $0.identifier == "here" })
    expect(!gone.isPresent)
    expect(inspection.recording?.frames.flatMap(\.passes).contains { $0.gone.contains(gone.id) }, equals: true)
    expect(inspection.dump, lacks: "here")
  }

  @Test @MainActor func `The existing state is a separate frame, and idle frames are not recorded`() throws {
    let host = cells { Counter() }
    let inspection = host.record {
      host.update()
      host.update()
    }
    expect(inspection.recording?.frames.map { $0.passes.map(\.number) }, equals: [[0]])
    expect(inspection.recording?.frames[0].passes[0].changes.count, equals: inspection.nodes.count)
  }

  @Test @MainActor func `The picture of each frame is recorded`() throws {
    let host = cells { Counter() }
    let before = host.svg
    let inspection = host.record { host.tap("label") }
    let recording = try #require(inspection.recording)
    func picture(_ frame: Inspection.Recording.Frame) -> String {
      stride(from: 0, to: frame.picture.count, by: 2).map { index in
        recording.lines[frame.picture[index]..<(frame.picture[index] + frame.picture[index + 1])].joined(
          separator: "\n")
      }.joined(separator: "\n") + "\n"
    }
    expect(recording.frames.first.map(picture), equals: before)
    expect(recording.frames.last.map(picture), equals: host.svg)
    expect(inspection.picture, equals: host.svg)
  }

  /// Returns the SVG of a frame or of a pass.
  private func svg(_ ranges: [Int], in recording: Inspection.Recording) -> String {
    stride(from: 0, to: ranges.count, by: 2).flatMap { index in
      recording.lines[ranges[index]..<(ranges[index] + ranges[index + 1])]
    }.joined(separator: "\n") + "\n"
  }

  @Test @MainActor func `An intermediate pass has the picture of its state`() throws {
    let host = cells { Columns() }
    let fresh = ViewHost(size: CGSize(width: 200, height: 100)) { Columns() }
    fresh.environment.textMeasurer = CellTextMeasurer()
    let recording = try #require(fresh.record { fresh.update() }.recording)
    let passes = try #require(recording.frames.first).passes
    try #require(passes.count == 2)
    // The bar has no width yet, so no red area is drawn.
    let first = svg(passes[0].picture, in: recording)
    expect(first, contains: ">Hello</text>")
    expect(first, lacks: "<rect")
    expectEmpty(passes[1].picture)
    expect(svg(recording.frames[0].picture, in: recording), equals: host.svg)
    expect(host.svg, contains: "<rect")
  }

  private struct Sliding: View {
    @State private var isFar = false
    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").offset(x: isFar ? 100 : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isFar = true } }
    }
  }

  @Test @MainActor func `A motion is recorded with its animation, times, and displayed positions`() throws {
    let host = cells { Sliding() }
    expect(host.inspect().motions, equals: [])
    let inspection = host.record {
      host.tap("box")
      host.advance(by: 0.25)
    }
    let motion = try #require(inspection.motions.first)
    expect(inspection.motions.count, equals: 1)
    expect(motion.begin, equals: 0)
    expect(motion.end, equals: 1)
    expect(motion.animation.lowercased().contains("curve") || motion.animation.lowercased().contains("linear"))
    expect(inspection.recording?.frames.last?.motions, equals: inspection.motions)
    host.advance(by: 1)
    expect(host.inspect().motions, equals: [])
  }

  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isLarge ? 80 : 20, height: 20)
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("pushed")
        Spacer()
      }
      .contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  @Test @MainActor func `A moving frame is recorded in root coordinates`() throws {
    let host = cells { Growing() }
    host.tap(at: CGPoint(x: 10, y: 50))
    host.advance(by: 0.5)
    let inspection = host.inspect()
    let shown = inspection.motions.compactMap(\.shownFrame)
    #expect(inspection.motions.contains { $0.property == "frame" })
    #expect(shown.contains { $0 == host.presentedFrame(of: "pushed") })
    expect(host.frame(of: "pushed"), differsFrom: host.presentedFrame(of: "pushed"))
  }

  @Test @MainActor func `The gestures of a press are recorded while it lasts`() throws {
    let host = cells { Counter() }
    expect(host.inspect().gestures, equals: [])
    host.send(PointerEvent(.down, at: CGPoint(x: 100, y: 50), time: host.time))
    let gesture = try #require(host.inspect().gestures.first)
    expect(gesture.name, equals: "gesture")
    expect(gesture.status, equals: "possible")
    expect(host.inspect().node(gesture.node)?.type, equals: "gesture")
    host.send(PointerEvent(.up, at: CGPoint(x: 100, y: 50), time: host.time))
    expect(host.inspect().gestures, equals: [])
  }

  @Test @MainActor func `Pictures, changes, and motions beyond the budget are counted`() throws {
    let host = cells { Growing() }
    let inspection = host.record(budget: Inspection.Budget(changes: 12, pictures: 700, motions: 1)) {
      host.tap(at: CGPoint(x: 10, y: 50))
      for _ in 0..<4 { host.advance(by: 0.1) }
    }
    let omitted = inspection.omitted
    expect(omitted.pictures, above: 0)
    expect(omitted.changes, above: 0)
    expect(omitted.motions, above: 0)
    expect(inspection.recording?.frames.flatMap(\.motions).count, equals: 1)
    for word in ["pictures", "changes", "motions"] { expect(omitted.description.contains(word)) }
  }

  @Test @MainActor func `Recording changes no result`() throws {
    let (watched, plain) = (cells { Columns() }, cells { Columns() })
    var reports: [FrameReport] = []
    _ = watched.record {
      watched.size.width = 120
      reports.append(watched.update())
    }
    plain.size.width = 120
    reports.append(plain.update())
    expect(reports[0].counts, equals: reports[1].counts)
    expect(reports[0].passes, equals: reports[1].passes)
    expect(watched.svg, equals: plain.svg)
    expect(!watched.core.isObserved)
    expectEmpty(watched.core.checkInvariants())
  }

  @Test @MainActor func `A recording beyond the budget reports the missing parts`() throws {
    let host = cells { Counter() }
    let inspection = host.record(budget: Inspection.Budget(events: 3, passes: 2)) {
      for _ in 0..<5 { host.tap("label") }
    }
    expect(inspection.recording?.events.count, equals: 3)
    expect(inspection.omitted.events, above: 0)
    expect(inspection.omitted.passes, above: 0)
    expect(inspection.whyUpdated, contains: "omitted: ")
  }

  @Test @MainActor func `The causes of evaluations are printed as text`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Counter()
      Columns()
    }
    host.environment.textMeasurer = CellTextMeasurer()
    let text = host.whyUpdated {
      host.update()
      host.tap("label")
    }
    try expectGolden(text, "Goldens/why.txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test @MainActor func `A recording is written as JSON and read again`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    try expect(JSONDecoder().decode(Inspection.self, from: Data(inspection.json.utf8)), equals: inspection)
  }
}
