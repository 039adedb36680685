/// The expectation that a view is sound at all widths, and its failures.
@MainActor
struct SweepingTests {
  @Test @MainActor func `The card is sound at all widths`() {
    expectSound(widths: 320...1280) { Card() }
  }

  @Test func `A truncated title fails with the finding`() async throws {
    let failures = try await failures { expectSound(widths: 60...300) { Title() } }
    expect(failures.count, equals: 1)
    expect(failures.first?.hasPrefix("warning: truncation 60..."), equals: true, "\(failures)")
    expect(failures.first?.contains("\"title\""), equals: true)
  }

  @Test func `A failure has the location of the expectation`() async throws {
    let line = #line + 1
    let issues = try await issues { expectSound(widths: 60...300) { Title() } }
    expect(issues.map(\.line), equals: [line])
    expect(issues.map(\.file), equals: ["SweepingTests.swift"])
  }

  @Test @MainActor func `An accepted finding does not fail`() {
    expectSound(
      widths: 60...300,
      accepting: [AcceptedFinding(.truncation, "title", because: "The tooltip shows the whole title.")]
    ) { Title() }
  }

  @Test(arguments: [SweepFinding.Kind.collision, .loop])
  func `A finding of another kind is not accepted`(_ kind: SweepFinding.Kind) async throws {
    let failures = try await failures {
      expectSound(widths: 60...300, accepting: [AcceptedFinding(kind, "title", because: "A reason.")]) { Title() }
    }
    expect(failures.count, equals: 2)
  }

  @Test func `An accepted finding that does not occur fails`() async throws {
    let accepted = AcceptedFinding(.truncation, "card", because: "The tooltip shows the whole title.")
    let failures = try await failures { expectSound(widths: 320...400, accepting: [accepted]) { Card() } }
    expect(
      failures,
      equals: [
        "The accepted finding truncation of \"card\" (The tooltip shows the whole title.) does not occur. Remove it."
      ])
  }

  @Test func `An invalid range fails with its problem only`() async throws {
    let accepted = AcceptedFinding(.truncation, "title", because: "The tooltip shows the whole title.")
    let failures = try await failures { expectSound(widths: 0...300, accepting: [accepted]) { Title() } }
    expect(failures.count, equals: 1)
    expect(failures.first?.hasPrefix("error: invalid range of widths 0.0...300.0; "), equals: true, "\(failures)")
  }

  @Test func `A loop fails with its interval`() async throws {
    let failures = try await failures { expectSound(widths: 320...1280) { TicketCard() } }
    expect(failures.first?.hasPrefix("error: loop "), equals: true, "\(failures)")
  }
}

private struct Card: View {
  var body: some View { Text("A text that wraps in narrow windows, and stays on one line in wide ones").padding() }
}

private struct Title: View {
  var body: some View { Text("The whole title").lineLimit(1).accessibilityIdentifier("title") }
}

struct TicketCard: View {
  @State private var isCompact = false
  var body: some View {
    VStack(alignment: .leading) {
      Text("Return ticket from Bern to Geneva, second class")
      if !isCompact { Text("Valid on all trains on the day of travel and on the day after it") }
    }
    .onGeometryChange(for: CGFloat.self, of: \.size.height) { isCompact = $0 > 60 }
  }
}
