/// The flow of values from writers through folds to readers.
@MainActor struct FlowTests {
  /// Returns each step as `type → type: value`, with a mark for hidden values.
  private func steps(_ host: ViewHost<some View>) throws -> [String] {
    let inspection = host.inspect()
    let preference = try #require(inspection.preferences.first { $0.key == "NamesKey" })
    func name(_ id: Int) -> String { inspection.node(id).map { String($0.type.prefix { $0 != "(" }) } ?? "gone" }
    return preference.flow.map { "\(name($0.from)) \($0.isHidden ? "✕" : "→") \(name($0.to)): \($0.value)" }
  }

  private func word(_ name: String) -> some View { Text(name).preference(key: NamesKey.self, value: [name]) }

  @Test @MainActor func `Values flow from writers through folds to readers and past them to outer readers`() throws {
    let host = cells {
      VStack {
        HStack {
          word("a")
          word("b")
        }
        .onPreferenceChange(NamesKey.self) { _ in }
        word("c")
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    try expect(
      steps(host),
      equals: [
        #"preference → HStack: ["a"]"#, #"preference → HStack: ["b"]"#, #"HStack → onPreferenceChange: ["a", "b"]"#,
        #"onPreferenceChange → VStack: ["a", "b"]"#, #"preference → VStack: ["c"]"#,
        #"VStack → onPreferenceChange: ["a", "b", "c"]"#,
      ])
  }

  @Test @MainActor func `A replaced value flows to its replacing writer and no farther`() throws {
    let host = cells {
      HStack {
        word("a")
        HStack {
          word("x")
          word("y")
        }
        .preference(key: NamesKey.self, value: ["b"])
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    // The replaced values are not requested, so they are not folded.
    try expect(
      steps(host),
      equals: [
        #"preference → HStack: ["a"]"#, #"preference → HStack: ["b"]"#, #"preference ✕ preference: ["x"]"#,
        #"preference ✕ preference: ["y"]"#, #"HStack → onPreferenceChange: ["a", "b"]"#,
      ])
  }

  @Test @MainActor func `A reader below a writer receives the values that the writer replaces`() throws {
    let host = cells {
      HStack {
        word("x")
        word("y")
      }
      .onPreferenceChange(NamesKey.self) { _ in }.preference(key: NamesKey.self, value: ["b"])
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    try expect(
      steps(host),
      equals: [
        #"preference → onPreferenceChange: ["b"]"#, #"preference → HStack: ["x"]"#, #"preference → HStack: ["y"]"#,
        #"HStack → onPreferenceChange: ["x", "y"]"#, #"onPreferenceChange ✕ preference: ["x", "y"]"#,
      ])
  }

  @Test @MainActor func `An edit receives one value and produces another`() throws {
    let host = cells {
      word("a").transformPreference(NamesKey.self) { $0.append("t") }.onPreferenceChange(NamesKey.self) { _ in }
    }
    try expect(
      steps(host),
      equals: [#"preference → transformPreference: ["a"]"#, #"transformPreference → onPreferenceChange: ["a", "t"]"#])
  }

  @Test(arguments: [false, true])
  func `A value from built content is folded beside it and is not part of the read value`(isBehind: Bool) throws {
    let host = cells {
      VStack {
        Text("1").preference(key: NamesKey.self, value: ["a"])
        if isBehind {
          Text("2").preference(key: NamesKey.self, value: ["b"])
            .backgroundPreferenceValue(NamesKey.self) { Text("3").preference(key: NamesKey.self, value: $0 + ["c"]) }
        } else {
          Text("2").preference(key: NamesKey.self, value: ["b"])
            .overlayPreferenceValue(NamesKey.self) { Text("3").preference(key: NamesKey.self, value: $0 + ["c"]) }
        }
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let names = try #require(host.inspect().preferences.first { $0.key == "NamesKey" })
    let reader = try #require(names.readers.first)
    let fold = try #require(names.folds.first)
    let (b, c) = (#"["b"]"#, #"["b", "c"]"#)
    expect(names.inputs(of: fold), equals: (isBehind ? [c, b] : [b, c]))
    expect(names.writers.filter { $0.receiver == reader.place }.map(\.value), equals: [b])
    expect(fold.node, equals: reader.node)
  }

  @Test @MainActor func `The explanation lists the inputs and the result of each fold`() {
    let host = cells {
      VStack {
        HStack {
          word("a")
          word("b")
        }
        word("c")
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let trace = host.explain(NamesKey.self)
    expect(trace.entries.map(\.kind), equals: [.writer, .writer, .fold, .writer, .fold, .reader])
    expect(
      trace.entries.map(\.inputs).filter { !$0.isEmpty },
      equals: [[#"["a"]"#, #"["b"]"#], [#"["a", "b"]"#, #"["c"]"#]])
    expect(trace.entries.filter { $0.kind == .fold }.map(\.value), equals: [#"["a", "b"]"#, #"["a", "b", "c"]"#])
    expect(trace.description, equals: host.explain(NamesKey.self).description)
    let text = host.inspect().preferences.first { $0.key == "NamesKey" }?.text(in: host.inspect()) ?? ""
    for lines in [trace.description, text] {
      expect(lines, contains: "    [\"a\", \"b\"]\n    [\"c\"]\n    → [\"a\", \"b\", \"c\"]")
    }
  }

  @Test @MainActor func `The first and the last of many values are printed in eighty columns`() {
    let host = cells(800, 800) {
      VStack { ForEach(0..<40) { word("\($0)" + String(repeating: "é", count: 90)) } }
        .onPreferenceChange(NamesKey.self) { _ in }
    }
    let lines = host.explain(NamesKey.self).description.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    expect(lines.contains { $0.hasPrefix("  fold of 40 ") })
    expect(lines.contains("    … 29 more"))
  }

  @Test @MainActor func `Values that a writer hides are not listed as folded, regardless of earlier reads`() {
    struct Late: View {
      @State private var isHidden = false
      var body: some View {
        HStack {
          Text("a").preference(key: NamesKey.self, value: ["a"])
          Text("b").preference(key: NamesKey.self, value: ["b"])
        }
        .transformPreference(NamesKey.self) { if isHidden { $0 = [] } }
        .overlay { if isHidden { Text("!") } }.modifier(Hiding(isHidden: isHidden))
        .accessibilityIdentifier("late").onTapGesture { isHidden = true }.onPreferenceChange(NamesKey.self) { _ in }
      }
    }
    struct Hiding: ViewModifier {
      let isHidden: Bool
      func body(content: Content) -> some View {
        content.background { if isHidden { Text("?") } }.preference(key: NamesKey.self, value: ["z"])
      }
    }
    let host = cells { Late() }
    let before = host.explain(NamesKey.self).entries
    host.tap("late")
    #expect(before.allSatisfy { $0.kind != .fold })
    #expect(host.explain(NamesKey.self).entries.allSatisfy { $0.kind != .fold })
  }
}
