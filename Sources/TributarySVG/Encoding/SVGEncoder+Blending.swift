import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// Writes a group that is mixed as one with what is behind it.
  mutating func writeBlended(_ content: some SVGContent, _ mode: BlendMode, offset: CGPoint) {
    guard let name = mode.name else { return writeAsOne { content.write(to: &$0, offset: offset) } }
    let start = output.position
    let outer = fade
    output.markup("<g style=\"mix-blend-mode:")
    output.markup(name)
    output.byte("\"")
    writeFade()
    fade = 1
    if writeGroup(content, offset: offset, start: start) { hasBlended = true }
    fade = outer
  }
}

extension BlendMode {
  /// What style sheets call the mode; `nil` for the usual one.
  var name: StaticString? {
    switch self {
    case .normal: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "darken"
    case .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }
}
