import Testing
import TributaryAnimation
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryHost

/// The order in which a removed view and its replacement appear and disappear.
@Suite @MainActor struct AppearanceOrderTests {
  private let remote = Remote()
  private let log = PhaseLog()

  /// Toggles an id, then removes all views.
  private func course(_ transition: AnyTransition?, _ animation: Animation?) -> String {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        ZStack {
          if value < 2 {
            if let transition {
              marked(value).transition(transition).id(value)
            } else {
              marked(value).id(value)
            }
          }
        }
      }
    }
    withAnimation(animation) { remote.value = 1 }
    host.update()
    host.advance(by: 1)
    remote.value = 2
    host.update()
    expect(host.core.checkInvariants(), equals: [])
    return log.lines.joined()
  }

  private func marked(_ value: CGFloat) -> some View {
    Color.red
      .onAppear { log.lines.append("A" + (remote.value > 0 ? "T" : "F")) }
      .onDisappear { log.lines.append("D" + (remote.value > 0 ? "T" : "F")) }
  }

  @Test(
    .claim(
      "TRANS-25", "The new view of a new id appears before the old one disappears: AF AT DT DT.", .observed,
      "observed in SwiftUI by OpenSwiftUI's compatibility tests of appearance actions"))
  func `A new view appears before the old one disappears`() {
    expect(course(nil, nil), equals: "AFATDTDT")
  }

  @Test func `An animation does not change the order of appearance`() {
    expect(course(nil, .linear(duration: 0.1)), equals: "AFATDTDT")
  }

  @Test(
    .claim(
      "TRANS-26", "With the identity transition, the old view disappears before the new one appears: AF DT AT DT.",
      .observed, "observed in SwiftUI by OpenSwiftUI's compatibility tests of appearance actions"))
  func `A view with the identity transition disappears before the new one appears`() {
    expect(course(.identity, nil), equals: "AFDTATDT")
  }

  @Test func `An animation does not change the order of the identity transition`() {
    expect(course(.identity, .linear(duration: 0.1)), equals: "AFDTATDT")
  }
}
