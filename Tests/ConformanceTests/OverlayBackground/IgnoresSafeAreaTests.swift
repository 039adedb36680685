import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// A picture of 100 by 100 points, with safe-area insets of 10 at the top, 20 at the bottom, and 5 at the left and
/// right.
@MainActor @Suite struct IgnoresSafeAreaTests {
  private let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)

  @Test(
    .claim(
      "SAFE-06",
      "A view that ignores the safe area extends to the edges of the host; other views extend to the safe area.",
      .observed, "observed in OpenSwiftUI: a color in 100 by 100 points with insets 10, 5, 20, 5"))
  func `A color extends into the safe-area insets`() {
    let inside = settledHost(100, 100, safeArea: insets) { Ink.blue.color }
    #expect(inside.boxes(in: .blue) == ["5 10 90 70"])
    let outside = settledHost(100, 100, safeArea: insets) { Ink.blue.color.ignoresSafeArea() }
    #expect(outside.boxes(in: .blue) == ["0 0 100 100"])
  }

  @Test(
    .claim(
      "SAFE-07", "Only the specified edges are ignored.", .observed,
      "observed in OpenSwiftUI: ignoresSafeArea(edges: .top)"))
  func `Only the specified edges are ignored`() {
    let top = settledHost(100, 100, safeArea: insets) { Ink.blue.color.ignoresSafeArea(edges: .top) }
    #expect(top.boxes(in: .blue) == ["5 0 90 80"])
    let keyboard = settledHost(100, 100, safeArea: insets) { Ink.blue.color.ignoresSafeArea(.keyboard) }
    #expect(keyboard.boxes(in: .blue) == ["5 10 90 70"])
  }

  @Test(
    .claim(
      "SAFE-08", "A view that ignores the safe area extends only at the edges that touch the safe area.",
      .reproduced, "answers about ignoresSafeArea: it wraps the view in a layout that extends at the touching edge"))
  func `A view away from the edges is unchanged`() {
    let host = settledHost(100, 100, safeArea: insets) {
      VStack(spacing: 0) {
        Ink.red.color.frame(height: 30).ignoresSafeArea()
        Ink.blue.color.frame(width: 20, height: 20).ignoresSafeArea()
        Ink.green.color
      }
    }
    #expect(host.boxes(in: .red) == ["0 0 100 30"])
    #expect(host.boxes(in: .blue) == ["40 40 20 20"])
    #expect(host.boxes(in: .green) == ["5 60 90 20"])
  }

  @Test(
    .claim(
      "SAFE-09",
      "A view that ignores the safe area keeps its size for the surrounding layout, and follows a change of the "
        + "insets.",
      .derived, "follows from SAFE-06: the view is enlarged where it is placed"))
  func `The surrounding layout is unchanged, and a change of the insets is followed`() {
    let host = settledHost(100, 100, safeArea: insets) {
      Ink.blue.color.ignoresSafeArea().accessibilityIdentifier("view")
    }
    #expect(host.box("view") == "5 10 90 70")
    host.safeAreaInsets = EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    host.update()
    #expect(host.box("view") == "0 30 100 70")
    #expect(host.boxes(in: .blue) == ["0 0 100 100"])
  }
}
