/// A range of integers that a `ForEach` or a list takes without ids.
///
/// Only `Range<Int>` conforms.
@_documentation(visibility: internal)
public protocol _ConstantRange: RandomAccessCollection where Element == Int {}

extension Range: _ConstantRange where Bound == Int {}

/// All requirements for arguments that are constant ranges. Every range of integers meets them.
///
/// The initializers use these requirements instead of `Range<Int>` to improve the compiler's messages. The compiler
/// reports the candidate with the fewest failed requirements. In `ForEach($rows) { $row in … }`, a candidate for ranges
/// has no type for `row`, so no error in the closure counts against it. With one failed requirement, it would win over
/// the correct candidate, and the compiler would report that a binding is not a range.
public typealias _ConstantRangeArgument = _ConstantRange & RangeExpression & Hashable & Codable & CustomStringConvertible
  & CustomDebugStringConvertible & CustomReflectable
