import PreferenceTestSupport
import Testing
import TributaryContainers
import TributaryGeometry
import TributaryEngine
import TributaryHost

@MainActor
struct DeliveryTests {
  @Test(
    .claim(
      "PREF-12", "onPreferenceChange runs for the first value, and for every value that is not equal to the last one.",
      .observed, "Observed in OpenSwiftUI"))
  func `Only changed values are delivered`() {
    let log = Log<Int>()
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(3, handle) { number in
        VStack {
          box().preference(key: Greatest.self, value: number)
          box().preference(key: Greatest.self, value: 5)
        }
      }
      .onPreferenceChange(Greatest.self) { log.add($0) }
    }
    #expect(log.take() == [5])
    handle.set(4)
    #expect(host.update().counts.actions == 0)
    handle.set(9)
    #expect(host.update().counts.actions == 1)
    #expect(log.take() == [9])
    host.update()
    #expect(log.entries.isEmpty)
  }

  @Test(
    .claim(
      "PREF-44", "A reader does not consume a value: each nested reader receives the fold of the subtree below it.",
      .observed,
      "Observed in OpenSwiftUI"))
  func `Nested readers read their own subtrees`() {
    let log = Log<String>()
    let host = ViewHost.settled {
      VStack {
        HStack {
          word("a")
          word("b")
        }.onPreferenceChange(Words.self) { log.add("inner \($0.joined())") }
        word("c")
      }
      .onPreferenceChange(Words.self) { log.add("outer \($0.joined())") }
    }
    #expect(log.entries == ["inner ab", "outer abc"])
    #expect(host.preference(Words.self) == ["a", "b", "c"])
  }

  @Test(
    .claim(
      "PREF-13", "The first value is delivered once, even if it is equal to the default.", .observed,
      "Observed in OpenSwiftUI (SDK 6.1 and later); an issue of ButtonKit that guards against the first call"))
  func `A first value equal to the default is delivered`() {
    let log = Log<Int>()
    let host = ViewHost.settled {
      box().preference(key: Greatest.self, value: Greatest.defaultValue)
        .onPreferenceChange(Greatest.self) { log.add($0) }
    }
    #expect(log.entries == [0])
    host.update()
    #expect(log.entries == [0])
  }

  @Test(
    .claim(
      "PREF-14", "onPreferenceChange does not run without a publisher below it, not even with the default.", .observed,
      "Observed in OpenSwiftUI for static subtrees"))
  func `Nothing is delivered without a publisher`() {
    let log = Log<Int>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        box()
        word("another key")
      }.onPreferenceChange(Greatest.self) { log.add($0) }
    }
    #expect(host.update().counts.actions == 0)
    #expect(log.entries.isEmpty)
  }

  @Test(
    .claim(
      "PREF-45", "An empty conditional below a reader delivers the default.", .reproduced,
      "OpenSwiftUI, and articles on dynamic containers, as for PREF-08"))
  func `An empty conditional delivers the default`() {
    let log = Log<Int>()
    let handle = Handle<Bool>()
    let host = ViewHost.settled {
      Stateful(false, handle) { shows in
        if shows { box().preference(key: Greatest.self, value: 2) }
      }
      .onPreferenceChange(Greatest.self) { log.add($0) }
    }
    #expect(log.entries == [0])
    handle.set(true)
    host.update()
    #expect(log.entries == [0, 2])
  }

  @Test(
    .claim(
      "PREF-46",
      "The removal of the last publisher delivers the default once, and no further value until one is inserted.",
      .decided,
      "Decision of this project where sources are silent"))
  func `The default is delivered once when the last publisher is removed`() {
    let log = Log<Int>()
    let handle = Handle<Int?>()
    let host = ViewHost.settled {
      Stateful(7, handle) { number in
        VStack {
          box()
          if let number { box().preference(key: Greatest.self, value: number) }
        }
      }
      .onPreferenceChange(Greatest.self) { log.add($0) }
    }
    #expect(log.take() == [7])
    handle.set(nil)
    host.update()
    #expect(log.take() == [0])
    host.size = CGSize(width: 100, height: 100)
    host.update()
    #expect(log.entries.isEmpty)
    handle.set(0)
    host.update()
    #expect(log.entries.isEmpty, "the default is equal to the last delivery")
    handle.set(8)
    host.update()
    #expect(log.entries == [8])
  }

  @Test(
    .claim(
      "PREF-15", "A reader with a new identity has no last value, and delivers an equal value again.", .observed,
      "Observed in OpenSwiftUI: a reset of the view's phase forgets the last value"))
  func `A reader with a new identity delivers an equal value again`() {
    let log = Log<String>()
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(0, handle) { id in
        word("a").onPreferenceChange(Words.self) { log.add("inside \($0.joined())") }.id(id)
      }
      .onPreferenceChange(Words.self) { log.add("outside \($0.joined())") }
    }
    #expect(log.take() == ["inside a", "outside a"])
    handle.set(1)
    let report = host.update()
    #expect(log.take() == ["inside a"])
    #expect(report.settled && report.passes == 1)
  }

  @Test(
    .claim(
      "PREF-16", "Actions run after the walk; a further pass of the same update reflects the state that they write.",
      .observed,
      "Observed in OpenSwiftUI: actions are drained after the update, state written there is a new transaction"))
  func `The same update reflects an action's write`() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Echo(log: log) }
    let report = host.update()
    #expect(log.entries == ["body 0", "action 4", "body 4"])
    #expect(report.passes == 2)
    #expect(report.settled)
    #expect(host.frame(of: "echo")?.width == 40)
  }

  @Test(
    .claim(
      "PREF-72", "An action whose state changes another preference is followed in the same update, one pass per step.",
      .observed, "Observed in OpenSwiftUI: actions that follow from actions are drained in the same update"))
  func `Chained actions run in the same update`() {
    let log = Log<String>()
    let first = Handle<Int>()
    let second = Handle<Int>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        Stateful(0, second) { box(CGFloat($0)).accessibilityIdentifier("last") }
        Stateful(0, first) { box().preference(key: LastNumberKey.self, value: $0 * 2) }
          .onPreferenceChange(LastNumberKey.self) {
            log.add("second \($0)")
            second.set($0 + 1)
          }
        box().preference(key: Greatest.self, value: 21)
          .onPreferenceChange(Greatest.self) {
            log.add("first \($0)")
            first.set($0)
          }
      }
    }
    let report = host.update()
    #expect(log.entries == ["second 0", "first 21", "second 42"])
    #expect(report.passes == 3)
    #expect(report.settled && report.diagnostics.isEmpty)
    #expect(host.frame(of: "last")?.width == 43)
  }

  @Test(
    .claim(
      "PREF-47", "The latest closure of an action runs, with the values with which its view was last built.",
      .documented,
      "Apple's documentation of onPreferenceChange(_:perform:)"))
  func `The newest closure runs`() {
    let log = Log<String>()
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(1, handle) { number in
        box().preference(key: Greatest.self, value: number * 10)
          .onPreferenceChange(Greatest.self) { log.add("\(number): \($0)") }
      }
    }
    handle.set(2)
    host.update()
    #expect(log.entries == ["1: 10", "2: 20"])
  }
}

/// A view that shows the published number as a width, ten points per unit.
private struct Echo {
  let log: Log<String>
  @State private var number = 0
}

extension Echo: View {
  var body: some View {
    let _ = log.add("body \(number)")
    ZStack {
      box().preference(key: Greatest.self, value: 4)
      box(CGFloat(number) * 10).accessibilityIdentifier("echo")
    }
    .onPreferenceChange(Greatest.self) {
      log.add("action \($0)")
      number = $0
    }
  }
}
