/// The frames of the pages, which contain the numbers in their explanations.
@Suite(.waitsForPrograms) struct FrameTests {
  @Test func `Backgrounds extend, and views stay in the safe area`() throws {
    let picture = try program.run("background-bleed", "--svg", "-").output
    // The whole height, the height without the bottom inset, and only the safe area.
    for part in [
      #"<rect x="0" y="0" width="100" height="800""#, #"<rect x="100" y="0" width="100" height="766""#,
      #"<rect x="200" y="59" width="100" height="707""#, #"<rect x="300" y="0" width="100" height="800""#,
    ] { expect(picture.contains(part), "\(part)") }
  }

  @Test func `Every page matches its golden files exactly`() throws {
    for page in try pages() {
      let run = try program.run(page, "--frames")
      try expectGolden(run.output, "Goldens/\(page).json")
    }
  }

  @Test func `Only the visible rows of ten thousand exist`() throws {
    let rows = try frames(of: "scrolling").keys.filter { $0.hasPrefix("row-") }
    expect(rows.count, equals: 8)
    let more = try frames(of: "scrolling", "--size", "480x640").keys.filter { $0.hasPrefix("row-") }
    expect(more.count, equals: 18)
  }
}
