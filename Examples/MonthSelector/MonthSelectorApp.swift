import Tributary

@main
struct MonthSelectorApp: CommandLineApp {
  @State private var selected = 0
  private(set) var style = SelectionStyle.border
  private var start = 0

  static let overview =
    "Twelve months, of which one is selected: click a month, or choose it with the arrow keys and Return."

  static let arguments: [CommandLineArgument<Self>] = [
    .option("--style", \.style, "the mark of the selected month (default border)"),
    .option(
      "--select", "MONTH", \.start, "the initially selected month, in English, in any case (default January)",
      choices: Months.names.enumerated().map { ($1, $0) }),
    .report(
      "--report",
      """
      print the months, the border, and the counts of the first frame as JSON, with the standard report as the member \
      "window"
      """
    ) { Report($0, $1).json },
  ]

  mutating func prepare(for launch: LaunchOptions) {
    _selected = State(initialValue: start)
  }

  var body: some Scene {
    WindowGroup("Twelve months, \(Months.names[selected]) selected") {
      MonthSelectorView(style: style, selected: $selected)
    }
    .defaultSize(width: 600, height: 400)
  }
}
