import Testing
import Tributary

@Suite @MainActor struct PreferenceInspectionTests {
  private func preference(_ host: ViewHost<some View>, _ key: String) throws -> Inspection.Preference {
    try #require(host.inspect().preferences.first { $0.key == key })
  }

  @Test func `Writers, folds and readers of a key`() throws {
    let host = cells {
      VStack {
        HStack {
          Text("A").preference(key: NamesKey.self, value: ["a"])
          Text("B").preference(key: NamesKey.self, value: ["b"])
        }
        Text("C").preference(key: NamesKey.self, value: ["c"])
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let names = try preference(host, "NamesKey")
    #expect(names.value == #"["a", "b", "c"]"#)
    #expect(names.writers.map(\.value) == [#"["a"]"#, #"["b"]"#, #"["c"]"#])
    #expect(names.folds.map(\.value) == [#"["a", "b"]"#, #"["a", "b", "c"]"#])
    #expect(names.folds.map(\.parts.count) == [2, 2])
    #expect(names.reduces == 2)
    #expect(names.readers.map(\.name) == ["onPreferenceChange"])
    #expect(
      names.writers.allSatisfy { $0.location?.hasPrefix("TributaryInspectionTests/PreferenceTests.swift:") == true })
  }

  @Test func `A hidden writer is told with who hides it`() throws {
    let host = cells {
      Text("A").preference(key: NamesKey.self, value: ["a"]).padding()
        .preference(key: NamesKey.self, value: ["z"]).onPreferenceChange(NamesKey.self) { _ in }
    }
    let writers = try preference(host, "NamesKey").writers
    #expect(writers.map(\.hiddenBy) == [nil, writers[0].node])
    #expect(writers[1].hiddenReason != nil)
  }

  @Test func `An edit is a writer that transforms`() throws {
    let host = cells {
      Text("A").preference(key: NamesKey.self, value: ["a"])
        .transformPreference(NamesKey.self) { $0.append("t") }.onPreferenceChange(NamesKey.self) { _ in }
    }
    let names = try preference(host, "NamesKey")
    #expect(names.writers.map(\.isTransform) == [false, true])
    #expect(names.value == #"["a", "t"]"#)
  }
}
