import TributaryDrawing
import TributaryGeometry

/// A drawing command of a recording, divided into its content and a state that can differ between pictures.
enum RecordedPart {
  /// A rectangle or text with its origin at zero, and its position.
  case leaf(DisplayCommand, at: CGPoint)
  /// A fragment with a position and a scale.
  case moved(DisplayFragment, to: CGPoint, scale: CGSize)
  case faded(DisplayFragment, opacity: Double)
  /// An effect that does not depend on its content.
  case effect(DisplayEffect.Kind, DisplayFragment)

  init(_ command: DisplayCommand) {
    switch command {
    case .fragment(let fragment, let place) where place.isFinite: self = .moved(fragment, to: place, scale: .one)
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
      let (place, scale) = (CGPoint(x: transform.tx, y: transform.ty), CGSize(width: transform.a, height: transform.d))
      // Not-a-number does not equal itself.
      let isStraight =
        transform == CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: place.x, ty: place.y)
      let isFinite = place.isFinite && scale.width.isFinite && scale.height.isFinite
      self =
        isStraight && isFinite
        ? .moved(effect.content, to: place, scale: scale) : .effect(effect.kind, effect.content)
    case .opacity(let opacity) where opacity >= 0: self = .faded(effect.content, opacity: min(opacity, 1))
    case .opacity, .clip, .group, .described: self = .effect(effect.kind, effect.content)
    case .shadow(let shadow):
      // The units of the content have separate shadows, as in a still picture.
      self =
        shadow.cast(by: effect.content).map { .moved($0, to: .zero, scale: .one) } ?? .leaf(.effect(effect), at: .zero)
    case .mask, .blur, .color, .alphaThreshold, .blend: self = .leaf(.effect(effect), at: .zero)
    }
  }

  /// The content, if it can change.
  var content: DisplayFragment? {
    switch self {
    case .leaf: nil
    case .moved(let content, _, _), .faded(let content, _), .effect(_, let content): content
    }
  }

  /// The state that can differ between pictures for the same part.
  var state: State {
    switch self {
    case .leaf(_, let place): State(place: place)
    case .moved(_, let place, let scale): State(place: place, scale: scale)
    case .faded(_, let opacity): State(opacity: opacity)
    case .effect: State()
    }
  }

  struct State: Equatable {
    /// The position in the coordinates of the enclosing content.
    var place = CGPoint.zero
    var scale = CGSize.one
    var opacity = 1.0
  }

  /// Returns whether two parts are equal except for their state.
  func isSame(as other: RecordedPart) -> Bool {
    switch (self, other) {
    case (.leaf(let one, _), .leaf(let two, _)): one == two
    case (.leaf, _), (_, .leaf): false
    default: isAlike(other) && content == other.content
    }
  }

  /// Returns whether a change of content and state can transform one part into the other.
  func isAlike(_ other: RecordedPart) -> Bool {
    switch (self, other) {
    case (.moved, .moved), (.faded, .faded): true
    case (.effect(let one, _), .effect(let two, _)): one == two
    default: false
    }
  }
}

extension CGSize {
  static let one = CGSize(width: 1, height: 1)
}

extension TextLayout {
  /// Whether no line has a paint that depends on its position.
  fileprivate var hasPlainColors: Bool {
    lines.allSatisfy { line in
      [line.paint, line.underline?.paint, line.strikethrough?.paint].allSatisfy { $0?.isColor ?? true }
    }
  }
}

extension TextLayout {
  /// The backgrounds, texts, and decorations of all lines, each as a separate layout, in drawing order.
  var elements: [TextLayout] {
    let parts =
      backgrounds
      + lines.flatMap { line in
        var parts: [Line] = []
        var line = line
        line.background = nil
        var (underlined, plain, struck) = (line, line, line)
        (underlined.text, underlined.strikethrough) = ("", nil)
        (plain.underline, plain.strikethrough) = (nil, nil)
        (struck.text, struck.underline) = ("", nil)
        if line.underline != nil { parts.append(underlined) }
        parts.append(plain)
        if line.strikethrough != nil { parts.append(struck) }
        return parts
      }
    return parts.map { part in
      TextLayout(size: size, lines: [part], firstBaseline: firstBaseline, lastBaseline: lastBaseline)
    }
  }
}

extension Paint {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
