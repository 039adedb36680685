@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

/// A control that shows a page of the enclosing navigation stack. Without a stack, or without a value, it is disabled.
///
/// In a column of a ``NavigationSplitView``, the link shows its page in the next column; in a list with a selection, a
/// link with a value is the row of that value.
///
/// In a list, the whole row responds to presses. If a row contains several links, each one handles presses in its
/// bounds, and the first one handles presses elsewhere. An indicator at the trailing edge of the row, after a badge,
/// shows that the row navigates. The link has the colors of rows unless a button style is set.
///
/// > Source: conformance NAV-07, NAV-13, LIST-28, LIST-38, SPLIT-05, SPLIT-06.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  /// The value to push; `nil` for a link to a page, or for a disabled link.
  let value: (any Hashable)?
  /// The page of the link; `nil` for a link with a value.
  let page: NavigationDestination?
  /// A binding that presents the page; `nil` if the link stores that state.
  let active: Binding<Bool>?
  @State private var isActive = false
  @Environment(\.navigationLocation) private var place
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSelection) private var isInSelection
  @Environment(\.splitActions) private var splitActions
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(
    value: (any Hashable)? = nil, page: NavigationDestination? = nil, active: Binding<Bool>? = nil, _ label: Label
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
      // The list selects the row when it is pressed.
      label.asContent(of: Self.self).frame(maxWidth: .infinity, alignment: .leading)
        .modifier(LinkTagModifier(value: value))
    } else {
      button(isEnabled: value != nil) {
        guard let value = value.map({ AnyHashable($0) }) else { return }
        if let column { column.push(value, place?.model) } else { place?.model.push(value) }
      }
    }
  }

  /// The actions that show the next column, on the root page of a column.
  private var column: SplitActions? { place?.page == -1 ? splitActions : nil }

  private func button(isEnabled: Bool, _ action: @escaping @MainActor () -> Void) -> some View {
    let isRow = isInList && buttonStyle == PrimitiveButtonStyleConfiguration.defaultStyle
    let isEnabled = isEnabled && place != nil
    return Button(action: action) {
      NavigationRow(label: label.asContent(of: Self.self), isInList: isInList).environment(\.buttonStyle, buttonStyle)
    }
    .modifier(RowTraitModifier(value: .press(.leadingOn(isEnabled: isEnabled && self.isEnabled))))
    .environment(\.buttonStyle, isRow ? .plain : buttonStyle)
    .disabled(!isEnabled)
  }
}

extension ControlStyle<PrimitiveButtonStyleConfiguration> {
  /// The plain button style.
  static var plain: Self { ControlStyle(PlainButtonStyle()) { $0.makeBody(configuration: $1) } }
}

/// The label of a link; in a list, it fills the row, and beside other views in a row it displays its own indicator.
private struct NavigationRow<Label: View> {
  let label: Label
  let isInList: Bool

  nonisolated init(label: Label, isInList: Bool) {
    self.label = label
    self.isInList = isInList
  }
}

extension NavigationRow: View, BuiltInComposite {
  var body: some View {
    if isInList {
      HStack(spacing: 0) {
        HStack { label }
        Spacer(minLength: 0)
        DisclosureIndicator().padding(.leading, 8).modifier(InsideRowModifier())
      }
      .modifier(LinkLabelTraits())
      .contentShape(Rectangle())
    } else {
      label
    }
  }
}

extension NavigationLink {
  /// Creates a link with a custom label to a page.
  ///
  /// - Parameters:
  ///   - destination: The page that the link presents.
  ///   - label: The views that the link displays.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let page = destination()
    self.init(page: NavigationDestination { AnyView(page.asContent(of: nil)) }, label())
  }

  /// Creates a link with a custom label to a page.
  ///
  /// - Parameters:
  ///   - destination: The page that the link presents.
  ///   - label: The views that the link displays.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(page: NavigationDestination { AnyView(destination.asContent(of: nil)) }, label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - destination: The page that the link presents.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - destination: The page that the link presents.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title to a page.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - destination: The page that the link presents.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a page.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - destination: The page that the link presents.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - destination: The page that the link presents.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title to a page.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - destination: The page that the link presents.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a custom label to the page of a value.
  ///
  /// - Parameters:
  ///   - value: The value that is appended to the path of the navigation stack; `nil` disables the link.
  ///   - label: The views that the link displays.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { Self.unerased($0) }, label())
  }

  /// Returns the value in an erased value, whose page and row are those of the value.
  private nonisolated static func unerased<V: Hashable>(_ value: V) -> any Hashable {
    guard V.self == AnyHashable.self, let base = AnyHashable(value).base as? any Hashable else { return value }
    return base
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page of a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The value that is appended to the path of the navigation stack; `nil` disables the link.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to the page of a value.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: The value that is appended to the path of the navigation stack; `nil` disables the link.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link with a title to the page of a value.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The value that is appended to the path of the navigation stack; `nil` disables the link.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
