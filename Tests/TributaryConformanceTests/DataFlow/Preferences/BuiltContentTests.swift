@MainActor
struct BuiltContentTests {
  @Test(.claim("PREF-58")) @MainActor func `Content is built once for each value`() {
    let log = Log<Int>()
    let handle = Handle<Int>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Stateful(3, handle) { box().preference(key: Greatest.self, value: $0) }
        .overlayPreferenceValue(Greatest.self) { number in
          let _ = log.add(number)
          box(CGFloat(number)).accessibilityIdentifier("bar")
        }
    }
    expect(host.update().passes, equals: 1)
    expect(host.frame(of: "bar")?.width, equals: 3)
    handle.set(8)
    expect(host.update().passes, equals: 1)
    expect(host.frame(of: "bar")?.width, equals: 8)
    host.update()
    expect(log.entries, equals: [3, 8])
  }

  @Test(.claim("PREF-69")) @MainActor func `Nested content is built once for each change`() {
    let log = Log<String>()
    let outside = Handle<String>()
    let inside = Handle<String>()
    let host = ViewHost.settled {
      Stateful("a", outside) { word($0) }.overlayPreferenceValue(Words.self) { outer in
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
    expect(log.take(), equals: ["a axr"])
    outside.set("b")
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: ["b bxr"])
    outside.set("c")
    inside.set("y")
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: ["c cyr"])
  }

  @Test(.claim("PREF-71")) @MainActor func `Each of many readers inside content runs once`() {
    let log = Log<String>()
    let outside = Handle<String>()
    let rows = (0..<100).map { _ in Handle<Int>() }
    let host = ViewHost.settled {
      Stateful("a", outside) { word($0) }.backgroundPreferenceValue(Words.self) { words in
        ForEach(0..<100) { row in
          Stateful(0, rows[row]) { word("\(words.joined())\(row).\($0)") }
            .onPreferenceChange(Words.self) { log.add($0.joined()) }
        }
      }
    }
    expect(log.take() == (0..<100).map { "a\($0).0" })
    for row in rows.reversed() { row.set(1) }
    outside.set("b")
    expect(host.update().passes, equals: 1)
    expect(log.take() == (0..<100).map { "b\($0).1" })
  }
}
