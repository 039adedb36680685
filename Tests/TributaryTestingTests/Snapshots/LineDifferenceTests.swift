@testable import TributaryTesting

/// Differences line by line.
struct LineDifferenceTests {
  @Test func `The kept and removed lines form the old text, and the kept and added lines the new one`() {
    var generator = Seeded(state: 7)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          ["a", "b", "c", ""].randomElement(using: &generator) ?? ""
        }.joined(separator: "\n")
      }
      let lines = LineDifference(from: texts[0], to: texts[1]).lines
      expect(lines.filter { $0.kind != .added }.map(\.text).joined(separator: "\n"), equals: texts[0])
      expect(lines.filter { $0.kind != .removed }.map(\.text).joined(separator: "\n"), equals: texts[1])
    }
  }

  @Test func `Equal lines far from a difference are omitted`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "other"
    let text = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).text(limit: 60)
    expect(
      text.split(separator: "\n"),
      equals: [
        "    …", "     8 │ line 8", "     9 │ line 9", "  - 10 │ line 10", "  + 10 │ other", "    11 │ line 11",
        "    12 │ line 12", "    …",
      ])
  }

  @Test func `Two long texts without common lines are compared quickly`() {
    let old = (0..<20_000).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "b\($0)" }.joined(separator: "\n")
    let difference = LineDifference(from: old, to: new)
    expect(difference.lines.count, equals: 40_000)
    expect(difference.text(limit: 5).split(separator: "\n").count, equals: 6)
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
