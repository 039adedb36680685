import Foundation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryHost
import TributaryViews

/// The place of preference writers: around one view, several writers around one view, and around several views.
@MainActor
struct WriterPlaceTests {
  private final class Log<Value> {
    var values: [Value] = []
  }

  private struct Nested: View {
    var outer = 1
    var inner = 2
    let log: Log<Int>

    var body: some View {
      Color.red
        .preference(key: SumKey<Int>.self, value: inner)
        .preference(key: ListKey<String>.self, value: ["list"])
        .preference(key: SumKey<Int>.self, value: outer)
        .onPreferenceChange(SumKey<Int>.self) { log.values.append($0) }
    }
  }

  @Test func `The outer one of two writers of one key around a view publishes, with one note`() {
    let log = Log<Int>()
    let host = makeHost { Nested(log: log) }
    host.update()
    #expect(host.preference(SumKey<Int>.self) == 1)
    #expect(host.preference(ListKey<String>.self) == ["list"])
    host.content = Nested(outer: 5, log: log)
    host.update()
    #expect(log.values == [1, 5])
    #expect(host.diagnostics.map(\.code) == [.hiddenPreference])
    #expect(host.core.checkInvariants().isEmpty)
  }

  @Test func `A change of a hidden value notifies no reader`() {
    let log = Log<Int>()
    let host = makeHost { Nested(log: log) }
    host.update()
    host.content = Nested(inner: 7, log: log)
    let report = host.update()
    #expect(log.values == [1])
    #expect(report.counts.reduces == 0)
    #expect(host.preference(SumKey<Int>.self) == 1)
  }

  @Test func `A trace shows the hidden writer below the one that hides it`() {
    let host = makeHost { Nested(log: Log()) }
    host.update()
    let writers = host.explain(SumKey<Int>.self).entries.filter { $0.kind == .writer }
    #expect(writers.map(\.value) == ["1", "2"])
    #expect(writers.map { $0.hiddenBy != nil } == [false, true])
  }

  private struct Growing: View {
    var hasInner = false
    let log: Log<Int>

    var body: some View {
      VStack {
        Color.red
        if hasInner { Color.blue.preference(key: SumKey<Int>.self, value: 5) }
      }
      .preference(key: SumKey<Int>.self, value: 1)
      .onPreferenceChange(SumKey<Int>.self) { log.values.append($0) }
    }
  }

  @Test func `A value that is hidden only after the first fold is noted as well, and once`() {
    let log = Log<Int>()
    let host = makeHost { Growing(log: log) }
    host.update()
    #expect(host.diagnostics.isEmpty)
    host.content = Growing(hasInner: true, log: log)
    host.update()
    #expect(host.diagnostics.map(\.code) == [.hiddenPreference])
    host.content = Growing(hasInner: false, log: log)
    host.update()
    host.content = Growing(hasInner: true, log: log)
    host.update()
    #expect(host.diagnostics.map(\.code) == [.hiddenPreference])
    #expect(log.values == [1])
  }

  private struct Branches: View {
    var isFirst = true
    var value = 1

    var body: some View {
      VStack {
        Group {
          if isFirst { Color.red } else { Color.blue.preference(key: SumKey<Int>.self, value: 100) }
        }
        .preference(key: SumKey<Int>.self, value: value)
        Color.green.preference(key: SumKey<Int>.self, value: 10)
      }
    }
  }

  @Test func `A writer publishes for each view that its content becomes`() {
    let host = makeHost { Branches() }
    host.update()
    #expect(host.preference(SumKey<Int>.self) == 11)
    for (isFirst, value) in [(false, 1), (false, 2), (true, 2), (true, 3), (false, 4)] {
      host.content = Branches(isFirst: isFirst, value: value)
      host.update()
      #expect(host.preference(SumKey<Int>.self) == value + 10)
      #expect(host.core.checkInvariants().isEmpty)
    }
  }

  private struct Several: View {
    var count = 2
    var value = 1

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Color.red.preference(key: ListKey<Int>.self, value: [$0 * value]) }
          .frame(width: 10)
          .zIndex(1)
        ForEach(0..<count, id: \.self) { _ in Color.red }.preference(key: ListKey<Int>.self, value: [-value])
        VStack { Color.blue }.preference(key: ListKey<Int>.self, value: [value])
      }
    }
  }

  @Test func `Writers inside a decorated list, around a list, and around a container contribute in view order`() {
    let host = makeHost { Several() }
    host.update()
    #expect(host.preference(ListKey<Int>.self) == [0, 1, -1, -1, 1])
    for (count, value) in [(3, 1), (3, 2), (1, 2), (0, 5), (2, 5)] {
      host.content = Several(count: count, value: value)
      host.update()
      let expected =
        (0..<count).map { $0 * value } + Array(repeating: -value, count: count) + [value]
      #expect(host.preference(ListKey<Int>.self) == expected)
      #expect(host.core.checkInvariants().isEmpty)
    }
  }

  private struct Layered: View {
    let levels: Int

    var body: some View {
      VStack {
        if levels == 0 {
          Color.red.frame(width: 10, height: 10)
        } else {
          Color.red.frame(width: 10, height: 10)
            .preference(key: SumKey<Int>.self, value: 1)
            .preference(key: MaxKey<Int>.self, value: 2)
            .preference(key: ListKey<Int>.self, value: [3])
        }
      }
    }
  }

  @Test func `A writer adds no measurements`() {
    let plain = makeHost { Layered(levels: 0) }.update()
    let published = makeHost { Layered(levels: 3) }.update()
    #expect(plain.counts.measurements == published.counts.measurements)
  }
}
