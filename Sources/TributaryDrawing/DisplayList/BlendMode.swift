/// A mode for compositing a view with the content behind it.
///
/// SVG renderers support the modes up to `plusLighter`. `plusDarker` is rendered as `darken`. The last three modes are
/// rendered with masks and by the drawing order. A terminal renders all modes that mix colors as `normal`, and erases
/// no content.
///
/// > Source: conformance EFFECT-50, EFFECT-62 to EFFECT-64.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The source covers the content behind it.
  case normal
  /// The product of source and background, which is never lighter than either.
  case multiply
  /// The inverse of the product of both inverses, which is never darker than either.
  case screen
  /// Multiplication where the background is dark, screening where it is light.
  case overlay
  /// The darker of both, per component.
  case darken
  /// The lighter of both, per component.
  case lighten
  /// The background, lightened by the source.
  case colorDodge
  /// The background, darkened by the source.
  case colorBurn
  /// Soft darkening where the source is dark, soft lightening where it is light.
  case softLight
  /// Multiplication where the source is dark, screening where it is light.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// The absolute difference of both, with lower contrast.
  case exclusion
  /// The hue of the source, with the saturation and luminosity of the background.
  case hue
  /// The saturation of the source, with the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the source, with the luminosity of the background.
  case color
  /// The luminosity of the source, with the hue and saturation of the background.
  case luminosity
  /// The sum of both.
  case plusLighter
  /// The sum of both minus full light. Renderers draw it as `darken`, which all of them support.
  case plusDarker
  /// The source, drawn only where the layer already has content.
  case sourceAtop
  /// The source, drawn below the existing content of the layer.
  case destinationOver
  /// The existing content of the layer, erased where the source covers it. The source itself is not drawn.
  case destinationOut
}
