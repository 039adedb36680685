// In an explicit type, a `Group` of several views contains a tuple, as in
// `ForEach<[Int], Int, Group<TupleView<(Text, Text)>>>`. The group in the closure is built without that type, so the
// last step of the builder converts it. As with tuples, these overloads are disfavored and apply only if no other
// overload does.

extension ViewBuilder {
  /// Converts a group of two views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View>(
    _ group: Group<ViewPair<A, B>>
  ) -> Group<TupleView<(A, B)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of three views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View>(
    _ group: Group<ViewPair<ViewPair<A, B>, C>>
  ) -> Group<TupleView<(A, B, C)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of four views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<A, B>, C>, D>>
  ) -> Group<TupleView<(A, B, C, D)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of five views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>>
  ) -> Group<TupleView<(A, B, C, D, E)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of six views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>>
  ) -> Group<TupleView<(A, B, C, D, E, F)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of seven views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>>
  ) -> Group<TupleView<(A, B, C, D, E, F, G)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of eight views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ group: Group<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>>
  ) -> Group<TupleView<(A, B, C, D, E, F, G, H)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of nine views to a group of a tuple.
  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
    _ group: Group<
      ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<ViewPair<A, B>, C>, D>, E>, F>, G>, H>, I>
    >
  ) -> Group<TupleView<(A, B, C, D, E, F, G, H, I)>> { Group(grouped: buildFinalResult(group.content)) }

  /// Converts a group of ten views to a group of a tuple.
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
