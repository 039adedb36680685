public import Testing

// The compiler needs 20 milliseconds for each expansion of `#expect`, which was a fifth of a build of the tests. The
// functions of this module expand it once for all tests. They report the values of both sides, and for a condition only
// whether it holds. `#expect` remains for conditions whose parts a failure must show.

/// Expects a value.
public func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value == expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value other than the given one.
public func expect<Value: Equatable>(
  _ value: Value, differsFrom other: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value != other, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is less than or equal to a limit.
public func expect<Value: Comparable>(
  _ value: Value, atMost limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value <= limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is greater than or equal to a limit.
public func expect<Value: Comparable>(
  _ value: Value, atLeast limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value >= limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is less than a limit.
public func expect<Value: Comparable>(
  _ value: Value, below limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value < limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is greater than a limit.
public func expect<Value: Comparable>(
  _ value: Value, above limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value > limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a condition holds.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    condition, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a collection without elements.
public func expectEmpty<Values: Collection>(
  _ values: Values, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    values.isEmpty, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects no value.
public func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value == nil, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a text that contains another one.
public func expect(
  _ text: some StringProtocol, contains part: String, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    text.contains(part), comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a text that does not contain another one.
public func expect(
  _ text: some StringProtocol, lacks part: String, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    !text.contains(part), comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
