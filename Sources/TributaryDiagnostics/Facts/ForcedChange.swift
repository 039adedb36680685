/// A value with a count, so that setting equal content produces a different value.
///
/// Reports and the rules of loops compare only the content. A position that oscillates repeats, regardless of the
/// count.
package protocol ForcedChange {
  /// The content without the count.
  var said: Any { get }
}
