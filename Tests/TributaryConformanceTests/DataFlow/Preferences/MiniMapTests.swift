/// A form that publishes its elements, and a small map of it, as in swiftui-lab's article on nested preferences.
@MainActor
struct MiniMapTests {
  @Test(.claim("LAB-10")) @MainActor func `Values of containers follow those of their children`() {
    let host = ViewHost.settled(width: 600, height: 400) { MiniMap(optional: Handle()) }
    expect(
      host.preference(ListKey<MiniMap.Part>.self).map(\.name),
      equals: [
        "area", "title", "field 0", "container 0", "field 1", "container 1", "field 2", "container 2", "field 3",
        "container 3", "form",
      ])
  }

  @Test(.claim("LAB-11")) @MainActor func `An optional field contributes its values at its position`() throws {
    let optional = Handle<Bool>()
    let host = ViewHost(size: CGSize(width: 600, height: 400)) { MiniMap(optional: optional) }
    let first = host.update()
    expect(first.passes, equals: 1)
    expect(first.counts.actions, equals: 0)
    expectNil(host.frame(of: "map field 4"))
    optional.set(true)
    expect(host.update().passes, equals: 1)
    expect(
      host.preference(ListKey<MiniMap.Part>.self).map(\.name).suffix(5),
      equals: ["field 3", "container 3", "field 4", "container 4", "form"])
    expect(host.frame(of: "map field 4") != nil)
    optional.set(false)
    expect(host.updated().preference(ListKey<MiniMap.Part>.self).count, equals: 11)
    expectNil(host.frame(of: "map field 4"))
  }

  @Test(.claim("LAB-22")) @MainActor func `The map is the scaled form`() throws {
    let host = ViewHost.settled(width: 600, height: 400) { MiniMap(optional: Handle()) }
    let form = try #require(host.frame(of: "form"))
    let area = try #require(host.frame(of: "area"))
    let factor = form.width / (area.width - 10)
    expect(area.width, equals: 100)
    for name in ["title", "field 0", "container 2", "field 3"] {
      let view = try #require(host.frame(of: name))
      let image = try #require(host.frame(of: "map \(name)"))
      expect(abs(image.width - view.width / factor), below: 1e-9, "\(name)")
      expect(abs(image.minX - (area.minX + 5) - (view.minX - form.minX) / factor), below: 1e-9, "\(name)")
      expect(abs(image.minY - area.minY - (view.minY - form.minY) / factor), below: 1e-9, "\(name)")
    }
  }
}
