import Foundation
import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct PresetTests {
  private let remote = Remote()

  @Test(
    .claim(
      "ANIM-62", "The predefined springs have the documented parameters.", .documented,
      "Apple's documentation of Animation; the bounce of interactiveSpring read in OpenSwiftUI"))
  func `Springs have the documented defaults`() {
    expect(Animation.default, equals: .spring(response: 0.5, dampingFraction: 1))
    expect(Animation.spring, equals: .spring(duration: 0.5, bounce: 0))
    expect(Animation.spring(duration: 0.5, bounce: 0), equals: .spring(response: 0.5, dampingFraction: 1))
    expect(Animation.spring(dampingFraction: 0.825), equals: .spring(response: 0.5, dampingFraction: 0.825))
    expect(Animation.spring(duration: 0.4, bounce: -0.5), equals: .spring(response: 0.4, dampingFraction: 2))
    expect(
      Animation.interactiveSpring(dampingFraction: 0.86),
      equals: .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    expect(Animation.interactiveSpring, equals: .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    expect(Animation.smooth, equals: .spring(duration: 0.5, bounce: 0))
    expect(Animation.snappy, equals: .spring(duration: 0.5, bounce: 0.15))
    expect(Animation.bouncy, equals: .spring(duration: 0.5, bounce: 0.3))
    expect(Animation.bouncy(extraBounce: 0.1), equals: .spring(.bouncy(duration: 0.5, extraBounce: 0.1)))
    expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10),
      equals: .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
  }

  @Test(
    .claim(
      "ANIM-63",
      "Springs scale the animatable data of unit points and angles by 128, and use points and sizes unscaled.",
      .observed, "observed in OpenSwiftUI's compatibility tests of Angle, and read there for UnitPoint"))
  func `Points of a unit are scaled for springs`() {
    expect(UnitPoint(x: 0.5, y: 1).animatableData, equals: AnimatablePair(64, 128))
    expect(Angle.radians(0.5).animatableData, equals: 64)
    expect(CGPoint(x: 0.5, y: 1).animatableData, equals: AnimatablePair(0.5, 1))
    expect(CGSize(width: 0.5, height: 1).animatableData, equals: AnimatablePair(0.5, 1))
  }

  @Test(
    .claim(
      "ANIM-64", "The values of a Bézier curve are multiples of a millionth.", .observed,
      "observed in OpenSwiftUI: results are rounded to 2 to the power of -20"))
  func `Curve values are multiples of a millionth`() {
    for step in 1..<40 {
      let value = UnitCurve.easeInOut.value(at: Double(step) / 40) * 1_048_576
      expect(value, equals: value.rounded())
    }
  }

  private func shown(_ animation: Animation, at times: [Double]) -> [CGFloat] {
    let host = settledHost(100, 100) {
      Stage(remote) { Block("box", 20, 20).offset(x: $0).frame(width: 100, alignment: .leading) }
    }
    withAnimation(animation) { remote.value = 40 }
    host.update()
    return times.map { time in
      host.advance(by: time - host.time)
      return host.shownX("box")
    }
  }

  @Test(
    .claim(
      "ANIM-65",
      "An even number of autoreversing repetitions ends with a jump to the target; repeatForever never ends.",
      .observed, "observed in OpenSwiftUI"))
  func `Repetitions end at the target`() {
    let line = Animation.linear(duration: 1)
    expect(shown(line.repeatCount(2), at: [0.25, 1, 1.5, 1.75, 2]), equals: [10, 40, 20, 10, 40])
    expect(shown(line.repeatCount(3), at: [1.5, 2, 2.5, 3]), equals: [20, 0, 20, 40])
    expect(shown(line.repeatCount(2, autoreverses: false), at: [0.5, 1.5, 2]), equals: [20, 20, 40])
    expect(shown(line.repeatForever(), at: [1_000.25, 100_001.25]), equals: [10, 30])
    expect(shown(line.repeatForever(autoreverses: false), at: [0.75, 100_000.25]), equals: [30, 10])
    var isDone = false
    let host = settledHost(100, 100) { Stage(remote) { Block("box", 20, 20).offset(x: $0) } }
    withAnimation(line.repeatForever()) {
      remote.value = 40
    } completion: {
      isDone = true
    }
    host.update()
    host.advance(by: 10_000)
    expect(!isDone && host.isAnimating)
  }

  @Test(
    .claim(
      "ANIM-66", "The first appearance of a view is not a change for animation(_:value:) and transaction(value:).",
      .observed,
      "observed in OpenSwiftUI"))
  func `A view is not animated by the value of its first appearance`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        ZStack {
          Color.clear
          if value > 0 {
            Block("box", 20, 20).offset(x: value).animation(.linear(duration: 1), value: value)
              .transaction(value: value) { $0.animation = .linear(duration: 1) }
          }
        }
      }
    }
    remote.value = 30
    host.update()
    expect(host.shownX("box"), equals: 70)
    expect(!host.isAnimating)
    remote.value = 10
    host.update()
    host.advance(by: 0.5)
    expect(host.shownX("box"), equals: 60)
  }

  @Test(
    .claim(
      "ANIM-67", "The action of a gesture change is not animated, even if the view that displays the gesture state is.",
      .observed,
      "read in OpenSwiftUI: onChanged runs in a transaction without animation"))
  func `A write by a gesture is not animated`() {
    struct Card: View {
      @State private var place: CGFloat = 0

      var body: some View {
        Block("box", 20, 20).offset(x: place)
          .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { place = $0.translation.width })
      }
    }
    let host = settledHost(100, 100) { Card() }
    withAnimation(.linear(duration: 1)) {
      host.send(.down(at: CGPoint(x: 50, y: 50), time: 0))
      host.send(.moved(to: CGPoint(x: 70, y: 50), time: 0))
    }
    expect(host.shownX("box"), equals: 60)
    expect(!host.isAnimating)
  }
}
