import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct KeyframeAnimatorTests {
  private let remote = Remote()

  /// Returns a box that moves to 40 and back to 0 in two seconds.
  private func swinging(_ repeating: Bool = true) -> some View {
    KeyframeAnimator(initialValue: 0.0, repeating: repeating) { value in
      Block("box", 20, 20).offset(x: value)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private func xs(_ host: ViewHost<some View>, steps: Int, by seconds: Double) -> [CGFloat] {
    (0..<steps).map { step in
      if step > 0 { host.advance(by: seconds) }
      return (host.frame(of: "box")?.minX ?? .nan) - 40
    }
  }

  @Test(
    .claim(
      "KEYFRAME-10", "A keyframe animator repeats its keyframes indefinitely.", .documented,
      "Apple's documentation of KeyframeAnimator"))
  func `A keyframe animator repeats its keyframes`() {
    let host = settledHost(100, 100) { swinging() }
    expect(xs(host, steps: 13, by: 0.25), equals: [0, 10, 20, 30, 40, 30, 20, 10, 0, 10, 20, 30, 40])
    expect(host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
    // The step does not matter: 5.25 seconds are two cycles and 1.25 seconds of the third.
    let other = settledHost(100, 100) { swinging() }
    other.advance(by: 5.25)
    expect(other.frame(of: "box")?.minX, equals: 70)
  }

  @Test(
    .claim(
      "KEYFRAME-11", "A keyframe animator with a trigger runs once for each change of the trigger, and not initially.",
      .documented,
      "Apple's documentation of KeyframeAnimator; a trigger during a run starts from the displayed value: decision "
        + "of this project"
    ))
  func `A trigger starts the keyframes once`() {
    var starts: [Double] = []
    let host = settledHost(100, 100) {
      Stage(remote) { trigger in
        Color.red.frame(width: 20, height: 20).keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
          content.accessibilityIdentifier("box").offset(x: value)
        } keyframes: { value in
          let _ = starts.append(value)
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
      }
    }
    expect(!host.isAnimating)
    expect(xs(host, steps: 2, by: 5), equals: [0, 0])
    remote.value = 1
    host.update()
    expect(xs(host, steps: 6, by: 0.5), equals: [0, 20, 40, 30, 20, 20])
    expect(!host.isAnimating)
    remote.value = 2
    host.update()
    expect(xs(host, steps: 2, by: 0.5), equals: [20, 30])
    remote.value = 3
    host.update()
    expect(xs(host, steps: 6, by: 0.5), equals: [30, 35, 40, 30, 20, 20])
    expect(starts, equals: [0, 20, 30])
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "KEYFRAME-12",
      "The keyframes are created with the initial value, and for each later run with the final value of the previous "
        + "run.",
      .documented, "Apple's documentation of KeyframeAnimator"))
  func `Each run starts with the final value of the previous run`() {
    let host = settledHost(100, 100) {
      KeyframeAnimator(initialValue: 0.0) { value in
        Block("box", 20, 20).offset(x: value)
      } keyframes: { value in
        LinearKeyframe(value + 10, duration: 1)
      }
    }
    expect(xs(host, steps: 6, by: 0.5), equals: [0, 5, 10, 15, 20, 25])
  }

  @Test(
    .claim(
      "KEYFRAME-13", "A keyframe animator that does not repeat displays the initial value.", .documented,
      "Apple's documentation of keyframeAnimator(initialValue:repeating:content:keyframes:)"))
  func `A repeating keyframe animator starts and stops with its parameter`() {
    let host = settledHost(100, 100) { Stage(remote) { swinging($0 == 1) } }
    expect(xs(host, steps: 2, by: 0.5), equals: [0, 0])
    expect(!host.isAnimating)
    remote.value = 1
    host.update()
    expect(xs(host, steps: 3, by: 0.25), equals: [0, 10, 20])
    remote.value = 0
    host.update()
    expect(xs(host, steps: 2, by: 0.5), equals: [0, 0])
    expect(!host.isAnimating)
    remote.value = 1
    host.update()
    expect(xs(host, steps: 2, by: 0.5), equals: [0, 20])
  }

  @Test(
    .claim(
      "KEYFRAME-14", "Keyframe values are model values: transactions do not affect them, and layout reads every value.",
      .decided, "decision of this project: keyframe values are not changes that an animation could display"))
  func `Transactions do not affect keyframes`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        KeyframeAnimator(initialValue: 0.0) { value in
          Block("wide", 20 + value, 20)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
        }
        Block("box", 20, 20)
      }
      .frame(width: 100, alignment: .leading)
      .transaction { $0.animation = nil }
    }
    host.advance(by: 0.5)
    expect(host.frame(of: "wide")?.width, equals: 40)
    expect(host.frame(of: "box")?.minX, equals: 40)
    expect(host.presentedFrame(of: "box"), equals: host.frame(of: "box"))
    let report = host.advance(by: 0.25)
    expect(report.passes, equals: 1)
    // The content that the animator creates, and the box inside it, whose width changes.
    expect(report.counts.bodies, equals: 2)
    expect(host.frame(of: "box")?.minX, equals: 50)
  }

  @Test func `Keyframes without duration end at once, and a removed view ends its keyframes`() {
    let still = settledHost(100, 100) {
      KeyframeAnimator(initialValue: 0.0) { value in
        Block("box", 20, 20).offset(x: value)
      } keyframes: { _ in
        MoveKeyframe(10)
        MoveKeyframe(30)
      }
    }
    expect(still.frame(of: "box")?.minX, equals: 70)
    expect(!still.isAnimating)
    expectEmpty(still.diagnostics)
    let gone = settledHost(100, 100) { Stage(remote) { value in if value == 0 { swinging() } } }
    gone.advance(by: 0.5)
    expect(gone.isAnimating)
    remote.value = 1
    gone.update()
    expect(!gone.isAnimating)
    expect(gone.advance(by: 5).counts.bodies, equals: 0)
    expect(gone.core.checkInvariants(), equals: [])
    remote.value = 0
    gone.update()
    gone.advance(by: 0.25)
    expect(gone.frame(of: "box")?.minX, equals: 50)
  }

  @Test func `A keyframe animator on a hidden page begins to repeat when it appears again`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        TabView(selection: .constant(value == 1 || value == 2 ? 1 : 0)) {
          swinging(value >= 2).tag(0)
          Color.red.tag(1)
        }
      }
    }
    for (value, isAnimating) in [(1, false), (2, false), (3, true)] {
      remote.value = CGFloat(value)
      host.update()
      expect(host.isAnimating, equals: isAnimating, "\(value)")
    }
  }
}
