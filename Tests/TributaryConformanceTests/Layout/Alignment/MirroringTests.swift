@MainActor struct MirroringTests {
  private struct Shift: GeometryEffect {
    var x: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  @Test(.claim("ALIGN-46")) @MainActor func `Effects are mirrored`() {
    let scaled = rightToLeftHost { Block("a", 40, 20).scaleEffect(0.5, anchor: .topLeading) }
    expect(scaled.box("a"), equals: "50 40 20 10")
    let turned = rightToLeftHost { Block("a", 40, 20).rotationEffect(.degrees(90), anchor: .topLeading) }
    expect(turned.box("a"), equals: "70 40 20 40")
    let mapped = rightToLeftHost { Block("a", 40, 20).transformEffect(CGAffineTransform(translationX: 10, y: 5)) }
    expect(mapped.box("a"), equals: "20 45 40 20")
    let shifted = rightToLeftHost { Block("a", 40, 20).modifier(Shift(x: 10)) }
    expect(shifted.box("a"), equals: "20 40 40 20")
    shifted.environment.layoutDirection = .leftToRight
    scaled.environment.layoutDirection = .leftToRight
    shifted.update()
    scaled.update()
    expect(shifted.box("a"), equals: "40 40 40 20")
    expect(scaled.box("a"), equals: "30 40 20 10")
    expect(shifted.core.checkInvariants() == [] && scaled.core.checkInvariants() == [])
  }

  @Test(.claim("ALIGN-44")) @MainActor func `A right-to-left page is the mirror image of the left-to-right page`() {
    func page() -> some View {
      VStack(alignment: .trailing, spacing: 3) {
        HStack(spacing: 2) {
          Block("a", 10, 10).padding(.leading, 7)
          Spacer(minLength: 5)
          Block("b", 20, 10).padding(.trailing, -4)
          Divider().frame(height: 8)
          Block("c", nil, 10)
        }
        ZStack(alignment: .bottomLeading) {
          Block("d", 50, 20)
          Block("e", 30, 10).offset(x: 3)
        }
        .overlay(alignment: .topTrailing) { Block("f", 6, 6) }
        .background(alignment: .leading) { Block("g", 70, 4) }
        Block("h", 15, 15).frame(minWidth: 40, alignment: .trailing).position(x: 30, y: 10).frame(height: 20)
      }
    }
    let left = settledHost(100, 100) { page() }
    let right = rightToLeftHost { page() }
    for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      guard let a = left.frame(of: name), let b = right.frame(of: name) else {
        Issue.record("\(name) is nowhere")
        continue
      }
      expect(short(a.minX), equals: short(100 - b.maxX), "\(name)")
      expect(a.minY == b.minY && a.size == b.size, "\(name)")
    }
    expect(left.columns("a", "d"), differsFrom: right.columns("a", "d"))
  }
}
