// A builder lists views as a chain of pairs, which the compiler specializes. If the type of a closure requires a tuple
// instead, as in controls that access their views individually, the last step of the builder converts the chain. These
// overloads are disfavored, so they are selected only if no other fits. SwiftUI's first builders accepted up to ten
// views.

extension ViewBuilder {
  /// Returns the listed views unchanged.
  @inlinable
  public static func buildFinalResult<Content: View>(_ content: consuming Content) -> Content { content }

  /// Returns a tuple of two views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View>(
    _ list: ViewPair<A, B>
  ) -> TupleView<(A, B)> {
    TupleView((list.preceding, list.last))
  }

  /// Returns a tuple of three views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View>(
    _ list: ViewPair<ViewPair<A, B>, C>
  ) -> TupleView<(A, B, C)> {
    let others: TupleView<(A, B)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, list.last))
  }

  /// Returns a tuple of four views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View>(
    _ list: ViewPair<ViewPair<ViewPair<A, B>, C>, D>
  ) -> TupleView<(A, B, C, D)> {
    let others: TupleView<(A, B, C)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, list.last))
  }

  /// Returns a tuple of five views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>
  ) -> TupleView<(A, B, C, D, E)> {
    let others: TupleView<(A, B, C, D)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, list.last))
  }

  /// Returns a tuple of six views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>
  ) -> TupleView<(A, B, C, D, E, F)> {
    let others: TupleView<(A, B, C, D, E)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, list.last))
  }

  /// Returns a tuple of seven views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>
  ) -> TupleView<(A, B, C, D, E, F, G)> {
    let others: TupleView<(A, B, C, D, E, F)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, list.last))
  }

  /// Returns a tuple of eight views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>
  ) -> TupleView<(A, B, C, D, E, F, G, H)> {
    let others: TupleView<(A, B, C, D, E, F, G)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, views.6, list.last))
  }

  /// Returns a tuple of nine views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>, I>
  ) -> TupleView<(A, B, C, D, E, F, G, H, I)> {
    let others: TupleView<(A, B, C, D, E, F, G, H)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, views.6, views.7, list.last))
  }

  /// Returns a tuple of ten views, if the closure's type requires one.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
  >(
    _ list: ViewPair<
      ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>, I>, J
    >
  ) -> TupleView<(A, B, C, D, E, F, G, H, I, J)> {
    let others: TupleView<(A, B, C, D, E, F, G, H, I)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, views.6, views.7, views.8, list.last))
  }
}
