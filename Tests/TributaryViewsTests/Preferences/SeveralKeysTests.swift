import Testing
import TributaryDrawing
import TributaryEngine
import TributaryHost
import TributaryViews

/// Folds of several keys in one container.
@MainActor
struct SeveralKeysTests {
  private enum First {}
  private enum Second {}
  private enum Third {}

  private enum Numbers<Mark>: PreferenceKey {
    static var defaultValue: [Int] { [] }

    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct Scene: View {
    /// The last number of each row, for each key.
    var last: [Int]

    var body: some View {
      VStack {
        ForEach(0..<3) { row in
          Color.red
            .preference(key: Numbers<First>.self, value: [row, last[0]])
            .preference(key: Numbers<Second>.self, value: [row, last[1]])
            .preference(key: Numbers<Third>.self, value: [row, last[2]])
        }
      }
      .onPreferenceChange(Numbers<First>.self) { _ in }
      .onPreferenceChange(Numbers<Second>.self) { _ in }
      .onPreferenceChange(Numbers<Third>.self) { _ in }
    }
  }

  @Test(arguments: 0..<3)
  func `A container keeps the fold of each key, and folds only the changed one again`(changed: Int) {
    let host = makeHost { Scene(last: [7, 8, 9]) }
    expect(host.update().counts.reduces, equals: 6)
    var last = [7, 8, 9]
    last[changed] = 5
    expect(host.show(Scene(last: last)).counts.reduces, equals: 2)
    func row(_ last: Int) -> [Int] { (0..<3).flatMap { [$0, last] } }
    expect(host.preference(Numbers<First>.self), equals: row(last[0]))
    expect(host.preference(Numbers<Second>.self), equals: row(last[1]))
    expect(host.preference(Numbers<Third>.self), equals: row(last[2]))
  }
}
