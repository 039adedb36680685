#if os(Linux) && canImport(Runtime) && DEBUG
  import Runtime
  import ExpectationTestSupport
  import Testing
  import TributaryDiagnostics
  import TributaryLoops

  /// The lookup of lines in debug information.
  struct DebugInformationTests {
    @Test func `A line of client code requires one line table`() throws {
      let trace = try Backtrace.capture(limit: 64)
      let line = #line - 1 as UInt32
      var lines = StackLines(trace)
      let innermost = lines.innermost()
      let found = try #require(innermost)
      expect(found.location, equals: Diagnostic.Location(fileID: #fileID, line: line))
      expect(found.depth, equals: 0)
      expect(lines.tablesRead, equals: 1)
    }

    @Test func `A file without debug information has no lines`() {
      for path in ["/proc/self/maps", "/dev/null", "/", "/none", #filePath] {
        expectNil(DebugInformation(path: path))
      }
    }
  }
#endif
