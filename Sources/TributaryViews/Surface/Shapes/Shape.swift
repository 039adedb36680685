public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A form that fills the rectangle it is given; as a view, a form in the foreground style.
///
/// A shape of your own implements ``path(in:)``. Shapes are values without isolation: their paths may be asked for at
/// any time.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in the rectangle's coordinates.
  func path(in rect: CGRect) -> Path

  /// What the outline is for.
  static var role: ShapeRole { get }

  /// The size that the shape takes as a view; where nothing is proposed it is 10 points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether every value of the type answers the same sizes, so that a changed value need not be measured.
  static var _isSizedByProposal: Bool { get }

  /// Whether paths and sizes of the type come from its values alone; code of users may read anything.
  static var _readsNothing: Bool { get }

  /// What the engine draws in a rectangle; the filled path unless a shape draws lines.
  func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public static var _isSizedByProposal: Bool { false }

  public static var _readsNothing: Bool { false }

  @inlinable
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    ShapeOutline(path(in: rect), .fill(fillStyle))
  }

  /// The shape filled with the foreground style.
  @inlinable @MainActor @preconcurrency
  public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// What the outline of a shape is for.
public enum ShapeRole: Sendable, Hashable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between contents.
  case separator
}

/// What a shape draws in a rectangle: a path, filled or as a line.
public struct ShapeOutline: Sendable {
  package var path: Path
  package var operation: DisplayPath.Operation

  package init(_ path: Path, _ operation: DisplayPath.Operation) {
    self.path = path
    self.operation = operation
  }
}

extension Shape {
  /// Whether two values of this type are equal by the rule of the type; then they have the same path.
  @MainActor
  package func isKnownEqual(to other: Self) -> Bool {
    let comparison = ComparisonCache.comparison(of: Self.self)
    return withPointer(to: self) { a in
      withPointer(to: other) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }
}

extension ItemNode {
  /// Runs code of a shape. What it reads counts until something of it changes, however often the shape is asked since: sizes
  /// and outlines are one evaluation.
  @inline(__always)
  package final func ask<S: Shape, R>(_ shape: S, _ question: (S) -> R) -> R {
    if S._readsNothing { return question(shape) }
    return withContinuedEvaluation(of: self) { question(shape) }
  }

  /// Draws a shape over this item, unless nothing of it is to be seen.
  ///
  /// - Parameter frame: Where the item is shown, in the fragment's coordinates, in points.
  package final func draw<S: Shape>(
    _ shape: S, into recorder: inout DisplayRecorder, in frame: CGRect, _ fillStyle: FillStyle, _ paint: Paint
  ) {
    guard frame.size.isFinite, !paint.isInvisible else { return }
    // The shape sees its own coordinates wherever it stands, so that its path does not depend on rounding there.
    var outline = ask(shape) { $0._outline(in: CGRect(origin: .zero, size: frame.size), fillStyle: fillStyle) }
    if case .stroke(let style) = outline.operation, !style.isFinite {
      host.reportInvalidDimension("line of \(typeName(of: S.self))", "\(style)", at: self)
    }
    outline.path = usable(outline.path, of: S.self)
    recorder.draw(outline, over: frame, paint)
  }

  /// The outline that a shape has answered, as far as it can be drawn; says so if it cannot.
  package final func usable<S: Shape>(_ path: Path, of shape: S.Type) -> Path {
    if path.isEmpty { return path }
    if let usable = path.usable { return usable }
    host.reportInvalidDimension("path of \(typeName(of: S.self))", "a point that is none", at: self)
    return Path()
  }
}

extension DisplayRecorder {
  /// Draws an outline over a rectangle in whose coordinates it is.
  fileprivate mutating func draw(_ outline: ShapeOutline, over rect: CGRect, _ paint: Paint) {
    var outline = outline
    if rect.origin != .zero { outline.path = outline.path.offsetBy(dx: rect.origin.x, dy: rect.origin.y) }
    if outline.path.isEmpty { return }
    // A gradient spans the rectangle that the shape is drawn in, not its outline: part of a ring has that of the ring.
    let placed = paint.placed(in: rect)
    if case .rect(let rect) = outline.path.storage, case .fill = outline.operation {
      fill(rect, withPlaced: placed)
    } else {
      append(.path(DisplayPath(outline.path, outline.operation, placed)))
    }
  }
}

// A shape stands for its own filled form without a node for the body in between.
extension Shape where Body == ShapeView<Self, ForegroundStyle> {
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

/// A path as a shape stays where its coordinates say, whatever rectangle it is given.
extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { self }
}
