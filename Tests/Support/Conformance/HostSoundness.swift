extension ViewHost {
  /// Expects that the tree satisfies its invariants, and that the host has no diagnostics.
  package func expectSound(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    expect(core.checkInvariants(), equals: [], fileID: fileID, filePath: filePath, line: line, column: column)
    expect(diagnostics.map(\.code), equals: [], fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
