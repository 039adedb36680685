@MainActor
struct ExplainTests {
  @Test(.claim("PREF-29")) @MainActor func `The explanation names every participant`() {
    let host = ViewHost.settled { Page() }
    let expected = #"""
      Words = ["t", "b1", "b2", "b3", "edit"]
        writer Page › VStack › Title: ["t"]
        writer Page › VStack › Title: ["hidden"]  (hidden by Page › VStack › Title)
        writer Page › VStack › ForEach[0] › Row › HStack: ["b1"]
        writer Page › VStack › ForEach[1] › Row › HStack: ["b2"]
        writer Page › VStack › ForEach[2] › Row › HStack: ["b3"]
        fold of 4 Page › VStack
          ["t"]
          ["b1"]
          ["b2"]
          ["b3"]
          → ["t", "b1", "b2", "b3"]
        transform Page: ["t", "b1", "b2", "b3", "edit"]
        reader Page: overlayPreferenceValue
      """#
    expect(host.explain(Words.self).description, equals: expected)
  }

  @Test(.claim("PREF-68")) @MainActor func `The explanation names the source line of an action`() throws {
    let line = #line + 1
    let host = ViewHost.settled { word("a").onPreferenceChange(Words.self) { _ in } }
    let reader = try #require(host.explain(Words.self).entries.last)
    expect(reader.kind, equals: .reader)
    expect(reader.value, equals: "onPreferenceChange at TributaryConformanceDataFlowTests/ExplainTests.swift:\(line)")
  }

  @Test(.claim("PREF-67")) @MainActor func `A key without publishers has no participants`() {
    let host = ViewHost.settled { Page() }
    expect(host.explain(Greatest.self).description, equals: "Greatest = 0")
    expect(host.explain(Greatest.self).entries.isEmpty)
  }
}

private struct Page: View {
  var body: some View {
    VStack {
      Title()
      ForEach(1..<4) { Row(index: $0) }
    }
    .transformPreference(Words.self) { $0.append("edit") }
    .overlayPreferenceValue(Words.self) { _ in box() }
  }
}

private struct Title: View {
  var body: some View { word("hidden").padding(1).preference(key: Words.self, value: ["t"]) }
}

private struct Row: View {
  let index: Int
  var body: some View { HStack { word("b\(index)") } }
}
