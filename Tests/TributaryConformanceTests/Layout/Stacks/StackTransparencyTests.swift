@MainActor struct StackTransparencyTests {
  @Test(.claim("STACK-41")) @MainActor func `Empty containers have the lowest priority`() {
    let journal = Journal()
    _ = settledHost(100, 100) {
      Scripted.looking { journal.note($0.map { "\($0.priority)" }.joined(separator: ",")) }
        .callAsFunction {
          HStack {}
          VStack {}
          ZStack {}
          Grid {}
          Spacer()
          VStack { EmptyView() }
          VStack { Spacer() }
        }
    }
    expect(journal.take(), equals: "-inf,-inf,-inf,-inf,-inf,-inf,-inf")
  }

  @Test(.claim("SPACE-13")) @MainActor func `The gap between texts of different sizes is the larger one`() {
    let host = settledHost(200, 100, measurer: SizeMeasurer()) {
      VStack {
        Text("a").font(.system(size: 40)).accessibilityIdentifier("large")
        Text("b").font(.system(size: 20)).accessibilityIdentifier("small")
        Text("c").font(.system(size: 20)).accessibilityIdentifier("same")
      }
    }
    // 40 + 4 + 20 + 2 + 20 high.
    expect(host.rows("large", "small", "same"), equals: "7…47 51…71 73…93")
    play(100, 50, "| columns a, b = 38…46 54…62") {
      HStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
      }
    }
  }
}
