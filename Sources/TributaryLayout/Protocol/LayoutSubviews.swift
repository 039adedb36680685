public import TributaryGeometry

/// The views that a ``Layout`` arranges, in view order, whatever their zIndex.
///
/// A slice shares the indices of the whole.
public struct LayoutSubviews {
  package let proxies: ArraySlice<SubviewProxy>
  let sheet: PlacementSheet

  /// The way in which the container reads. Places are mirrored for you; this is for what depends on it otherwise.
  public var layoutDirection: LayoutDirection

  init(_ proxies: ArraySlice<SubviewProxy>, _ sheet: PlacementSheet, _ direction: LayoutDirection) {
    self.proxies = proxies
    self.sheet = sheet
    layoutDirection = direction
  }

  /// All subviews of a container.
  package init(_ proxies: [SubviewProxy], _ sheet: PlacementSheet, layoutDirection: LayoutDirection) {
    self.init(proxies[...], sheet, layoutDirection)
  }

  /// The same subviews as a solver takes them.
  var elements: ContiguousArray<SubviewProxy> { ContiguousArray(proxies) }
}

extension LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// The index of the first subview.
  public var startIndex: Int { proxies.startIndex }

  /// The index after the last subview.
  public var endIndex: Int { proxies.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(proxies[index]) }

  /// Neighbouring subviews, with the indices that they have here.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(proxies[bounds], sheet, layoutDirection) }

  /// Neighbouring subviews, with the indices that they have here.
  public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  // Without this one an open range would be taken for a sequence of indices, which never ends.
  /// The subviews from an index on, with the indices that they have here.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  /// The subviews at some indices, in the order of these, indexed from 0.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(indices.map { proxies[$0] }[...], sheet, layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.proxies.elementsEqual(rhs.proxies, by: ===)
  }
}

/// One view that a ``Layout`` arranges.
///
/// Valid as long as the view stays in its container; afterwards, and off the main thread, it has no size and goes nowhere.
public struct LayoutSubview: Equatable {
  package let proxy: SubviewProxy

  init(_ proxy: SubviewProxy) { self.proxy = proxy }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.proxy === rhs.proxy }

  /// The layout priority of the view; 0 unless set.
  public var priority: Double { StackSolver.usablePriority(proxy.layoutPriority) }

  /// The gaps that the view would like to its neighbours.
  public var spacing: ViewSpacing { proxy.viewSpacing }

  /// The value that the view carries for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (proxy.element?.layoutValue(LayoutValueBox<K>.id) as? LayoutValueBox<K>)?.value ?? K.defaultValue
  }

  /// The size in points that the view takes when it is offered a proposal; remembered, so asking again is cheap.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proxy.usableSize(for: proposal) }

  /// The size and the alignment guides that the view has when it is offered a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { proxy.dimensions(in: proposal.asOffer) }

  /// Puts a point of the view at a point of the container. Counts in `placeSubviews` only; the last call wins.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the bounds that `placeSubviews` was given, in points.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: The size that the view is offered; its answer is its size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    proxy.place(SubviewPlacement(position: position, anchor: anchor, proposal: proposal))
  }
}

/// A name for a value that a view hands to the layout of its container.
///
/// Set it with `layoutValue(key:value:)`, read it with ``LayoutSubview/subscript(_:)``.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The value that a view hands to the layout of its container. The type is the name under which it is found.
package final class LayoutValueBox<Key: LayoutValueKey> {
  package let value: Key.Value

  package init(_ value: Key.Value) { self.value = value }

  package static var id: ObjectIdentifier { ObjectIdentifier(LayoutValueBox<Key>.self) }
}
