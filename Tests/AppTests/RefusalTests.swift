@Suite(.waitsForPrograms) struct RefusalTests {
  @Test(arguments: [
    (
      ["--picture"],
      """
      unknown option "--picture"; choose from --size, --svg, --record, --inspect, --report, --dump, --trace, --explain, \
      --why, --script, --sweep, --sweep-texts, --sweep-locales, --serve, --watch, --windows, --previews, --help
      """
    ),
    (["\u{1B}[2J"], "unknown argument \"\\u{1B}[2J\"; choose from "),
    (["--size", "0x4"], "invalid size \"0x4\"; give two positive numbers"),
    (["--sgv", "-"], "unknown option \"--sgv\" (did you mean --svg?); choose from --size"),
    (
      ["--record", "x.gif"],
      "--record writes SVG, not GIF; give a file whose name ends in .svg, or - for standard output"
    ),
    (["--svg", "folder/x.PNG"], "--svg writes SVG, not PNG; give a file whose name ends in .svg"),
    (["--inspect", "x.svg"], "--inspect writes HTML, not SVG; give a file whose name ends in .html"),
    (["--windows", "2"], "--windows limits the tabs of a served program; add --serve"),
    (["--serve", "--windows"], "--windows needs a value: a number from 1 to 1000"),
    (["--serve", "--windows", "0"], "invalid number of windows \"0\"; give a number from 1 to 1000"),
    (["--serve", "--windows", "1001"], "invalid number of windows \"1001\"; give a number from 1 to 1000"),
    (["--serve", "--windows=many"], "invalid number of windows \"many\"; give a number from 1 to 1000"),
    (["--report=yes"], "--report takes no value"),
    (["--svg", "--inspect", "x.html"], "--svg needs a value: a file, or - for standard output"),
    (["--script"], "--script needs a value: steps separated by ;, each of which is tap ID, tap x,y, hover ID"),
    (
      ["--script", "tap More; tpa 1,1"],
      "step 2 \"tpa 1,1\": unknown step (did you mean tap?); expected tap ID, tap x,y, hover ID"
    ),
    (
      ["--record", "-", "--script", "wait 59; press 1,1 1; drag 1,1 2,2"],
      "--record takes a script of at most 60 seconds; this one lasts 60.133"
    ),
    (["--script", "wait -1"], "step 1 \"wait -1\": expected wait SECONDS; SECONDS is a number from 0 to 3600\n"),
    (
      ["--script", "key foo"],
      """
      step 1 "key foo": expected key KEY, where KEY is a character or one of return, tab, escape, space, delete, \
      deleteForward, up, down, left, right, home, end, pageUp, pageDown, with held keys before it as in shift+tab\n
      """
    ),
    (
      ["--script", "tap"],
      "step 1 \"tap\": expected tap ID or tap x,y, optionally followed by with KEYS; x and y are in points\n"
    ),
    (
      ["--script", "drag 1,1 2"],
      "step 1 \"drag 1,1 2\": expected drag x,y x,y or drag x,y x,y hold SECONDS; x and y are in points; SECONDS is"
    ),
    (["--script", "tap \"More"], "step 1 \"tap \\\"More\": the closing quotation mark is missing"),
    (["--sweep", "500...300"], "invalid range \"500...300\"; give a range of widths in points, such as 320...1280\n"),
    (["--sweep", "320..1280"], "invalid range \"320..1280\"; give "),
    (["--sweep", "0...100"], "invalid range \"0...100\"; give "),
    (["--sweep", "nan...100"], "invalid range \"nan...100\"; give "),
    (["--sweep", "-5...100"], "invalid range \"-5...100\"; give "),
    (
      ["--sweep", "1...1000000"],
      "invalid range of widths 1.0...1000000.0; give positive lengths of at most 100000 points\n"
    ),
    (["--sweep"], "--sweep needs a value: a range of widths in points, such as 320...1280\n"),
    (["--sweep", "300...310", "--sweep-texts=all"], "--sweep-texts takes no value\n"),
    (["--sweep-texts"], "--sweep-texts changes a sweep; add --sweep\n"),
    (["--sweep-locales", "de"], "--sweep-locales changes a sweep; add --sweep\n"),
    (
      ["--sweep", "300...310", "--sweep-locales", "de,,ar"],
      "invalid locale \"\"; give identifiers of locales separated by commas, such as de,ar, or pseudo\n"
    ),
    (["--sweep", "300...310", "--sweep-locales", "qqq"], "invalid locale \"qqq\"; give "),
    (["--sweep", "300...310", "--svg", "-"], "--sweep cannot be combined with --svg, which applies to one size\n"),
    (["--report", "--sweep", "300...310"], "--sweep cannot be combined with --report, which applies to one size\n"),
    (["--serve", "0", "--sweep", "300...310"], "--sweep cannot be combined with --serve, which applies to one size\n"),
    (["--previews", "--sweep", "300...310"], "--previews cannot be combined with --sweep, "),
  ])
  func `An invalid option or step is rejected with the permitted ones`(arguments: [String], message: String) throws {
    let run = try program.run(arguments)
    expect(run.status, equals: 64)
    expect(run.output, equals: "")
    expect(run.errors.hasPrefix("app-fixture: \(message)"), "\(run.errors)")
    expect(run.errors.split(separator: "\n").count, equals: 1)
  }

  @Test func `A missing view is reported with the existing views`() throws {
    let run = try program.run("--script", "report; tap Les")
    expect(run.status, equals: 65)
    expect(run.output, equals: "")
    expect(run.errors.hasPrefix("app-fixture: tap \"Les\": no view has this identifier, text or label; "))
    expect(
      run.errors, contains: "identifiers: \"More\", \"Tapp\", \"card\", \"hold\", \"slider\"; texts: \"Tapped 0\", ")
  }

  @Test func `A misspelled name in a script is reported with the nearest name`() throws {
    let run = try program.run("--script", "tap Moer")
    expect(run.errors, contains: "label (did you mean \"More\"?); identifiers: ")
  }

  @Test(arguments: [
    ("scroll More 0,10", "scroll \"More\": the view neither contains nor is inside a scroll view"),
    ("scroll \"Tapped 0\" 0,10", "scroll \"Tapped 0\": no scroll view is at this point"),
    ("scroll 1,2.5 0,10", "scroll 1,2.5: no scroll view is at this point"),
  ])
  func `Scrolling outside a scroll view is rejected`(_ script: String, _ message: String) throws {
    let run = try program.run("--script", script)
    expect(run.status, equals: 65)
    expect(run.errors, equals: "app-fixture: \(message)\n")
  }

  @Test func `A file that cannot be written ends the program before it prints output`() throws {
    let run = try program.run("--svg", "/no/such/folder/a.svg", "--report")
    expect(run.status, equals: 73)
    expect(run.output, equals: "")
  }
}
