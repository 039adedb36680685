import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost
import TributaryViews

/// Values of more keys than a container with one item stores folds of.
@MainActor
struct ManyKeysTests {
  private enum Deeper<Level> {}

  private enum Sum<Level>: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private final class Log {
    var values: [Int: Int] = [:]
  }

  private struct State {
    /// The value that the innermost view publishes under each key; `nil` if it publishes none.
    var value: Int?
    /// Whether each container has a second item, which publishes 10 under the key of its reader.
    var isPaired = false
  }

  /// Returns a reader of a separate key around a container of the next level.
  private func nested<Level>(
    _ levels: Int, _ leaf: AnyView, _ state: State, _ log: Log, _ type: Level.Type
  ) -> AnyView {
    if levels == 0 { return AnyView(VStack { leaf }) }
    let inner = state.value.map { AnyView(leaf.preference(key: Sum<Level>.self, value: $0)) } ?? leaf
    let next = nested(levels - 1, inner, state, log, Deeper<Level>.self)
    return AnyView(
      VStack {
        next
        if state.isPaired { Color.red.frame(width: 1, height: 1).preference(key: Sum<Level>.self, value: 10) }
      }
      .onPreferenceChange(Sum<Level>.self) { log.values[levels] = $0 })
  }

  @Test func `Values of many keys reach their readers from containers that have one item at times`() {
    let log = Log()
    func content(_ state: State) -> AnyView {
      nested(20, AnyView(Color.red.frame(width: 1, height: 1)), state, log, Int.self)
    }
    let host = makeHost { content(State(value: 1)) }
    let states = [
      State(value: 1), State(value: 2), State(value: 2, isPaired: true), State(value: 3, isPaired: true),
      State(value: 3), State(value: 4), State(), State(isPaired: true), State(), State(value: 5), State(value: 6),
    ]
    for state in states {
      host.show(content(state))
      let expected = (state.value ?? 0) + (state.isPaired ? 10 : 0)
      expect(log.values, equals: Dictionary(uniqueKeysWithValues: (1...20).map { ($0, expected) }), "\(state)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }
}
