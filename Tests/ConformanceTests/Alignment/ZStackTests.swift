import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

@MainActor @Suite struct ZStackTests {
  @Test(
    .claim(
      "ALIGN-01", "The size of a ZStack is the union of the aligned frames of its children with the highest priority.",
      .reproduced,
      "an article on ZStack and layoutPriority: 200, 100 and 150 points square with priorities 1, 2 and 2"))
  func `Lower-priority layers overflow a ZStack`() {
    let host = settledHost(300, 300) {
      ZStack(alignment: .topTrailing) {
        Block("200", 200, 200).layoutPriority(1)
        Block("100", 100, 100).layoutPriority(2)
        Block("150", 150, 150).layoutPriority(2)
      }.accessibilityIdentifier("stack")
    }
    #expect(host.box("stack") == "75 75 150 150")
    #expect(host.box("200") == "25 75 200 200")
    #expect(host.box("100") == "125 75 100 100")
    #expect(host.box("150") == "75 75 150 150")
  }

  @Test(
    .claim(
      "ALIGN-02", "An alignment guide that moves a child beyond the other layers widens the ZStack.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: a ZStack is the union of its children; an article's 230 points"
    ))
  func `Guides widen a ZStack`() {
    let host = settledHost(300, 300) {
      ZStack(alignment: .topTrailing) {
        Block("200", 200, 200).layoutPriority(1)
        Block("100", 100, 100).alignmentGuide(.trailing) { $0.width / 2 }.layoutPriority(2)
        Block("150", 150, 150).layoutPriority(2)
      }.accessibilityIdentifier("stack")
    }
    #expect(host.box("stack") == "50 75 200 150")
    #expect(host.box("150") == "50 75 150 150")
    #expect(host.box("100") == "150 75 100 100")
    #expect(host.box("200") == "0 75 200 200")
  }

  @Test(
    .claim(
      "ALIGN-03",
      "A circle of 60 points that is shifted by half over the corner of a square of 200 makes a ZStack of 230.",
      .reproduced,
      "an article on overlay and background beside ZStack"))
  func `A badge at a corner widens a ZStack`() {
    let host = settledHost(230, 230) {
      ZStack(alignment: .topTrailing) {
        Block("square", 200, 200)
        Block("circle", 60, 60).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
      }.accessibilityIdentifier("stack")
    }
    #expect(host.box("stack") == "0 0 230 230")
    #expect(host.box("square") == "0 30 200 200")
    #expect(host.box("circle") == "170 0 60 60")
  }

  @Test(
    .claim(
      "ALIGN-04", "A ZStack proposes its own size to its children when it places them.", .observed,
      "programs with printed results, run on macOS 26.6 and 27, for several children; OpenSwiftUI, ZStack"))
  func `A flexible layer is as large as the ZStack`() {
    let host = settledHost(200, 200) {
      ZStack {
        Block("first", 100, 50).layoutPriority(1)
        Block("behind")
      }.accessibilityIdentifier("stack")
    }
    #expect(host.box("stack") == "50 75 100 50")
    #expect(host.box("behind") == "50 75 100 50")
    let equal = settledHost(200, 200) {
      ZStack {
        Block("first", 100, 50)
        Block("behind")
      }
    }
    #expect(equal.box("behind") == "0 0 200 200")
    #expect(equal.box("first") == "50 75 100 50")
  }

  @Test(
    .claim(
      "ALIGN-05", "An offset of any length does not change the size of a ZStack.", .reproduced,
      "an article that builds a wallet of cards with offsets"))
  func `An offset does not change the size of a ZStack`() {
    let host = settledHost(200, 200) {
      ZStack {
        ForEach(0..<4) { index in
          Block("card \(index)", 100, 60).offset(y: CGFloat(-50 * index))
        }
      }.accessibilityIdentifier("stack")
    }
    #expect(host.box("stack") == "50 70 100 60")
    #expect(host.box("card 3") == "50 -80 100 60")
  }
}
