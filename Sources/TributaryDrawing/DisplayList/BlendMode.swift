/// How colours that are drawn are mixed with those behind them.
///
/// Renderers for SVG know the modes up to `plusLighter`; `plusDarker` is drawn as its comment says, and the last three are
/// expressed by masks and by the order of drawing. A terminal draws the modes that mix colors as `normal`, and erases nothing.
///
/// > Source: conformance EFFECT-50, EFFECT-62 to EFFECT-64.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// What is drawn covers what is behind.
  case normal
  /// The product of both: never lighter.
  case multiply
  /// The product of what both lack: never darker.
  case screen
  /// Multiplied where dark is behind, screened where light is.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// What is behind, made lighter.
  case colorDodge
  /// What is behind, made darker.
  case colorBurn
  /// Softly darkened where dark is drawn, lightened where light is.
  case softLight
  /// Multiplied where dark is drawn, screened where light is.
  case hardLight
  /// What both differ by.
  case difference
  /// As difference, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and saturation of what is drawn.
  case color
  /// The lightness of what is drawn.
  case luminosity
  /// The sum of both.
  case plusLighter
  /// What both have of light together, less full light. Drawn as `darken`, which no renderer lacks.
  case plusDarker
  /// What is drawn, where something is behind.
  case sourceAtop
  /// What is drawn, where nothing is behind: it lies below everything else in the layer.
  case destinationOver
  /// Nothing is drawn, and what is behind is erased where something would be drawn.
  case destinationOut
}
