import TributaryGeometry

/// Controls that belong together, as in settings: a list whose sections stand on cards.
///
/// > Source: conformance LIST-16.
public struct Form<Content: View> {
  let content: Content
  @State private var reference = ListReference()
  @Environment(\.formRendering) private var rendering

  /// Controls that belong together.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    ListBody(rows: content, selection: nil, reference: reference).environment(\.listRendering, rendering)
  }
}

/// How forms look.
public protocol FormStyle {
  /// The look of the style; the styles are those of the package.
  static var _rendering: ListRendering { get }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle {
  /// Sections on cards.
  public init() {}
  public static var _rendering: ListRendering { InsetGroupedListStyle._rendering }
}

/// Rows without grounds and lines.
public struct ColumnsFormStyle: FormStyle {
  /// Rows without grounds and lines.
  public init() {}
  public static var _rendering: ListRendering { SidebarListStyle._rendering }
}

/// The style of forms where none is set: sections on cards.
public struct AutomaticFormStyle: FormStyle {
  /// The style where none is set.
  public init() {}
  public static var _rendering: ListRendering { InsetGroupedListStyle._rendering }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows without grounds and lines.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style where none is set: sections on cards.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension View {
  /// Sets how the forms in this view look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formRendering, S._rendering)
  }
}

private struct FormLookKey: EnvironmentKey {
  static var defaultValue: ListRendering { AutomaticFormStyle._rendering }
}

extension EnvironmentValues {
  var formRendering: ListRendering {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}
