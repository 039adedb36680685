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

/// Rows in a frame, as in windows with several lists: that of ``InsetGroupedListStyle``.
public struct BorderedListStyle: ListStyle {
  /// Rows in a frame.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .insetGrouped) }
}

/// Rows as on a watch, where they shrink at the edges: that of ``PlainListStyle``.
public struct CarouselListStyle: ListStyle {
  /// Rows as on a watch.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .plain) }
}

/// Rows as on a watch, each on a ground of its own: that of ``InsetGroupedListStyle``.
public struct EllipticalListStyle: ListStyle {
  /// Rows as on a watch.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .insetGrouped) }
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

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame: that of ``InsetGroupedListStyle``.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows as on a watch: that of ``PlainListStyle``.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows as on a watch: that of ``InsetGroupedListStyle``.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
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
