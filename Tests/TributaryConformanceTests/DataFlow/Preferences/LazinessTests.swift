@MainActor
struct LazinessTests {
  @Test(.claim("PREF-06")) @MainActor func `A sibling's value is computed only when reduce calls nextValue`() {
    let log = Log<String>()
    let host = ViewHost.settled {
      HStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          box().transformPreference(FirstNumber.self) { value in
            log.add(name)
            value = name.count
          }
        }
      }
      .onPreferenceChange(FirstNumber.self) { _ in }
    }
    expect(log.entries, equals: ["a"])
    expect(host.preference(FirstNumber.self), equals: 1)
    expect(log.entries, equals: ["a"])
  }

  @Test(.claim("PREF-07")) @MainActor func `Nothing is computed without a reader`() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      HStack {
        box().transformPreference(Words.self) { _ in log.add("transform") }
        box().anchorPreference(key: Words.self, value: .bounds) { _ in
          log.add("anchor")
          return ["anchor"]
        }
        box().transformAnchorPreference(key: Words.self, value: .center) { _, _ in log.add("transform anchor") }
      }
      .onPreferenceChange(Greatest.self) { _ in log.add("another key") }
    }
    expect(host.update().counts.reduces, equals: 0)
    expect(log.entries.isEmpty)
  }

  @Test(.claim("PREF-32")) @MainActor func `Writers beside the reader are not computed`() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        HStack {
          word("a")
          box().transformPreference(Words.self) {
            log.add("below")
            $0 += ["b"]
          }
        }
        .onPreferenceChange(Words.self) { _ in }
        box().transformPreference(Words.self) {
          log.add("beside")
          $0 += ["c"]
        }
      }
    }
    expect(host.update().counts.reduces, equals: 1)
    expect(log.entries, equals: ["below"])
  }

  @Test(.claim("PREF-33")) @MainActor func `Values that a preference modifier hides are not computed`() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      HStack {
        word("a")
        box().transformPreference(Words.self) { _ in log.add("transform") }
        box().anchorPreference(key: Words.self, value: .bounds) { _ in
          log.add("anchor")
          return []
        }
      }
      .preference(key: Words.self, value: ["outer"])
      .onPreferenceChange(Words.self) { log.add("read \($0)") }
    }
    expect(host.update().counts.reduces, equals: 0)
    expect(log.entries, equals: [#"read ["outer"]"#])
  }

  @Test(.claim("PREF-34")) @MainActor func `Two readers share one computation`() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      HStack {
        word("a")
        box().transformPreference(Words.self) {
          log.add("transform")
          $0 += ["b"]
        }
      }
      .onPreferenceChange(Words.self) { _ in }
      .overlayPreferenceValue(Words.self) { Text($0.joined()) }
      .onPreferenceChange(Words.self) { _ in }
    }
    expect(host.update().counts.reduces, equals: 1)
    expect(log.entries, equals: ["transform"])
  }
}
