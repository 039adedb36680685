package import TributaryGeometry

/// A run of drawing commands in coordinates of its own, placed by whoever refers to it.
///
/// Invariants:
/// 1. A fragment that a `DisplayList` was made from is never written again. The engine alone writes fragments, and
///    it copies one first if it was handed out (see `revision`).
/// 2. The graph of fragments has no cycles.
///
/// Tested by `FragmentReuseTests`.
public final class DisplayFragment: @unchecked Sendable, Equatable {
  /// Drawn in this order: later commands cover earlier ones.
  public package(set) var commands: ContiguousArray<DisplayCommand>

  /// The revision of the display list in which the engine made this fragment.
  ///
  /// The engine may write a fragment in place only while its revision has not been handed out.
  package var revision: UInt32

  /// A fragment of commands in the order in which they are drawn.
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
  /// A rectangle that holds everything that is drawn, in the fragment's coordinates; `nil` if nothing is.
  ///
  /// It may be larger than what is seen: text has a margin of its font's size, a line of its miter limit, a blur of three
  /// standard deviations. What has a coordinate that is not finite does not count.
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
      // A square cap reaches half a line width beyond the end and aside.
      return bounds.grown(by: style.lineWidth * max(corner, 1.5) / 2)
    case .text(let layout, let origin, _):
      return CGRect(origin: origin, size: layout.size).grown(
        by: layout.lines.map(\.font.size).filter(\.isFinite).max() ?? 0)
    case .image(let image): return image.frame
    case .symbol(let symbol):
      // The widest pen of a symbol is within its frame but for the heaviest weights.
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
  /// What the effect makes of the bounds of its content; `nil` if nothing is seen or the bounds are not finite.
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
  /// With a margin all round; one that is not a positive finite number is none.
  fileprivate func grown(by margin: CGFloat) -> CGRect {
    guard margin > 0, margin.isFinite else { return self }
    return CGRect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Foundation's intersection says null where nothing is shared.
  fileprivate func sharedPart(with other: CGRect) -> CGRect? {
    guard other.isFinite else { return nil }
    let shared = intersection(other)
    return shared.isNull ? nil : shared
  }
}
