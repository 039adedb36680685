@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing

/// A type that defines the appearance of tables.
public protocol TableStyle {
  /// The metrics of the style. Only built-in styles exist.
  static var _rendering: TableRendering { get }
}

/// The metrics of a table style, which are opaque to client code.
@_documentation(visibility: internal)
public struct TableRendering: Sendable, Equatable {
  let rows: ListRendering
  let hasBorder: Bool
}

/// The default table style: rows from edge to edge, with lines between the rows.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the default style.
  public init() {}
  public static var _rendering: TableRendering { TableRendering(rows: PlainListStyle._rendering, hasBorder: false) }
}

/// A table style with slightly inset rows.
public struct InsetTableStyle: TableStyle {
  /// Creates an inset style.
  public init() {}
  public static var _rendering: TableRendering { TableRendering(rows: InsetListStyle._rendering, hasBorder: false) }
}

/// A table style with rows from edge to edge and a border.
public struct BorderedTableStyle: TableStyle {
  /// Creates a bordered style.
  public init() {}
  public static var _rendering: TableRendering { TableRendering(rows: PlainListStyle._rendering, hasBorder: true) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default table style: rows from edge to edge, with lines between the rows.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table style with slightly inset rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Returns a table style with slightly inset rows. The backgrounds of the rows do not alternate.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table style with rows from edge to edge and a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Returns a table style with rows from edge to edge and a border. The backgrounds of the rows do not alternate.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the style of the tables in this view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableRendering, S._rendering)
  }

  /// Shows or hides the column headers of the tables in this view.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

extension TableRendering: StyleValue {
  static var whereNoneIsSet: Self { AutomaticTableStyle._rendering }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableRendering: TableRendering {
    get { self[StyleValueKey<TableRendering>.self] }
    set { self[StyleValueKey<TableRendering>.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}
