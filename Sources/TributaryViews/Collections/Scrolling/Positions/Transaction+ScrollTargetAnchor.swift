@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point that a scroll movement to a view aligns in the view and the viewport; `nil` for no preference.
  ///
  /// The anchor applies to changes of the id or the position of `scrollPosition`, instead of the anchor of that
  /// modifier, and to `ScrollViewProxy.scrollTo(_:anchor:)` without an anchor. A request with an anchor uses its own.
  ///
  ///     withTransaction(\.scrollTargetAnchor, .bottom) { id = items.last?.id }
  ///
  /// > Source: conformance SCROLL-107.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
