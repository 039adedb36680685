import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScopedAnimationTests {
  private let remote = Remote()
  private let second = Animation.linear(duration: 1)

  /// Returns a box that its own offset moves down and that an offset in a closure moves to the right.
  private func host(_ animation: Animation?) -> ViewHost<some View> {
    settledHost(100, 100) {
      Stage(remote) { value in
        Block("box", 20, 20).offset(y: value).animation(animation) { $0.offset(x: value) }
      }
    }
  }

  @Test(
    .claim(
      "ANIM-55", "animation(_:body:) animates the modifiers of its closure, but not the modified view.",
      .documented, "Apple's documentation of animation(_:body:)"))
  func `An animation with a closure applies to the closure`() {
    let host = host(second)
    remote.value = 40
    host.update()
    expect(host.shownBox("box"), equals: "40 80 20 20")
    host.advance(by: 0.25)
    expect(host.shownBox("box"), equals: "50 80 20 20")
    host.advance(by: 1)
    expect(host.shownBox("box"), equals: "80 80 20 20")
    expect(!host.isAnimating)
  }

  @Test(
    .claim(
      "ANIM-56", "The animation of the change applies to the views around animation(_:body:) and inside it.",
      .documented,
      "Apple's documentation of animation(_:body:)"))
  func `A view inside an animation closure keeps the surrounding animation`() {
    let host = host(second)
    withAnimation(.linear(duration: 4)) { remote.value = 40 }
    host.update()
    host.advance(by: 0.5)
    expect(host.shownBox("box"), equals: "60 45 20 20")
    host.advance(by: 0.5)
    expect(host.shownBox("box"), equals: "80 50 20 20")
    let still = self.host(nil)
    withAnimation(.linear(duration: 4)) { remote.value = 40 }
    still.update()
    still.advance(by: 1)
    expect(still.shownBox("box"), equals: "80 50 20 20")
  }

  @Test(
    .claim(
      "ANIM-57", "transaction(_:body:) edits the transaction only for the modifiers of its closure.", .documented,
      "Apple's documentation of transaction(_:body:)"))
  func `A transaction with a closure applies to the closure`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        Block("box", 20, 20).offset(y: value).transaction {
          $0.animation = $0.animation?.speed(2)
        } body: {
          $0.offset(x: value)
        }
      }
    }
    withAnimation(.linear(duration: 4)) { remote.value = 40 }
    host.update()
    host.advance(by: 1)
    expect(host.shownBox("box"), equals: "60 50 20 20")
  }

  @Test func `Nested closures are applied one after another`() {
    let host = settledHost(200, 200) {
      Stage(remote) { value in
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Block("box\(index)", 20, 20).offset(y: value)
              .animation(.linear(duration: 2)) { $0.scaleEffect(1 + value / 40).offset(x: value) }
              .animation(second) { content in
                content.offset(y: value).animation(.linear(duration: 8)) { $0.offset(x: value) }
              }
          }
        }
      }
    }
    remote.value = 40
    host.update()
    host.advance(by: 1)
    // Right by half and an eighth of 40. Down by the box's offset of 40, which the scale of 1.5 makes 60, and by all of
    // 40.
    expect(host.shownBox("box0"), equals: "100 185 30 30")
    expect(host.shownBox("box1"), equals: "120 185 30 30")
    host.advance(by: 8)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `An animated closure that is removed leaves no animation behind`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        if value < 2 { Block("box", 20, 20).animation(second) { $0.opacity(value) } }
      }
    }
    for value in [1, 2, 0, 1, 2] as [CGFloat] {
      remote.value = value
      host.update()
      host.advance(by: 0.3)
      expect(host.core.checkInvariants(), equals: [])
    }
    host.advance(by: 5)
    expect(!host.isAnimating)
  }
}
