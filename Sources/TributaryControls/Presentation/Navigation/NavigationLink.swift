@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

/// A control that leads to a page of the navigation stack around it. Outside of one, or without a value, it is disabled.
///
/// In a column of a ``NavigationSplitView`` it leads to the next column; in a list there in which rows are chosen, a link with a
/// value is the row of that value.
///
/// In a list the whole row is pressed, also beside the link; of several links in one row each takes presses in its bounds, and the
/// first those elsewhere. A sign at the end of the row, behind a badge, says that there is more behind it. A row has the colours
/// of rows, unless a style of buttons is set.
///
/// > Source: conformance NAV-07, NAV-13, LIST-28, LIST-38, SPLIT-05, SPLIT-06.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  /// What is pushed; `nil` for a link to a page, or to nothing.
  let value: AnyHashable?
  /// The page of the link; `nil` for a link with a value.
  let page: NavigationDestination?
  /// Shows the page; `nil` for a state of the link's own.
  let active: Binding<Bool>?
  @State private var isActive = false
  @Environment(\.navigationPlace) private var place
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSelection) private var isInSelection
  @Environment(\.splitActions) private var splitActions
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(
    value: AnyHashable? = nil, page: NavigationDestination? = nil, active: Binding<Bool>? = nil, _ label: Label
  ) {
    self.value = value
    self.page = page
    self.active = active
    self.label = label
  }
}

extension NavigationLink: View, NamedComposite {
  public var body: some View {
    if let page {
      let isActive = active ?? $isActive
      button(isEnabled: true) {
        if let column, active == nil { column.show(page) } else { isActive.wrappedValue = true }
      }
      .modifier(PresentedDestination(isPresented: isActive, destination: page))
    } else if column != nil, isInSelection, let value {
      // The row is chosen by a press on it.
      label.frame(maxWidth: .infinity, alignment: .leading).tag(value)
    } else {
      button(isEnabled: value != nil) {
        guard let value else { return }
        if let column { column.push(value, place?.model) } else { place?.model.push(value) }
      }
    }
  }

  /// What leads to the next column: on the first page of a column.
  private var column: SplitActions? { place?.page == -1 ? splitActions : nil }

  private func button(isEnabled: Bool, _ action: @escaping @MainActor () -> Void) -> some View {
    let isRow = isInList && buttonStyle == PrimitiveButtonStyleConfiguration.defaultStyle
    let isEnabled = isEnabled && place != nil
    return Button(action: action) {
      NavigationRow(label: label, isInList: isInList).environment(\.buttonStyle, buttonStyle)
    }
    .modifier(RowTraitModifier(value: .press(.leadingOn(isEnabled: isEnabled && self.isEnabled))))
    .environment(\.buttonStyle, isRow ? .plain : buttonStyle)
    .disabled(!isEnabled)
  }
}

extension ControlStyle<PrimitiveButtonStyleConfiguration> {
  /// A label as it is.
  static var plain: Self { ControlStyle(PlainButtonStyle()) { $0.makeBody(configuration: $1) } }
}

/// The label of a link; in a list it takes the whole row, and beside other views in a row it has a sign of its own that there
/// is more behind it.
private struct NavigationRow<Label: View> {
  let label: Label
  let isInList: Bool

  nonisolated init(label: Label, isInList: Bool) {
    self.label = label
    self.isInList = isInList
  }
}

extension NavigationRow: View, FrameworkComposite {
  var body: some View {
    if isInList {
      HStack(spacing: 0) {
        HStack { label }
        Spacer(minLength: 0)
        DisclosureIndicator().padding(.leading, 8).modifier(InsideRowModifier())
      }
      .contentShape(Rectangle())
    } else {
      label
    }
  }
}

extension NavigationLink {
  /// A link to a page, with a label of its own.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let page = destination()
    self.init(page: NavigationDestination { AnyView(page) }, label())
  }

  /// A link to a page, with a label of its own.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(page: NavigationDestination { AnyView(destination) }, label())
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a page, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a page, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a page, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value, with a label of its own.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page of a value, with a title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
