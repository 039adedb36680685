public import TributaryGeometry

/// A geometric value of a view that can be passed up the tree and read in the coordinates of another view.
///
/// An anchor is a value that records the position of its view in the root at the time of creation. While that position
/// is current, the anchor is resolved through the nearest common ancestor, exactly, with all rotations and scales in
/// between. Afterward it resolves to the recorded position. Equal anchors resolve to equal values.
public struct Anchor<Value> {
  @usableFromInline package let box: AnchorBox<Value>

  @usableFromInline
  init(_ box: AnchorBox<Value>) { self.box = box }

  /// A source of an anchor: the bounds of a view, a point or rectangle in the view, or several of these.
  public struct Source {
    @usableFromInline package let box: AnchorSourceBox<Value>

    @usableFromInline
    init(_ box: AnchorSourceBox<Value>) { self.box = box }

    /// Returns the anchor of this source for an item.
    @usableFromInline
    func anchor(from origin: AnchorOrigin) -> Anchor<Value> { Anchor(box.anchor(from: origin)) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension Anchor: CustomDebugStringConvertible {
  /// The rectangle or point in the root when the anchor was created, in points, such as `Anchor(20, 40, 60 × 20)` or
  /// `Anchor(20, 40)`.
  public var debugDescription: String { "Anchor(\(box.text))" }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// Returns a source for a rectangle in the view's coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(ConvertibleAnchorSource(.rect(r), { _ in r }) { ConvertibleAnchor<CGRect>($0, $1) })
  }

  /// A source for the view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(AnchorSources.bounds) }
}

/// The anchor sources that all views share, because their positions depend only on the size of a view.
private enum AnchorSources {
  nonisolated(unsafe) static let bounds = ConvertibleAnchorSource<CGRect>(.bounds, { CGRect(origin: .zero, size: $0) })
  {
    ConvertibleAnchor<CGRect>($0, $1)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a source for a point in the view's coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { place(.point(p)) { _ in p } }

  /// Returns a source for a point given as a fraction of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    place(.unitPoint(p)) { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  private static func place(
    _ parameter: ConvertibleAnchorSource<CGPoint>.Parameter, _ place: @escaping (CGSize) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(ConvertibleAnchorSource(parameter, place) { ConvertibleAnchor<CGPoint>($0, $1) })
  }

  /// A source for the top leading corner of the view's bounds.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// A source for the midpoint of the top edge of the view's bounds.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// A source for the top trailing corner of the view's bounds.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// A source for the midpoint of the leading edge of the view's bounds.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// A source for the center of the view's bounds.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// A source for the midpoint of the trailing edge of the view's bounds.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// A source for the bottom leading corner of the view's bounds.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// A source for the midpoint of the bottom edge of the view's bounds.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// A source for the bottom trailing corner of the view's bounds.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source that combines several sources, in the order of the array.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(ArraySource(array.map(\.box)))
  }

  /// Creates a source from an optional source; for `nil`, the anchor resolves to `nil`.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(OptionalSource(anchor?.box))
  }
}
