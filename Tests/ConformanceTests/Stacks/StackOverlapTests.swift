import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine

@MainActor @Suite struct StackOverlapTests {
  @Test(
    .claim(
      "STACK-34", "Children overlap with negative spacing, and the stack is shorter by the overlap.", .reproduced,
      "an article on zIndex in a column whose rows overlap"))
  func `Rows overlap by the spacing`() {
    let host = settledHost(100, 200) {
      VStack(spacing: -20) {
        Block("a", 50, 50)
        Block("b", 60, 50)
        Block("c", 70, 50)
      }.accessibilityIdentifier("stack")
    }
    #expect(host.box("stack") == "15 45 70 110")
    #expect(host.rows("a", "b", "c") == "45…95 75…125 105…155")
  }

  @Test(
    .claim(
      "STACK-35", "Negative spacing adds to the length of flexible children.", .derived,
      "follows from the rule that gaps are taken from the length first"))
  func `Flexible children grow into the overlap`() {
    let host = settledHost(100, 50) {
      HStack(spacing: -10) {
        Block("a")
        Block("b")
      }
    }
    #expect(host.columns("a", "b") == "0…55 45…100")
  }

  @Test(
    .claim(
      "DRAW-11", "A larger zIndex draws a row over the next row in a column with negative spacing.", .reproduced,
      "an article on zIndex in a column whose rows overlap"))
  func `An earlier row can be drawn in front`() {
    let host = settledHost(100, 100) {
      VStack(spacing: -20) {
        Ink.red.color.frame(width: 50, height: 50).zIndex(1)
        Ink.blue.color.frame(width: 50, height: 50)
      }
    }
    #expect(host.painted.map(\.description) == ["blue 25 40 50 50", "red 25 10 50 50"])
  }

  @Test(
    .claim(
      "STACK-36", "Views next to a spacer of 8 points overflow a stack that is too short on both sides.",
      .observed, "observed in OpenSwiftUI: 20, spacer and 20 in 30 start at -9"))
  func `A short stack is centered`() {
    let host = settledHost(30, 50) {
      HStack(spacing: 0) {
        Block("a", 20)
        Spacer()
        Block("b", 20)
      }
    }
    #expect(host.columns("a", "b") == "-9…11 19…39")
  }

  @Test(
    .claim(
      "STACK-37",
      "Three flexible children with two default gaps in 200 points have equal thirds of the remaining length.",
      .observed, "observed in OpenSwiftUI, which draws the thirds 61, 62 and 61 points wide at scale 1"))
  func `Thirds beside default gaps`() {
    let host = settledHost(200, 50) {
      HStack {
        Block("a")
        Block("b")
        Block("c")
      }
    }
    #expect(host.columns("a", "b", "c") == "0…61.333 69.333…130.667 138.667…200")
  }
}
