@_spi(Engine) public import TributaryEngine

/// A type that defines the appearance of lists.
public protocol ListStyle {
  /// The metrics of the style. Only built-in styles exist.
  static var _rendering: ListRendering { get }
}

/// A list style with rows from edge to edge, lines between the rows, and pinned section headers.
public struct PlainListStyle: ListStyle {
  /// Creates a plain style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .plain) }
}

/// A list style with slightly inset rows and pinned section headers.
public struct InsetListStyle: ListStyle {
  /// Creates an inset style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .inset) }
}

/// A list style that displays each section on a background from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .grouped) }
}

/// A list style that displays each section on a card.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .insetGrouped) }
}

/// A list style for sidebars: rows without separator lines.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .sidebar) }
}

/// A list style with a border, which has the appearance of ``InsetGroupedListStyle``.
public struct BorderedListStyle: ListStyle {
  /// Creates a bordered style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .insetGrouped) }
}

/// A list style for watches, which has the appearance of ``PlainListStyle``; rows do not shrink at the edges.
public struct CarouselListStyle: ListStyle {
  /// Creates a carousel style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .plain) }
}

/// A list style for watches, which has the appearance of ``InsetGroupedListStyle``.
public struct EllipticalListStyle: ListStyle {
  /// Creates an elliptical style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .insetGrouped) }
}

/// The default list style, which has the appearance of ``PlainListStyle``.
public struct DefaultListStyle: ListStyle {
  /// Creates the default style.
  public init() {}
  public static var _rendering: ListRendering { ListRendering(kind: .plain) }
}

extension ListStyle where Self == PlainListStyle {
  /// A list style with rows from edge to edge, lines between the rows, and pinned section headers.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A list style with slightly inset rows and pinned section headers.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Returns a list style with slightly inset rows; the option has no effect: see `alternatingRowBackgrounds`.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A list style that displays each section on a background from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list style that displays each section on a card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list style for sidebars: rows without separator lines.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// A list style with a border, which has the appearance of ``InsetGroupedListStyle``.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Returns a list style with a border; the option has no effect: see `alternatingRowBackgrounds`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  /// A list style for watches, which has the appearance of ``PlainListStyle``.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// A list style for watches, which has the appearance of ``InsetGroupedListStyle``.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style, which has the appearance of ``PlainListStyle``.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listRendering, S._rendering)
  }
}
