@_spi(Engine) package import TributaryEngine
import TributaryDrawing

/// The footer of a section: small in a list or form.
struct SectionFooter<Content: View> {
  let content: Content
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns

  init(content: Content) { self.content = content }
}

extension SectionFooter: View, FrameworkComposite {
  var body: some View {
    if isInList || isInColumns { content.font(.footnote).foregroundStyle(.secondary) } else { content }
  }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsInColumnsKey: EnvironmentKey {
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

  /// Whether views stand in the columns of a form: labels in one, what they are about in the other.
  package var isInColumns: Bool {
    get { self[IsInColumnsKey.self] }
    set { self[IsInColumnsKey.self] = newValue }
  }

  /// Whether the rows of the list are chosen by pressing them.
  package var isInSelection: Bool {
    get { self[IsInSelectionKey.self] }
    set { self[IsInSelectionKey.self] = newValue }
  }
}
