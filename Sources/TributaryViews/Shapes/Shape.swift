public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A two-dimensional shape with a path in a rectangle. As a view, it is filled with the foreground style.
///
/// A custom shape implements ``path(in:)``. Shapes are nonisolated values; the engine can request their paths at any
/// time.
public nonisolated protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// Returns the outline in a rectangle, in the rectangle's coordinates.
  func path(in rect: CGRect) -> Path

  /// The kind of drawing that the outline is intended for.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored, depending on the layout direction. By default, it is mirrored in right-to-left
  /// layout.
  ///
  /// The shapes that are symmetrical, such as ``Circle`` and ``RoundedRectangle``, are fixed. A shape that is derived
  /// from another one, such as an offset or rotated shape, has the behavior of that shape. Canvases and gradients are
  /// not mirrored.
  ///
  /// > Source: conformance SHAPE-69 to SHAPE-72.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape as a view. An unspecified dimension becomes 10 points by default.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether all values of the type have the same size for a proposal, so that a changed value needs no measuring.
  static var _isSizedByProposal: Bool { get }

  /// Whether paths and sizes depend only on the value. The code of a custom shape can read any observable value.
  static var _readsNothing: Bool { get }

  /// Returns the outline that the engine draws in a rectangle: the filled path by default, or a stroked line.
  func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public static var _isSizedByProposal: Bool { false }

  public static var _readsNothing: Bool { false }

  @inlinable
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    ShapeOutline(path(in: rect), .fill(fillStyle))
  }

  /// The shape filled with the foreground style.
  @inlinable @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// The kind of drawing that the outline of a shape is intended for.
public enum ShapeRole: Sendable, Hashable {
  /// A filled area.
  case fill
  /// A stroked line.
  case stroke
  /// A separator line between views.
  case separator
}

/// The drawing of a shape in a rectangle: a filled or stroked path.
@_documentation(visibility: internal)
public struct ShapeOutline: Sendable {
  package var path: Path
  package var operation: DisplayPath.Operation

  package init(_ path: Path, _ operation: DisplayPath.Operation) {
    self.path = path
    self.operation = operation
  }
}

extension Shape {
  /// Returns whether two values of this type compare equal, which implies equal paths.
  @MainActor
  package func isKnownEqual(to other: Self) -> Bool {
    let comparison = ComparisonCache.comparison(of: Self.self)
    return withPointer(to: self) { a in
      withPointer(to: other) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }
}

extension ItemNode {
  /// Runs code of a shape and tracks the observable values that it reads until one of them changes.
  ///
  /// All sizes and outlines of a shape belong to one evaluation, regardless of the number of calls.
  @inline(__always)
  package final func ask<S: Shape, R>(_ shape: S, _ question: (S) -> R) -> R {
    if S._readsNothing { return question(shape) }
    return withContinuedEvaluation(of: self) { question(shape) }
  }

  /// Draws a shape over this item, unless it is invisible.
  ///
  /// - Parameters:
  ///   - frame: The frame of the item, in the fragment's coordinates, in points.
  ///   - direction: The layout direction of the item.
  package final func draw<S: Shape>(
    _ shape: S, into recorder: inout DisplayRecorder, in frame: CGRect, _ fillStyle: FillStyle, _ paint: Paint,
    _ direction: LayoutDirection
  ) {
    guard frame.size.isFinite, !paint.isInvisible else { return }
    // The shape is evaluated in its own coordinates, so its path does not depend on rounding at its position.
    var outline = ask(shape) { $0.outline(in: frame.size, fillStyle, direction) }
    if case .stroke(let style) = outline.operation, !style.isFinite {
      reportInvalidDimension("line style of \(nameInSource(of: S.self))", "\(style)")
    }
    outline.path = usable(outline.path, of: S.self)
    recorder.draw(outline, over: frame, paint)
  }

  /// Returns the path of a shape if it can be drawn. Otherwise reports the shape and returns an empty path.
  package final func usable<S: Shape>(_ path: Path, of shape: S.Type) -> Path {
    if path.isEmpty { return path }
    if let usable = path.usable { return usable }
    reportInvalidDimension("path of \(nameInSource(of: S.self))", "a point that is not finite")
    return Path()
  }
}

extension DisplayRecorder {
  /// Draws an outline that is relative to the origin of a rectangle.
  fileprivate mutating func draw(_ outline: ShapeOutline, over rect: CGRect, _ paint: Paint) {
    var outline = outline
    if rect.origin != .zero { outline.path = outline.path.offsetBy(dx: rect.origin.x, dy: rect.origin.y) }
    if outline.path.isEmpty { return }
    // A gradient spans the rectangle of the shape rather than the outline: a part of a ring has the gradient of the
    // whole ring.
    let placed = paint.placed(in: rect)
    if case .rect(let rect) = outline.path.storage, case .fill = outline.operation {
      fill(rect, withPlaced: placed)
    } else {
      append(.path(DisplayPath(outline.path, outline.operation, placed)))
    }
  }
}

// A shape view makes the node of its filled form directly, without a node for the body.
extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @inlinable @MainActor public static var _isSingleItem: Bool { true }

  @inlinable @MainActor
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    ShapeNode(view.pointee, ForegroundStyle()._erased(), FillStyle(), inputs)
  }

  @inlinable @MainActor
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    node.made(as: ShapeNode<Self>.self).update(view.pointee, ForegroundStyle()._erased(), FillStyle())
  }

  @inlinable @MainActor
  public static func _evaluateBody(_ node: ViewNode) {}
}

/// A path that is used as a shape keeps its coordinates, regardless of the rectangle.
extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { self }
}

/// A protocol that keeps conforming types outside the main actor, although they also conform to `View` or
/// `ViewModifier`.
///
/// A type that conforms to protocols of two global actors is isolated to neither. A client module can isolate its
/// declarations to the main actor by default (`-default-isolation MainActor`). Without this protocol the default would
/// include the type of a custom ``Shape``, whose ``Shape/path(in:)`` is not isolated, and the compiler would reject the
/// conformance.
///
/// Tested by `DefaultIsolationTests`.
@_marker @_ImpossibleActor
@_documentation(visibility: internal)
public protocol _RemoveGlobalActorIsolation {}

/// A global actor that only ``_RemoveGlobalActorIsolation`` uses, as an actor other than the main actor.
@globalActor
@_documentation(visibility: internal)
public actor _ImpossibleActor {
  /// The only instance, which the language requires. Nothing uses it.
  public static let shared = _ImpossibleActor()
}

/// A type-erased shape. A change from one shape to another is not animated.
///
/// > Source: conformance SHAPE-30.
public struct AnyShape: Shape {
  private let box: AnyShapeBox

  /// Creates a type-erased copy of a shape.
  public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? TypedShapeBox(shape) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { box.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    box.outline(in: rect, fillStyle: fillStyle)
  }
}

/// The storage of an ``AnyShape``.
private class AnyShapeBox: @unchecked Sendable {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline { ShapeOutline(Path(), .fill(fillStyle)) }
}

/// The storage of a type-erased shape of one type.
private final class TypedShapeBox<S: Shape>: AnyShapeBox, @unchecked Sendable {
  private let shape: S

  init(_ shape: S) { self.shape = shape }

  deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(shape) } }

  override var layoutDirectionBehavior: LayoutDirectionBehavior {
    RecursionGuard.hasNoRoom ? super.layoutDirectionBehavior : shape.layoutDirectionBehavior
  }

  override func path(in rect: CGRect) -> Path {
    RecursionGuard.hasNoRoom ? super.path(in: rect) : shape.path(in: rect)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    RecursionGuard.hasNoRoom ? super.sizeThatFits(proposal) : shape.sizeThatFits(proposal)
  }

  override func outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    if RecursionGuard.hasNoRoom { return super.outline(in: rect, fillStyle: fillStyle) }
    return shape._outline(in: rect, fillStyle: fillStyle)
  }
}
