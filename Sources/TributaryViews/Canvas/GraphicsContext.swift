public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The drawing destination of a ``Canvas``, with the settings that apply to its drawing commands.
///
/// Each command draws over the commands before it. A context is a value: a copy draws into the same destination, and
/// settings of the copy apply only to commands of the copy.
public struct GraphicsContext {
  /// The opacity of subsequent commands, from 0 to 1.
  public var opacity = 1.0

  /// The blend mode of subsequent commands, which mixes them with the content behind.
  public var blendMode = BlendMode.normal

  /// The transform from the coordinates of subsequent commands to the coordinates of the canvas.
  public var transform = CGAffineTransform.identity

  /// The filters in the order of their creation. Each filter applies to the result of the filters before it.
  var filters: [DisplayEffect.Kind] = []
  /// The clips, in the coordinates of the canvas; an empty array clips nothing.
  var clips: [DisplayEffect.Kind] = []

  let layer: CanvasLayer
  let stage: CanvasStage

  init(_ layer: CanvasLayer, _ stage: CanvasStage) {
    self.layer = layer
    self.stage = stage
  }

  /// The values that the canvas inherits from the views around it.
  public var environment: EnvironmentValues { stage.environment }

  /// The bounding rectangle of the clips, in the coordinates of subsequent commands.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: stage.size)
    for case .clip(let path, _) in clips { bounds = bounds.intersection(path.boundingRect) }
    if bounds.isNull { return .null }
    return transform.isInvertible ? bounds.applying(transform.inverted()) : .null
  }

  // MARK: Coordinates

  /// Scales subsequent commands by one factor for each axis.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Translates subsequent commands by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates subsequent commands about the origin. Positive angles are clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Applies a transform to subsequent commands, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    guard matrix.isFinite else { return stage.report("GraphicsContext.transform", "\(matrix)") }
    transform = matrix.concatenating(transform)
  }

  // MARK: Commands

  /// Appends a command with the current transform, filters, opacity, blend mode, and clips.
  func append(_ command: DisplayCommand) {
    if OffMainAccess.isOffMain {
      return OffMainAccess.report("GraphicsContext") { [stage] in stage.canvas }
    }
    guard let node = stage.node, opacity > 0 else { return }
    if blendMode.isResolvedByMasks {
      stage.hasCompositions = true
      node.host.facts.hasCompositions = true
    }
    guard transform.isFinite else { return stage.report("GraphicsContext.transform", "\(transform)") }
    var command = command
    func wrap(_ kind: DisplayEffect.Kind) {
      command = .effect(DisplayEffect(DisplayFragment([command], revision: stage.revision), kind))
    }
    if !transform.isIdentity {
      guard transform.isInvertible else { return }
      wrap(.transform(transform))
    }
    for filter in filters.reversed() { wrap(filter) }
    if opacity < 1 { wrap(.opacity(opacity)) }
    if blendMode != .normal { wrap(.blend(blendMode)) }
    for clip in clips { wrap(clip) }
    layer.commands.append(command)
  }

  /// Draws into a separate layer, and then draws the layer as one command.
  ///
  /// - Parameter content: A closure that draws the layer. Changes of its context end with the layer.
  /// - Throws: The error that `content` throws.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = CanvasLayer()
    var context = GraphicsContext(inner, stage)
    try content(&context)
    guard !inner.commands.isEmpty else { return }
    let group = DisplayEffect(DisplayFragment(inner.commands, revision: stage.revision), .group)
    append(.effect(group))
  }
}

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Clips to the area outside the path instead of the area inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips subsequent commands to the area inside a path.
  ///
  /// - Parameters:
  ///   - path: The path, in points of the context's coordinate space.
  ///   - style: The rule that determines the interior of the path.
  ///   - options: Whether the area inside or outside the path remains.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    guard let path = usable(path)?.applying(transform) else { return }
    guard options.contains(.inverse) else { return clips.append(.clip(path, style)) }
    // The even-odd rule fills the area of the rectangle outside the path.
    var outside = Path(CGRect(origin: .zero, size: stage.size).union(path.boundingRect).insetBy(dx: -1, dy: -1))
    outside.addPath(path)
    clips.append(.clip(outside, FillStyle(eoFill: true)))
  }

  /// Clips subsequent commands with the opacity of a layer as a mask.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1.
  ///   - content: A closure that draws the mask.
  /// - Throws: The error that `content` throws.
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

  /// Returns a path if it can be drawn. Otherwise reports the path and returns `nil`.
  func usable(_ path: Path) -> Path? {
    if path.isEmpty { return nil }
    if let usable = path.usable { return usable }
    stage.report("path in Canvas", "a point that is not finite")
    return nil
  }
}

extension GraphicsContext {
  /// A snapshot of the current appearance of a symbol of a canvas.
  public struct ResolvedSymbol {
    fileprivate let fragment: DisplayFragment
    /// The ideal size of the view, in points.
    public let size: CGSize
  }

  /// Returns the symbol of the canvas with the given tag; `nil` if no symbol has the tag.
  ///
  /// > Source: conformance CANVAS-09.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let item = (stage.node as? CanvasNode)?.symbol(id) else { return nil }
    let fragment = stage.revision == DisplayRecorder.aside ? item.fragmentAside() : item.currentFragment()
    return ResolvedSymbol(fragment: fragment, size: item.frame(.shown).size)
  }

  /// Draws a symbol scaled to a rectangle, in points in the coordinates of the context.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard rect.isFinite else { return stage.report("position in Canvas", "\(rect)") }
    guard symbol.size.width > 0, symbol.size.height > 0, rect.width > 0, rect.height > 0 else { return }
    if rect.size == symbol.size { return append(.fragment(symbol.fragment, at: rect.origin)) }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.append(.fragment(symbol.fragment, at: .zero))
  }

  /// Draws a symbol in its ideal size at a point.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - point: The position of the anchor, in points in the coordinates of the context.
  ///   - anchor: The point of the symbol that is placed at `point`, in fractions of its size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    guard point.isFinite, anchor.isFinite else { return stage.report("position in Canvas", "\(point)") }
    draw(
      symbol,
      in: CGRect(
        x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height,
        width: symbol.size.width, height: symbol.size.height))
  }
}
