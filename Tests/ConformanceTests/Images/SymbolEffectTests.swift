import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

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

  /// Returns the drawn width of a symbol of 40 points.
  private func width(_ host: ViewHost<some View>) -> Int {
    func scale(_ fragment: DisplayFragment) -> CGFloat? {
      for command in fragment.commands {
        switch command {
        case .fragment(let inner, _): if let scale = scale(inner) { return scale }
        case .effect(let effect):
          if case .transform(let transform) = effect.kind { return transform.a }
          if let scale = scale(effect.content) { return scale }
        default: break
        }
      }
      return nil
    }
    return Int((40 * (scale(host.displayList.root) ?? 1)).rounded())
  }

  private var star: some View { Image(systemName: "star").resizable().frame(width: 40, height: 40) }

  @Test(.claim("SYMBOL-20")) func `An active effect runs until it is deactivated`() {
    let held = host { value in star.symbolEffect(.scale.up, isActive: value == 1) }
    expect(width(held), equals: 40)
    play(held, "tap next; wait 2")
    #expect(width(held) == 50 && !held.isAnimating)
    play(held, "tap next; wait 2")
    #expect(width(held) == 40 && !held.isAnimating)
    let breathing = host { value in star.symbolEffect(.breathe.plain, isActive: value == 1) }
    #expect(!breathing.isAnimating)
    play(breathing, "tap next; wait 1")
    expect(width(breathing), equals: 44)
    breathing.advance(by: 1)
    expect(width(breathing), equals: 40)
    breathing.advance(by: 41)
    #expect(width(breathing) == 44 && breathing.isAnimating)
    play(breathing, "tap next; wait 3")
    #expect(width(breathing) == 40 && !breathing.isAnimating)
  }

  @Test(.claim("SYMBOL-21")) func `Options set the repetition and the speed of an effect`() {
    let twice = host { value in
      star.symbolEffect(.bounce, options: .repeat(2).speed(0.5), isActive: value > 0)
    }
    twice.tap("next")
    var widths: [Int] = []
    for _ in 0..<5 {
      twice.advance(by: 0.5)
      widths.append(width(twice))
    }
    expect(widths, equals: [50, 40, 50, 40, 40])
    #expect(!twice.isAnimating)
  }

  @Test(.claim("SYMBOL-22")) func `An effect with a value runs when the value changes`() {
    let host = host { value in star.symbolEffect(.bounce, value: value) }
    #expect(!host.isAnimating)
    play(host, "tap next; wait 0.25")
    expect(width(host), equals: 50)
    host.advance(by: 0.25)
    expect(width(host), equals: 40)
    play(host, "wait 1 | animating = false")
    let removed = self.host { value in
      VStack(spacing: 0) {
        star.symbolEffect(.rotate, value: value)
        star.symbolEffect(.pulse)
      }
      .symbolEffectsRemoved()
    }
    play(removed, "tap next | animating = false")
  }

  @Test(.claim("SYMBOL-23")) func `Symbol effects affect only drawn symbols`() {
    func scene(_ isActive: Bool) -> ViewHost<some View> {
      settledHost(200, 100) {
        HStack {
          Text("star")
          Block("block", 40, 40)
          Image(systemName: "star").accessibilityIdentifier("symbol")
        }
        .symbolEffect(.scale.up, isActive: isActive)
      }
    }
    let (rest, up) = (scene(false), scene(true))
    up.advance(by: 2)
    for name in ["block", "symbol"] { expect(up.box(name), equals: rest.box(name)) }
    let (old, new) = ("\(rest.displayList)", "\(up.displayList)")
    #expect(old != new)
    expect(new.components(separatedBy: "transform").count, equals: old.components(separatedBy: "transform").count + 1)
  }
}
