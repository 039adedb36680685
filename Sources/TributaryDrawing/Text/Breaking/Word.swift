/// A run of text that stays in one line if it fits there, and the spaces after it.
struct Word {
  var start: String.Index
  var contentEnd: String.Index
  /// After the spaces.
  var end: String.Index
}
