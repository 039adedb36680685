@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A view whose value determines whether it displays any content.
private protocol PossiblyEmptyView {
  @MainActor var showsNothing: Bool { get }
}

/// Returns whether the value of a view implies that it is empty: an empty view, or a condition that is `false`.
@MainActor
func showsNothing<V: View>(_ view: V) -> Bool { (view as? any PossiblyEmptyView)?.showsNothing ?? false }

extension EmptyView: PossiblyEmptyView {
  fileprivate var showsNothing: Bool { true }
}

extension Optional: PossiblyEmptyView where Wrapped: View {
  fileprivate var showsNothing: Bool { map { TributaryControls.showsNothing($0) } ?? true }
}

extension ConditionalContent: PossiblyEmptyView where TrueContent: View, FalseContent: View {
  fileprivate var showsNothing: Bool {
    switch storage {
    case .first(let view): TributaryControls.showsNothing(view)
    case .second(let view): TributaryControls.showsNothing(view)
    }
  }
}

extension Group: PossiblyEmptyView where Content: View {
  fileprivate var showsNothing: Bool { TributaryControls.showsNothing(content) }
}

extension TupleView: PossiblyEmptyView {
  fileprivate var showsNothing: Bool { views.allSatisfy { TributaryControls.showsNothing($0) } }
}
