/// The output of the command line.
@Suite(.waitsForPrograms) struct ProgramTests {
  @Test func `The list has one name per line, and each name is a page`() throws {
    let names = try pages()
    expect(names.count, atLeast: 11)
    expect(Set(names).count, equals: names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)")
      let run = try program.run(name)
      expect(run.status, equals: 0)
      expect(run.output.contains { !$0.isWhitespace }, "\(name) shows something")
      expect(run.output, lacks: "\u{1B}")
    }
  }

  @Test func `Without a page and a terminal, the pages are listed with their titles`() throws {
    let run = try program.run()
    expect(run.status, equals: 0)
    for name in try pages() { expect(run.output.contains("\n\(name) ") || run.output.hasPrefix("\(name) ")) }
  }

  @Test func `The picture and the frames are written to their specified files`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "page.svg")
      let run = try program.run("zindex-scope", "--frames", "--svg", file.path)
      let both = try program.run("zindex-scope", "--frames", "--svg", "-")
      expect(run.output.hasPrefix("{\n"))
      try expect(both.output, equals: String(contentsOf: file, encoding: .utf8) + run.output)
    }
  }

  @Test func `The size of a page can be specified`() throws {
    let frames = try frames(of: "zindex-overlap", "--size", "800x400")
    expect(frames["row-1"]?.description, equals: "280 70 240 80")
  }

  @Test func `A script changes the pages of the gallery`() throws {
    let count = try pages().count
    let run = try program.run("--script", "tap next; tap next")
    expect(run.output.contains("3/\(count)  Removing a card from a deck"))
    let back = try program.run("--script", "tap back", "--svg", "-").output
    expect(back.contains(">\(count)/\(count)  Text<"))
    expect(back, contains: "<title>Gallery</title>")
  }

  @Test(arguments: [
    (["zindex"], "unknown page \"zindex\"; choose "),
    (["\u{1B}[2J"], "unknown page \"\\u{1B}[2J\"; choose "),
    (["--svg"], "--svg needs a value: a file, or - for standard output"),
    (["--frames"], "--frames needs a page, or a script for the whole gallery; pages are zindex-scope, "),
    (["zindex-scope", "paint-order"], "one page at a time: \"zindex-scope\" or \"paint-order\""),
    (
      ["--blink"],
      """
      unknown option "--blink"; choose from --list, --frames, --size, --svg, --record, --inspect, --report, --dump, \
      --trace, --explain, --why, --script, --sweep, --sweep-texts, --sweep-locales, --serve, --watch, --windows, --previews, --help
      """
    ),
    (["zindex-scope", "--size", "0x0"], "invalid size \"0x0\"; give "),
    (["--list=all"], "--list takes no value"),
  ])
  func `Invalid arguments are rejected in one line`(_ arguments: [String], _ message: String) throws {
    let run = try program.run(arguments)
    expect(run.status, equals: 64)
    expect(run.output, equals: "")
    expect(run.errors.hasPrefix("Gallery: \(message)"), "\(run.errors)")
    expect(run.errors.split(separator: "\n").count, equals: 1)
  }
}
