package import TributaryGeometry

/// A sequence of drawing commands in local coordinates, positioned by the commands that refer to it.
///
/// Invariants:
/// 1. A fragment that is part of a `DisplayList` is never modified. Only the engine modifies fragments, and it first
///    copies those that are part of a list (see `revision`).
/// 2. The graph of fragments is acyclic.
///
/// Tested by `FragmentReuseTests`.
public final class DisplayFragment: @unchecked Sendable, Equatable {
  /// The commands in drawing order: later commands cover earlier ones.
  public package(set) var commands: ContiguousArray<DisplayCommand>

  /// The revision of the display list for which the engine created this fragment.
  ///
  /// The engine may modify a fragment in place only before a list with its revision has been created.
  package let revision: UInt32

  /// Creates a fragment from commands in drawing order.
  public init(_ commands: ContiguousArray<DisplayCommand> = []) {
    self.commands = commands
    self.revision = 0
  }

  package init(_ commands: ContiguousArray<DisplayCommand>, revision: UInt32) {
    self.commands = commands
    self.revision = revision
  }

  public static func == (a: DisplayFragment, b: DisplayFragment) -> Bool {
    a === b || a.commands == b.commands
  }
}

extension DisplayFragment {
  /// The bounding rectangle of all drawn content, in the fragment's coordinates; `nil` if no content is drawn.
  ///
  /// The rectangle may be larger than the visible content: it includes a margin of the font size around text, the miter
  /// limit around strokes, and three standard deviations around blurs. Content with a coordinate that is not finite is
  /// ignored.
  package var drawnBounds: CGRect? {
    var bounds: CGRect?
    for command in commands {
      guard let rect = command.drawnBounds, rect.isFinite else { continue }
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds
  }
}

extension DisplayCommand {
  fileprivate var drawnBounds: CGRect? {
    switch self {
    case .rectangle(let rect, _): return rect
    case .path(let path):
      let bounds = path.path.boundingRect
      guard !bounds.isNull else { return nil }
      guard case .stroke(let style) = path.operation else { return bounds }
      let corner = style.lineJoin == .miter ? max(style.miterLimit, 1) : 1
      // A square cap extends half a line width beyond the end and sideways.
      return bounds.grown(by: style.lineWidth * max(corner, 1.5) / 2)
    case .text(let layout, let origin, _):
      return CGRect(origin: origin, size: layout.size).grown(by: layout.largestFontSize)
    case .image(let image): return image.frame
    case .symbol(let symbol):
      // The widest stroke of a symbol is within its frame except for the heaviest weights.
      return symbol.frame.insetBy(dx: -symbol.frame.width / 12, dy: -symbol.frame.height / 12)
    case .fragment(let fragment, let origin):
      return fragment.drawnBounds?.offsetBy(dx: origin.x, dy: origin.y)
    case .effect(let effect):
      guard let content = effect.content.drawnBounds else { return nil }
      return effect.kind.drawnBounds(of: content)
    }
  }
}

extension DisplayEffect.Kind {
  /// Returns the bounds of the content with the effect; `nil` if they are empty or not finite.
  package func drawnBounds(of content: CGRect) -> CGRect? {
    let bounds: CGRect? =
      switch self {
      case .opacity, .group, .described, .color, .alphaThreshold, .blend, .blur(_, true): content
      case .transform(let transform): content.applying(transform)
      case .clip(let path, _): content.sharedPart(with: path.boundingRect)
      case .mask(let mask): mask.drawnBounds.flatMap { content.sharedPart(with: $0) }
      case .blur(let radius, false): content.grown(by: 3 * radius)
      case .shadow(let shadow):
        content.union(
          content.grown(by: 3 * shadow.radius).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
      }
    return bounds.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension CGRect {
  /// Returns the rectangle with a margin on all sides. A margin that is not positive and finite has no effect.
  fileprivate func grown(by margin: CGFloat) -> CGRect {
    guard margin > 0, margin.isFinite else { return self }
    return CGRect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Returns the intersection with another rectangle; `nil` if they are disjoint. Foundation returns a null rectangle
  /// in that case.
  fileprivate func sharedPart(with other: CGRect) -> CGRect? {
    guard other.isFinite else { return nil }
    let shared = intersection(other)
    return shared.isNull ? nil : shared
  }
}
