import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct VisualEffectStepTests {
  private func shown(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> String {
    "\(settledHost(100, 100) { Block("a", 20, 20).visualEffect { content, _ in effect(content) } }.displayList)"
  }

  private func plain(_ change: (Block) -> some View) -> String {
    "\(settledHost(100, 100) { change(Block("a", 20, 20)) }.displayList)"
  }

  @Test(.claim("EFFECT-54")) func `A visual effect equals the modifiers of the same names`() {
    expect(shown { $0.brightness(0.5) }, equals: plain { $0.brightness(0.5) })
    expect(shown { $0.contrast(0.5) }, equals: plain { $0.contrast(0.5) })
    expect(shown { $0.saturation(0.5) }, equals: plain { $0.saturation(0.5) })
    expect(shown { $0.grayscale(1) }, equals: plain { $0.grayscale(1) })
    expect(shown { $0.hueRotation(.degrees(90)) }, equals: plain { $0.hueRotation(.degrees(90)) })
    let none = plain { $0 }
    #expect(shown { $0.grayscale(1) } != none)
    expect(shown { $0.brightness(0) }, equals: none)
    let turned = settledHost(100, 100) {
      Block("a", 20, 20).visualEffect { content, _ in
        content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
    }
    expect(turned.box("a"), equals: "45 40 10 20")
  }

  @Test(.claim("EFFECT-55")) func `A scroll transition interpolates colors and rotations`() {
    func picture(_ offset: CGFloat) -> String {
      let host = settledHost(100, 100) {
        ScrollView {
          VStack(spacing: 0) {
            Block("a", 20, 40).scrollTransition { content, phase in
              content.grayscale(phase.isIdentity ? 0 : 1).rotation3DEffect(
                .degrees(phase.isIdentity ? 0 : 80), axis: (x: 1, y: 0, z: 0), perspective: 0)
            }
            Color.red.frame(height: 400)
          }
        }
      }
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: offset))
      return host.box("a")
    }
    expect(picture(0), equals: "40 0 20 40")
    #expect(picture(20) != "40 -20 20 40")
  }
}
