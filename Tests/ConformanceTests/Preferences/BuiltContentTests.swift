import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
struct BuiltContentTests {
  @Test(
    .claim(
      "PREF-58", "Content built from a preference is built once per value, in the pass that computes the value.",
      .decided, "Decision of this project: content that depends on a result of the frame is a separate scope"))
  func `Content is built once for each value`() {
    let log = Log<Int>()
    let handle = Handle<Int>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Stateful(3, handle) { box().preference(key: Greatest.self, value: $0) }
        .overlayPreferenceValue(Greatest.self) { number in
          let _ = log.add(number)
          box(CGFloat(number)).accessibilityIdentifier("bar")
        }
    }
    #expect(host.update().passes == 1)
    #expect(host.frame(of: "bar")?.width == 3)
    handle.set(8)
    #expect(host.update().passes == 1)
    #expect(host.frame(of: "bar")?.width == 8)
    host.update()
    #expect(log.entries == [3, 8])
  }

  @Test(
    .claim(
      "PREF-59", "Content is built from the default without a published value.", .documented,
      "Apple's documentation of overlayPreferenceValue(_:alignment:_:)"))
  func `Content is built from the default without a value`() {
    let log = Log<Int>()
    _ = ViewHost.settled {
      box().backgroundPreferenceValue(LastNumberKey.self) { number in
        let _ = log.add(number)
        Color.red
      }
    }
    #expect(log.entries == [-1])
  }

  @Test(
    .claim(
      "PREF-60", "A reader inside built content, and one around it, settle in the same pass.", .decided,
      "Decision of this project: scopes nest"))
  func `Nested readers settle in one pass`() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      word("a")
        .overlayPreferenceValue(Words.self) { outer in
          let _ = log.add("first \(outer.joined())")
          word(outer.joined() + "b").overlayPreferenceValue(Words.self) { inner in
            let _ = log.add("second \(inner.joined())")
            word("c")
          }
        }
        .overlayPreferenceValue(Words.self) { all in
          let _ = log.add("third \(all.joined(separator: "-"))")
          Color.clear
        }
    }
    #expect(host.update().passes == 1)
    #expect(log.entries == ["first a", "second ab", "third a-ab-c"])
    #expect(host.preference(Words.self) == ["a", "ab", "c"])
  }

  @Test(
    .claim(
      "PREF-69",
      "Content inside built content is built once per change, from the new value of the outer content.",
      .decided, "Decision of this project: a reader inside content waits for the values from which the content is built"
    ))
  func `Nested content is built once for each change`() {
    let log = Log<String>()
    let outside = Handle<String>()
    let inside = Handle<String>()
    let host = ViewHost.settled {
      Stateful("a", outside) { word($0) }
        .overlayPreferenceValue(Words.self) { outer in
          HStack {
            Stateful("x", inside) { word(outer.joined() + $0) }
            GeometryReader { _ in word("r") }
          }
          .overlayPreferenceValue(Words.self) { inner in
            let _ = log.add("\(outer.joined()) \(inner.joined())")
            Color.clear
          }
        }
    }
    #expect(log.take() == ["a axr"])
    outside.set("b")
    #expect(host.update().passes == 1)
    #expect(log.take() == ["b bxr"])
    outside.set("c")
    inside.set("y")
    #expect(host.update().passes == 1)
    #expect(log.take() == ["c cyr"])
  }

  @Test(
    .claim(
      "PREF-70", "Content built from an unchanged preference follows the geometry that it reads.", .derived,
      "Follows from COORD-20 and PREF-58"),
    arguments: [false, true])
  func `Content follows geometry without a new value`(editsAgain: Bool) {
    let log = Log<CGFloat>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      Stateful(10, handle) { height in
        VStack(spacing: 0) {
          box(10, height)
          if editsAgain {
            word("a").transformPreference(Words.self) { $0.append(height < 0 ? "b" : "c") }
          } else {
            word("a")
          }
        }
      }
      .overlayPreferenceValue(Words.self) { _ in
        Probe(log: log) { $0.frame(in: .global).minY }
      }
    }
    #expect(log.take() == [90])
    handle.set(40)
    #expect(host.update().passes == 1)
    #expect(log.take() == [75])
  }

  @Test(
    .claim(
      "PREF-71", "A hundred readers inside built content each receive one value per change, in view order.", .derived,
      "Follows from PREF-54 and PREF-69"))
  func `Each of many readers inside content runs once`() {
    let log = Log<String>()
    let outside = Handle<String>()
    let rows = (0..<100).map { _ in Handle<Int>() }
    let host = ViewHost.settled {
      Stateful("a", outside) { word($0) }
        .backgroundPreferenceValue(Words.self) { words in
          ForEach(0..<100) { row in
            Stateful(0, rows[row]) { word("\(words.joined())\(row).\($0)") }
              .onPreferenceChange(Words.self) { log.add($0.joined()) }
          }
        }
    }
    #expect(log.take() == (0..<100).map { "a\($0).0" })
    for row in rows.reversed() { row.set(1) }
    outside.set("b")
    #expect(host.update().passes == 1)
    #expect(log.take() == (0..<100).map { "b\($0).1" })
  }

  @Test(
    .claim(
      "PREF-61", "Built content receives the size of its view as the proposal, and is aligned with it.", .documented,
      "Apple's documentation of overlayPreferenceValue(_:alignment:_:)"))
  func `Built content is aligned to its view`() {
    let host = ViewHost.settled {
      box(100, 60)
        .overlayPreferenceValue(Words.self, alignment: .bottomTrailing) { _ in
          box(20, 10).accessibilityIdentifier("front")
        }
        .backgroundPreferenceValue(Words.self, alignment: .topLeading) { _ in
          Color.blue.accessibilityIdentifier("behind")
        }
    }
    #expect(host.frame(of: "front") == CGRect(x: 130, y: 120, width: 20, height: 10))
    #expect(host.frame(of: "behind") == CGRect(x: 50, y: 70, width: 100, height: 60))
  }

  @Test(
    .claim(
      "PREF-62", "State in built content is kept when the value changes.", .derived,
      "Follows from structural identity"))
  func `State in built content is kept`() {
    let value = Handle<Int>()
    let inner = Handle<CGFloat>()
    let host = ViewHost.settled {
      Stateful(1, value) { box().preference(key: Greatest.self, value: $0) }
        .overlayPreferenceValue(Greatest.self) { number in
          Stateful(5, inner) { width in
            box(width, CGFloat(number)).accessibilityIdentifier("bar")
          }
        }
    }
    inner.set(7)
    host.update()
    value.set(2)
    host.update()
    #expect(host.frame(of: "bar")?.size == CGSize(width: 7, height: 2))
  }
}
