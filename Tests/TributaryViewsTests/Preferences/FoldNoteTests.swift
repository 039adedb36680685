import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryViews
import TributaryHost

/// Reports about keys whose `reduce` does not support SwiftUI's use of it.
@MainActor
struct FoldNoteTests {
  @Test func `A default that replaces a value is reported with both`() {
    let host = makeHost { Closing(isShown: false) }
    host.update()
    expect(host.preference(LastValue.self), equals: 0)
    expect(host.diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["LastValue"], ["7"], ["0"]])
  }

  @Test func `An empty list in an overlay is reported`() {
    let host = makeHost {
      Color.red.preference(key: LastValue.self, value: 7)
        .overlay { ForEach(0..<0) { _ in Color.blue } }
        .onPreferenceChange(LastValue.self) { _ in }
    }
    expect(host.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test func `A default before the value is reported if it changes the result`() {
    func codes<K: PreferenceKey>(_ key: K.Type) -> [DiagnosticCode] where K.Value == Int {
      makeHost { Leading<K>() }.update().diagnostics.map(\.code)
    }
    expect(codes(LastValue.self), equals: [])
    expect(codes(Subtracted.self), equals: [.defaultIsNotIdentity])
  }

  @Test func `A sound key, an unread key, and a tree without empty parts are not reported`() {
    let sound = makeHost { Summing(isShown: false) }
    let unread = makeHost { Unread(isShown: false) }
    let full = makeHost { Closing(isShown: true) }
    expectEmpty(sound.update().diagnostics)
    expectEmpty(unread.update().diagnostics)
    expectEmpty(full.update().diagnostics)
  }

  @Test func `Detection runs no closure: there is one reduce fewer than values`() {
    let host = makeHost { Closing(isShown: false) }
    expect(host.update().counts.reduces, equals: 1)
    expect(host.show(Closing(isShown: true)).counts.reduces, equals: 1)
    expect(host.preference(LastValue.self), equals: 8)
  }

  @Test func `A default is reported once, in the frame in which the part becomes empty`() {
    let host = makeHost { Closing(isShown: true) }
    expectEmpty(host.update().diagnostics)
    expect(host.show(Closing(isShown: false)).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    host.show(Closing(isShown: true))
    expectEmpty(host.show(Closing(isShown: false)).diagnostics)
  }

  @Test func `A harmless default is examined in every fold until it is harmful`() {
    let host = makeHost { Rising(value: 0) }
    host.update()
    for value in 1...70 {
      expectEmpty(host.show(Rising(value: value)).diagnostics, "\(value)")
      expect(host.preference(Largest.self), equals: value)
    }
    expect(host.show(Rising(value: -5)).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.preference(Largest.self), equals: 0)
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["Largest"], ["-5"], ["0"]])
  }

  @Test func `A harmless default of a copied value is examined in every fold until it is harmful`() {
    let host = makeHost { Collecting(values: [0]) }
    host.update()
    for value in 1...70 {
      expectEmpty(host.show(Collecting(values: [value])).diagnostics, "\(value)")
    }
    expect(host.show(Collecting(values: [])).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.preference(Longest.self), equals: [0])
  }

  @Test func `The functions of a key run only for frames, not for explanations`() {
    Counting.reduces = 0
    let host = makeHost {
      HStack { ForEach(1..<4) { Color.red.preference(key: Counting.self, value: $0) } }
        .onPreferenceChange(Counting.self) { _ in }
    }
    expect(host.update().counts.reduces, equals: 2)
    expect(Counting.reduces, equals: 2)
    expect(host.explain(Counting.self).value, equals: "6")
    // Three writers, their fold, and the reader.
    expect(host.explain(Counting.self).entries.count, equals: 5)
    expect(host.preference(Counting.self), equals: 6)
    expect(Counting.reduces, equals: 2)
    expect(!host.probeGrouping(of: Counting.self))
    expect(Counting.reduces, equals: 4)
    expectEmpty(host.diagnostics)
  }

  @Test func `A report about a default costs no call`() {
    Counting.reduces = 0
    let host = makeHost {
      HStack {
        Color.red.preference(key: Counting.self, value: 2)
        VStack { ForEach(0..<0) { _ in Color.blue } }
        Color.red.preference(key: Counting.self, value: 3)
      }
      .onPreferenceChange(Counting.self) { _ in }
    }
    expect(host.update().counts.reduces, equals: 2)
    expect(Counting.reduces, equals: 2)
  }

  @Test func `A fold that depends on grouping is reported on request`() {
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
    expectEmpty(host.update().diagnostics)
    expect(host.explain(Subtracted.self).value, equals: "8")
    expectEmpty(host.diagnostics)
    expect(host.probeGrouping(of: Subtracted.self))
    expect(host.diagnostics.map(\.code), equals: [.foldDependsOnGrouping])
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["Subtracted"], ["8"], ["6"]])
  }

  @Test func `A sum does not depend on grouping, except for rounding`() {
    let host = makeHost {
      HStack {
        Color.red.preference(key: SumKey<Double>.self, value: 0.1)
        HStack {
          Color.red.preference(key: SumKey<Double>.self, value: 0.2)
          Color.red.preference(key: SumKey<Double>.self, value: 0.3)
        }
      }
      .onPreferenceChange(SumKey<Double>.self) { _ in }
    }
    host.update()
    expect(!host.probeGrouping(of: SumKey<Double>.self))
    expect(host.preference(SumKey<Double>.self), differsFrom: 0.1 + 0.2 + 0.3)
    expectEmpty(host.diagnostics)
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
      Color.red.preference(key: SumKey<Double>.self, value: 7)
      VStack { if isShown { Color.blue } }
    }
    .onPreferenceChange(SumKey<Double>.self) { _ in }
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

private struct Rising: View {
  let value: Int

  var body: some View {
    HStack {
      Color.red.preference(key: Largest.self, value: value)
      VStack { if false { Color.blue } }
    }
    .onPreferenceChange(Largest.self) { _ in }
  }
}

private struct Collecting: View {
  let values: [Int]

  var body: some View {
    HStack {
      Color.red.preference(key: Longest.self, value: values)
      VStack { if false { Color.blue } }
    }
    .onPreferenceChange(Longest.self) { _ in }
  }
}

private struct Largest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The default is a value like any other.
private struct Longest: PreferenceKey {
  static let defaultValue = [0]
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    if next.count > value.count { value = next }
  }
}

private struct Counting: PreferenceKey {
  nonisolated(unsafe) static var reduces = 0
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    reduces += 1
    value += nextValue()
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
