@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing

/// How tables look.
public protocol TableStyle {
  /// The look of the style; the styles are those of the package.
  static var _rendering: TableRendering { get }
}

/// The measures of a table style; opaque to user code.
public struct TableRendering: Sendable, Equatable {
  let rows: ListRendering
  let hasBorder: Bool
}

/// The style of tables where none is set: rows from edge to edge, with lines between them.
public struct AutomaticTableStyle: TableStyle {
  /// The style where none is set.
  public init() {}
  public static var _rendering: TableRendering { TableRendering(rows: PlainListStyle._rendering, hasBorder: false) }
}

/// Rows a little set in.
public struct InsetTableStyle: TableStyle {
  /// Rows a little set in.
  public init() {}
  public static var _rendering: TableRendering { TableRendering(rows: InsetListStyle._rendering, hasBorder: false) }
}

/// Rows from edge to edge in a frame of lines.
public struct BorderedTableStyle: TableStyle {
  /// Rows in a frame of lines.
  public init() {}
  public static var _rendering: TableRendering { TableRendering(rows: PlainListStyle._rendering, hasBorder: true) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style where none is set: rows from edge to edge, with lines between them.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows a little set in.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows from edge to edge in a frame of lines.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets how the tables in this view look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableRendering, S._rendering)
  }

  /// Shows or hides the titles of columns of the tables in this view.
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
