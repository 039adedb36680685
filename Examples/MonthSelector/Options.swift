import Tributary

/// What the command line asks for.
struct Options: Equatable {
  var style = SelectionStyle.border
  var selected = 0
  var size = CGSize(width: 600, height: 400)
  var svg: Destination?
  var report = false
  var help = false

  static let usage = """
    Usage: MonthSelector [options]

    Twelve months, of which one is selected. On a terminal it runs live: click a month, or move
    with the arrow keys or Tab and select with Return; q quits. Otherwise it prints the picture.

      --style fade|border|anchor   how the selection is marked (default border)
      --select MONTH               the month to begin with, in English, in any case (default January)
      --size WxH                   two positive numbers, in points (default 600x400; a live terminal has its own)
      --svg FILE                   write the picture as SVG; - is standard output
      --report                     print a report of the first frame as JSON
      --help                       print this

    Options combine; of one that is given twice the last counts. With --svg or --report nothing else is
    shown. With --svg - and --report the SVG comes first, then the report.
    Exit status: 0, 64 for options that are wrong, 73 for a file that cannot be written.

    """
}

extension Options {
  /// Reads the arguments of the program, without its name.
  ///
  /// - Throws: `Refusal` for the first argument that is wrong.
  init(_ arguments: [String]) throws(Refusal) {
    var arguments = Arguments(arguments)
    while let argument = try arguments.next() {
      switch argument {
      case "--style": style = try Options.style(arguments.value(Options.styles))
      case "--select": selected = try Options.month(arguments.value(Options.months))
      case "--size": size = try CGSize(argument: arguments.value(CGSize.allowedArgument))
      case "--svg": svg = try Destination(arguments.value(Destination.allowed), option: argument)
      case "--report": report = true
      case "--help", "-h": help = true
      default: throw arguments.unknown(argument, options: Options.names)
      }
    }
  }

  private static let names = "--style, --select, --size, --svg, --report, --help"
  private static let styles = alternatives(SelectionStyle.allCases.map(\.rawValue))
  private static let months = alternatives(Months.names)

  private static func style(_ text: String) throws(Refusal) -> SelectionStyle {
    guard let style = SelectionStyle(rawValue: text) else {
      throw Refusal("unknown style \(quoted(text)); choose \(styles)")
    }
    return style
  }

  private static func month(_ text: String) throws(Refusal) -> Int {
    guard let index = Months.names.firstIndex(where: { $0.lowercased() == text.lowercased() }) else {
      throw Refusal("unknown month \(quoted(text)); choose \(months)")
    }
    return index
  }
}
