/// Tests that wait for programs occupy no threads that other tests need.
struct ProgramSuiteTests {
  private static let starts = [
    "Program(\"", "Process()", "Process.run(", "PseudoTerminal(", "HeadlessBrowser(", "ServedApp(", "BuiltModules.",
  ]

  @Test func `A suite that starts programs has the trait that gives it separate threads`() {
    var count = 0
    for file in SourceFile.all(below: "Tests") where file.name.hasSuffix("Tests") {
      let starts = file.code.contains { line in Self.starts.contains { line.contains(bytesOf: $0) } }
      guard starts else { continue }
      count += 1
      expect(file.code.contains { $0.contains(bytesOf: ".waitsForPrograms") }, "\(file.path)")
    }
    expect(count, above: 25)
  }
}
