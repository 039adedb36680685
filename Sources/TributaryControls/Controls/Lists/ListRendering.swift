import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The metrics of a list style, which are opaque to client code. All lengths are in points.
@_documentation(visibility: internal)
public struct ListRendering: Sendable, Equatable {
  enum Kind {
    case plain, inset, grouped, insetGrouped, sidebar
  }

  let kind: Kind

  /// The margin on each side of all rows.
  var margin: CGFloat {
    switch kind {
    case .plain, .grouped: 0
    case .inset, .sidebar: 8
    case .insetGrouped: 16
    }
  }

  /// Returns the insets of the view in a row.
  func insets(of part: RowPart) -> EdgeInsets {
    let side: CGFloat = kind == .inset || kind == .sidebar ? 8 : 16
    switch part {
    case .header: return EdgeInsets(top: 4, leading: side, bottom: 4, trailing: side)
    case .content: return EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    case .footer: return EdgeInsets(top: 4, leading: side, bottom: 4, trailing: side)
    }
  }

  /// The minimum height of a row.
  static var rowHeight: CGFloat { 32 }

  /// The distance between sections and, if sections have backgrounds, above the first section and below the last.
  var sectionSpacing: CGFloat { hasSectionBackgrounds ? 16 : 0 }

  /// Whether sections have backgrounds.
  var hasSectionBackgrounds: Bool { kind == .grouped || kind == .insetGrouped }

  /// Whether rows are separated by lines.
  var hasSeparators: Bool { kind != .sidebar }

  /// The corner radius of the background of a section.
  var cornerRadius: CGFloat { kind == .insetGrouped ? 10 : 0 }

  /// The corner radius of the background of a selected row.
  var selectionRadius: CGFloat { kind == .inset || kind == .sidebar ? 5 : 0 }

  /// The headers and footers that remain visible while the list scrolls.
  var pinnedViews: PinnedScrollableViews { kind == .plain || kind == .inset ? .sectionHeaders : [] }
}

extension ListRendering: StyleValue {
  static var whereNoneIsSet: Self { DefaultListStyle._rendering }
}

/// The list parameters that modifiers set for all lists in a view.
struct ListSettings: Equatable {
  var rowHeight: CGFloat?
  var headerHeight: CGFloat?
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
}

private struct ListSettingsKey: EnvironmentKey {
  static var defaultValue: ListSettings { ListSettings() }
}

extension EnvironmentValues {
  var listRendering: ListRendering {
    get { self[StyleValueKey<ListRendering>.self] }
    set { self[StyleValueKey<ListRendering>.self] = newValue }
  }

  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }

  /// The minimum height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { listSettings.rowHeight ?? ListRendering.rowHeight }
    set { listSettings.rowHeight = newValue }
  }

  /// The minimum height of a header in a list, in points; `nil` for the height of its view.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listSettings.headerHeight }
    set { listSettings.headerHeight = newValue }
  }
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The spacing of the list style.
  public static let `default` = ListSectionSpacing(length: nil)

  /// A spacing of 8 points.
  public static let compact = ListSectionSpacing(length: 8)

  /// Returns a custom spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// Sets the spacing between the rows of the lists in this view.
  ///
  /// - Parameter spacing: The spacing in points, or `nil` for no spacing.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSettings.rowSpacing, spacing)
  }

  /// Sets the spacing between the sections of the lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSettings.sectionSpacing, spacing.length)
  }

  /// Sets the spacing between the sections of the lists in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSettings.sectionSpacing, spacing)
  }
}

/// The background of lists, forms, and text editors, if it is set to visible.
struct ScrollContentBackground {
  @Environment(\.scrollContentBackground) private var visibility

  nonisolated init() {}
}

extension ScrollContentBackground: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.background(visibility == .visible ? AnyShapeStyle(.background) : AnyShapeStyle(Color.clear))
  }
}

extension View {
  /// Shows or hides the backgrounds of the lists, forms, and text editors in this view. By default they have no
  /// background.
  ///
  /// > Source: conformance LIST-30.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
