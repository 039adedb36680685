@MainActor struct HitOrderTests {
  private let journal = Journal()

  private func tapped<V: View>(at x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: () -> V) -> String {
    settledHost(100, 100, content: content).tap(at: CGPoint(x: x, y: y))
    return journal.take()
  }

  @Test(.claim("HIT-01")) @MainActor func `An overlay is hit before its view, and a background after it`() {
    let overlay = tapped(at: 50, 50) {
      Color.red.onTapGesture { journal.note("primary") }
        .overlay { Color.blue.frame(width: 20, height: 20).onTapGesture { journal.note("over") } }
    }
    expect(overlay, equals: "over")
    let background = tapped(at: 50, 50) {
      Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("primary") }
        .background { Color.blue.frame(width: 60, height: 60).onTapGesture { journal.note("behind") } }
    }
    expect(background, equals: "primary")
    let beside = tapped(at: 30, 50) {
      Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("primary") }
        .background { Color.blue.frame(width: 60, height: 60).onTapGesture { journal.note("behind") } }
    }
    expect(beside, equals: "behind")
  }

  @Test(.claim("HIT-02")) @MainActor func `The child's tap takes precedence`() {
    func tap(at x: CGFloat) -> String {
      tapped(at: x, 50) {
        HStack(spacing: 0) {
          Color.red.onTapGesture { journal.note("child") }
          Color.blue
        }.onTapGesture { journal.note("parent") }
      }
    }
    expect(tap(at: 20), equals: "child")
    expect(tap(at: 80), equals: "parent")
  }

  @Test(.claim("HIT-03")) @MainActor func `Drawn views receive taps, and gaps do not`() {
    let covered = tapped(at: 50, 50) {
      ZStack {
        Color.red.onTapGesture { journal.note("behind") }
        Color.blue
      }
    }
    expect(covered, equals: "")
    let gap = tapped(at: 50, 50) {
      HStack(spacing: 40) {
        Color.red
        Color.blue
      }.onTapGesture { journal.note("row") }
    }
    expect(gap, equals: "")
  }

  @Test(.claim("HIT-04")) @MainActor func `Effects move the hit area`() {
    func tap(_ x: CGFloat, _ y: CGFloat) -> String {
      tapped(at: x, y) {
        Color.red.frame(width: 60, height: 10).onTapGesture { journal.note("bar") }.rotationEffect(.degrees(90))
      }
    }
    expect(tap(50, 25), equals: "bar")
    expect(tap(25, 50), equals: "")
    let scaled = tapped(at: 12, 50) {
      Color.red.frame(width: 40, height: 40).onTapGesture { journal.note("big") }.scaleEffect(2)
    }
    expect(scaled, equals: "big")
  }
}
