import TributaryGeometry

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
