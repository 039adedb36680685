/// A range of integers that a `ForEach` or a list accepts without ids.
///
/// Only `Range<Int>` conforms.
@_documentation(visibility: internal)
public protocol _HalfOpenRange: RandomAccessCollection where Element == Int {}

extension Range: _HalfOpenRange where Bound == Int {}

/// All requirements for arguments that are half-open ranges of integers. Every `Range<Int>` meets them.
///
/// The initializers use these requirements instead of the type `Range<Int>` to improve the compiler's messages. The
/// compiler reports the candidate with the fewest failed requirements. In `ForEach($rows) { $row in … }`, a candidate
/// for ranges has no type for `row`, so no error in the closure counts against it. With a single failed requirement, it
/// would win over the correct candidate, and the compiler would report that a binding is not a range. A misspelled
/// property counts as nine failed requirements.
public typealias _HalfOpenRangeArgument = _HalfOpenRange & RangeExpression & Hashable & Codable
  & CustomStringConvertible
  & CustomDebugStringConvertible & CustomReflectable
