@_spi(Engine) package import TributaryEngine
import TributaryDrawing
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
