import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor @Suite struct SymbolEffectTests {
  private struct Stage<Content: View>: View {
    @State private var value = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      ZStack(alignment: .topLeading) {
        content(value).frame(width: 200, height: 100)
        Trigger("next") { value += 1 }
      }
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewHost<Stage<Content>> {
    let host = settledHost(200, 100) { Stage(content: content) }
    host.update()
    return host
  }

  private func width(_ host: ViewHost<some View>) -> Int {
    Int((host.presentedFrame(of: "star")?.width ?? 0).rounded())
  }

  @Test(
    .claim(
      "SYMBOL-20", "An effect that is active holds, or goes to and fro, until it is no longer active.", .documented,
      "Apple's documentation of symbolEffect(_:options:isActive:); it moves the view as a whole"))
  func `While it is active`() {
    let held = host { value in Block("star", 40, 40).symbolEffect(.scale.up, isActive: value == 1) }
    #expect(width(held) == 40)
    held.tap("next")
    held.advance(by: 2)
    #expect(width(held) == 50 && !held.isAnimating)
    held.tap("next")
    held.advance(by: 2)
    #expect(width(held) == 40 && !held.isAnimating)
    let breathing = host { value in Block("star", 40, 40).symbolEffect(.breathe.plain, isActive: value == 1) }
    #expect(!breathing.isAnimating)
    breathing.tap("next")
    breathing.advance(by: 1)
    #expect(width(breathing) == 44)
    breathing.advance(by: 1)
    #expect(width(breathing) == 40)
    breathing.advance(by: 41)
    #expect(width(breathing) == 44 && breathing.isAnimating)
    breathing.tap("next")
    breathing.advance(by: 3)
    #expect(width(breathing) == 40 && !breathing.isAnimating)
  }

  @Test(
    .claim(
      "SYMBOL-21", "Options say how often an effect happens, and how fast.", .documented,
      "Apple's documentation of SymbolEffectOptions"))
  func `Options`() {
    let twice = host { value in
      Block("star", 40, 40).symbolEffect(.bounce, options: .repeat(2).speed(0.5), isActive: value > 0)
    }
    twice.tap("next")
    var widths: [Int] = []
    for _ in 0..<5 {
      twice.advance(by: 0.5)
      widths.append(width(twice))
    }
    #expect(widths == [50, 40, 50, 40, 40])
    #expect(!twice.isAnimating)
  }

  @Test(
    .claim(
      "SYMBOL-22", "An effect with a value happens once when the value changes, and not where effects are removed.",
      .documented, "Apple's documentation of symbolEffect(_:options:value:) and symbolEffectsRemoved(_:)"))
  func `When a value changes`() {
    let host = host { value in Block("star", 40, 40).symbolEffect(.bounce, value: value) }
    #expect(!host.isAnimating)
    host.tap("next")
    host.advance(by: 0.25)
    #expect(width(host) == 50)
    host.advance(by: 0.25)
    #expect(width(host) == 40)
    host.advance(by: 1)
    #expect(!host.isAnimating)
    let removed = self.host { value in
      VStack(spacing: 0) {
        Block("star", 40, 40).symbolEffect(.rotate, value: value)
        Block("moon", 40, 40).symbolEffect(.pulse)
      }
      .symbolEffectsRemoved()
    }
    removed.tap("next")
    #expect(!removed.isAnimating)
  }
}
