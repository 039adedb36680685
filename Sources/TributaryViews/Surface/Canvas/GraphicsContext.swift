public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
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

extension GraphicsContext {
  /// Something that is done to the picture of what is drawn.
  public struct Filter {
    let kind: (EnvironmentValues) -> DisplayEffect.Kind?

    private init(_ kind: @escaping (EnvironmentValues) -> DisplayEffect.Kind?) { self.kind = kind }

    private static func colors(_ effect: ColorEffect) -> Filter {
      Filter { _ in effect.isUsable ? .color(effect.matrix) : nil }
    }

    /// A blur with a Gaussian of a standard deviation, in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { _ in radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: false) : nil }
    }

    /// A shadow behind what is drawn; its radius and where it lies in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter { environment in
        guard radius >= 0, radius.isFinite, x.isFinite, y.isFinite else { return nil }
        return .shadow(
          DisplayShadow(color: color.resolve(in: environment), radius: radius, offset: CGSize(width: x, height: y)))
      }
    }

    /// Lighter colours, by an amount from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { colors(ColorEffect(.brightness, amount)) }
    /// Colours further from grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colors(ColorEffect(.contrast, amount)) }
    /// Stronger colours; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { colors(ColorEffect(.saturation, amount)) }
    /// Colours without colour, by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { colors(ColorEffect(.saturation, 1 - amount)) }
    /// Turned hues.
    public static func hueRotation(_ angle: Angle) -> Filter { colors(ColorEffect(.hue, angle.radians)) }
    /// Complements, by an amount from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(ColorEffect(.inversion, amount)) }
    /// A color wherever the opacity is in a range, and nothing elsewhere.
    ///
    /// With a blur before it, shapes that are close to each other flow together. A terminal draws everything in the color.
    ///
    /// - Parameters:
    ///   - min: The lowest opacity in the range, from 0 to 1.
    ///   - max: The highest opacity in the range, from 0 to 1.
    ///   - color: The color that replaces what is drawn.
    ///
    /// > Source: conformance CANVAS-30.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { environment in
        guard min.isFinite, max.isFinite else { return nil }
        return .alphaThreshold(
          DisplayAlphaThreshold(
            minimum: min.asFraction, maximum: max.asFraction, color: color.resolve(in: environment)))
      }
    }
    /// Products with a colour, without its opacity.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .color(ColorEffect(multiplyingBy: color.resolve(in: $0)).matrix) }
    }
  }

  /// Does something to the picture of everything that is drawn from now on, before what has been added so far. What has a
  /// number that is none does nothing, and is told.
  public mutating func addFilter(_ filter: Filter) {
    guard let kind = filter.kind(environment) else { return stage.report("filter of Canvas", "a number that is none") }
    filters.append(kind)
  }
}

extension GraphicsContext {
  /// A view among the symbols of a canvas, as it looks now.
  public struct ResolvedSymbol {
    fileprivate let fragment: DisplayFragment
    /// The size that the view wishes, in points.
    public let size: CGSize
  }

  /// The symbol of the canvas with a tag; `nil` if there is none.
  ///
  /// > Source: conformance CANVAS-09.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let item = (stage.node as? CanvasNode)?.symbol(id) else { return nil }
    let fragment = stage.revision == DisplayRecorder.aside ? item.fragmentAside() : item.currentFragment()
    return ResolvedSymbol(fragment: fragment, size: item.frame(.shown).size)
  }

  /// Draws a symbol over a rectangle of the canvas, in points, made larger or smaller as a whole.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard rect.isFinite else { return stage.report("place in Canvas", "\(rect)") }
    guard symbol.size.width > 0, symbol.size.height > 0, rect.width > 0, rect.height > 0 else { return }
    if rect.size == symbol.size { return append(.fragment(symbol.fragment, at: rect.origin)) }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.append(.fragment(symbol.fragment, at: .zero))
  }

  /// Draws a symbol in its own size at a point.
  ///
  /// - Parameter anchor: The point of the symbol that stands there.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    guard point.isFinite, anchor.isFinite else { return stage.report("place in Canvas", "\(point)") }
    draw(
      symbol,
      in: CGRect(
        x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height,
        width: symbol.size.width, height: symbol.size.height))
  }
}
