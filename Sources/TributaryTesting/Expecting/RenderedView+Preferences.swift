public import Tributary
import TributaryEngine
import TributaryHost

/// Expectations about preferences.
extension RenderedView {
  /// Expects the value of a preference at the root. A failure tells who wrote what, and what hid it.
  public func expectPreference<K: PreferenceKey>(
    _ key: K.Type, _ value: K.Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where K.Value: Equatable {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    let actual = host.preference(key)
    if actual == value { return }
    fail(
      """
      The preference \(typeName(of: key)) is \(describe(actual)); \(describe(value)) was expected. Its writers:
      \(host.explain(key).description)
      """, at: position)
  }
}
