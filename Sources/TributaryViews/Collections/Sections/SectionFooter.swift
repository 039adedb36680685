import TributaryDrawing

/// The footer of a section: small in a list.
struct SectionFooter<Content: View> {
  let content: Content
  @Environment(\.isInList) private var isInList

  init(content: Content) { self.content = content }
}

extension SectionFooter: View {
  var body: some View {
    if isInList { content.font(.footnote).foregroundStyle(.secondary) } else { content }
  }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsInSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are rows of a list, headers and footers set off from them.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// Whether the rows of the list are chosen by pressing them.
  package var isInSelection: Bool {
    get { self[IsInSelectionKey.self] }
    set { self[IsInSelectionKey.self] = newValue }
  }
}
