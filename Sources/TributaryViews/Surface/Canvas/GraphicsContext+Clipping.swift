public import TributaryDrawing
import TributaryGeometry

extension GraphicsContext {
  /// What a clip does beside letting through what is inside.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is outside is let through instead.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws from now on only what is inside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    guard let path = usable(path)?.applying(transform) else { return }
    guard options.contains(.inverse) else { return clips.append(.clip(path, style)) }
    // Everything but the path, by the even-odd rule.
    var outside = Path(CGRect(origin: .zero, size: stage.size).union(path.boundingRect).insetBy(dx: -1, dy: -1))
    outside.addPath(path)
    clips.append(.clip(outside, FillStyle(eoFill: true)))
  }

  /// Draws from now on with the opacity that a layer has at each place.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = CanvasLayer()
    var context = GraphicsContext(inner, stage)
    context.transform = transform
    context.opacity = opacity.asFraction
    try content(&context)
    clips.append(.mask(DisplayFragment(inner.commands, revision: stage.revision)))
  }

  /// A path that can be drawn; says so if it cannot.
  func usable(_ path: Path) -> Path? {
    if path.isEmpty { return nil }
    if let usable = path.usable { return usable }
    stage.report("path of Canvas", "a point that is none")
    return nil
  }
}
