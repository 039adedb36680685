import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine

/// Spacers inside modifiers and containers.
@MainActor @Suite struct SpacerGapTests {
  private static func length(of spacer: some View, _ axis: Axis = .horizontal) -> String {
    let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let host = settledHost(200, 200) {
      layout {
        Block("a", 20, 20)
        spacer
        Block("b", 20, 20)
      }
      .fixedSize()
      .accessibilityIdentifier("stack")
    }
    return host.extent("stack")
  }

  @Test(
    .claim(
      "SPACE-16", "A spacer in a frame, ratio, fixed size, decoration, or zero padding has no gaps to its neighbors.",
      .observed,
      "programs with printed results, run on macOS 26.6 and 27: 20, a spacer in a frame of 20, and 20 are 60 long"))
  func `Gaps next to a wrapped spacer stay zero`() {
    #expect(Self.length(of: Spacer().frame(width: 20)) == "60 20")
    #expect(Self.length(of: Spacer().frame(width: 0)) == "40 20")
    #expect(Self.length(of: Spacer().frame(height: 20), .vertical) == "20 60")
    #expect(Self.length(of: Spacer().frame(minWidth: 20)) == "60 20")
    #expect(Self.length(of: Spacer().frame(minHeight: 20, maxHeight: 30), .vertical) == "20 60")
    #expect(Self.length(of: Spacer().fixedSize()) == "48 20")
    #expect(Self.length(of: Spacer().padding(0)) == "48 20")
    #expect(Self.length(of: Spacer().aspectRatio(1, contentMode: .fit)) == "48 20")
    #expect(Self.length(of: Spacer().background { Color.red }, .vertical) == "20 48")
    let grid = settledHost(200, 100) {
      Grid {
        GridRow {
          Block("a", 20, 20)
          Spacer().frame(width: 20)
          Block("b", 20, 20)
        }
      }
      .accessibilityIdentifier("grid")
    }
    // The spacer takes the whole height: outside a stack it is flexible on both axes.
    #expect(grid.extent("grid") == "60 100")
  }

  @Test(
    .claim(
      "SPACE-17", "A spacer with another view in a ZStack does not remove the default gaps of the stack.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: 56 with a view without a size"))
  func `A spacer behind a view does not remove a gap`() {
    let pair = ZStack {
      Spacer()
      Color.red.frame(width: 0, height: 0)
    }
    #expect(Self.length(of: pair) == "56 20")
    #expect(Self.length(of: pair, .vertical) == "20 56")
    let lone = ZStack { Spacer() }
    #expect(Self.length(of: lone) == "48 20")
  }

  @Test(
    .claim(
      "SPACE-18", "A fixed-size spacer has the priority of other views.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: in 200 the first of three is offered 66.67"))
  func `A fixed-size spacer is measured with the other views`() {
    let log = ProposalLog()
    _ = settledHost(200, 50) {
      HStack(spacing: 0) {
        Asked("a", 20...20, log)
        Spacer().fixedSize()
        Asked("b", 20...20, log)
      }
    }
    #expect(log.sized.contains("a(66.667)"))
    log.clear()
    _ = settledHost(200, 50) {
      HStack(spacing: 0) {
        Asked("a", 20...20, log)
        Spacer()
        Asked("b", 20...20, log)
      }
    }
    #expect(log.sized.contains("a(96)"))
  }
}
