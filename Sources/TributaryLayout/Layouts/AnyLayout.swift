public import TributaryGeometry

/// A type-erased layout. A change of the wrapped layout preserves the identity and the state of the views.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("a"); Text("b") }
public struct AnyLayout: Layout {
  public typealias AnimatableData = _AnyAnimatableData

  var storage: AnyLayoutStorage

  /// Creates a type-erased layout. An erased layout is not wrapped again.
  public init<L: Layout>(_ layout: L) {
    storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
  }

  /// The type-erased cache of the wrapped layout.
  public struct Cache {
    /// The type of the layout that created the cache.
    let owner: ObjectIdentifier
    var value: Any
  }

  /// The animatable data of the wrapped layout.
  public var animatableData: _AnyAnimatableData {
    get { storage.animatableData }
    set { storage = storage.with(animatableData: newValue) }
  }

  public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    storage.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    storage.guide(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    storage.guide(guide, bounds, proposal, subviews, &cache)
  }

  /// Returns whether two erased layouts have the same type and equal values, according to a rule for that type.
  package static func areEqual(
    _ a: AnyLayout, _ b: AnyLayout,
    by areEqual: (Any.Type, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    a.storage === b.storage || a.storage.isEqual(to: b.storage, by: areEqual)
  }

  /// The type of the wrapped layout.
  package var layoutType: Any.Type { storage.layoutType }
}

extension AnyLayout: CharacteristicLayout {
  var ownCharacter: LayoutTraits { storage.character }
}

/// The storage of a type-erased layout.
class AnyLayoutStorage {
  typealias Cache = AnyLayout.Cache

  var layoutType: Any.Type { AnyLayoutStorage.self }
  var character: LayoutTraits { LayoutTraits(stackOrientation: nil) }
  var animatableData: _AnyAnimatableData { .zero }

  func with(animatableData: _AnyAnimatableData) -> AnyLayoutStorage { self }
  func isEqual(
    to other: AnyLayoutStorage, by areEqual: (Any.Type, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool { false }
  func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(owner: ObjectIdentifier(layoutType), value: ()) }
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {}
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }
}

/// The storage of a layout with a known type in an `AnyLayout`.
final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var layoutType: Any.Type { L.self }

  override var character: LayoutTraits { layout.character }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func with(animatableData: _AnyAnimatableData) -> AnyLayoutStorage {
    guard let data = animatableData.value as? L.AnimatableData else { return self }
    var layout = layout
    layout.animatableData = data
    return TypedLayoutStorage(layout)
  }

  override func isEqual(
    to other: AnyLayoutStorage, by areEqual: (Any.Type, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    guard let other = other as? TypedLayoutStorage<L> else { return false }
    return withUnsafePointer(to: layout) { a in
      withUnsafePointer(to: other.layout) { b in areEqual(L.self, UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(owner: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    // Caches of different layouts may have the same type, so the cache records the layout that created it.
    guard cache.owner == ObjectIdentifier(L.self) else {
      cache = makeCache(subviews)
      return
    }
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  /// Runs `body` with the cache of this layout.
  private func with<R>(_ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var own: L.Cache
    if cache.owner == ObjectIdentifier(L.self), let known = cache.value as? L.Cache {
      own = known
      // The cached value must be uniquely referenced while it is mutated.
      cache.value = ()
    } else {
      own = layout.makeCache(subviews: subviews)
    }
    let result = body(&own)
    cache = Cache(owner: ObjectIdentifier(L.self), value: own)
    return result
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

/// The type-erased animatable data of an ``AnyLayout``.
///
/// Data of different types cannot be interpolated: the sum of two such values is the first one. Zero is compatible with
/// every type.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The animatable data; nil represents zero of any type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.value else { return rhs.value == nil || rhs.magnitudeSquared == 0 }
    guard let right = rhs.value else { return lhs.magnitudeSquared == 0 }
    return left.isEqual(to: right)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.value else { return rhs }
    guard let right = rhs.value else { return lhs }
    return Self(left.adding(right))
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let right = rhs.value else { return lhs }
    guard let left = lhs.value else { return Self(right.negated) }
    return Self(left.subtracting(right))
  }

  public mutating func scale(by rhs: Double) {
    guard let value else { return }
    self = Self(value.scaled(by: rhs))
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  func isEqual(to other: any VectorArithmetic) -> Bool { (other as? Self) == self }

  func adding(_ other: any VectorArithmetic) -> Self { (other as? Self).map { self + $0 } ?? self }

  func subtracting(_ other: any VectorArithmetic) -> Self { (other as? Self).map { self - $0 } ?? self }

  var negated: Self { .zero - self }
}
