import Testing

/// Expects a value.
///
/// It is equal to `#expect(value == expected)`, with the same report of both values. The compiler checks each expansion of that macro
/// twice, which is two fifths of the type checking of these tests, so they call a function instead.
func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value == expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
