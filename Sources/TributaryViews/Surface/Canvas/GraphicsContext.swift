@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// Where a ``Canvas`` draws, and how: commands lie over those before them.
///
/// A context is a value: a copy draws into the same picture, and what is set on it concerns what it draws.
public struct GraphicsContext {
  /// Of everything that is drawn from now on, from 0 to 1.
  public var opacity = 1.0

  /// How what is drawn is mixed with what is behind it.
  public var blendMode = BlendMode.normal

  /// From the coordinates of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity

  /// In the order in which they are made: each is done to what the earlier ones have left.
  var filters: [DisplayEffect.Kind] = []
  /// In the coordinates of the canvas; `nil` lets everything through.
  var clips: [DisplayEffect.Kind] = []

  let layer: CanvasLayer
  let stage: CanvasStage

  init(_ layer: CanvasLayer, _ stage: CanvasStage) {
    self.layer = layer
    self.stage = stage
  }

  /// The values that the canvas inherits from the views around it.
  public var environment: EnvironmentValues { stage.environment }

  /// The bounds of what the clips let through, in the coordinates of what is drawn.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: stage.size)
    for case .clip(let path, _) in clips { bounds = bounds.intersection(path.boundingRect) }
    if bounds.isNull { return .null }
    return transform.isInvertible ? bounds.applying(transform.inverted()) : .null
  }

  // MARK: Coordinates

  /// Makes what is drawn from now on larger.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns what is drawn from now on about the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Maps what is drawn from now on, before what it was mapped by so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    guard matrix.isFinite else { return stage.report("GraphicsContext.transform", "\(matrix)") }
    transform = matrix.concatenating(transform)
  }

  // MARK: Commands

  /// Appends what is drawn through everything that has been set.
  func append(_ command: DisplayCommand) {
    if OffMainAccess.isOffMain {
      return OffMainAccess.report("GraphicsContext") { [stage] in stage.canvas }
    }
    guard stage.node != nil, opacity > 0 else { return }
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

  /// Draws into a layer of its own, which is then drawn as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = CanvasLayer()
    var context = GraphicsContext(inner, stage)
    try content(&context)
    guard !inner.commands.isEmpty else { return }
    let group = DisplayEffect(DisplayFragment(inner.commands, revision: stage.revision), .group)
    append(.effect(group))
  }
}
