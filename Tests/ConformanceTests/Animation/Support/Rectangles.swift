import TributaryDrawing
import TributaryGeometry

extension DisplayList {
  /// The effects, outermost first.
  var effects: [DisplayEffect.Kind] {
    func effects(of fragment: DisplayFragment) -> [DisplayEffect.Kind] {
      fragment.commands.flatMap { command -> [DisplayEffect.Kind] in
        switch command {
        case .fragment(let inner, _): effects(of: inner)
        case .effect(let effect): [effect.kind] + effects(of: effect.content)
        default: []
        }
      }
    }
    return effects(of: root)
  }

  /// The filled rectangles, back to front, in the picture's coordinates.
  var rectangles: [CGRect] {
    var result: [CGRect] = []
    forEachFlattened { flattened in
      guard case .rectangle(let rect, _) = flattened.command else { return }
      result.append(rect.applying(flattened.transform))
    }
    return result
  }

  /// The colors of the filled rectangles and paths, back to front, with the inherited opacities.
  var colors: [Color.Resolved] {
    var result: [Color.Resolved] = []
    forEachFlattened { flattened in
      let paint: Paint
      switch flattened.command {
      case .rectangle(_, let fill): paint = fill
      case .path(let path): paint = path.paint
      default: return
      }
      guard case .color(var color) = paint else { return }
      color.opacity *= Float(flattened.opacity)
      result.append(color)
    }
    return result
  }
}
