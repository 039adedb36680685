import Tributary

// The views and the requests of the article about inspection, unchanged.

enum PageExamples {
  struct Counter: View {
    @State private var taps = 0
    var body: some View {
      Text("Tapped \(taps)").padding(8).accessibilityIdentifier("label").onTapGesture { taps += 1 }
    }
  }

  struct Row: View {
    var body: some View {
      HStack {
        Text("A title that is long").accessibilityIdentifier("title")
        Spacer()
        Text("12").preference(key: Count.self, value: 12).padding(2).preference(key: Count.self, value: 13)
        Text("7").preference(key: Count.self, value: 7)
      }
      .onPreferenceChange(Count.self) { _ in }
    }
  }

  struct Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Returns the output of the samples, in the order of the article.
  @MainActor static func run() -> [String] {
    let (there, why) = counter()
    return [there] + row() + [why]
  }

  @MainActor private static func counter() -> (there: String, why: String) {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Counter() }
    host.update()
    print(host.dump())
    let inspection = host.record { host.tap("label") }
    print(inspection.whyUpdated)
    return (printed[0], printed[1])
  }

  @MainActor private static func row() -> [String] {
    var printed: [String] = []
    func print(_ text: some CustomStringConvertible) { printed.append(text.description) }
    let host = ViewHost(size: CGSize(width: 160, height: 40)) { Row() }
    host.update()
    print(host.layoutTrace(of: "title"))
    print(host.explain(Count.self))
    return printed
  }
}
