import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryViews
import TributaryHost

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
