@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A label that looks like a link: in the tint, underlined.
public struct LinkButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label that looks like a link.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label.underline()
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
