@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The bar below a page.
struct LowerBar: View, FrameworkComposite {
  /// Read here, so that the page itself is not made again for an item.
  let toolbar: Binding<[ToolbarEntry]>

  var body: some View {
    HStack(spacing: 16) { ToolbarEntries(entries: toolbar.wrappedValue.entries(in: .bottom)) }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 16)
      .frame(height: NavigationBar.lineHeight)
      .background(.background)
      .overlay(alignment: .top) { Divider() }
  }
}
