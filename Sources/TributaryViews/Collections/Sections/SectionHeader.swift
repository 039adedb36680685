import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The header of a section: that of a section which folds shows whether it has, and is pressed for it.
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

extension SectionHeader: View, FrameworkComposite {
  var body: some View {
    if isInList {
      let isStrong = prominence == .increased
      folding.font(isStrong ? .title3.weight(.bold) : .subheadline.weight(.semibold))
        .foregroundStyle(isStrong ? .primary : .secondary)
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
      .onTapGesture { isExpanded.wrappedValue.toggle() }
    } else {
      content
    }
  }
}

private struct IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are rows of a menu, headers set off from them.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

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

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As such things do.
  case standard
  /// More than others.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How much the headers of sections in lists stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of sections in this view stand out, where they are in lists.
  ///
  /// > Source: conformance LIST-29.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
