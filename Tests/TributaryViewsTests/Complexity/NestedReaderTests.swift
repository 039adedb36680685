import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// The cost of nested readers, as counts.
@Suite @MainActor struct NestedReaderTests {
  /// Keys that differ by a type.
  struct Key<Level>: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Deeper<Level> {}

  /// Returns a reader of a separate key around the next level, beside a writer of that key.
  private func nested<Level>(_ levels: Int, _ type: Level.Type) -> AnyView {
    if levels == 0 { return AnyView(Color.red.frame(width: 1, height: 1)) }
    return AnyView(
      VStack(spacing: 0) {
        nested(levels - 1, Deeper<Level>.self)
        Color.red.frame(width: 1, height: 1).preference(key: Key<Level>.self, value: 1)
      }
      .onPreferenceChange(Key<Level>.self) { _ in })
  }

  private func questions(_ levels: Int) -> Int {
    let host = settledHost { nested(levels, Int.self) }
    #expect(host.core.checkInvariants() == [])
    return host.core.preferenceKeys.all.reduce(0) { $0 + $1.partsFound }
  }

  @Test func `Each container searches its items once per key`() {
    let (few, many) = (questions(16), questions(32))
    #expect(many <= 4 * few + 32, "\(few), \(many)")
    #expect(many <= 32 * 33)
  }

  @Test func `A fold is found without comparing all folds of a container`() {
    let compared = [16, 32, 64].map { levels in
      let host = settledHost { nested(levels, Int.self) }
      return host.core.preferenceKeys.all.reduce(0) { $0 + $1.foldsCompared }
    }
    // Twice as many levels have four times as many folds, and each search compares one fold more. A linear search would
    // compare twice as many, so eight times as many together.
    #expect(compared[0] > 0)
    #expect(compared[1] <= 6 * compared[0] && compared[2] <= 6 * compared[1], "\(compared)")
  }
}
