// Where a type is written out, a `Group` of several views holds a tuple: `ForEach<[Int], Int, Group<TupleView<(Text, Text)>>>`. The
// group in the closure was built without knowledge of that type, so the last step of the builder converts it. As with tuples, these
// are disfavored and apply only where nothing else fits.

extension ViewBuilder {
  /// Two views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View>(
    _ group: Group<ViewPair<A, B>>
  ) -> Group<TupleView<(A, B)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Three views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View>(
    _ group: Group<ViewPair<ViewPair<A, B>, C>>
  ) -> Group<TupleView<(A, B, C)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Four views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<A, B>, C>, D>>
  ) -> Group<TupleView<(A, B, C, D)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Five views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>>
  ) -> Group<TupleView<(A, B, C, D, E)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Six views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>>
  ) -> Group<TupleView<(A, B, C, D, E, F)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Seven views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>>
  ) -> Group<TupleView<(A, B, C, D, E, F, G)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Eight views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>>
  ) -> Group<TupleView<(A, B, C, D, E, F, G, H)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Nine views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
    _ group: Group<
      ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>, I>
    >
  ) -> Group<TupleView<(A, B, C, D, E, F, G, H, I)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Ten views in a group, where a group of a tuple is requested.
  @_disfavoredOverload
  public static func buildFinalResult<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
  >(
    _ group: Group<
      ViewPair<
        ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>, I>, J
      >
    >
  ) -> Group<TupleView<(A, B, C, D, E, F, G, H, I, J)>> { Group(grouped: buildFinalResult(group.content)) }
}
