/// What was copied or cut in the text fields and editors of a host.
final class TextClipboard {
  var text = ""
}

private struct TextClipboardKey: EnvironmentKey {
  static var defaultValue: TextClipboard { TextClipboard() }
}

extension EnvironmentValues {
  var textClipboard: TextClipboard {
    get { self[TextClipboardKey.self] }
    set { self[TextClipboardKey.self] = newValue }
  }
}
