import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The header of a section. In a collapsible section, it displays the state and toggles it when tapped.
struct SectionHeader<Content: View> {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isInMenu) private var isInMenu

  init(content: Content, isExpanded: Binding<Bool>?) {
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension SectionHeader: View, BuiltInComposite {
  var body: some View {
    if isInList {
      let isStrong = prominence == .increased
      folding.font(isStrong ? .title3.weight(.bold) : .subheadline.weight(.semibold))
        .contentForeground(isStrong ? .primary : .secondary)
    } else if isInColumns {
      folding.font(prominence == .increased ? .title3.weight(.bold) : .headline)
        .layoutValue(key: BeginsGroup.self, value: true)
    } else if isInMenu {
      folding.font(.caption).foregroundStyle(.secondary)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 2, trailing: 12))
    } else {
      folding
    }
  }

  @ViewBuilder
  private var folding: some View {
    if let isExpanded {
      HStack {
        content
        Spacer(minLength: 8)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
      }
      .contentShape(Rectangle())
      .onControlTap { isExpanded.wrappedValue.toggle() }
    } else {
      content
    }
  }
}

private struct IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are rows of a menu, in which headers are visually distinct.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

/// The footer of a section, which has a small font in lists and forms.
struct SectionFooter<Content: View> {
  let content: Content
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns

  init(content: Content) { self.content = content }
}

extension SectionFooter: View, BuiltInComposite {
  var body: some View {
    if isInList || isInColumns { content.font(.footnote).contentForeground(.secondary) } else { content }
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
  /// Whether views are rows of a list, in which headers and footers are visually distinct.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// Whether views are in a form with one column for labels and one for the labeled content.
  package var isInColumns: Bool {
    get { self[IsInColumnsKey.self] }
    set { self[IsInColumnsKey.self] = newValue }
  }

  /// Whether tapping a row of the list selects it.
  package var isInSelection: Bool {
    get { self[IsInSelectionKey.self] }
    set { self[IsInSelectionKey.self] = newValue }
  }
}

/// The visual prominence of a view.
public enum Prominence: Hashable, Sendable {
  /// The prominence of headers without a preference.
  case standard
  /// An increased prominence.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The prominence of section headers in lists.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of section headers in lists inside this view.
  ///
  /// > Source: conformance LIST-29.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
