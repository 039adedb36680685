// What a builder lists is a chain of pairs, which the compiler makes special code for. Where the type of a closure asks for a
// tuple instead, as controls do that look at their views one by one, the last step of the builder makes it of the chain. These
// are disfavoured, so that they are chosen where nothing else fits. SwiftUI's first builders took up to ten views.

extension ViewBuilder {
  /// What a closure lists, as it is.
  @inlinable
  public static func buildFinalResult<Content: View>(_ content: consuming Content) -> Content { content }

  /// Two views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View>(
    _ list: ViewPair<A, B>
  ) -> TupleView<(A, B)> {
    TupleView((list.preceding, list.last))
  }

  /// Three views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View>(
    _ list: ViewPair<ViewPair<A, B>, C>
  ) -> TupleView<(A, B, C)> {
    let others: TupleView<(A, B)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, list.last))
  }

  /// Four views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View>(
    _ list: ViewPair<ViewPair<ViewPair<A, B>, C>, D>
  ) -> TupleView<(A, B, C, D)> {
    let others: TupleView<(A, B, C)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, list.last))
  }

  /// Five views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>
  ) -> TupleView<(A, B, C, D, E)> {
    let others: TupleView<(A, B, C, D)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, list.last))
  }

  /// Six views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>
  ) -> TupleView<(A, B, C, D, E, F)> {
    let others: TupleView<(A, B, C, D, E)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, list.last))
  }

  /// Seven views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>
  ) -> TupleView<(A, B, C, D, E, F, G)> {
    let others: TupleView<(A, B, C, D, E, F)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, list.last))
  }

  /// Eight views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>
  ) -> TupleView<(A, B, C, D, E, F, G, H)> {
    let others: TupleView<(A, B, C, D, E, F, G)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, views.6, list.last))
  }

  /// Nine views, where a tuple of them is asked for.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
    _ list: ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>, I>
  ) -> TupleView<(A, B, C, D, E, F, G, H, I)> {
    let others: TupleView<(A, B, C, D, E, F, G, H)> = buildFinalResult(list.preceding)
    let views = others.value
    return TupleView((views.0, views.1, views.2, views.3, views.4, views.5, views.6, views.7, list.last))
  }

  /// Ten views, where a tuple of them is asked for.
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
