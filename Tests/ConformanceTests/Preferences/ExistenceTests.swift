import Testing
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
struct ExistenceTests {
  @Test(
    .claim(
      "PREF-19", "The removal of a branch removes its contribution, and the change is delivered.", .reproduced,
      "Many reports; follows from the fold over the existing views"))
  func `A removed branch removes its contribution`() {
    let log = Log<[String]>()
    let handle = Handle<Bool>()
    let host = ViewHost.settled {
      Stateful(true, handle) { shows in
        HStack {
          word("a")
          if shows { word("b") }
          word("c")
        }
      }
      .onPreferenceChange(Words.self) { log.add($0) }
    }
    handle.set(false)
    #expect(host.update().passes == 1)
    handle.set(true)
    host.update()
    #expect(log.entries == [["a", "b", "c"], ["a", "c"], ["a", "b", "c"]])
  }

  @Test(
    .claim(
      "PREF-48", "The other branch of a condition takes the place of the first one in the fold.", .derived,
      "Follows from PREF-03 and PREF-19"))
  func `The other branch takes the first one's place in the fold`() {
    let handle = Handle<Bool>()
    let host = ViewHost.settled {
      Stateful(true, handle) { isFirst in
        VStack {
          word("a")
          if isFirst {
            word("b")
          } else {
            box().overlay { word("x") }
            word("y")
          }
          word("c")
        }
      }
    }
    #expect(host.preference(Words.self) == ["a", "b", "c"])
    handle.set(false)
    host.update()
    #expect(host.preference(Words.self) == ["a", "x", "y", "c"])
  }

  @Test(
    .claim(
      "PREF-49", "The rows of a loop contribute in their current order, through moves, insertions, and removals.",
      .derived,
      "Follows from PREF-03"),
    arguments: [[3, 1, 2], [1, 3], [0, 1, 2, 3, 4], [], [9]])
  func `Rows contribute in their current order`(rows: [Int]) {
    let log = Log<[String]>()
    let handle = Handle<[Int]>()
    let host = ViewHost.settled {
      Stateful([1, 2, 3], handle) { rows in
        VStack {
          ForEach(rows, id: \.self) { word("\($0)") }
        }
      }
      .onPreferenceChange(Words.self) { log.add($0) }
    }
    handle.set(rows)
    host.update()
    #expect(log.entries == [["1", "2", "3"], rows.map(String.init)])
    #expect(host.preference(Words.self) == rows.map(String.init))
  }

  @Test(
    .claim(
      "PREF-50", "A writer that is inserted in an overlay contributes to the readers around the overlaid view.",
      .derived,
      "Follows from PREF-10 and PREF-19"))
  func `A writer inserted in an overlay contributes`() {
    let log = Log<[String]>()
    let handle = Handle<Bool>()
    let host = ViewHost.settled {
      word("view")
        .overlay { Stateful(false, handle) { shows in if shows { word("late") } } }
        .onPreferenceChange(Words.self) { log.add($0) }
    }
    handle.set(true)
    host.update()
    handle.set(false)
    host.update()
    #expect(log.entries == [["view"], ["view", "late"], ["view"]])
  }

  @Test(
    .claim(
      "PREF-51", "An edit with a changed captured value runs again, and only the readers above it are notified.",
      .derived,
      "Follows from PREF-12"))
  func `An edit with a new closure runs again`() {
    let log = Log<String>()
    let handle = Handle<String>()
    let host = ViewHost.settled {
      VStack {
        word("x").onPreferenceChange(Words.self) { log.add("beside \($0.joined())") }
        Stateful("1", handle) { suffix in
          word("a")
            .onPreferenceChange(Words.self) { log.add("below \($0.joined())") }
            .transformPreference(Words.self) { $0.append(suffix) }
        }
      }
      .onPreferenceChange(Words.self) { log.add("above \($0.joined())") }
    }
    #expect(log.take() == ["beside x", "below a", "above xa1"])
    handle.set("2")
    host.update()
    #expect(log.take() == ["above xa2"])
  }
}
