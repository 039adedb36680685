import Foundation
import Observation
import ProgramTestSupport
import Testing
import Tributary
import TributaryViews

/// What is written down while a host is watched.
@Suite @MainActor struct RecordingTests {
  private func events(_ inspection: Inspection, _ kind: Inspection.Event.Kind) -> [Inspection.Event] {
    inspection.recording?.events.filter { $0.kind == kind } ?? []
  }

  @Test func `A tap leads to a write, the write to a body`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let all = try #require(inspection.recording?.events)
    let body = try #require(events(inspection, .body).first)
    let write = all[try #require(body.causes.first)]
    #expect(write.kind == .state)
    #expect(write.name == "taps")
    #expect(write.detail == "0 → 5")
    let gesture = all[try #require(write.causes.first)]
    #expect(gesture.kind == .gesture)
    #expect(all[try #require(gesture.causes.first)].kind == .input)
  }

  @Test func `A value that is measured comes back as a second pass, with the chain that leads there`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Columns() }
    let inspection = host.record { host.update() }
    let recording = try #require(inspection.recording)
    #expect(recording.frames.map(\.passes.count) == [2])
    let second = recording.frames[0].passes[1]
    let body = try #require(second.events.first { recording.events[$0].kind == .body })
    var chain: [Inspection.Event.Kind] = []
    var place: Int? = body
    while let current = place {
      chain.append(recording.events[current].kind)
      place = recording.events[current].causes.first
    }
    #expect(chain == [.body, .state, .delivery, .body])
    let bar = try #require(inspection.node(identified: "bar"))
    #expect(second.changes.contains { $0.node == bar.id })
  }

  @Test func `The causes of an event stand before it`() throws {
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

  @Test func `A change of the environment is told with its values`() throws {
    let host = cells { Themed() }
    let inspection = host.record {
      host.environment.colorScheme = .dark
      host.update()
    }
    #expect(events(inspection, .body).map(\.detail) == ["another environment: scheme light → dark"])
  }

  @Observable final class Model { var number = 0 }
  struct Watching: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  @Test func `A change of an object is a cause`() throws {
    let model = Model()
    let host = cells { Watching(model: model) }
    let inspection = host.record {
      model.number = 3
      host.update()
    }
    let body = try #require(events(inspection, .body).first)
    #expect(inspection.recording?.events[try #require(body.causes.first)].kind == .object)
  }

  struct Parent: View {
    @State private var number = 0
    var body: some View {
      Leaf(number: number).accessibilityIdentifier("leaf").onTapGesture { number += 1 }
    }
  }
  struct Leaf: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  @Test func `A view that is given other values follows from the body around`() throws {
    let host = cells { Parent() }
    let inspection = host.record { host.tap("leaf") }
    let leaf = try #require(events(inspection, .body).first { $0.name == "Leaf" })
    #expect(leaf.detail == "other values from Parent")
    #expect(inspection.recording?.events[try #require(leaf.causes.first)].name == "Parent")
  }

  struct Coming: View {
    @State private var isShown = true
    var body: some View {
      Text("Tap").accessibilityIdentifier("tap").onTapGesture { isShown.toggle() }
      if isShown { Text("Here").accessibilityIdentifier("here") }
    }
  }

  @Test func `What goes is told, and stays among the nodes`() throws {
    let host = cells { VStack { Coming() } }
    let inspection = host.record { host.tap("tap") }
    let gone = try #require(inspection.nodes.first { $0.identifier == "here" })
    #expect(!gone.isPresent)
    #expect(inspection.recording?.frames.flatMap(\.passes).contains { $0.gone.contains(gone.id) } == true)
    #expect(!inspection.dump.contains("here"))
  }

  @Test func `What stands already is a frame of its own, and idle frames are none`() throws {
    let host = cells { Counter() }
    let inspection = host.record {
      host.update()
      host.update()
    }
    #expect(inspection.recording?.frames.map { $0.passes.map(\.number) } == [[0]])
    #expect(inspection.recording?.frames[0].passes[0].changes.count == inspection.nodes.count)
  }

  @Test func `The picture of each frame is there`() throws {
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
    #expect(recording.frames.first.map(picture) == before)
    #expect(recording.frames.last.map(picture) == host.svg)
    #expect(inspection.picture == host.svg)
  }

  @Test func `Watching changes nothing`() throws {
    let (watched, plain) = (cells { Columns() }, cells { Columns() })
    var reports: [FrameReport] = []
    _ = watched.record {
      watched.size.width = 120
      reports.append(watched.update())
    }
    plain.size.width = 120
    reports.append(plain.update())
    #expect(reports[0].counts == reports[1].counts)
    #expect(reports[0].passes == reports[1].passes)
    #expect(watched.svg == plain.svg)
    #expect(!watched.core.isObserved)
    #expect(watched.core.checkInvariants().isEmpty)
  }

  @Test func `A recording beyond the budget says what is missing`() throws {
    let host = cells { Counter() }
    let inspection = host.record(budget: Inspection.Budget(events: 3, passes: 2)) {
      for _ in 0..<5 { host.tap("label") }
    }
    #expect(inspection.recording?.events.count == 3)
    #expect(inspection.omitted.events > 0)
    #expect(inspection.omitted.passes > 0)
    #expect(inspection.whyUpdated.contains("left out: "))
  }

  @Test func `Why bodies ran, as text`() throws {
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

  @Test func `A recording is written as JSON and read again`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    #expect(try JSONDecoder().decode(Inspection.self, from: Data(inspection.json.utf8)) == inspection)
  }
}
