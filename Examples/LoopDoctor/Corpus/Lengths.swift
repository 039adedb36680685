import Tributary

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct PresenceKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct RowsKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

extension View {
  /// Publishes a length of this view, read behind it.
  func publish<K: PreferenceKey>(
    _ key: K.Type, _ length: @escaping (GeometryProxy) -> CGFloat, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View where K.Value == CGFloat {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: key, value: length(proxy), file: file, line: line)
      })
  }
}

/// A colored box.
struct Box: View {
  var color = Color.blue
  var width: CGFloat? = 20
  var height: CGFloat? = 20

  var body: some View { color.frame(width: width, height: height) }
}
