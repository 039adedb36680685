@MainActor
struct SecondaryFoldTests {
  @Test(.claim("PREF-41")) @MainActor func `Content that republishes incomparable values settles`() {
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
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: [1])
    handle.set(20)
    expect(host.update().passes, equals: 1)
    expect(log.entries.count, atMost: 1)
    expect(host.frame(of: "inner")?.width, equals: 20)
    expect(host.preference(Actions.self).count, equals: 21)
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
