package import TributaryGeometry

/// What an area is covered with.
public enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case color(Color.Resolved)
  /// In a display list the gradient has its place in the coordinates of the fragment.
  case gradient(GradientPaint)
  /// A picture over and over; in a display list its tiles have their place in the coordinates of the fragment.
  case tiles(TiledPaint)
  /// A paint whose areas have a shadow or a blend mode. No display list holds one: what is drawn with it is drawn through effects.
  case effect(PaintEffect)
}

extension Paint {
  /// What shows nothing.
  package static var clear: Paint { .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)) }

  /// The paint for what has these bounds, in the coordinates of the fragment.
  package func placed(in bounds: CGRect) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.placed(in: bounds))
    case .tiles(let tiles): .tiles(tiles.placed(in: bounds))
    case .effect(let effect): .effect(effect.mapped { $0.placed(in: bounds) })
    }
  }

  /// The same paint, its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> Paint {
    switch self {
    case .color(var color):
      color.opacity *= factor > 0 ? Float(min(factor, 1)) : 0
      return .color(color)
    case .gradient(let gradient):
      return .gradient(gradient.faded(by: factor))
    case .tiles(let tiles):
      return .tiles(tiles.faded(by: factor))
    case .effect(let effect):
      return .effect(effect.mapped { $0.faded(by: factor) })
    }
  }

  /// Whether nothing of it is to be seen.
  package var isInvisible: Bool {
    switch self {
    case .color(let color): !(color.opacity > 0)
    case .gradient(let gradient): gradient.isInvisible
    case .tiles(let tiles): !(tiles.opacity > 0)
    case .effect(let effect): effect.base.isInvisible
    }
  }

  /// The colour for what can only have one: of a gradient the one in the middle of its way.
  package var singleColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.singleColor
    case .tiles(let tiles): tiles.singleColor
    case .effect(let effect): effect.base.singleColor
    }
  }

  /// Whether it looks the same wherever it is placed.
  package var isPlaceless: Bool {
    if case .color = self { true } else { false }
  }
}
