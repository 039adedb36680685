@_spi(Engine) public import TributaryEngine
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

extension FormStyleConfiguration.Content: View, FrameworkComposite {
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

/// A column of labels, and beside it a column of what they are about. Such a form does not scroll, and is as high as its views.
///
///     │       Name ┊ [ Ada       ] │
///     │ Show hints ┊ ●−            │
///     │            ┊ Reset         │
///
/// Labels end where the controls begin. A label stands beside its control whatever its style is elsewhere: also those of text
/// fields, sliders, segments and calendars. What has no label stands in the second column: texts, buttons, headers and footers
/// of sections, and toggles in the style of a checkbox, whose label belongs to the box. Labels are as wide as they like, unless
/// a control would have too little room beside them.
///
/// > Source: conformance LIST-16, LIST-39, LIST-40.
public struct ColumnsFormStyle: FormStyle, CompleteStyle {
  /// A column of labels and one of controls.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content.view)
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
  /// A column of labels and one of controls; it does not scroll.
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
