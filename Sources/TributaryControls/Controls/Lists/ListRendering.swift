import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The measures of a list style; opaque to user code. All lengths are in points.
public struct ListRendering: Sendable, Equatable {
  enum Kind {
    case plain, inset, grouped, insetGrouped, sidebar
  }

  let kind: Kind

  /// What is free on either side of all rows.
  var margin: CGFloat {
    switch kind {
    case .plain, .grouped: 0
    case .inset, .sidebar: 8
    case .insetGrouped: 16
    }
  }

  /// What is free around the view of a row.
  func insets(of part: RowPart) -> EdgeInsets {
    let side: CGFloat = kind == .inset || kind == .sidebar ? 8 : 16
    switch part {
    case .header: return EdgeInsets(top: 4, leading: side, bottom: 4, trailing: side)
    case .content: return EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    case .footer: return EdgeInsets(top: 4, leading: side, bottom: 4, trailing: side)
    }
  }

  /// The least height of a row.
  static var rowHeight: CGFloat { 32 }

  /// What is free between sections, and above the first and below the last where there are grounds.
  var sectionSpacing: CGFloat { hasGrounds ? 16 : 0 }

  /// Whether sections stand on grounds.
  var hasGrounds: Bool { kind == .grouped || kind == .insetGrouped }

  /// Whether there are lines between rows.
  var hasSeparators: Bool { kind != .sidebar }

  /// How much the corners of a section's ground are rounded.
  var cornerRadius: CGFloat { kind == .insetGrouped ? 10 : 0 }

  /// How much the ground of a selected row is rounded.
  var selectionRadius: CGFloat { kind == .inset || kind == .sidebar ? 5 : 0 }

  /// Which headers and footers stay in sight.
  var pinnedViews: PinnedScrollableViews { kind == .plain || kind == .inset ? .sectionHeaders : [] }
}

extension ListRendering: StyleValue {
  static var whereNoneIsSet: Self { DefaultListStyle._rendering }
}

/// What modifiers say about the rows of all lists in a view.
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

  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { listSettings.rowHeight ?? ListRendering.rowHeight }
    set { listSettings.rowHeight = newValue }
  }

  /// The least height of a header in a list, in points; `nil` for that of its view.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listSettings.headerHeight }
    set { listSettings.headerHeight = newValue }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// That of the style of the list.
  public static let `default` = ListSectionSpacing(length: nil)

  /// A smaller one.
  public static let compact = ListSectionSpacing(length: 8)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// Sets the distance between the rows of the lists in this view.
  ///
  /// - Parameter spacing: In points; `nil` for none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSettings.rowSpacing, spacing)
  }

  /// Sets the distance between the sections of the lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSettings.sectionSpacing, spacing.length)
  }

  /// Sets the distance between the sections of the lists in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSettings.sectionSpacing, spacing)
  }
}

/// The ground of lists, forms and text editors, where one is asked for.
struct ScrollContentGround {
  @Environment(\.scrollContentBackground) private var visibility

  nonisolated init() {}
}

extension ScrollContentGround: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.background(visibility == .visible ? AnyShapeStyle(.background) : AnyShapeStyle(Color.clear))
  }
}

extension View {
  /// Shows or hides the grounds of the lists, forms and text editors in this view. By themselves they have none: what stands
  /// behind them is seen.
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
