import Foundation
import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// The texts and pictures that are drawn while content changes.
@MainActor @Suite struct ContentTransitionTests {
  private let remote = Remote()

  /// Returns the drawn texts with their opacities and vertical positions, a quarter of a second after a change in an
  /// animation of one second.
  private func texts(_ transition: ContentTransition?, from: CGFloat = 1, to: CGFloat = 2) -> [String] {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        if let transition {
          Text("\(Int(value))").contentTransition(transition)
        } else {
          Text("\(Int(value))")
        }
      }
    }
    remote.value = from
    host.update()
    withAnimation(.linear(duration: 1)) { remote.value = to }
    host.update()
    host.advance(by: 0.25)
    let lines = shown(host)
    host.advance(by: 1)
    expect(shown(host), equals: ["\(Int(to)) 1 40"])
    expect(host.core.checkInvariants(), equals: [])
    return lines
  }

  private func shown(_ host: ViewHost<some View>) -> [String] {
    var lines: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let origin, _) = flat.command else { return }
      let place = origin.applying(flat.transform)
      lines.append("\(layout.lines[0].text) \(short(flat.opacity)) \(short(place.y))")
    }
    return lines
  }

  @Test(
    .claim(
      "CONTENT-01",
      "The opacity content transition fades the old content out and the new content in, with the animation of the "
        + "change.",
      .documented, "Apple's documentation of ContentTransition.opacity"))
  func `The opacity transition fades between contents`() {
    expect(texts(.opacity), equals: ["1 0.75 40", "2 0.25 40"])
  }

  @Test(
    .claim(
      "CONTENT-02",
      "numericText moves the old text out and the new one in: up for increasing numbers, down with countsDown.",
      .documented,
      "Apple's documentation of ContentTransition.numericText(countsDown:) and numericText(value:); that the whole text moves, by half a line, is a decision of this project"
    ))
  func `The numericText transition moves texts in the direction of the change`() {
    expect(texts(.numericText()), equals: ["1 0.75 37.5", "2 0.25 47.5"])
    expect(texts(.numericText(countsDown: true)), equals: ["1 0.75 42.5", "2 0.25 32.5"])
    expect(texts(.numericText(value: 2)), equals: ["1 0.75 37.5", "2 0.25 47.5"])
    expect(texts(.numericText(value: 1), from: 3, to: 2), equals: ["3 0.75 42.5", "2 0.25 32.5"])
  }

  @Test(
    .claim(
      "CONTENT-03",
      "The identity and interpolate content transitions, and the default, display the new content at once.",
      .documented, "Apple's documentation of ContentTransition; texts of other words cannot be interpolated"))
  func `The identity transition shows the new content at once`() {
    for transition in [nil, ContentTransition.identity, .interpolate] { expect(texts(transition), equals: ["2 1 40"]) }
  }

  @Test(
    .claim(
      "CONTENT-04",
      "An image fades into another one; an interrupted fade starts from the displayed content, and a change without "
        + "animation is displayed at once.",
      .derived, "CONTENT-01"))
  func `A picture fades, and an interrupted fade starts from the displayed content`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        VStack {
          Image(systemName: value > 0 ? "star" : "heart").contentTransition(.symbolEffect(.replace))
          Text("\(Int(value))").contentTransition(.opacity)
        }
      }
    }
    func effects() -> Int { host.displayList.description.components(separatedBy: "opacity").count - 1 }
    remote.value = 1
    host.update()
    expect(effects(), equals: 0)
    withAnimation(.linear(duration: 1)) { remote.value = 0 }
    host.update()
    host.advance(by: 0.5)
    expect(effects(), equals: 4)
    withAnimation(.linear(duration: 1)) { remote.value = 3 }
    host.update()
    host.advance(by: 0.5)
    expect(effects(), above: 4)
    host.advance(by: 1)
    expect(effects(), equals: 0)
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }
}
