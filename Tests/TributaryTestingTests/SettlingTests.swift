import PreferenceTestSupport

/// The expectations for client tests, and their failures.
@MainActor
struct SettlingTests {
  @Test func `Views without feedback settle in one pass`() { expectSettles(within: 1) { Color.red.frame(width: 10) } }

  @Test func `A loop fails with its diagnostic page`() async throws {
    let failures = try await failures { expectSettles(within: 2) { Bubble() } }
    expect(failures.count, equals: 1)
    expect(failures.first?.contains("Bubble.isCollapsed"), equals: true)
    expect(failures.first?.contains("The cycle"), equals: true)
  }

  @Test func `One pass more than expected fails`() async throws {
    let failures = try await failures { expectSettles(within: 1) { Measured() } }
    expect(failures, equals: ["The frame settled in 2 passes; at most 1 was expected."])
    expectSettles(within: 2) { Measured() }
  }

  @Test func `A host that fails tests does so in any frame with a loop`() async throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Switched(isOn: false) }
    host.failOnFeedback()
    host.update()
    let failures = try await failures {
      host.content = Switched(isOn: true)
      host.update()
    }
    expect(failures.count, equals: 1)
    expect(failures.first?.contains("Bubble.isCollapsed"), equals: true)
  }

  @Test @MainActor func `Settling can be queried without an expectation`() {
    expect(ViewHost(size: .zero) { Measured() }.settles(within: 2))
    expect(!ViewHost(size: .zero) { Measured() }.settles(within: 1))
    expect(!ViewHost(size: .zero) { Bubble() }.settles(within: 64))
  }

  @Test func `A latent cycle fails before it loops`() async throws {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { Latent(natural: 100) }
    expect(host.settles(within: 2))
    for _ in 0..<2 {
      let failures = try await failures { host.expectNoUnstableCycles() }
      expect(failures.count, equals: 1)
      expect(failures.first?.contains("Latent.height"), equals: true)
    }
  }

  @Test @MainActor func `Event lines contain no addresses`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Measured() }
    let lines = host.events { host.update() }
    expect(lines.first, equals: "pass 1")
    expect(lines.contains("act onPreferenceChange at Measured"))
    expect(lines.contains("state Measured.width 0.0 → 30.0"))
    expect(lines.filter { $0 == "evaluate Measured" }.count, equals: 2)
    expect(host.events { host.update() }, equals: [])
  }
}

private struct Bubble: View {
  @State private var isCollapsed = false
  var body: some View {
    Color.red.frame(height: isCollapsed ? 150 : 424)
      .background(GeometryReader { Color.clear.preference(key: MaxKey<CGFloat>.self, value: $0.size.height) })
      .onPreferenceChange(MaxKey<CGFloat>.self) { isCollapsed = $0 > 150 }
  }
}

private struct Switched: View {
  let isOn: Bool
  var body: some View { if isOn { Bubble() } else { Color.red } }
}

private struct Measured: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Color.red.frame(width: 30, height: 5).preference(key: MaxKey<CGFloat>.self, value: 30)
      Color.blue.frame(width: width, height: 5)
    }
    .onPreferenceChange(MaxKey<CGFloat>.self) { width = $0 }
  }
}

/// A view that keeps the largest height that it has had.
private struct Latent: View {
  let natural: CGFloat
  @State private var height: CGFloat?
  var body: some View {
    Color.red.frame(height: natural).frame(height: height)
      .background(GeometryReader { Color.clear.preference(key: MaxKey<CGFloat>.self, value: $0.size.height) })
      .onPreferenceChange(MaxKey<CGFloat>.self) { height = $0 }
  }
}
