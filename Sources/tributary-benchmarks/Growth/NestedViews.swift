import Tributary

/// A key of numbers. `NextKey` makes any number of different keys from it.
enum FirstKey: NumberKey {}

/// A key that differs from `K`.
enum NextKey<K: NumberKey>: NumberKey {}

protocol NumberKey: PreferenceKey where Value == Int {}

extension NumberKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A reader of a key around a reader of the next one, and a view inside all of them that publishes every key.
struct NestedReader<K: NumberKey>: View {
  let depth: Int

  @State private var sum = 0

  var body: some View {
    content.onPreferenceChange(K.self) { sum = $0 }
  }

  private var content: AnyView {
    if depth == 0 { return AnyView(Color.blue.frame(width: 1, height: 1)) }
    return AnyView(NestedReader<NextKey<K>>(depth: depth - 1).transformPreference(K.self) { $0 += 1 })
  }
}

/// Rows next to each other, each of which publishes and reads a separate key.
@MainActor
struct KeyedRow<K: NumberKey> {
  let rest: Int

  var content: AnyView {
    if rest == 0 { return AnyView(EmptyView()) }
    return AnyView(
      Group {
        Color.blue.frame(width: 1, height: 1).preference(key: K.self, value: rest).onPreferenceChange(K.self) { _ in }
        KeyedRow<NextKey<K>>(rest: rest - 1).content
      })
  }
}

/// A view that contains one of its kind.
struct Chain: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.blue.frame(width: 1, height: 1)
    } else {
      AnyView(Chain(depth: depth - 1).padding(1))
    }
  }
}

/// A column around a row that contains the next column, each with a text beside it.
struct NestedStacks: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("the innermost text")
    } else {
      VStack {
        HStack {
          AnyView(NestedStacks(depth: depth - 1))
          Text("several words")
        }
        Text("a few words")
      }
    }
  }
}
