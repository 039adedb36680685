import Tributary

@main
struct MonthSelectorApp: CommandLineApp {
  @State private var selected = 0
  private(set) var style = SelectionStyle.border
  private var start = 0

  static let overview =
    "Twelve months, of which one is selected: click a month, or choose it with the arrow keys and Return."

  static let arguments: [CommandLineArgument<Self>] = [
    .option("--style", \.style, "how the selection is marked (default border)"),
    .option(
      "--select", "MONTH", \.start, "the month to begin with, in English, in any case (default January)",
      choices: Months.names.enumerated().map { ($1, $0) }),
    .document(
      "--report",
      """
      print the months, the border and what the first frame took as JSON, with the report of every app as the member \
      "window"
      """
    ) { Report($0, $1).json },
  ]

  mutating func prepare(for request: AppRequest) {
    _selected = State(initialValue: start)
  }

  var body: some Scene {
    WindowGroup("Twelve months, \(Months.names[selected]) selected") {
      MonthSelectorView(style: style, selected: $selected)
    }
    .defaultSize(width: 600, height: 400)
  }
}
