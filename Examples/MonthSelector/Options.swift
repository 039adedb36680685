import Foundation

/// What the command line asks for.
struct Options: Equatable {
  var style = SelectionStyle.border
  var selected = 0
  var size = CGSize(width: 600, height: 400)
  var svg: Destination?
  var report = false
  var help = false

  enum Destination: Equatable {
    case standardOutput
    case file(String)
  }

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
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var (name, attached) = Options.split(argument)
      func value(_ allowed: String) throws(Refusal) -> String {
        if let value = attached {
          attached = nil
          return value
        }
        guard let value = rest.popFirst() else { throw Refusal("\(name) needs a value: \(allowed)") }
        return value
      }
      switch name {
      case "--style": style = try Options.style(value(Options.styles))
      case "--select": selected = try Options.month(value(Options.months))
      case "--size": size = try Options.size(value(Options.sizes))
      case "--svg": svg = try Options.destination(value("a file, or - for standard output"))
      case "--report": report = true
      case "--help", "-h": help = true
      default:
        let kind = argument.hasPrefix("-") ? "option" : "argument"
        throw Refusal("unknown \(kind) \(quoted(argument)); choose from \(Options.names)")
      }
      if attached != nil { throw Refusal("\(name) takes no value") }
    }
  }

  private static let names = "--style, --select, --size, --svg, --report, --help"
  private static let styles = list(SelectionStyle.allCases.map(\.rawValue))
  private static let months = list(Months.names)
  private static let sizes = "two positive numbers in points, such as 600x400"

  /// Takes `--name=value` apart.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

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

  private static func size(_ text: String) throws(Refusal) -> CGSize {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map(length)
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw Refusal("wrong size \(quoted(text)); give \(sizes)")
    }
    return CGSize(width: width, height: height)
  }

  /// A positive number in decimal digits; `Double` alone would also take "inf" and "1e400".
  private static func length(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let number = Double(text) else { return nil }
    return number > 0 && number <= 1_000_000 ? number : nil
  }

  private static func destination(_ text: String) throws(Refusal) -> Destination {
    if text.isEmpty { throw Refusal("--svg needs a value: a file, or - for standard output") }
    return text == "-" ? .standardOutput : .file(text)
  }

  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
