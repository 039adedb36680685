import Foundation
import Testing
import TributaryCombine
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

private final class Model: ObservableObject {
  @Published var a: CGFloat = 0
  @Published var b: CGFloat = 0
  @Published var isOn = false
}

private let fast = Animation.linear(duration: 1)
private let slow = Animation.linear(duration: 2)

/// An animation without a declared duration.
private struct Steady: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }
}

private struct Bar: View {
  let name: String
  let length: CGFloat
  var body: some View { Color.red.frame(width: 10 + length, height: 5).accessibilityIdentifier(name) }
}

private struct Bars: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Bar(name: "a", length: model.a)
      Bar(name: "b", length: model.b)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The time at which the animations of early passes begin.
///
/// A session advances the clock of its host before each event and each frame. A task writes objects at any time, when the
/// clock can be far behind.
@MainActor @Suite struct EarlyPassTimeTests {
  private func length(_ name: String, _ host: ViewHost<some View>) -> CGFloat? {
    host.presentedFrame(of: name).map { $0.width - 10 }
  }

  @Test(arguments: [fast, Animation(Steady())])
  func `Animations of early passes begin with the next frame`(_ first: Animation) {
    let (model, probe) = (Model(), Probe())
    let host = settledHost { Bars(model: model) }
    withAnimation(first, { model.a = 40 }, completion: { probe.log.append("first") })
    withAnimation(slow, { model.b = 40 }, completion: { probe.log.append("second") })
    host.advance(by: 30)
    expect(length("a", host), equals: 0)
    expect(length("b", host), equals: 0)
    host.advance(by: 0.5)
    expect(length("a", host), equals: 20)
    expect(length("b", host), equals: 10)
    expect(probe.log, equals: [])
    host.advance(by: 0.6)
    expect(probe.log, equals: ["first"])
    host.advance(by: 1)
    expect(probe.log, equals: ["first", "second"])
    expect(!host.isAnimating)
  }

  private struct Leaving: View {
    @ObservedObject var model: Model
    let probe: Probe
    var body: some View {
      Bar(name: "b", length: model.b)
      if !model.isOn { Bar(name: "a", length: 0).onDisappear { probe.log.append("gone") } }
    }
  }

  @Test func `A view that an early pass removes leaves after the next frame`() {
    let (model, probe) = (Model(), Probe())
    let host = settledHost { Leaving(model: model, probe: probe) }
    withAnimation(fast) { model.isOn = true }
    withAnimation(slow) { model.b = 40 }
    host.advance(by: 30)
    host.advance(by: 0.9)
    expect(probe.log, equals: [])
    host.advance(by: 0.2)
    expect(probe.log, equals: ["gone"])
  }

  @Test func `A deadline before the next frame does not end the animations`() {
    let model = Model()
    let host = settledHost { Bars(model: model) }
    // The earlier animation has its end as an event of the clock.
    withAnimation(fast, { model.a = 20 }, completion: {})
    host.update()
    host.advance(by: 0.5)
    withAnimation(fast) { model.b = 40 }
    withAnimation(slow) { model.a = 60 }
    host.advance(by: 0.75)
    // The changes are shown in the frame at the end of the earlier animation, 0.5 seconds later.
    expect(length("b", host), equals: 10)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `An early pass inside a frame begins animations at the time of that frame`() {
    struct Appearing: View {
      @ObservedObject var model: Model
      var body: some View {
        Bars(model: model).onAppear {
          withAnimation(fast) { model.a = 40 }
          withAnimation(slow) { model.b = 40 }
        }
      }
    }
    let model = Model()
    let host = settledHost { Appearing(model: model) }
    host.advance(by: 0.5)
    expect(length("a", host), equals: 20)
    expect(length("b", host), equals: 10)
  }
}
