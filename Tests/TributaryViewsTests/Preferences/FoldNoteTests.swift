import Foundation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryHost
import TributaryViews

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
    expect(!host.foldDependsOnGrouping(of: Counting.self))
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
    expect(host.foldDependsOnGrouping(of: Subtracted.self))
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
    expect(!host.foldDependsOnGrouping(of: SumKey<Double>.self))
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

/// The defaults that are examined: all of them, even if each examination copies the value.
@MainActor
struct DefaultLooksTests {
  @Test(arguments: [1, 8, 20, 100])
  func `A harmful text default is reported, however many harmless ones preceded it`(updates: Int) {
    let host = makeHost { Rows(hasTail: true, count: 10) }
    for _ in 0..<updates {
      expectEmpty(host.show(Rows(hasTail: true, count: 10)).diagnostics)
    }
    expect(host.show(Rows(hasTail: false, count: 10)).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.preference(LastText.self).isEmpty)
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["LastText"], ["x"], [""]])
  }

  @Test func `The only harmful default of seventy is reported`() {
    let host = makeHost { Gaps(count: 70, harmful: 69) }
    expect(host.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test func `Each of a thousand defaults is examined in some frame, and the copies per frame are bounded`() {
    let host = makeHost { Gaps(count: 1_000, harmful: 999) }
    var frames = 1
    while host.update().diagnostics.isEmpty, frames < 40 {
      frames += 1
      host.content = Gaps(count: 1_000, harmful: 999, turn: frames)
    }
    expect(host.diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(frames > 1 && frames < 40, "\(frames)")
  }

  @Test func `Another object is another value, whatever its name`() {
    let object = makeHost { Beside<LastModel>(value: Model(7)) }
    expect(object.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    let objects = makeHost { Beside<LastModels>(value: [Model(7)]) }
    expect(objects.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test func `Closures, which cannot be compared, are not reported`() {
    let host = makeHost { Beside<FirstAction>(value: { 7 }) }
    expectEmpty(host.update().diagnostics)
    expect(host.preference(FirstAction.self)(), equals: 7)
    expectEmpty(makeHost { Beside<LastAction>(value: { 7 }) }.update().diagnostics)
  }
}

/// A text, several empty rows, another text, and a row that can be empty.
private struct Rows: View {
  let hasTail: Bool
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { _ in HStack { if false { Color.red } } }
      Color.red.preference(key: LastText.self, value: "x")
      HStack { if hasTail { Color.red.preference(key: LastText.self, value: "y") } }
    }
    .onPreferenceChange(LastText.self) { _ in }
  }
}

/// Texts, each followed by an empty row; only one of the rows is harmful.
private struct Gaps: View {
  let count: Int
  let harmful: Int
  var turn = 0

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red.preference(key: Guarded.self, value: [index == harmful ? -1 : index + turn])
        HStack { if false { Color.red } }
      }
    }
    .onPreferenceChange(Guarded.self) { _ in }
  }
}

private struct Beside<K: PreferenceKey>: View where K.Value: Sendable {
  let value: K.Value

  var body: some View {
    VStack {
      Color.red.preference(key: K.self, value: value)
      HStack { if false { Color.red } }
    }
    .modifier(Listening<K>())
  }
}

/// A reader of a key whose values need not be comparable.
private struct Listening<K: PreferenceKey>: ViewModifier {
  func body(content: Content) -> some View { content.backgroundPreferenceValue(K.self) { _ in Color.clear } }
}

private struct LastText: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// A key whose `reduce` appends values, but empties the list if a default follows −1.
private struct Guarded: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    if next.isEmpty, value.last == -1 { value = [] } else { value.append(contentsOf: next) }
  }
}

private final class Model: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct LastModel: PreferenceKey {
  static let defaultValue = Model(0)
  static func reduce(value: inout Model, nextValue: () -> Model) { value = nextValue() }
}

private struct LastModels: PreferenceKey {
  static let defaultValue = [Model(0)]
  static func reduce(value: inout [Model], nextValue: () -> [Model]) { value = nextValue() }
}

private struct LastAction: PreferenceKey {
  static let defaultValue: @Sendable () -> Int = { 0 }
  static func reduce(value: inout @Sendable () -> Int, nextValue: () -> @Sendable () -> Int) { value = nextValue() }
}

private struct FirstAction: PreferenceKey {
  static let defaultValue: @Sendable () -> Int = { 0 }
  static func reduce(value: inout @Sendable () -> Int, nextValue: () -> @Sendable () -> Int) {}
}
