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
