import ProgramTestSupport
import Testing

/// The pages about grids, layouts, and scroll views.
@Suite struct ContainerTests {
  @Test func `Numbers of a column are aligned at their trailing edges`() throws {
    let frames = try frames(of: "grid")
    func ends(_ column: String) throws -> [Double] {
      try ["Bern", "Thun", "Spiez"].map { try #require(frames["\($0)-\(column)"]) }.map { $0.x + $0.width }
    }
    let (trains, distances) = try (ends("trains"), ends("distance"))
    #expect(trains.allSatisfy { abs($0 - trains[0]) < 0.002 })
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 0.002 })
    let (grid, wide) = try (#require(frames["grid"]), #require(frames["wide"]))
    #expect(abs(wide.x - grid.x - 20) < 0.002)
    #expect(abs(distances[0] + 20 - grid.x - grid.width) < 0.002)
  }

  @Test func `Only the first alternative that fits is in the report`() throws {
    let names = try frames(of: "view-that-fits").keys.sorted()
    #expect(names == ["long-400", "short-220", "symbol-60"])
  }

  @Test func `Words are placed in lines no longer than the page`() throws {
    let frames = try frames(of: "custom-layout")
    let (first, last) = try (#require(frames["preference"]), #require(frames["transform"]))
    #expect(first.y == last.y)
    let next = try #require(frames["environment"])
    #expect(next.x == first.x)
    #expect(abs(next.y - first.y - first.height - 8) < 0.002)
    #expect(last.x + last.width <= 460)
    #expect(last.x + last.width + 8 + next.width > 460)
  }

  @Test func `Only the visible rows of ten thousand exist`() throws {
    let rows = try frames(of: "scrolling").keys.filter { $0.hasPrefix("row-") }
    #expect(rows.count == 8)
    let more = try frames(of: "scrolling", "--size", "480x640").keys.filter { $0.hasPrefix("row-") }
    #expect(more.count == 18)
  }

  @Test func `No effect moves a frame`() throws {
    let frames = try frames(of: "effects")
    #expect(frames.count == 16)
    #expect(frames.values.allSatisfy { $0.width == 80 && $0.height == 80 })
    #expect(Set(frames.values.map(\.x)).count == 4)
  }
}
