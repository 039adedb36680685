/// Reports about keys whose `reduce` does not support SwiftUI's use of it.
@MainActor struct FoldNoteTests {
  @Test func `A default that replaces a value is reported with both, once, and no closure runs for the report`() {
    let host = makeHost { Closing(value: 7, second: nil) }
    expect(host.update().counts.reduces, equals: 1)
    expect(host.preference(LastValue.self), equals: 0)
    expect(host.diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["LastValue"], ["7"], ["0"]])
    expect(host.show(Closing(value: 7, second: 8)).counts.reduces, equals: 1)
    expect(host.preference(LastValue.self), equals: 8)
    // A part that becomes empty later
    let other = makeHost { Closing(value: 7, second: 8) }
    expectEmpty(other.update().diagnostics)
    expect(other.show(Closing(value: 7)).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    other.show(Closing(value: 7, second: 8))
    expectEmpty(other.show(Closing(value: 7)).diagnostics)
  }

  @Test @MainActor func `An empty list in an overlay is reported`() {
    let host = makeHost {
      Color.red.preference(key: LastValue.self, value: 7)
        .overlay { ForEach(0..<0) { _ in Color.blue } }
        .onPreferenceChange(LastValue.self) { _ in }
    }
    expect(host.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test @MainActor func `A default before the value is reported if it changes the result`() {
    func codes<K: PreferenceKey>(_ key: K.Type) -> [DiagnosticCode] where K.Value == Int {
      makeHost { Leading<K>() }.update().diagnostics.map(\.code)
    }
    expect(codes(LastValue.self), equals: [])
    expect(codes(Subtracted.self), equals: [.defaultIsNotIdentity])
  }

  @Test @MainActor func `A sound key, an unread key, and a tree without empty parts are not reported`() {
    let unread = HStack {
      Color.red.preference(key: LastValue.self, value: 7)
      VStack { if false { Color.blue } }
    }
    expectEmpty(makeHost { Coupled<SumKey<Double>>(value: 7) }.update().diagnostics)
    expectEmpty(makeHost { unread }.update().diagnostics)
    expectEmpty(makeHost { Closing(value: 7, second: 8) }.update().diagnostics)
  }

  @Test @MainActor func `A harmless default is examined in every fold until it is harmful`() {
    let host = updatedLoopHost { Coupled<Largest>(value: 0) }
    // The values of this key are copied.
    let copies = updatedLoopHost { Coupled<Longest>(value: [0]) }
    for value in 1...70 {
      expectEmpty(host.show(Coupled(value: value)).diagnostics, "\(value)")
      expect(host.preference(Largest.self), equals: value)
      expectEmpty(copies.show(Coupled(value: [value])).diagnostics, "\(value)")
    }
    expect(host.show(Coupled(value: -5)).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.preference(Largest.self), equals: 0)
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["Largest"], ["-5"], ["0"]])
    expect(copies.show(Coupled(value: [])).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(copies.preference(Longest.self), equals: [0])
  }

  @Test @MainActor func `The functions of a key run only for frames, not for explanations`() {
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
    // A report about a default costs no call.
    Counting.reduces = 0
    let empty = makeHost {
      HStack {
        Color.red.preference(key: Counting.self, value: 2)
        VStack { ForEach(0..<0) { _ in Color.blue } }
        Color.red.preference(key: Counting.self, value: 3)
      }.onPreferenceChange(Counting.self) { _ in }
    }
    expect(empty.update().counts.reduces, equals: 2)
    expect(Counting.reduces, equals: 2)
  }

  private func grouped<K: PreferenceKey>(
    _ key: K.Type, _ values: [K.Value]
  ) -> some View where K.Value: Equatable & Sendable {
    HStack {
      Color.red.preference(key: K.self, value: values[0])
      HStack {
        Color.red.preference(key: K.self, value: values[1])
        Color.red.preference(key: K.self, value: values[2])
      }
    }.onPreferenceChange(K.self) { _ in }
  }

  @Test @MainActor func `A fold that depends on grouping, except for rounding, is reported on request`() {
    let host = makeHost { grouped(Subtracted.self, [9, 2, 1]) }
    expectEmpty(host.update().diagnostics)
    expect(host.explain(Subtracted.self).value, equals: "8")
    expectEmpty(host.diagnostics)
    expect(host.foldDependsOnGrouping(of: Subtracted.self))
    expect(host.diagnostics.map(\.code), equals: [.foldDependsOnGrouping])
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["Subtracted"], ["8"], ["6"]])
    let sum = updatedLoopHost { grouped(SumKey<Double>.self, [0.1, 0.2, 0.3]) }
    expect(!sum.foldDependsOnGrouping(of: SumKey<Double>.self))
    expect(sum.preference(SumKey<Double>.self), differsFrom: 0.1 + 0.2 + 0.3)
    expectEmpty(sum.diagnostics)
  }
}

private typealias Closing = Coupled<LastValue>

/// A view that publishes a value, and a container that is empty unless there is a second value.
private struct Coupled<K: PreferenceKey>: View where K.Value: Equatable & Sendable {
  let value: K.Value
  var second: K.Value?
  var body: some View {
    HStack {
      Color.red.preference(key: K.self, value: value)
      VStack { if let second { Color.blue.preference(key: K.self, value: second) } }
    }.onPreferenceChange(K.self) { _ in }
  }
}

private struct Leading<K: PreferenceKey>: View where K.Value == Int {
  var body: some View {
    HStack {
      VStack { ForEach(0..<0) { _ in Color.blue } }
      Color.red.preference(key: K.self, value: 7)
    }.onPreferenceChange(K.self) { _ in }
  }
}

private struct Largest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

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
@MainActor struct DefaultLooksTests {
  @Test(arguments: [1, 8, 20, 100])
  @MainActor func `A harmful text default is reported, however many harmless ones preceded it`(updates: Int) {
    let host = makeHost { Rows(hasTail: true, count: 10) }
    for _ in 0..<updates { expectEmpty(host.show(Rows(hasTail: true, count: 10)).diagnostics) }
    expect(host.show(Rows(hasTail: false, count: 10)).diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    expect(host.preference(LastText.self).isEmpty)
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["LastText"], ["x"], [""]])
  }

  @Test @MainActor func `The only harmful default of seventy is reported`() {
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

  @Test @MainActor func `Another object is another value, whatever its name`() {
    let object = makeHost { Beside<LastModel>(value: Model(7)) }
    expect(object.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
    let objects = makeHost { Beside<LastModels>(value: [Model(7)]) }
    expect(objects.update().diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test @MainActor func `Closures, which cannot be compared, are not reported`() {
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
    }.onPreferenceChange(LastText.self) { _ in }
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
    }.onPreferenceChange(Guarded.self) { _ in }
  }
}

private struct Beside<K: PreferenceKey>: View where K.Value: Sendable {
  let value: K.Value
  var body: some View {
    VStack {
      Color.red.preference(key: K.self, value: value)
      HStack { if false { Color.red } }
    }.modifier(Listening<K>())
  }
}

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
