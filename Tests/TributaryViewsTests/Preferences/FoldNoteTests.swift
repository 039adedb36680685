import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryViews

/// What is said about keys whose `reduce` does not bear what SwiftUI does to it.
@MainActor
struct FoldNoteTests {
  @Test func `A default that replaces a value is told with both`() {
    let host = makeHost { Closing(isShown: false) }
    host.update()
    #expect(host.preference(LastValue.self) == 0)
    #expect(host.diagnostics.map(\.code) == [.defaultIsNotIdentity])
    #expect(host.diagnostics.first?.evidence.map(\.lines) == [["LastValue"], ["7"], ["0"]])
  }

  @Test func `An empty list in an overlay is told too`() {
    let host = makeHost {
      Color.red.preference(key: LastValue.self, value: 7)
        .overlay { ForEach(0..<0) { _ in Color.blue } }
        .onPreferenceChange(LastValue.self) { _ in }
    }
    #expect(host.update().diagnostics.map(\.code) == [.defaultIsNotIdentity])
  }

  @Test func `A default before the value is told where it shows in what comes of both`() {
    func codes<K: PreferenceKey>(_ key: K.Type) -> [DiagnosticCode] where K.Value == Int {
      makeHost { Leading<K>() }.update().diagnostics.map(\.code)
    }
    #expect(codes(LastValue.self) == [])
    #expect(codes(Subtracted.self) == [.defaultIsNotIdentity])
  }

  @Test func `A sound key, a key that nobody reads, and a tree without empty parts are silent`() {
    let sound = makeHost { Summing(isShown: false) }
    let unread = makeHost { Unread(isShown: false) }
    let full = makeHost { Closing(isShown: true) }
    #expect(sound.update().diagnostics.isEmpty)
    #expect(unread.update().diagnostics.isEmpty)
    #expect(full.update().diagnostics.isEmpty)
  }

  @Test func `No closure runs for the note: as many reduces as values, less one`() {
    let host = makeHost { Closing(isShown: false) }
    #expect(host.update().counts.reduces == 1)
    host.content = Closing(isShown: true)
    #expect(host.update().counts.reduces == 1)
    #expect(host.preference(LastValue.self) == 8)
  }

  @Test func `It is told once, in the frame in which the part becomes empty`() {
    let host = makeHost { Closing(isShown: true) }
    #expect(host.update().diagnostics.isEmpty)
    host.content = Closing(isShown: false)
    #expect(host.update().diagnostics.map(\.code) == [.defaultIsNotIdentity])
    host.content = Closing(isShown: true)
    host.update()
    host.content = Closing(isShown: false)
    #expect(host.update().diagnostics.isEmpty)
  }

  @Test func `A fold that depends on grouping is told when the key is explained`() {
    let host = makeHost {
      HStack {
        Color.red.preference(key: Subtracted.self, value: 9)
        HStack {
          Color.red.preference(key: Subtracted.self, value: 2)
          Color.red.preference(key: Subtracted.self, value: 1)
        }
      }
      .onPreferenceChange(Subtracted.self) { _ in }
    }
    #expect(host.update().diagnostics.isEmpty)
    #expect(host.explain(Subtracted.self).value == "8")
    #expect(host.diagnostics.map(\.code) == [.foldDependsOnGrouping])
    #expect(host.diagnostics.first?.evidence.map(\.lines) == [["Subtracted"], ["8"], ["6"]])
  }

  @Test func `A sum does not depend on grouping, but for rounding`() {
    let host = makeHost {
      HStack {
        Color.red.preference(key: Added.self, value: 0.1)
        HStack {
          Color.red.preference(key: Added.self, value: 0.2)
          Color.red.preference(key: Added.self, value: 0.3)
        }
      }
      .onPreferenceChange(Added.self) { _ in }
    }
    host.update()
    _ = host.explain(Added.self)
    #expect(host.preference(Added.self) != 0.1 + 0.2 + 0.3)
    #expect(host.diagnostics.isEmpty)
  }
}

private struct Closing: View {
  let isShown: Bool

  var body: some View {
    HStack {
      Color.red.preference(key: LastValue.self, value: 7)
      VStack { if isShown { Color.blue.preference(key: LastValue.self, value: 8) } }
    }
    .onPreferenceChange(LastValue.self) { _ in }
  }
}

private struct Leading<K: PreferenceKey>: View where K.Value == Int {
  var body: some View {
    HStack {
      VStack { ForEach(0..<0) { _ in Color.blue } }
      Color.red.preference(key: K.self, value: 7)
    }
    .onPreferenceChange(K.self) { _ in }
  }
}

private struct Summing: View {
  let isShown: Bool

  var body: some View {
    HStack {
      Color.red.preference(key: Added.self, value: 7)
      VStack { if isShown { Color.blue } }
    }
    .onPreferenceChange(Added.self) { _ in }
  }
}

private struct Unread: View {
  let isShown: Bool

  var body: some View {
    HStack {
      Color.red.preference(key: LastValue.self, value: 7)
      VStack { if isShown { Color.blue } }
    }
  }
}

private struct LastValue: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Subtracted: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

private struct Added: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}
