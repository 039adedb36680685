import Observation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GeometryEffectTests {
  private let journal = Journal()

  /// An effect that moves the view by a fraction of its size.
  private struct Shift: GeometryEffect, Equatable {
    var share: CGFloat
    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: share * size.width, y: share * size.height))
    }
  }

  /// An effect with an arbitrary map.
  private struct Map: GeometryEffect {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
  }

  @Test(.claim("EFFECT-01")) func `An effect reads the size and does not affect layout`() {
    let host = settledHost(200, 100) {
      HStack(spacing: 0) {
        Block("moved", 40, 20).modifier(Shift(share: 0.5)).accessibilityIdentifier("place")
        Block("beside", 40, 20)
      }
    }
    play(host, "| box place = 60 40 40 20; box moved = 80 50 40 20; box beside = 100 40 40 20")
    expect(host.painted.map { short($0.box) }, equals: ["80 50 40 20", "100 40 40 20"])
  }

  @Test(.claim("EFFECT-02")) func `Anchors follow an effect`() {
    let host = settledHost(200, 100) {
      Block("view", 40, 20).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
        .modifier(Shift(share: 1))
        .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { anchors in
          GeometryReader { proxy in Text(anchors.map { short(proxy[$0]) }.joined()) }
        }
    }
    expect(host.lines, equals: ["40 20 40 20"])
  }

  @Test(.claim("EFFECT-03")) func `Hit testing follows an effect unless the effect ignores layout`() {
    func tapped<E: GeometryEffect>(_ x: CGFloat, _ y: CGFloat, _ effect: E) -> String {
      let host = settledHost(200, 100) {
        Color.red.frame(width: 40, height: 20).onTapGesture { journal.note("view") }.accessibilityIdentifier("view")
          .modifier(effect)
      }
      host.tap(at: CGPoint(x: x, y: y))
      return journal.take() + " " + host.box("view") + " " + host.painted.map { short($0.box) }.joined()
    }
    expect(tapped(150, 65, Shift(share: 1)), equals: "view 120 60 40 20 120 60 40 20")
    expect(tapped(100, 50, Shift(share: 1)), equals: " 120 60 40 20 120 60 40 20")
    expect(tapped(100, 50, Shift(share: 1).ignoredByLayout()), equals: "view 80 40 40 20 120 60 40 20")
  }

  @Test(.claim("EFFECT-04")) func `A singular effect hides its view`() {
    for scale in [0, CGFloat.leastNonzeroMagnitude] {
      let host = settledHost(100, 100) {
        VStack(spacing: 0) {
          Block("scaled", 40, 20).onTapGesture { journal.note("scaled") }.scaleEffect(scale)
          Block("mapped", 40, 20).onTapGesture { journal.note("mapped") }
            .transformEffect(CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        }
      }
      #expect(host.painted.isEmpty || scale > 0)
      play(host, journal, "tap 50,40; tap 30,60 | log =; box scaled = 50 40 0 0; box mapped = 30 50 0 20")
    }
  }

  @Test(.claim("EFFECT-05")) func `Perspective is approximated at the center of the view`() {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    // At the center, 20 points from the left, the depth is 1.2.
    let host = settledHost(100, 100) {
      Block("view", 40, 20).modifier(Map(transform: projection)).frame(width: 100, height: 100, alignment: .topLeading)
    }
    // x' = x / 1.2 at the center, with the slope (1 - x' / 100) / 1.2.
    expect(host.box("view"), here: "2.778 -1.389 27.778 19.444", inSwiftUI: "0 0 28.571 20")
    projection.m33 = -1
    let behind = settledHost(100, 100) { Block("view", 40, 20).modifier(Map(transform: projection)) }
    #expect(behind.painted.isEmpty)
    #expect(behind.diagnostics.isEmpty)
  }

  @Test func `A map of invalid numbers is ignored and reported`() {
    var projection = ProjectionTransform()
    projection.m31 = .nan
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Block("effect", 40, 20).modifier(Map(transform: projection))
        Block("map", 40, 20).transformEffect(CGAffineTransform(translationX: .infinity, y: 0))
      }
    }
    play(host, "| box effect = 30 30 40 20; box map = 30 50 40 20; diagnostics = invalidDimension invalidDimension")
  }

  @Test(.claim("EFFECT-06")) func `A transform is relative to the top-left corner`() {
    let host = settledHost(100, 100) {
      Block("view", 40, 20).transformEffect(CGAffineTransform(scaleX: 0.5, y: 2))
    }
    expect(host.box("view"), equals: "30 40 20 40")
  }

  @Test(.claim("EFFECT-07")) func `An effect can mirror its view in right-to-left layout`() {
    let host = settledHost(100, 100) {
      Color.clear.frame(width: 60, height: 20)
        .overlay { Block("mark", 10, 10).position(x: 5, y: 5) }
        .flipsForRightToLeftLayoutDirection(true)
    }
    expect(host.box("mark"), equals: "20 40 10 10")
    host.environment.layoutDirection = .rightToLeft
    host.update()
    let mirrored = host.box("mark")
    let plain = settledHost(100, 100) {
      Color.clear.frame(width: 60, height: 20)
        .overlay { Block("mark", 10, 10).position(x: 5, y: 5) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    // The mirror image of the mark's position without the flip.
    let x = plain.frame(of: "mark")?.midX ?? -1
    expect(mirrored, equals: "\(short(100 - x - 5)) 40 10 10")
    host.environment.layoutDirection = .leftToRight
    play(host, "update | box mark = 20 40 10 10")
  }

  @Test func `An effect is updated when the state that it reads changes`() {
    let model = Amount()
    let host = settledHost(200, 100) { Block("view", 40, 20).modifier(Reading(model: model)) }
    expect(host.box("view"), equals: "80 40 40 20")
    model.value = 12
    play(host, "update | box view = 92 40 40 20")
    expect(host.painted.map { short($0.box) }, equals: ["92 40 40 20"])
    expect(host.update().counts.nodesVisited, equals: 0)
  }

  @Observable final class Amount: @unchecked Sendable {
    var value: CGFloat = 0
  }

  private struct Reading: GeometryEffect {
    let model: Amount
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: model.value, y: 0))
    }
  }
}
