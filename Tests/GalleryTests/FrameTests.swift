import ProgramTestSupport
import Testing

/// The numbers in the explanations of the pages.
@Suite(.waitsForPrograms) struct FrameTests {
  @Test func `A badge widens a ZStack to 230 points and does not widen an overlay`() throws {
    let frames = try frames(of: "overlay-zstack")
    let (stack, square, circle) = try (
      #require(frames["zstack"]), #require(frames["zstack-square"]), #require(frames["zstack-circle"])
    )
    #expect((stack.width, stack.height) == (230, 230))
    #expect((square.x - stack.x, square.y - stack.y) == (0, 30))
    #expect((circle.x - stack.x, circle.y - stack.y) == (170, 0))
    let (overlay, badge) = try (#require(frames["overlay"]), #require(frames["overlay-circle"]))
    #expect((overlay.width, overlay.height) == (200, 200))
    #expect((badge.x - overlay.x, badge.y - overlay.y) == (170, -30))
  }

  @Test func `The highest priority of a column takes all but the minimum heights`() throws {
    let frames = try frames(of: "priority-vstack")
    func heights(_ column: String) -> [Double?] {
      ["top", "text", "bottom"].map { frames["\(column)-\($0)"]?.height }
    }
    #expect(heights("equal") == [0, 20, 280])
    #expect(heights("low") == [0, 20, 280])
    #expect(heights("short") == [0, 20, 0])
  }

  @Test func `A row divides its length by flexibility, then by priority`() throws {
    let frames = try frames(of: "priority-hstack")
    #expect(["none-a", "none-b"].map { frames[$0]?.width } == [200, 200])
    #expect(["first-a", "first-b"].map { frames[$0]?.width } == [300, 100])
    #expect(["second-a", "second-b"].map { frames[$0]?.width } == [20, 380])
  }

  @Test func `Text beside a color of higher priority keeps only its minimum width`() throws {
    let frames = try frames(of: "priority-rule")
    let text = try #require(frames["rule-text"])
    let whole = try #require(frames["reading-text"])
    #expect(text.width < 20)
    #expect(frames["equal-text"]?.width == whole.width)
    #expect(whole.width > 140)
    #expect(abs(text.width + (frames["rule-color"]?.width ?? 0) - 320) < 0.002)
  }

  @Test func `The layer of 150 points determines the size, and the layer of 200 overflows`() throws {
    let frames = try frames(of: "priority-zstack")
    let stack = try #require(frames["stack"])
    #expect((stack.width, stack.height) == (150, 150))
    #expect(frames["layer-150"] == stack)
    #expect(frames["layer-200"].map { [$0.x - stack.x, $0.y - stack.y, $0.width] } == [-50, 0, 200])
    #expect(frames["layer-100"].map { [$0.x - stack.x, $0.y - stack.y, $0.width] } == [50, 0, 100])
  }

  @Test func `Backgrounds extend, and views stay in the safe area`() throws {
    let frames = try frames(of: "background-bleed")
    #expect(frames["all"]?.description == "0 59 100 707")
    #expect(frames["none"]?.description == "200 59 100 707")
    #expect(frames["view-fill"]?.description == "300 0 100 800")
    #expect(frames["middle"]?.description == "175 387.5 50 50")
    let picture = try program.run("background-bleed", "--svg", "-").output
    // The whole height, the height without the bottom inset, and only the safe area.
    for part in [
      #"<rect x="0" y="0" width="100" height="800""#, #"<rect x="100" y="0" width="100" height="766""#,
      #"<rect x="200" y="59" width="100" height="707""#, #"<rect x="300" y="0" width="100" height="800""#,
    ] {
      #expect(picture.contains(part), "\(part)")
    }
  }

  @Test func `Overlapping rows are 20 points closer than they are high`() throws {
    let frames = try frames(of: "zindex-overlap")
    #expect((1...4).map { frames["row-\($0)"]?.y } == [30, 90, 150, 210])
  }

  @Test func `A hidden copy gives the card its height`() throws {
    let frames = try frames(of: "adaptive-size")
    let card = try #require(frames["card"])
    #expect(frames["copy"]?.height == card.height)
    #expect(abs(card.y + card.height - 320) < 0.002)
  }

  @Test func `A reader behind a text is as large as the text`() throws {
    let frames = try frames(of: "geometry-background")
    for (name, part) in [("short", 0.5), ("longer", 0.75), ("padded", 0.25)] {
      let (text, fill) = try (#require(frames[name]), #require(frames["\(name)-fill"]))
      #expect(abs(fill.width - text.width * part) < 0.002)
      #expect(fill.height == text.height)
      #expect(fill.x == text.x)
    }
  }

  @Test func `Every page matches its golden files exactly`() throws {
    for page in try pages() {
      let run = try program.run(page, "--frames")
      try expectGolden(run.output, "Goldens/\(page).json")
    }
  }
}
