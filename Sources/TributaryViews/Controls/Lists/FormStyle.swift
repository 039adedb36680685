import TributaryGeometry

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a form gives to its style.
  typealias Configuration = FormStyleConfiguration

  /// The view of a form. A form that it makes has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look of a style of the package; `nil` for others.
  nonisolated static var _rendering: ListRendering? { get }
}

extension FormStyle {
  public nonisolated static var _rendering: ListRendering? { nil }
}

/// What a form gives to its style.
public struct FormStyleConfiguration {
  /// The views of a form.
  public struct Content {
    let view: AnyView
  }

  /// The views, as their owner wrote them.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle, CompleteStyle {
  /// Sections on cards.
  public nonisolated init() {}
  public nonisolated static var _rendering: ListRendering? { InsetGroupedListStyle._rendering }

  public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content.view, rendering: InsetGroupedListStyle._rendering)
  }
}

/// Rows without grounds and lines.
public struct ColumnsFormStyle: FormStyle, CompleteStyle {
  /// Rows without grounds and lines.
  public nonisolated init() {}
  public nonisolated static var _rendering: ListRendering? { SidebarListStyle._rendering }

  public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content.view, rendering: SidebarListStyle._rendering)
  }
}

/// The style of forms where none is set: sections on cards.
public struct AutomaticFormStyle: FormStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}
  public nonisolated static var _rendering: ListRendering? { InsetGroupedListStyle._rendering }

  public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content.view, rendering: InsetGroupedListStyle._rendering)
  }
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
  ///
  /// > Source: conformance LIST-34.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.formStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
      .environment(\.formRendering, S._rendering)
  }
}

extension FormStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

private struct FormRenderingKey: EnvironmentKey {
  static var defaultValue: ListRendering? { AutomaticFormStyle._rendering }
}

extension EnvironmentValues {
  var formStyle: ControlStyle<FormStyleConfiguration> {
    get { self[ControlStyleKey<FormStyleConfiguration>.self] }
    set { self[ControlStyleKey<FormStyleConfiguration>.self] = newValue }
  }

  /// How forms look in a style of the package; `nil` in others.
  var formRendering: ListRendering? {
    get { self[FormRenderingKey.self] }
    set { self[FormRenderingKey.self] = newValue }
  }
}
