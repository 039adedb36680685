@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// A container for related controls, such as settings: by default, a list whose sections are displayed on cards.
///
/// > Source: conformance LIST-16, LIST-34.
public struct Form<Content: View> {
  let content: Content
  @Environment(\.formStyle) private var style
  @Environment(\.formRendering) private var rendering

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, NamedComposite {
  public var body: some View {
    if let rendering {
      FormList(content: content.asContent(of: Self.self), rendering: rendering)
    } else {
      // The stack makes the styled content one view: a modifier would otherwise apply to each of its views.
      ZStack {
        style.body(
          for: FormStyleConfiguration(content: .init(view: AnyView(content: content, of: Self.self))))
      }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style, for a style that modifies the next outer one.
  public nonisolated init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A form in the appearance of a built-in style.
struct FormList<Content: View> {
  let content: Content
  let rendering: ListRendering
  @OwnedObject private var reference = NodeReference<ListColumnNode>()

  nonisolated init(content: Content, rendering: ListRendering) {
    self.content = content
    self.rendering = rendering
  }
}

extension FormList: View, BuiltInComposite {
  var body: some View {
    ListBody(rows: content, selection: nil, reference: reference).environment(\.listRendering, rendering)
  }
}

/// The views of a form in a column of labels and a column of controls.
struct FormColumns<Content: View> {
  let content: Content

  init(content: Content) { self.content = content }
}

extension FormColumns: View, BuiltInComposite {
  var body: some View {
    LabelColumnsLayout { content }
      .environment(\.isInColumns, true)
      .environment(\.isInList, false)
      .environment(\.isInSelection, false)
  }
}

/// A type that defines the appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view that represents a form. A form in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The list rendering of a built-in style, or `nil` for a custom style.
  nonisolated static var _rendering: ListRendering? { get }
}

extension FormStyle {
  public nonisolated static var _rendering: ListRendering? { nil }
}

/// The properties of a form.
public struct FormStyleConfiguration {
  /// The content of a form.
  public struct Content {
    let view: AnyView
  }

  /// The content of the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: View, BuiltInComposite {
  public var body: some View { view }
}

/// A form style that displays sections on cards.
public struct GroupedFormStyle: FormStyle, CompleteStyle {
  /// Creates a grouped style.
  public nonisolated init() {}
  public nonisolated static var _rendering: ListRendering? { InsetGroupedListStyle._rendering }

  public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content.view, rendering: InsetGroupedListStyle._rendering)
  }
}

/// A form style that displays labels in one column and controls in another, without scrolling.
///
///     │       Name ┊ [ Ada       ] │
///     │ Show hints ┊ ●−            │
///     │            ┊ Reset         │
///
/// The height of the form is the height of its views. Labels end where the controls begin. Each label is placed beside
/// its control even if its style places it elsewhere, including the labels of text fields, sliders, segmented controls,
/// and calendars. Views without a label are in the second column: texts, buttons, section headers and footers, and
/// checkboxes, whose label belongs to the box. Labels have their ideal width unless a control would not have enough
/// space beside them.
///
/// > Source: conformance LIST-16, LIST-39, LIST-40.
public struct ColumnsFormStyle: FormStyle, CompleteStyle {
  /// Creates a columns style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content.view)
  }
}

/// The default form style: sections on cards.
public struct AutomaticFormStyle: FormStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}
  public nonisolated static var _rendering: ListRendering? { InsetGroupedListStyle._rendering }

  public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content.view, rendering: InsetGroupedListStyle._rendering)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style that displays sections on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form style that displays labels in one column and controls in another, without scrolling.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style: sections on cards.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  ///
  /// > Source: conformance LIST-34.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.formStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
      .environment(\.formRendering, S._rendering)
  }
}

extension FormStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(AutomaticFormStyle()) {
    $0.makeBody(configuration: $1)
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

  /// The list rendering of a built-in form style, or `nil` for a custom style.
  var formRendering: ListRendering? {
    get { self[FormRenderingKey.self] }
    set { self[FormRenderingKey.self] = newValue }
  }
}
