@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// Controls that belong together, as in settings: a list whose sections stand on cards. A ``FormStyle`` shows them otherwise.
///
/// > Source: conformance LIST-16, LIST-34.
public struct Form<Content: View> {
  let content: Content
  @Environment(\.formStyle) private var style
  @Environment(\.formRendering) private var rendering

  /// Controls that belong together.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, NamedComposite {
  public var body: some View {
    if let rendering {
      FormList(content: content, rendering: rendering)
    } else {
      // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
      ZStack { style.body(for: FormStyleConfiguration(content: .init(view: AnyView(partOfControl: content)))) }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked to show, for a style that changes the one further out.
  public nonisolated init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A form as the styles of the package show it.
struct FormList<Content: View> {
  let content: Content
  let rendering: ListRendering
  @State private var reference = ListReference()

  nonisolated init(content: Content, rendering: ListRendering) {
    self.content = content
    self.rendering = rendering
  }
}

extension FormList: View, FrameworkComposite {
  var body: some View {
    ListBody(rows: content, selection: nil, reference: reference).environment(\.listRendering, rendering)
  }
}

/// The views of a form in two columns, of labels and of what they are about.
struct FormColumns<Content: View> {
  let content: Content

  init(content: Content) { self.content = content }
}

extension FormColumns: View, FrameworkComposite {
  var body: some View {
    LabelColumnsLayout { content }
      .environment(\.isInColumns, true)
      .environment(\.isInList, false)
      .environment(\.isInSelection, false)
  }
}
