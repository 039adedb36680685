import Testing
import TributaryDiagnostics
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
struct WriterTests {
  @Test(
    .claim(
      "PREF-11", "The outer of two preference modifiers on one view takes precedence.", .reproduced,
      "Many reports; observed in OpenSwiftUI"))
  func `The outer of two writers takes precedence`() {
    let host = ViewHost.settled {
      box().preference(key: Words.self, value: ["inner"]).preference(key: Words.self, value: ["outer"])
    }
    #expect(host.preference(Words.self) == ["outer"])
  }

  @Test(
    .claim(
      "PREF-35", "transformPreference edits from the inside out, and makes the result an explicit value.",
      .reproduced,
      "Many reports; observed in OpenSwiftUI"))
  func `Edits chain from the inside out`() {
    let host = ViewHost.settled {
      VStack {
        word("a")
          .transformPreference(Words.self) { $0.append("b") }
          .transformPreference(Words.self) { $0.append("c") }
        word("d")
      }
      .transformPreference(Words.self) { $0 = $0.map { $0 + "!" } }
    }
    #expect(host.preference(Words.self) == ["a!", "b!", "c!", "d!"])
  }

  @Test(
    .claim(
      "PREF-36",
      "transformPreference starts from the default without a value below it, and its result takes part in the fold.",
      .observed, "Observed in OpenSwiftUI"))
  func `An edit without a value starts from the default`() {
    let log = Log<Int>()
    let host = ViewHost.settled {
      HStack {
        box().transformPreference(SumFromHundred.self) {
          log.add($0)
          $0 += 1
        }
        box().preference(key: SumFromHundred.self, value: 2)
      }
    }
    #expect(host.preference(SumFromHundred.self) == 103)
    #expect(log.entries == [100])
  }

  @Test(
    .claim(
      "LAB-08", "A container's preference hides the values that its children publish for the same key.", .reproduced,
      "swiftui-lab on preferences, part 3; reports of app authors; measured by one in a test"))
  func `A container's value hides its children's`() throws {
    let host = ViewHost.settled {
      VStack {
        word("child-1")
        word("child-2")
      }
      .preference(key: Words.self, value: ["parent-1"])
      .onPreferenceChange(Words.self) { _ in }
    }
    #expect(host.preference(Words.self) == ["parent-1"])
    let note = try #require(host.diagnostics.first)
    #expect(host.diagnostics.count == 1)
    #expect(note.code == .hiddenPreference)
    #expect(note.severity == .note)
    #expect(note.evidence == [Evidence("key", "Words")])
  }

  @Test(
    .claim(
      "PREF-37", "The note about a hidden value is reported only if a value is hidden.", .decided,
      "Decision of this project: findings are about outcomes, not shapes"))
  func `A writer that hides no value is not noted`() {
    let host = ViewHost.settled {
      VStack {
        box()
        box().preference(key: Greatest.self, value: 1)
      }
      .preference(key: Words.self, value: ["parent-1"])
      .onPreferenceChange(Words.self) { _ in }
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    .claim(
      "LAB-09", "A container that edits with transformPreference publishes its children's values and its own.",
      .reproduced, "swiftui-lab on preferences, part 3"))
  func `A container's edit keeps its children's values`() {
    let host = ViewHost.settled {
      VStack {
        word("child-1")
        word("child-2")
      }.transformPreference(Words.self) { $0.append("parent-1") }
    }
    #expect(host.preference(Words.self) == ["child-1", "child-2", "parent-1"])
  }

  @Test(
    .claim(
      "PREF-38", "Keys are independent: a value of one key does not hide values of another key.", .documented,
      "Apple's documentation of preference(key:value:)"))
  func `Keys are independent`() {
    let host = ViewHost.settled {
      HStack {
        word("a")
        box().preference(key: Greatest.self, value: 5)
      }
      .preference(key: Greatest.self, value: 3)
    }
    #expect(host.preference(Words.self) == ["a"])
    #expect(host.preference(Greatest.self) == 3)
  }

  @Test(
    .claim(
      "PREF-18", "hidden() and opacity(0) do not affect preferences.", .observed,
      "Observed in OpenSwiftUI; the adaptive sheet of the article on overlays relies on it"))
  func `Hidden views still publish`() {
    let host = ViewHost.settled {
      VStack {
        word("hidden").hidden()
        word("faded").opacity(0)
        word("shown")
      }
    }
    #expect(host.preference(Words.self) == ["hidden", "faded", "shown"])
  }
}
