import Observation
import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// The cost of moving views, as counts.
@Suite @MainActor struct AnimationComplexityTests {
  @Observable final class Model {
    var place: CGFloat = 0
  }

  /// Leaves that move individually, or all by layout.
  struct Leaves: View {
    let model: Model
    let count: Int
    let areOffset: Bool

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<count) { index in
          if areOffset {
            Color.blue.frame(width: 10, height: 10).offset(x: model.place * CGFloat(index), y: 3)
          } else {
            Color.blue.frame(width: 10, height: 10).padding(.leading, model.place * CGFloat(index % 7))
          }
        }
      }
    }
  }

  private func host(_ model: Model, _ count: Int, areOffset: Bool) -> ViewHost<Leaves> {
    let host = ViewHost(size: CGSize(width: 1_000, height: 1_000)) {
      Leaves(model: model, count: count, areOffset: areOffset)
    }
    host.update()
    return host
  }

  @Test(arguments: [10, 2_000])
  func `Moving leaves redraw only the fragment that places them`(count: Int) {
    let model = Model()
    let host = host(model, count, areOffset: true)
    withAnimation(.spring) { model.place = 2 }
    host.update()
    var expected = FrameCounts()
    expected.nodesVisited = 1
    for _ in 0..<3 { expect(host.advance(by: 1.0 / 60).counts, equals: expected) }
    host.advance(by: 10)
    expect(!host.isAnimating)
    expect(host.advance(by: 1).counts, equals: FrameCounts())
  }

  @Test func `Leaves moved by layout cause only drawing`() {
    let model = Model()
    let host = host(model, 500, areOffset: false)
    withAnimation(.linear(duration: 1)) { model.place = 2 }
    host.update()
    for _ in 0..<3 {
      let counts = host.advance(by: 0.1).counts
      expect(counts.bodies + counts.measurements + counts.placements + counts.reduces + counts.actions, equals: 0)
      // One fragment for each leaf, and the fragment that places them.
      expect(counts.nodesVisited, atMost: 501)
    }
  }

  @Test func `A host without animations has no timeline`() {
    let model = Model()
    let host = host(model, 20, areOffset: true)
    model.place = 2
    host.update()
    withAnimation(nil) { model.place = 3 }
    host.update()
    expectNil(HostMotion.of(host.core).timeline)
    expect(!host.isAnimating)
  }

  @Test(arguments: [Animation.linear.repeatForever(), .easeIn(duration: 100), .spring])
  func `A repeatedly retargeted value keeps a bounded number of animation runs`(animation: Animation) {
    let model = Model()
    let host = host(model, 3, areOffset: true)
    for step in 0..<2_000 {
      withAnimation(animation) { model.place = CGFloat(step % 9) }
      host.advance(by: 0.001)
    }
    expect(HostMotion.of(host.core).timeline?.allRuns.count ?? .max, below: 40)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `An invalid target is shown without animation`(place: CGFloat) {
    let model = Model()
    let host = host(model, 3, areOffset: true)
    withAnimation(.bouncy) { model.place = place }
    host.update()
    host.advance(by: 0.1)
    withAnimation(.linear) { model.place = 1 }
    host.update()
    for _ in 0..<5 {
      host.advance(by: 0.05)
      host.displayList.forEachFlattened { expect($0.transform.tx.isFinite && $0.transform.ty.isFinite) }
    }
    host.advance(by: 100)
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }
}
