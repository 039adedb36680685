@Suite(.waitsForPrograms) struct RefusalTests {
  private static let options = """
    --style, --select, --report, --size, --svg, --record, --inspect, --dump, --trace, --explain, --why, --script, \
    --sweep, --sweep-texts, --sweep-locales, --serve, --watch, --windows, --previews, --help
    """
  private static let months =
    "January, February, March, April, May, June, July, August, September, October, November or December"
  private static let sizes = "two positive numbers in points of at most 1000000, such as 600x400"

  @Test(arguments: [
    (["--style", "blink"], "unknown style \"blink\"; choose fade, border or anchor"),
    (["--style"], "--style needs a value: fade, border or anchor"),
    (["--style="], "unknown style \"\"; choose fade, border or anchor"),
    (["--select", "Brumaire"], "unknown month \"Brumaire\"; choose \(months)"),
    (["--select"], "--select needs a value: \(months)"),
    (["--size", "600"], "invalid size \"600\"; give \(sizes)"),
    (["--size", "0x400"], "invalid size \"0x400\"; give \(sizes)"),
    (["--size", "-1x400"], "invalid size \"-1x400\"; give \(sizes)"),
    (["--size", "infxnan"], "invalid size \"infxnan\"; give \(sizes)"),
    (["--size", "1e3x9"], "invalid size \"1e3x9\"; give \(sizes)"),
    (["--size", "1x2x3"], "invalid size \"1x2x3\"; give \(sizes)"),
    (["--size", "9999999x1"], "invalid size \"9999999x1\"; give \(sizes)"),
    (["--size"], "--size needs a value: \(sizes)"),
    (["--svg"], "--svg needs a value: a file, or - for standard output"),
    (["--svg="], "--svg needs a value: a file, or - for standard output"),
    (["--report=yes"], "--report takes no value"),
    (["--blink"], "unknown option \"--blink\"; choose from \(options)"),
    (["May"], "unknown argument \"May\"; choose from \(options)"),
    (["--report", "--select", "\u{1B}[2J\n\u{202E}"], "unknown month \"\\u{1B}[2J\\n\\u{202E}\"; choose \(months)"),
  ])
  func `Invalid options are rejected in one line with the permitted ones`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try program.run(arguments)
    expect(run.status, equals: 64)
    expect(run.output, equals: "")
    expect(run.errors, equals: "MonthSelector: \(message)\n")
  }

  @Test func `An invalid option prevents writing a file`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "months.svg")
      let run = try program.run("--svg", file.path, "--select", "nothing")
      expect(run.status, equals: 64)
      expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `A file in a missing folder is rejected without output`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(components: "missing", "months.svg").path
      let run = try program.run("--report", "--svg", file)
      expect(run.status, equals: 73)
      expect(run.output, equals: "")
      expect(
        run.errors,
        equals: """
          MonthSelector: cannot write "\(file)": no such file or directory; \
          give a file in an existing, writable folder, or - for standard output

          """)
    }
  }

  @Test func `A folder is rejected as a file`() throws {
    try Program.withFolder { folder in
      let run = try program.run("--svg", folder.path)
      expect(run.status, equals: 73)
      expect(run.errors.hasPrefix("MonthSelector: cannot write \"\(folder.path)\": it is a folder; give a file"))
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
    }
  }

  #if os(Linux)
    @Test func `Output to a device does not replace the device`() throws {
      let full = try program.run("--report", "--svg", "/dev/full")
      expect(full.status, equals: 73)
      expect(full.output, equals: "")
      expect(full.errors.hasPrefix("MonthSelector: cannot write \"/dev/full\": no space left on device; "))
      try expect(program.run("--svg", "/dev/null").status, equals: 0)
      let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
      expect(kind, equals: .typeCharacterSpecial)
    }

    @Test func `A full standard output is an error`() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try program.run("--report", output: full)
      expect(run.status, equals: 73)
      expect(run.errors, equals: "MonthSelector: cannot write to standard output: no space left on device\n")
    }
  #endif
}
