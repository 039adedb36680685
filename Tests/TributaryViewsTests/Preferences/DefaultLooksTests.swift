import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryViews
import TributaryHost

/// Which defaults are looked at: all of them, also where each look takes a copy of the value.
@MainActor
struct DefaultLooksTests {
  @Test(arguments: [1, 8, 20, 100])
  func `A default of text that does harm is told, however many harmless ones came before`(updates: Int) {
    let host = makeHost { Rows(hasTail: true, count: 10) }
    for _ in 0..<updates {
      host.content = Rows(hasTail: true, count: 10)
      #expect(host.update().diagnostics.isEmpty)
    }
    host.content = Rows(hasTail: false, count: 10)
    #expect(host.update().diagnostics.map(\.code) == [.defaultIsNotIdentity])
    #expect(host.preference(LastText.self).isEmpty)
    #expect(host.diagnostics.first?.evidence.map(\.lines) == [["LastText"], ["x"], [""]])
  }

  @Test func `Of seventy defaults the last alone does harm, and is told`() {
    let host = makeHost { Gaps(count: 70, harmful: 69) }
    #expect(host.update().diagnostics.map(\.code) == [.defaultIsNotIdentity])
  }

  @Test func `Of a thousand each is looked at in some frame, and no frame copies without a bound`() {
    let host = makeHost { Gaps(count: 1_000, harmful: 999) }
    var frames = 1
    while host.update().diagnostics.isEmpty, frames < 40 {
      frames += 1
      host.content = Gaps(count: 1_000, harmful: 999, turn: frames)
    }
    #expect(host.diagnostics.map(\.code) == [.defaultIsNotIdentity])
    #expect(frames > 1 && frames < 40, "\(frames)")
  }

  @Test func `Another object is another value, whatever it is called`() {
    let object = makeHost { Beside<LastModel>(value: Model(7)) }
    #expect(object.update().diagnostics.map(\.code) == [.defaultIsNotIdentity])
    let objects = makeHost { Beside<LastModels>(value: [Model(7)]) }
    #expect(objects.update().diagnostics.map(\.code) == [.defaultIsNotIdentity])
  }

  @Test func `Of closures, which nobody can tell apart, nothing is said`() {
    let host = makeHost { Beside<FirstAction>(value: { 7 }) }
    #expect(host.update().diagnostics.isEmpty)
    #expect(host.preference(FirstAction.self)() == 7)
    #expect(makeHost { Beside<LastAction>(value: { 7 }) }.update().diagnostics.isEmpty)
  }
}

/// A text, some rows in which nothing is shown, another text, and a row that may be empty.
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

/// Texts with an empty row behind each; only one of the rows does harm.
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

/// Reads a key whose values need not be comparable.
private struct Listening<K: PreferenceKey>: ViewModifier {
  func body(content: Content) -> some View { content.backgroundPreferenceValue(K.self) { _ in Color.clear } }
}

private struct LastText: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Appends, but a default behind −1 empties the list.
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
