@_spi(Engine) package import TributaryEngine
package import TributaryDrawing

extension EnvironmentValues {
  /// The font that a text without traits of its own is shown in, in the size that the reader has chosen.
  package var textFont: ResolvedFont { TextParagraph.font(of: nil, in: builtIn.values) }
}
