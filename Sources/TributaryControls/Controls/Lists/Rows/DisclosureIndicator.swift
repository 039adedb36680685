@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The sign that there is more behind a row.
struct DisclosureIndicator: View, FrameworkComposite {
  var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}
