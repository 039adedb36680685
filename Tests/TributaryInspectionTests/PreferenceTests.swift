@MainActor struct PreferenceInspectionTests {
  private func preference(_ host: ViewHost<some View>, _ key: String) throws -> Inspection.Preference {
    try #require(host.inspect().preferences.first { $0.key == key })
  }

  private struct PlacesKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }
  private struct TopKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGPoint>] = [:]
    static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @Test @MainActor func `Anchors are reported with their positions in the root`() throws {
    let host = cells {
      HStack(spacing: 0) {
        Text("A").anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }.accessibilityIdentifier("a")
        Text("B").anchorPreference(key: TopKey.self, value: .top) { ["b": $0] }.accessibilityIdentifier("b")
      }
      .scaleEffect(2)
      .overlayPreferenceValue(PlacesKey.self) { anchors in
        GeometryReader { proxy in Color.red.frame(width: anchors.first.map { proxy[$0].width } ?? 0) }
      }
      .onPreferenceChange(TopKey.self) { _ in }
    }
    let places = try preference(host, "PlacesKey")
    let a = try #require(host.frame(of: "a"))
    expect(places.writers.map(\.anchors), equals: [[a]])
    let b = try #require(host.frame(of: "b"))
    let top = try preference(host, "TopKey")
    expect(top.writers.map(\.anchors), equals: [[CGRect(x: b.midX, y: b.minY, width: 0, height: 0)]])
  }

  @Test @MainActor func `The writers, folds, and readers of a key are listed`() throws {
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
    expect(names.value, equals: #"["a", "b", "c"]"#)
    expect(names.writers.map(\.value), equals: [#"["a"]"#, #"["b"]"#, #"["c"]"#])
    expect(names.folds.map(\.value), equals: [#"["a", "b"]"#, #"["a", "b", "c"]"#])
    expect(names.folds.map(\.parts.count), equals: [2, 2])
    expect(names.reduces, equals: 2)
    expect(names.readers.map(\.name), equals: ["onPreferenceChange"])
    #expect(
      names.writers.allSatisfy { $0.location?.hasPrefix("TributaryInspectionTests/PreferenceTests.swift:") == true })
  }

  @Test @MainActor func `A hidden writer is reported with its hiding writer`() throws {
    let host = cells {
      Text("A").preference(key: NamesKey.self, value: ["a"]).padding()
        .preference(key: NamesKey.self, value: ["z"]).onPreferenceChange(NamesKey.self) { _ in }
    }
    let writers = try preference(host, "NamesKey").writers
    expect(writers.map(\.hiddenBy), equals: [nil, writers[0].node])
    #expect(writers[1].hiddenReason != nil)
  }

  @Test @MainActor func `An edit is a transforming writer`() throws {
    let host = cells {
      Text("A").preference(key: NamesKey.self, value: ["a"])
        .transformPreference(NamesKey.self) { $0.append("t") }.onPreferenceChange(NamesKey.self) { _ in }
    }
    let names = try preference(host, "NamesKey")
    expect(names.writers.map(\.isTransform), equals: [false, true])
    expect(names.value, equals: #"["a", "t"]"#)
  }
}
