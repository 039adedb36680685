@_spi(Engine) import TributaryEngine

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for the elements of a collection.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: .own { $0.id }, content: content)
  }
}
