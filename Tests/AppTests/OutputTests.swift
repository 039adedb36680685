@Suite(.waitsForPrograms) struct OutputTests {
  @Test func `Without a terminal the picture is printed in characters`() throws {
    let run = try program.run()
    expect(run.status, equals: 0)
    try expectGolden(run.output, "Goldens/picture.txt")
    expect(run.output, lacks: "\u{1B}")
  }

  @Test func `The report describes the final state`() throws {
    let run = try program.run("--report")
    try expectGolden(run.output, "Goldens/report.json")
  }

  @Test func `The picture has the window's title and its size, or the requested size`() throws {
    let usual = try program.run("--svg", "-").output
    expect(usual.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"160\""))
    expect(usual, contains: "<title>Counter &lt;1&gt;</title>")
    let other = try program.run("--svg", "-", "--size", "400x200").output
    expect(other.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"200\""))
  }

  @Test(arguments: ["--svg", "--record"])
  func `The picture of a dark window has a black background`(option: String) throws {
    let environment = ProcessInfo.processInfo.environment.merging(["APP_FIXTURE_IS_DARK": "1"]) { $1 }
    let dark = try Program.start(program.path, [option, "-"], environment: environment)
    let background = "<rect x=\"0\" y=\"0\" width=\"320\" height=\"160\" fill="
    #expect(dark.status == 0 && dark.output.contains("\(background)\"#000000\"/>"))
    expect(dark.output.ranges(of: /fill="#ffffff"[^>]*>Tapped/).count, equals: 1)
    expect(try program.output(option, "-").contains("\(background)\"#ffffff\"/>"))
  }

  @Test func `A file contains the output otherwise printed, between the reports`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "picture.svg").path
      let written = try program.run("--svg", file, "--report", "--script", "report")
      let printed = try program.run("--svg", "-", "--report", "--script", "report")
      let svg = try String(contentsOfFile: file, encoding: .utf8)
      let step = try program.run("--script", "report").output
      expect(written.output.hasPrefix(step))
      expect(printed.output, equals: step + svg + written.output.dropFirst(step.count))
    }
  }

  @Test(arguments: [0o600, 0o644, 0o640, 0o755, 0o4711], ["--svg", "--record"])
  func `An overwritten file keeps its mode`(mode: Int, option: String) throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "picture.svg")
      try Data("old".utf8).write(to: file)
      expect(chmod(file.path, mode_t(mode)), equals: 0)
      try expect(program.run(option, file.path).status, equals: 0)
      var known = stat()
      expect(stat(file.path, &known), equals: 0)
      #expect(known.st_mode & 0o7777 == mode)
      expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["picture.svg"])
    }
  }

  @Test func `A new file has the mode of the mask, and a link is followed`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "picture.svg")
      try expect(program.run("--svg", file.path).status, equals: 0)
      let mask = umask(0)
      umask(mask)
      var known = stat()
      expect(stat(file.path, &known), equals: 0)
      expect(known.st_mode & 0o7777, equals: 0o666 & ~mask)
      let link = folder.appending(component: "link.svg")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try Data("old".utf8).write(to: file)
      try expect(program.run("--svg", link.path).status, equals: 0)
      try expect(FileManager.default.destinationOfSymbolicLink(atPath: link.path), equals: file.path)
      expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
    }
  }

  @Test(arguments: ["--svg", "--record"])
  func `A file name that is not UTF-8 is rejected, and no other file is written`(option: String) throws {
    try Program.withFolder { folder in
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.currentDirectoryURL = folder
      shell.arguments = ["-c", "exec \"$0\" \(option) \"$(printf 'a\\377b.svg')\"", try program.path]
      let errors = Pipe()
      shell.standardError = errors
      shell.standardOutput = FileHandle.nullDevice
      try shell.run()
      let complaint = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      shell.waitUntilExit()
      expect(shell.terminationStatus, equals: 64)
      expect(complaint.hasPrefix("app-fixture: argument 2 is not valid UTF-8"))
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
    }
  }

  @Test(arguments: ["100000x100000", "1000000x1000000", "8000x16017"])
  func `A window that exceeds the character limit is rejected as characters and drawn in SVG`(size: String) throws {
    let run = try program.run("--size", size)
    expect(run.status, equals: 64)
    expectEmpty(run.output)
    expect(run.errors, contains: "more than the maximum of 1000000")
    try expect(program.run("--size", size, "--svg", "-").status, equals: 0)
  }

  @Test func `A window at the character limit is printed completely`() throws {
    let run = try program.run("--size", "8000x16000")
    expect(run.status, equals: 0)
    expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count, equals: 1_001)
    expect(run.output, contains: "loaded")
  }

  @Test func `Standard error contains no terminal control sequences`() throws {
    let all = [
      ["--\u{1B}[2J"], ["\u{9B}31m\u{202E}"], ["--svg", "/\u{1B}]0;x\u{7}/y"], ["--script", "tap \u{200F}\u{1B}"],
    ]
    for arguments in all {
      let run = try program.run(arguments)
      expect(run.status, differsFrom: 0)
      #expect(
        run.errors.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        }, "\(run.errors.debugDescription)")
    }
  }

  @Test func `Equal runs give equal bytes`() throws {
    let script = "wait 0.7; tap More; drag 20,112 90,100; report"
    try expect(
      program.run("--svg", "-", "--script", script).output, equals: program.run("--svg", "-", "--script", script).output
    )
  }

  @Test func `Help names every option and step`() throws {
    let run = try program.run("--help")
    expect(run.status, equals: 0)
    for word in [
      "--size", "--svg", "--inspect", "--dump", "--trace ID", "--explain KEY", "--why", "--report", "--script",
      "tap ID", "press", "drag", "wait",
    ] { expect(run.output.contains(word), "\(word)") }
    expect(run.output.hasPrefix("Usage: app-fixture [options]\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
