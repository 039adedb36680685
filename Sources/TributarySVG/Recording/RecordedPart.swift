import TributaryDrawing
import TributaryGeometry

/// A drawing command as a recording sees it: what can change inside while it stays, and what cannot.
enum RecordedPart {
  /// Stays only if nothing of it changes but the place; a rectangle or text is as if it stood at the origin.
  case leaf(DisplayCommand, at: CGPoint)
  /// May be somewhere else in another picture.
  case moved(DisplayFragment, to: CGPoint)
  /// Effects that do not depend on what is inside.
  case effect(DisplayEffect.Kind, DisplayFragment)

  init(_ command: DisplayCommand) {
    switch command {
    case .fragment(let fragment, let place) where place.isFinite: self = .moved(fragment, to: place)
    case .effect(let effect): self.init(effect)
    case .rectangle(let rect, .color(let color)) where rect.origin.isFinite:
      self = .leaf(.rectangle(CGRect(origin: .zero, size: rect.size), .color(color)), at: rect.origin)
    case .text(let layout, let place, let paint) where place.isFinite && layout.hasPlainColors && paint.isColor:
      self = .leaf(.text(layout, at: .zero, paint), at: place)
    default: self = .leaf(command, at: .zero)
    }
  }

  private init(_ effect: DisplayEffect) {
    switch effect.kind {
    case .transform(let transform):
      let place = CGPoint(x: transform.tx, y: transform.ty)
      let isMove = transform == CGAffineTransform(translationX: place.x, y: place.y)
      self = isMove && place.isFinite ? .moved(effect.content, to: place) : .effect(effect.kind, effect.content)
    case .opacity, .clip, .group, .described: self = .effect(effect.kind, effect.content)
    case .mask, .shadow, .blur: self = .leaf(.effect(effect), at: .zero)
    }
  }

  /// What is inside, if that can change.
  var content: DisplayFragment? {
    switch self {
    case .leaf: nil
    case .moved(let content, _), .effect(_, let content): content
    }
  }

  /// Where it is, in the coordinates of what is around.
  var place: CGPoint {
    switch self {
    case .leaf(_, let place), .moved(_, let place): place
    case .effect: .zero
    }
  }

  /// Whether both are the same, but perhaps for the place.
  func isSame(as other: RecordedPart) -> Bool {
    switch (self, other) {
    case (.leaf(let one, _), .leaf(let two, _)): one == two
    case (.leaf, _), (_, .leaf): false
    default: isAlike(other) && content == other.content
    }
  }

  /// Whether one can become the other by a change of what is inside, and of the place.
  func isAlike(_ other: RecordedPart) -> Bool {
    switch (self, other) {
    case (.moved, .moved): true
    case (.effect(let one, _), .effect(let two, _)): one == two
    default: false
    }
  }
}

extension TextLayout {
  /// Whether no piece has a paint that depends on where it is.
  fileprivate var hasPlainColors: Bool {
    lines.allSatisfy { line in
      [line.paint, line.underline?.paint, line.strikethrough?.paint].allSatisfy { $0?.isColor ?? true }
    }
  }
}

extension Paint {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
