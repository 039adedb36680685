@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry
import TributaryLayout

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
