import Testing
import TributaryContainers
import TributaryGeometry
import TributaryEngine
import TributaryHost

@MainActor
struct SecondaryFoldTests {
  @Test(
    .claim(
      "PREF-10", "A fold contains a background before its view, and an overlay after it.", .observed,
      "Observed by running OpenSwiftUI"))
  func `A background folds before its view, and an overlay after`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      word("view")
        .overlay { word("overlay") }
        .background { word("background") }
        .onPreferenceChange(Words.self) { _ in }
    }
    #expect(host.update().counts.reduces == 2)
    #expect(host.preference(Words.self) == ["background", "view", "overlay"])
  }

  @Test(
    .claim(
      "PREF-39", "A chain of overlays and backgrounds is folded in drawing order, back to front.",
      .derived,
      "Follows from PREF-10"))
  func `A chain of decorations folds back to front`() {
    let host = ViewHost.settled {
      word("root")
        .overlay { word("a") }
        .background { word("d") }
        .overlay { word("b") }
        .background { word("c") }
    }
    #expect(host.preference(Words.self) == ["c", "d", "root", "a", "b"])
  }

  @Test(
    .claim(
      "PREF-40", "Several views in one overlay take part in view order.", .observed,
      "Observed by running OpenSwiftUI: the views of an overlay form an implicit stack"))
  func `Several overlays fold in view order`() {
    let host = ViewHost.settled {
      word("view").overlay {
        word("1")
        word("2")
        word("3")
      }
    }
    #expect(host.preference(Words.self) == ["view", "1", "2", "3"])
  }

  @Test(
    .claim(
      "LAB-12", "The values of both the view and the content of overlayPreferenceValue reach the views above.",
      .documented,
      "Apple's documentation of backgroundPreferenceValue(_:alignment:_:)"))
  func `Built content publishes beside its view`() {
    let host = ViewHost.settled {
      word("view")
        .overlayPreferenceValue(Words.self) { _ in word("front") }
        .backgroundPreferenceValue(Words.self) { _ in word("behind") }
    }
    #expect(host.preference(Words.self) == ["behind", "view", "front"])
  }

  @Test(
    .claim(
      "LAB-13", "The closure that builds the content reads only the values of the view, not those of the content.",
      .derived,
      "Follows from LAB-12: otherwise an overlay that publishes the key that it reads would never settle"))
  func `An overlay that publishes the key that it reads does not cause a loop`() {
    let log = Log<[String]>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      word("view").overlayPreferenceValue(Words.self) { words in
        let _ = log.add(words)
        word("front")
      }
    }
    let report = host.update()
    #expect(report.passes == 1)
    #expect(log.entries == [["view"]])
    #expect(host.update().passes == 1)
    #expect(log.entries == [["view"]])
  }

  @Test(
    .claim(
      "PREF-41",
      "Content that publishes values without equality for the key that it reads does not cause a loop.",
      .decided, "Decision of this project: every frame ends; follows from LAB-13"))
  func `Content that republishes incomparable values settles`() {
    let log = Log<Int>()
    let handle = Handle<Int>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      box()
        .preference(key: Actions.self, value: Actions.Value(count: 1) {})
        .overlayPreferenceValue(Actions.self) { value in
          let _ = log.add(value.count)
          Stateful(10, handle) {
            box().preference(key: Actions.self, value: Actions.Value(count: $0) {})
              .overlayPreferenceValue(Actions.self) { box(CGFloat($0.count)).accessibilityIdentifier("inner") }
          }
        }
    }
    #expect(host.update().passes == 1)
    #expect(log.take() == [1])
    handle.set(20)
    #expect(host.update().passes == 1)
    #expect(log.entries.count <= 1)
    #expect(host.frame(of: "inner")?.width == 20)
    #expect(host.preference(Actions.self).count == 21)
  }

  /// Values that hold a closure, so that no two of them are equal.
  enum Actions: PreferenceKey {
    struct Value {
      var count = 0
      var action: () -> Void = {}
    }

    static var defaultValue: Value { Value() }

    static func reduce(value: inout Value, nextValue: () -> Value) { value.count += nextValue().count }
  }
}
