@_spi(Engine) public import TributaryEngine

/// How lists look.
public protocol ListStyle {
  /// The look of the style; the styles are those of the package.
  static var _rendering: ListRendering { get }
}

/// Rows from edge to edge, with lines between them; headers stay in sight.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .plain) }
}

/// Rows from edge to edge, a little set in.
public struct InsetListStyle: ListStyle {
  /// Rows a little set in.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .inset) }
}

/// Each section on a ground from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Each section on a ground.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .grouped) }
}

/// Each section on a card.
public struct InsetGroupedListStyle: ListStyle {
  /// Each section on a card.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .insetGrouped) }
}

/// Rows without lines, as beside the content of a window.
public struct SidebarListStyle: ListStyle {
  /// Rows without lines.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .sidebar) }
}

/// The style of lists where none is set: that of ``PlainListStyle``.
public struct DefaultListStyle: ListStyle {
  /// The style where none is set.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .plain) }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with lines between them; headers stay in sight.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, a little set in.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Each section on a ground from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Each section on a card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows without lines, as beside the content of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style where none is set.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets how the lists in this view look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listRendering, S._rendering)
  }
}
