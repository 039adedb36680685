import Testing

// The compiler checks each expansion of `#expect` twice, which is two fifths of the type checking of these tests. The
// functions of this file expand it once for all tests. They report the values of both sides, and for a condition only
// whether it holds.

/// Expects a value.
func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value == expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value other than the given one.
func expect<Value: Equatable>(
  _ value: Value, differsFrom other: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value != other, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is less than or equal to a limit.
func expect<Value: Comparable>(
  _ value: Value, atMost limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value <= limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is greater than or equal to a limit.
func expect<Value: Comparable>(
  _ value: Value, atLeast limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value >= limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is less than a limit.
func expect<Value: Comparable>(
  _ value: Value, below limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value < limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value that is greater than a limit.
func expect<Value: Comparable>(
  _ value: Value, above limit: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value > limit, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a condition holds.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    condition, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a collection without elements.
func expectEmpty<Values: Collection>(
  _ values: Values, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    values.isEmpty, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects no value.
func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value == nil, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
