import PreferenceTestSupport
import Testing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
struct FoldTests {
  @Test(
    .claim(
      "PREF-01", "The default of a key with an optional value is nil if the key does not declare one.", .documented,
      "Apple's documentation of PreferenceKey.defaultValue"))
  func `A key of optional values defaults to nil`() {
    let host = ViewHost.settled { box() }
    #expect(host.preference(MaybeNumber.self) == nil)
    let writing = ViewHost.settled { box().preference(key: MaybeNumber.self, value: 3) }
    #expect(writing.preference(MaybeNumber.self) == 3)
  }

  @Test(
    .claim(
      "PREF-02", "Views without a value do not take part in the fold, so no default is merged.",
      .documented,
      "Apple's documentation of PreferenceKey.defaultValue; OpenSwiftUI's way of combining"))
  func `The default is not merged for siblings without a value`() {
    let host = ViewHost.settled {
      VStack {
        box()
        box().preference(key: SumFromHundred.self, value: 1)
        Spacer()
        box().preference(key: SumFromHundred.self, value: 2)
        box()
      }
    }
    #expect(host.preference(SumFromHundred.self) == 3)
    #expect(ViewHost.settled { box() }.preference(SumFromHundred.self) == 100)
  }

  @Test(
    .claim(
      "PREF-03", "Values are merged in the order of the view tree, each subtree before its next sibling.", .documented,
      "Apple's documentation of PreferenceKey.reduce(value:nextValue:)"))
  func `Values merge in view-tree order`() {
    let host = ViewHost.settled {
      VStack {
        word("a")
        HStack {
          word("b")
          VStack {
            word("c")
            word("d")
          }
        }
        word("e")
      }
    }
    #expect(host.preference(Words.self) == ["a", "b", "c", "d", "e"])
  }

  @Test(
    .claim(
      "PREF-04", "With n writers reduce runs n − 1 times, and never without a second writer.", .reproduced,
      "fivestars.blog on preference keys; OpenSwiftUI's way of combining"),
    arguments: [(0, 0), (1, 0), (2, 1), (3, 2), (20, 19)])
  func `Reduce runs one time fewer than there are writers`(writers: Int, reduces: Int) {
    let host = ViewHost(size: CGSize(width: 900, height: 900)) {
      VStack {
        box()
        ForEach(0..<writers, id: \.self) { word("\($0)") }
      }
      .onPreferenceChange(Words.self) { _ in }
    }
    #expect(host.update().counts.reduces == reduces)
    #expect(host.preference(Words.self) == (0..<writers).map(String.init))
  }

  @Test(
    .claim(
      "PREF-30", "The first value starts the fold, and is not merged into the default.", .reproduced,
      "fivestars.blog on preference keys; OpenSwiftUI's way of combining"))
  func `The first value starts the fold`() {
    let host = ViewHost.settled { box().preference(key: SumFromHundred.self, value: 7) }
    #expect(host.preference(SumFromHundred.self) == 7)
  }

  @Test(
    .claim(
      "PREF-05",
      "A reduce that assigns the next value returns the last writer's value, and an empty reduce the first writer's.",
      .reproduced, "fivestars.blog on preference keys"))
  func `An assigning reduce returns the last value, and an empty reduce the first`() {
    let host = ViewHost.settled {
      HStack {
        ForEach(1..<5) { number in
          box().preference(key: LastNumberKey.self, value: number).preference(key: FirstNumber.self, value: number)
        }
      }
    }
    #expect(host.preference(LastNumberKey.self) == 4)
    #expect(host.preference(FirstNumber.self) == 1)
  }

  @Test(
    .claim(
      "PREF-09", "A Group adds no level to the fold: its views are siblings of the surrounding views.", .reproduced,
      "Apple's description of Group; the article on zIndex that this project follows; observed in OpenSwiftUI"))
  func `A group adds no level`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        Group {
          word("a")
          word("b")
        }
        word("c")
        EmptyView()
      }
      .onPreferenceChange(Words.self) { _ in }
    }
    #expect(host.update().counts.reduces == 2)
    #expect(host.explain(Words.self).entries.map(\.value).prefix(3) == [#"["a"]"#, #"["b"]"#, #"["c"]"#])
    #expect(host.preference(Words.self) == ["a", "b", "c"])
  }

  @Test(
    .claim(
      "PREF-31", "The order of the fold is view-tree order, regardless of the zIndex of the siblings.", .decided,
      "Decision of this project; OpenSwiftUI folds in drawing order once a sibling has a zIndex"))
  func `zIndex does not reorder the fold`() {
    let host = ViewHost.settled {
      ZStack {
        word("a").zIndex(3)
        word("b").zIndex(-1)
        word("c")
      }
    }
    expect(host.preference(Words.self), here: ["a", "b", "c"], inSwiftUI: ["b", "c", "a"])
  }
}
