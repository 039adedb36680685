#if os(Linux)
  import ExpectationTestSupport
  import Foundation
  import Synchronization
  import Testing
  import TributaryDiagnostics
  import TributaryEngine
  import TributaryLoops

  /// The lookup of lines in debug information.
  struct DebugInformationTests {
    @Test func `A line of client code requires one line table`() throws {
      var stack = CallStack.current
      let line = #line - 1 as UInt32
      let innermost = stack.innermostLine()
      let found = try #require(innermost)
      expect(found.0, equals: Diagnostic.Location(fileID: #fileID, line: line))
      expect(stack.tablesSearched, equals: 1)
    }

    @Test func `A call that is replaced by its function has the lines of both`() {
      let (lines, inner) = linesInProgress()
      expect(lines.prefix(2), equals: [inner, #line - 1])
    }

    /// Returns the lines of this file that are in progress, innermost first, and the line that should be the first.
    @inline(__always) private func linesInProgress() -> (all: [Int], first: Int) {
      var (stack, first, lines) = (CallStack.current, #line, [Int]())
      _ = stack.firstLine(in: { $0 == #filePath }) { line -> Never? in
        lines.append(line.line)
        return nil
      }
      return (lines, first)
    }

    @Test func `Other threads can map and release files during a search`() {
      let isDone = Mutex(false)
      Thread.detachNewThread {
        while !isDone.withLock({ $0 }) { _ = try? Data(contentsOf: URL(filePath: "/bin/sh"), options: .alwaysMapped) }
      }
      defer { isDone.withLock { $0 = true } }
      for _ in 0..<50 {
        var stack = CallStack.current
        expect(stack.innermostLine() != nil)
      }
    }

    @Test func `The list of loaded files is complete`() throws {
      let function = try #require(RuntimeFunction.find("getpid"))
      var files = LoadedFiles()
      let file = files.file(at: UInt64(UInt(bitPattern: function)))
      expect(file?.path.contains("/libc") == true)
    }

    @Test func `A file without debug information has no lines`() {
      for path in ["/proc/self/maps", "/dev/null", "/", "/none", #filePath] {
        expectNil(DebugInformation(path: path))
      }
    }
  }
#endif
