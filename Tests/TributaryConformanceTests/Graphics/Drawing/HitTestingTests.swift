@MainActor struct HitTestingTests {
  private let journal = Journal()

  private struct Layers: View {
    let journal: Journal
    let isEnabled: Bool
    var body: some View {
      ZStack {
        Color.red.onTapGesture { journal.note("behind") }
        Color.blue.onTapGesture { journal.note("front") }.allowsHitTesting(isEnabled)
      }
    }
  }

  @Test(.claim("HIT-11")) @MainActor func `Hit testing can be disabled and enabled`() {
    let host = settledHost(100, 100) { Layers(journal: journal, isEnabled: true) }
    func tap() -> String {
      host.tap(at: CGPoint(x: 50, y: 50))
      return journal.take()
    }
    expect(tap(), equals: "front")
    host.content = Layers(journal: journal, isEnabled: false)
    host.update()
    expect(tap(), equals: "behind")
    expect(host.inks.split(separator: " ").count, equals: 2)
    host.content = Layers(journal: journal, isEnabled: true)
    host.update()
    expect(tap(), equals: "front")
  }

  @Test(.claim("HIT-12")) @MainActor func `An inner view cannot enable hit testing again`() {
    play(100, 100, journal, "tap 50,50; tap 5,5 | log =") {
      Color.red.onTapGesture { journal.note("inner") }.allowsHitTesting(true).padding(10).background(Color.green)
        .onTapGesture { journal.note("outer") }.allowsHitTesting(false)
    }
  }
}
