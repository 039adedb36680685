@MainActor
struct WriterTests {
  @Test(.claim("LAB-08")) @MainActor func `A container's value hides its children's`() throws {
    let host = ViewHost.settled {
      VStack {
        word("child-1")
        word("child-2")
      }
      .preference(key: Words.self, value: ["parent-1"])
      .onPreferenceChange(Words.self) { _ in }
    }
    expect(host.preference(Words.self), equals: ["parent-1"])
    let note = try #require(host.diagnostics.first)
    expect(host.diagnostics.count, equals: 1)
    expect(note.code, equals: .hiddenPreference)
    expect(note.severity, equals: .note)
    expect(note.evidence, equals: [Evidence("key", "Words")])
  }
}
