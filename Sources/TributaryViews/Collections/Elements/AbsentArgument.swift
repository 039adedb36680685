/// A value that does not exist. No type conforms.
@_documentation(visibility: internal)
public protocol _AbsentValue {}

/// The type of an argument without a label that no call has.
///
/// Initializers whose first argument has a label begin with such a parameter to improve the compiler's messages. The
/// compiler reports the candidate with the fewest mistakes, and a missing label counts as one. Without this parameter,
/// it would report a misspelled property in `List($rows) { $row in … }` as a missing `selection:` label. With it, the
/// collection is an argument that meets none of these requirements.
public typealias _AbsentArgument = any _AbsentValue & RangeExpression & Hashable & Codable & CustomStringConvertible
  & CustomDebugStringConvertible & CustomReflectable
