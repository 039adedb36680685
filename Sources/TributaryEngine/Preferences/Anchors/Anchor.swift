public import TributaryGeometry

/// A piece of geometry of a view that can be carried up the tree and read in the coordinates of another view.
///
/// An anchor is a value: it remembers where its view stood in the root when it was made. While that is still true it is
/// read through the nearest common ancestor, exactly, whatever is rotated or scaled in between; afterwards it answers the
/// place where the view stood. Equal anchors give equal answers.
public struct Anchor<Value> {
  @usableFromInline package let box: AnchorBox<Value>

  @usableFromInline
  init(_ box: AnchorBox<Value>) { self.box = box }

  /// What to make an anchor from: the view's bounds, a point of it, or several of these.
  public struct Source {
    @usableFromInline package let box: AnchorSourceBox<Value>

    @usableFromInline
    init(_ box: AnchorSourceBox<Value>) { self.box = box }

    /// The anchor of this source at a node.
    @usableFromInline
    func anchor(at node: ItemNode) -> Anchor<Value> { Anchor(box.anchor(at: node)) }
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

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { place { _ in r } }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    place { CGRect(origin: .zero, size: $0) }
  }

  private static func place(_ place: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(PlaceSource(place) { PlaceAnchor<CGRect>($0, $1) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { place { _ in p } }

  /// A point given as a fraction of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    place { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  private static func place(_ place: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(PlaceSource(place) { PlaceAnchor<CGPoint>($0, $1) })
  }

  /// The top leading corner of the view's bounds.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge of the view's bounds.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view's bounds.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge of the view's bounds.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view's bounds.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge of the view's bounds.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view's bounds.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the view's bounds.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view's bounds.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several sources as one; the order is kept.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(ArraySource(array.map(\.box)))
  }

  /// A source that may be missing; its anchor then reads `nil`.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(OptionalSource(anchor?.box))
  }
}
