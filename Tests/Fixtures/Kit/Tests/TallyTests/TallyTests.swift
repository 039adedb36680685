import Tally
import Testing
import Tributary
import TributaryTesting

@Test @MainActor func `A tap counts`() {
  let view = render(size: CGSize(width: 160, height: 96)) { TallyList(["Wren", "Robin"]) }
  view.tap("Wren")
  view.tap("Wren")
  view.expectText("Total 2")
  view.expectText(of: "count of Wren", "2")
}

@MainActor @Suite struct TallyTests {
  private func tallies() -> RenderedView<TallyList> {
    render(size: CGSize(width: 160, height: 96)) { TallyList(["Wren", "Robin", "Jay", "Owl"]) }
  }

  @Test func `A row can be found by type, text, and predicate`() throws {
    let view = tallies()
    #expect(view.findAll(.type(TallyRow.self)).count == 4)
    let robin = try view.find(.type(TallyRow.self).containing(.text("Robin")))
    #expect(robin.frame == CGRect(x: 24, y: 40, width: 56, height: 16))
    view.tap(.text("Robin").inside("list"))
    view.tap(.where("a row with a tap") { $0.texts == ["Robin", "1"] && $0.type == "TallyRow" })
    view.expectText(of: .type(named: "TallyRow").nth(1), "Robin 2")
  }

  @Test func `Typed text becomes a row`() {
    let view = tallies()
    view.type("Kite", into: "new")
    view.tap(.text("Add"))
    view.finishAnimations()
    view.expectFrame(of: "Kite", CGRect(x: 24, y: 24, width: 48, height: 16))
    view.expectText(of: "new", "New")
  }

  @Test func `A drag resets a row, and scrolling shows more rows`() {
    let view = tallies()
    view.tap("Jay", count: 3)
    view.expectPreference(TallyKey.self, 3)
    view.drag("Jay", by: CGSize(width: 40, height: 0))
    view.expectPreference(TallyKey.self, 0)
    view.expectNotVisible("Owl")
    view.scroll("list", by: CGSize(width: 0, height: 16))
    view.expectVisible("Owl")
    view.expectNotVisible("Wren")
    view.expectAbsent("Kite")
    view.expectDrawn("count of Owl", inFrontOf: "ground of Owl")
  }

  @Test func `Tallies appear when they are loaded`() async {
    let load: @MainActor () async -> [String] = {
      await Task.yield()
      return ["Wren", "Robin"]
    }
    let view = render(size: CGSize(width: 160, height: 96)) { LoadedTallies(load: load) }
    view.expectText("Loading")
    await view.wait(for: .text("Wren"))
    view.expectText("Total 0")
  }

  private struct LoadedTallies: View {
    let load: @MainActor () async -> [String]
    @State private var names: [String]?

    var body: some View {
      if let names { TallyList(names) } else { Text("Loading").task { names = await load() } }
    }
  }

  @Test func `A tap evaluates two bodies and settles in two passes`() {
    let view = tallies()
    view.expectBodies(atMost: 2) { view.tap("Wren") }
    view.expectBodies(of: TallyRow.self, atMost: 1) { view.tap("Wren") }
    view.expectSettles(within: 2) { view.tap("Wren") }
  }

  @Test func `Tallies match their snapshots`() {
    let view = tallies()
    view.expectSnapshot(.picture, .tree, .frames)
    view.expectEventsSnapshot(named: "tap") { view.tap("Wren") }
    expectSnapshot(of: view.host.explain(TallyKey.self).description, named: "sum")
  }

  @Test func `Tallies match their snapshots for all traits`() {
    expectSnapshots(
      .svg,
      of: RenderTraits.combinations(
        sizes: [CGSize(width: 160, height: 96)], textSizes: [nil, 24],
        colorSchemes: [.light, .dark], measuring: .proportional)
    ) { TallyList(["Wren", "Robin"]) }
    expectSnapshots(
      .picture,
      of: RenderTraits.combinations(
        sizes: [CGSize(width: 80, height: 16), CGSize(width: 160, height: 32)],
        layoutDirections: [.leftToRight, .rightToLeft])
    ) { TallyRow(name: "Wren") }
  }
}
