import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct PlacementTests {
  @Test(
    .claim(
      "FRAME-10", "Padding is subtracted from the proposal and added to the child's size; the default is 16 points.",
      .reproduced,
      "observed in OpenSwiftUI and in pictures of SwiftUI"))
  func `Padding surrounds its view`() {
    let flexible = settledHost(100, 100) { Block("child").padding(10) }
    #expect(flexible.box("child") == "10 10 80 80")
    let usual = settledHost(100, 100) { Block("child", 20, 20).padding().accessibilityIdentifier("padded") }
    #expect(usual.box("padded") == "24 24 52 52")
    let edges = settledHost(100, 100) {
      Block("child", 20, 20).padding(.leading, 5).padding(.vertical, 2).accessibilityIdentifier("padded")
    }
    #expect(edges.extent("padded") == "25 24")
    #expect(edges.box("child") == "42.5 40 20 20")
  }

  @Test(
    .claim(
      "FRAME-11",
      "Negative padding makes a view smaller for its parent, and padding that exceeds the proposal overflows.",
      .observed,
      "observed in OpenSwiftUI: 50 less 20 is 30; 60 in 40"))
  func `Padding can be negative or too large`() {
    let negative = settledHost(100, 100) { Block("child", 50, 50).padding(-10).accessibilityIdentifier("padded") }
    #expect(negative.box("padded") == "35 35 30 30")
    #expect(negative.box("child") == "25 25 50 50")
    let much = settledHost(40, 40) { Block("child").padding(30).accessibilityIdentifier("padded") }
    #expect(much.box("padded") == "-10 -10 60 60")
    #expect(much.box("child") == "20 20 0 0")
  }

  @Test(
    .claim(
      "FRAME-12", "An offset moves a view and its hit testing, but not its siblings.", .documented,
      "Apple's documentation of offset(x:y:)"))
  func `An offset does not move siblings`() {
    let journal = Journal()
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a", 20, 20).onTapGesture { journal.note("a") }.offset(x: 5, y: -10)
        Block("b", 20, 20)
      }.accessibilityIdentifier("row")
    }
    #expect(host.box("a") == "35 5 20 20")
    #expect(host.box("b") == "50 15 20 20")
    #expect(host.box("row") == "30 15 40 20")
    host.tap(at: CGPoint(x: 45, y: 7))
    #expect(journal.take() == "a")
    host.tap(at: CGPoint(x: 32, y: 30))
    #expect(journal.take() == "")
  }

  @Test(
    .claim(
      "FRAME-13", "A position places the center of the view at a point, and the result takes the whole proposal.",
      .documented,
      "Apple's documentation of position(x:y:)"))
  func `A position takes the whole proposal`() {
    let host = settledHost(100, 80) {
      Block("child", 20, 20).position(x: 30, y: 40).accessibilityIdentifier("area")
    }
    #expect(host.box("child") == "20 30 20 20")
    #expect(host.box("area") == "0 0 100 80")
    let ideal = settledHost(100, 80) {
      Block("child", 20, 20).position(x: 0, y: 0).fixedSize().accessibilityIdentifier("area")
    }
    #expect(ideal.box("area") == "40 30 20 20")
    #expect(ideal.box("child") == "30 20 20 20")
  }

  @Test(
    .claim(
      "FRAME-14", "Colors, shapes, and geometry readers are 10 points long on an axis without a proposal.", .observed,
      "programs with printed results, run on macOS 26.6 and 27, for colors and readers; OpenSwiftUI for shapes"))
  func `Flexible views are 10 points long without a proposal`() {
    let host = settledHost(200, 200) {
      Color.red.fixedSize().accessibilityIdentifier("colour")
      Rectangle().fixedSize().accessibilityIdentifier("rectangle")
      Capsule().fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("capsule").frame(height: 30)
      GeometryReader { _ in Color.red }.fixedSize().accessibilityIdentifier("reader")
    }
    #expect(host.extent("colour") == "10 10")
    #expect(host.extent("rectangle") == "10 10")
    #expect(host.extent("capsule") == "10 30")
    #expect(host.extent("reader") == "10 10")
  }

  @Test(
    .claim(
      "FRAME-15", "A geometry reader takes the proposal and places each of its views at the top-leading corner.",
      .reproduced,
      "swiftui-lab on GeometryReader; pictures of SwiftUI in OpenSwiftUI's tests"))
  func `A reader takes the proposal and aligns top leading`() {
    let host = settledHost(100, 80) {
      GeometryReader { proxy in
        Block("half", proxy.size.width / 2, proxy.size.height / 2)
        Block("whole")
      }
      .accessibilityIdentifier("reader")
      .padding(10)
    }
    #expect(host.box("reader") == "10 10 80 60")
    #expect(host.box("half") == "10 10 40 30")
    #expect(host.box("whole") == "10 10 80 60")
  }

  @Test(
    .claim(
      "FRAME-16", "The root view is centered in the safe area and receives its size as the proposal.", .observed,
      "observed in OpenSwiftUI: insets 10, 5, 20, 5 in 100 points square"))
  func `The root is centered in the safe area`() {
    let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)
    let all = settledHost(100, 100, safeArea: insets) { Block("all") }
    #expect(all.box("all") == "5 10 90 70")
    let small = settledHost(100, 100, safeArea: insets) { Block("small", 20, 20) }
    #expect(small.box("small") == "40 35 20 20")
  }

  @Test(
    .claim(
      "FRAME-17", "A fixed size removes the proposal on its axes only.", .documented,
      "Apple's documentation of fixedSize(horizontal:vertical:)"))
  func `A fixed size can apply to one axis`() {
    let host = settledHost(100, 80) {
      Color.red.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("a")
    }
    #expect(host.box("a") == "0 35 100 10")
  }
}
