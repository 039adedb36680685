import TributaryGeometry

/// The erased layout.
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
