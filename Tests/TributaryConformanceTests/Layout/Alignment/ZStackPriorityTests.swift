@MainActor struct ZStackPriorityTests {
  /// Three squares; the state determines which has the highest priority.
  private struct Squares: View {
    let journal: Journal
    @State private var highest = 200
    var body: some View {
      HStack(spacing: 0) {
        ZStack(alignment: .topTrailing) {
          square(200)
          square(150)
          square(100)
        }.accessibilityIdentifier("stack")
        Block("beside", 10, 10).onTapGesture { highest = highest == 200 ? 150 : highest == 150 ? 100 : 200 }
      }
    }
    private func square(_ side: Int) -> some View {
      Block("\(side)", CGFloat(side), CGFloat(side))
        .onAppear { journal.note("\(side)") }
        .onDisappear { journal.note("\(side) went") }
        .layoutPriority(highest == side ? 1 : 0)
    }
  }

  @Test(.claim("ALIGN-07")) func `A ZStack takes the size of the layer that state gives the highest priority`() {
    let journal = Journal()
    let host = settledHost(400, 400) { Squares(journal: journal) }
    play(
      host, journal,
      "| log = 100 150 200; extent stack = 200 200; box beside = 295 195 10 10",
      "tap beside | extent stack = 150 150; box 200 = 70 125 200 200; box 100 = 170 125 100 100",
      "| box beside = 270 195 10 10",
      "tap beside | extent stack = 100 100; extent 200 = 200 200; extent 150 = 150 150",
      "tap beside | box stack = 95 100 200 200; log =")
    expect(host.update().counts.nodesCreated, equals: 0)
  }

  @Test(.claim("ALIGN-08")) @MainActor func `Priority does not change the proposal for a layer`() {
    let log = ProposalLog()
    _ = settledHost(100, 10) {
      ZStack {
        Asked("a", 10...80, log)
        Asked("b", 10...50, log).layoutPriority(1)
      }
    }
    expect(log.sized.contains("b(100)"))
    // The lower-priority layer is proposed the size of the stack when it is placed.
    expect(log.sized.contains("a(50)"))
  }
}
