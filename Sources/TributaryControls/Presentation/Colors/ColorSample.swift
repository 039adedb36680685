@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A rectangle of a colour.
struct ColorSample: View, FrameworkComposite {
  let color: Color

  private static var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 4) }

  var body: some View {
    Self.shape.fill(color).overlay { Self.shape.strokeBorder(Color.gray.opacity(0.5)) }.contentShape(Rectangle())
  }
}
