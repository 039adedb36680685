public import TributaryGeometry

/// The views that a ``Layout`` arranges, in view order and independent of their `zIndex`.
///
/// A slice shares the indices of the whole collection.
public struct LayoutSubviews {
  package let proxies: ArraySlice<SubviewProxy>
  let sheet: PlacementSheet

  /// The layout direction of the container. Positions are mirrored automatically; use this property for other
  /// differences.
  public var layoutDirection: LayoutDirection

  init(_ proxies: ArraySlice<SubviewProxy>, _ sheet: PlacementSheet, _ direction: LayoutDirection) {
    self.proxies = proxies
    self.sheet = sheet
    layoutDirection = direction
  }

  /// Creates the collection of all subviews of a container.
  package init(_ proxies: [SubviewProxy], _ sheet: PlacementSheet, layoutDirection: LayoutDirection) {
    self.init(proxies[...], sheet, layoutDirection)
  }

  /// The subviews as elements for a solver.
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

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(proxies[index]) }

  /// Returns a slice of adjacent subviews, which keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(proxies[bounds], sheet, layoutDirection) }

  /// Returns a slice of adjacent subviews, which keep their indices.
  public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  // Without this overload, a partial range would be used as a sequence of indices, which is infinite.
  /// Returns the subviews from an index on, which keep their indices.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  /// Returns the subviews at some indices, in the order of these, indexed from 0.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(indices.map { proxies[$0] }[...], sheet, layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.proxies.elementsEqual(rhs.proxies, by: ===)
  }
}

/// A view that a ``Layout`` arranges.
///
/// A subview is valid while its view is in the container. Afterward, and off the main thread, its size is zero and
/// placing it has no effect.
public struct LayoutSubview: Equatable {
  package let proxy: SubviewProxy

  init(_ proxy: SubviewProxy) { self.proxy = proxy }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.proxy === rhs.proxy }

  /// The layout priority of the view; 0 unless set.
  public var priority: Double { StackSolver.usablePriority(proxy.layoutPriority) }

  /// The preferred gaps between the view and its neighbors.
  public var spacing: ViewSpacing { proxy.viewSpacing }

  /// The value of the view for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (proxy.element?.layoutValue(LayoutValueBox<K>.id) as? LayoutValueBox<K>)?.value ?? K.defaultValue
  }

  /// Returns the view's size for a proposal, in points. The size is cached, so repeated calls are cheap.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proxy.usableSize(for: proposal) }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { proxy.dimensions(in: proposal.asOffer) }

  /// Places a point of the view at a point of the container.
  ///
  /// The call has an effect only in `placeSubviews`; the last call applies.
  ///
  /// - Parameters:
  ///   - position: The target point in points, in the coordinates of the bounds passed to `placeSubviews`.
  ///   - anchor: The point of the view that is placed at `position`.
  ///   - proposal: The proposal that determines the size of the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    proxy.place(SubviewPlacement(position: position, anchor: anchor, proposal: proposal))
  }
}

/// A key of a value that a view passes to the layout of its container.
///
/// Set it with `layoutValue(key:value:)`, and read it with ``LayoutSubview/subscript(_:)``.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The value that a view passes to the layout of its container. The metatype serves as the key for lookups.
package final class LayoutValueBox<Key: LayoutValueKey> {
  package let value: Key.Value

  package init(_ value: Key.Value) { self.value = value }

  package static var id: ObjectIdentifier { ObjectIdentifier(LayoutValueBox<Key>.self) }
}
