/// The custom arguments of an app.
@MainActor struct ArgumentTests {
  enum Face: String, CaseIterable { case round, square }

  struct Clock: CommandLineApp {
    var face = Face.round
    var hour = 0
    var seconds: Double?
    var isLarge = false
    var city: String?
    var country: String?

    static let overview = "A clock."

    static let arguments: [CommandLineArgument<Self>] = [
      .positional("CITY", \.city, "where it stands", choices: ["Bern", "Thun"].map { ($0, $0) }),
      .positional("COUNTRY", \.country, "in which country", allowed: "two letters") { $0.count == 2 ? $0 : nil },
      .option("--face", \.face, "how it looks"),
      .option("--hour", "HOUR", \.hour, "when", choices: [("noon", 12), ("midnight", 0)]),
      .option("--after", "N", \.seconds, "how much later", allowed: "a number", read: { Double($0) }),
      .flag("--large", \.isLarge, "twice as large"),
      .report("--hands", "print the hands") { clock, run in "\(clock.hour) \(run.laterFrameCount)\n" },
      .report("--report", "print less than usual") { _, _ in "" },
    ]

    var body: some Scene { WindowGroup { Text("clock") } }
  }

  private func read(_ arguments: String...) throws(CommandLineError) -> (clock: Clock, options: AppOptions) {
    var clock = Clock()
    let options = try AppOptions(arguments, &clock, Clock.arguments)
    return (clock, options)
  }

  @Test @MainActor func `Each argument sets its property`() throws {
    let (clock, options) = try read("thun", "--face=square", "CH", "--hour", "NOON", "--large", "--after", "-1.5")
    expect(clock.city, equals: "Thun")
    expect(clock.country, equals: "CH")
    expect(clock.face, equals: .square)
    expect(clock.hour, equals: 12)
    expect(clock.seconds, equals: -1.5)
    expect(clock.isLarge)
    expect(options.given, equals: ["--face", "--hour", "--large", "--after"])
    expect(options.isLive)
  }

  @Test @MainActor func `An app is configured by its command-line arguments`() throws {
    struct Rule: CommandLineApp {
      var isLong = false
      var launch = LaunchOptions()

      static let arguments: [CommandLineArgument<Self>] = [.flag("--long", \.isLong, "longer")]

      mutating func prepare(for launch: LaunchOptions) throws(CommandLineError) {
        if isLong, launch.options.contains("--script") { throw CommandLineError("--long is not played") }
        self.launch = launch
      }

      var body: some Scene { WindowGroup { Text("rule") } }
    }
    let rule = try Rule(arguments: ["--long"], isOnTerminal: true)
    expect(rule.isLong)
    expect(rule.launch.isLive)
    let written = try Rule(arguments: ["--svg", "-", "--long"], isOnTerminal: true)
    expect(!written.launch.isLive)
    expect(written.launch.options, equals: ["--svg", "--long"])
    #expect(throws: CommandLineError("--long is not played")) { try Rule(arguments: ["--long", "--script", ""]) }
  }

  @Test @MainActor func `Without arguments an app keeps its defaults`() throws {
    let (clock, options) = try read()
    expectNil(clock.city)
    expect(clock.face, equals: .round)
    expect(!clock.isLarge)
    expect(options, equals: AppOptions())
  }

  @Test func `Common options are read beside the app's arguments, and the last value of an option counts`() throws {
    let (clock, options) = try read("--face", "square", "--size", "30x40", "--face", "round", "--svg", "-")
    expect(clock.face, equals: .round)
    expect(options.size, equals: CGSize(width: 30, height: 40))
    expect(options.svg, equals: .standardOutput)
    expect(!options.isLive)
    expect(!options.showsCharacters)
  }

  @Test @MainActor func `An app's own report ends the program and overrides an option of the same name`() throws {
    let options = try read("--report", "--hands", "--hands").options
    expect(options.ownReports, equals: ["--report", "--hands"])
    expect(!options.report)
    expect(!options.isLive)
  }

  @Test(arguments: [
    (["--face", "oval"], "unknown face \"oval\"; choose round or square"),
    (["--face"], "--face needs a value: round or square"),
    (["--hour", "one"], "unknown hour \"one\"; choose noon or midnight"),
    (["--after", "soon"], "invalid after \"soon\"; give a number"),
    (["--large=yes"], "--large takes no value"),
    (["Basel"], "unknown city \"Basel\"; choose Bern or Thun"),
    (["Bern", "Swiss"], "invalid country \"Swiss\"; give two letters"),
    (["Bern", "CH", "Thun"], "one country at a time: \"CH\" or \"Thun\""),
    (
      ["--larg"],
      """
      unknown option "--larg" (did you mean --large?); choose from --face, --hour, --after, --large, --hands, --report, --size, --svg, --record, \
      --inspect, --dump, --trace, --explain, --why, --script, --sweep, --sweep-texts, --sweep-locales, --serve, --watch, --windows, --previews, --help
      """
    ),
  ])
  func `An invalid argument is rejected with the list of valid ones`(_ arguments: [String], _ message: String) {
    var clock = Clock()
    #expect(throws: CommandLineError(message)) { try AppOptions(arguments, &clock, Clock.arguments) }
  }

  @Test @MainActor func `Help lists the app's arguments before the common ones, in columns`() {
    let lines = AppUsage("clock", AppInterface<Clock>()).text.split(separator: "\n").map(String.init)
    expect(lines.prefix(2), equals: ["Usage: clock [CITY] [COUNTRY] [options]", "A clock."])
    let table = [
      "  CITY                   where it stands",
      "  --face round|square    how it looks",
      "  --hands                print the hands",
      "  --report               print less than usual",
      "  --size WxH             the size of the window in points (a live terminal has its own size)",
    ]
    let places = table.map { line in lines.firstIndex(of: line) ?? -1 }
    expect(!places.contains(-1), "\(lines)")
    expect(places, equals: places.sorted())
    expect(lines.filter { $0.hasPrefix("  --report") }.count, equals: 1)
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  @Test @MainActor func `An idle app does no work in later frames`() {
    let host = ViewHost(size: CGSize(width: 90, height: 30)) { AnyView(AppRoot(Clock())) }
    let player = ScriptPlayer(host)
    defer { player.end() }
    host.advance(by: 60)
    expect(player.firstFrame.counts.bodies, equals: 1)
    expect(player.laterFrames.counts, equals: FrameCounts())
    expect(player.laterFrameCount, equals: 0)
    host.size.width = 100
    host.update()
    expect(player.laterFrames.counts.placements, above: 0)
    expect(player.laterFrameCount, equals: 1)
  }
}
