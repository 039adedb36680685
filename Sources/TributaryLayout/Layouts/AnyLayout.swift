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
