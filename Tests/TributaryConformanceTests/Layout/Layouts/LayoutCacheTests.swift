@Observable @MainActor private final class Model {
  var place: CGFloat = 10
  var width: CGFloat = 50
}

@MainActor struct LayoutCacheTests {
  private struct Screen: View {
    let journal: Journal
    var gap: CGFloat = 0
    var count = 2
    var width: CGFloat = 10
    var color = Color.red
    var body: some View {
      Noting(journal: journal, gap: gap).callAsFunction {
        ForEach(0..<count, id: \.self) { index in
          color.frame(width: index == 0 ? width : 10, height: 10).accessibilityIdentifier("\(index)")
        }
      }
    }
  }

  @Test(.claim("LAYOUT-20")) @MainActor func `The cache lives as long as the container`() {
    let journal = Journal()
    let host = settledHost(100, 10) { Screen(journal: journal) }
    expect(journal.take(), equals: "make")
    host.update()
    expect(journal.after { host.show(Screen(journal: journal, color: .blue)) }, equals: "")
    host.show(Screen(journal: journal, gap: 5, color: .blue))
    play(host, journal, "| log = update; columns 0, 1 = 37.5…47.5 52.5…62.5")
    host.show(Screen(journal: journal, gap: 5, width: 20))
    play(host, journal, "| log = update; columns 0, 1 = 32.5…52.5 57.5…67.5")
    host.show(Screen(journal: journal, gap: 5, count: 3, width: 20))
    play(host, journal, "| log = update; columns 0, 1, 2 = 25…45 50…60 65…75")
  }

  @Test(.claim("LAYOUT-21")) @MainActor func `A cache is recreated by default`() {
    play(100, 10, "| columns a = 40…60") { Widths { Block("a", 20, 10) } }
    struct Changing: View {
      let width: CGFloat
      var body: some View { Widths { Block("a", width, 10) } }
    }
    let changing = settledHost(100, 10) { Changing(width: 20) }
    changing.show(Changing(width: 30))
    expect(changing.columns("a"), equals: "35…65")
  }

  @Test(.claim("LAYOUT-22")) @MainActor func `Values read while sizing and placing are both dependencies`() {
    let model = Model()
    let host = settledHost(100, 10) {
      Scripted(
        size: { _, _ in CGSize(width: model.width, height: 10) },
        place: { bounds, _, subviews in
          subviews[0].place(at: CGPoint(x: bounds.minX + model.place, y: bounds.minY), proposal: .unspecified)
        }
      ).callAsFunction { Block("a", 5, 5) }
    }
    expect(host.columns("a"), equals: "35…40")
    model.place = 20
    expect(host.update().counts.bodies, equals: 0)
    expect(host.columns("a"), equals: "45…50")
    // Sizing ran before placing: the values that it read must still be dependencies.
    model.width = 90
    expect(host.update().counts.bodies, equals: 0)
    expect(host.columns("a"), equals: "25…30")
    model.width = 100
    model.place = 0
    play(host, "update | columns a = 0…5")
  }

  @Test(.claim("LAYOUT-23")) @MainActor func `State read while placing moves the subviews`() {
    struct Screen: View {
      @State private var place: CGFloat = 0
      @Environment(\.lineLimit) private var limit
      var body: some View {
        VStack(spacing: 0) {
          Trigger("move") { place += 7 }
          Scripted.sized(100, 10) { bounds, _, subviews in
            subviews[0].place(
              at: CGPoint(x: bounds.minX + place + CGFloat(limit ?? 0), y: bounds.minY), proposal: .unspecified)
          }
          .callAsFunction { Block("a", 5, 5) }
        }
      }
    }
    let host = settledHost(100, 100) { Screen() }
    play(host, "tap move; tap move | columns a = 14…19")
    host.environment.lineLimit = 3
    expect(host.update().counts.bodies, equals: 0)
    expect(host.columns("a"), equals: "17…22")
  }
}

/// A layout as wide as its cache specifies, with the default cache methods.
private struct Widths: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { subviews.first?.sizeThatFits(.unspecified).width ?? 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}
