package import TributaryGeometry

/// The fill of an area.
public enum Paint: Sendable, Equatable {
  /// A single color.
  case color(Color.Resolved)
  /// A gradient, which a display list stores in the coordinates of the fragment.
  case gradient(GradientPaint)
  /// A repeated image, whose tiles a display list stores in the coordinates of the fragment.
  case tiles(TiledPaint)
  /// A paint with a shadow or blend mode. Display lists do not contain such paints, because the recorder replaces them
  /// with effects.
  case effect(PaintEffect)
}

extension Paint {
  /// A fully transparent paint.
  package static var clear: Paint { .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)) }

  /// Returns the paint for an area with the given bounds, in the coordinates of the fragment.
  package func placed(in bounds: CGRect) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.placed(in: bounds))
    case .tiles(let tiles): .tiles(tiles.placed(in: bounds))
    case .effect(let effect): .effect(effect.mapped { $0.placed(in: bounds) })
    }
  }

  /// Returns this paint with its opacity multiplied by a factor from 0 to 1.
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

  /// Whether the paint is fully transparent.
  package var isInvisible: Bool {
    switch self {
    case .color(let color): !(color.opacity > 0)
    case .gradient(let gradient): gradient.isInvisible
    case .tiles(let tiles): !(tiles.opacity > 0)
    case .effect(let effect): effect.base.isInvisible
    }
  }

  /// A representative color, for output that supports only one; for a gradient, its midpoint color.
  package var singleColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.singleColor
    case .tiles(let tiles): tiles.singleColor
    case .effect(let effect): effect.base.singleColor
    }
  }

  /// Whether the paint is independent of its position.
  package var isPlaceless: Bool {
    if case .color = self { true } else { false }
  }
}

/// A paint with an effect on the painted area: a shadow or a blend mode.
public final class PaintEffect: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A shadow outside the area.
    case drop(DisplayShadow)
    /// A shadow of the surroundings inside the area.
    case inner(DisplayShadow)
    case blend(BlendMode)
  }

  package let base: Paint
  package let kind: Kind

  package init(_ base: Paint, _ kind: Kind) {
    self.base = base
    self.kind = kind
  }

  package func mapped(_ map: (Paint) -> Paint) -> PaintEffect { PaintEffect(map(base), kind) }

  public static func == (a: PaintEffect, b: PaintEffect) -> Bool { a === b || a.kind == b.kind && a.base == b.base }
}

extension DisplayCommand {
  /// Whether the paint of the command has an effect, which is rare.
  @usableFromInline package var hasPaintEffect: Bool {
    switch self {
    case .path(let path): if case .effect = path.paint { true } else { false }
    case .rectangle(_, .effect), .text(_, at: _, .effect): true
    default: false
    }
  }

  /// The command with paint effects replaced by display effects; `self` for most commands.
  @usableFromInline package var withoutPaintEffects: DisplayCommand {
    switch self {
    case .path(let path):
      guard case .effect(let effect) = path.paint else { return self }
      return Self.through(effect, .path(DisplayPath(path.path, path.operation, effect.base)), area: path)
    case .rectangle(let rect, .effect(let effect)):
      return Self.through(
        effect, .rectangle(rect, effect.base), area: DisplayPath(Path(rect), .fill(FillStyle()), effect.base))
    case .text(let layout, let place, .effect(let effect)):
      return Self.through(effect, .text(layout, at: place, effect.base), area: nil)
    default: return self
    }
  }

  private static func through(_ effect: PaintEffect, _ command: DisplayCommand, area: DisplayPath?) -> DisplayCommand {
    let command = command.withoutPaintEffects
    let content = DisplayFragment([command])
    switch effect.kind {
    case .drop(let shadow): return .effect(DisplayEffect(content, .shadow(shadow)))
    case .blend(let mode): return .effect(DisplayEffect(content, .blend(mode)))
    case .inner(let shadow):
      // Text and strokes have no interior that is described by a path.
      guard let area, case .fill(let style) = area.operation else { return command }
      let edge = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
      var around = Path(area.path.boundingRect.insetBy(dx: -edge, dy: -edge))
      around.addPath(area.path)
      let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
      let caster = DisplayFragment([.path(DisplayPath(around, .fill(FillStyle(eoFill: true)), black))])
      let inside = DisplayFragment([.effect(DisplayEffect(caster, .shadow(shadow)))])
      return .fragment(
        DisplayFragment([command, .effect(DisplayEffect(inside, .clip(area.path, style)))]), at: .zero)
    }
  }
}
