@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A button that opens a list of actions below itself.
///
/// Its views are made anew at each opening. A button among them closes the menu, then acts; a tap elsewhere and Escape close it.
/// A menu in a menu opens beside its row.
///
/// > Source: conformance MENU-01 to MENU-06.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  /// What a press does instead of opening the menu, which a long press then does.
  let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  nonisolated init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View, NamedComposite {
  public var body: some View {
    // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
    ZStack {
      style.body(
        for: MenuStyleConfiguration(
          label: .init(part: .init(label)), content: .init { AnyView(partOfControl: content) },
          primaryAction: primaryAction))
    }
  }
}

extension Menu {
  /// A menu with a label of its own.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// A menu with a label of its own; a tap acts, a long press opens it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }

  /// A menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }

  /// A menu with a title; a tap acts, a long press opens it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }
}

extension Menu where Label == TributaryControls.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(TributaryControls.Label(titleKey, systemImage: systemImage), content(), nil)
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(TributaryControls.Label(title, systemImage: systemImage), content(), nil)
  }
}

extension View {
  /// Shows or hides the arrow of the menus in this view.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.isMenuIndicatorHidden, visibility == .hidden)
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var isMenuIndicatorHidden: Bool {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
