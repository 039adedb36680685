package import Foundation
import TributaryInspection
import TributarySVG
package import TributarySweep
import TributaryWeb

/// The command-line options of every app.
package struct AppOptions: Equatable {
  package var size: CGSize?
  package var svg: Destination?
  package var record: Destination?
  package var inspect: Destination?
  package var report = false

  /// The queries about the window, in the order in which their answers are printed.
  package var questions: [Question] = []
  package var previews = false
  package var script: Script?
  package var help = false

  /// The widths to sweep; `nil` for no sweep.
  package var sweep: ClosedRange<CGFloat>?

  /// Whether the sweep covers all text sizes.
  package var sweepsTexts = false

  /// The environments with locales that the sweep covers in addition to the default.
  package var sweptLocales: [SweepEnvironment] = []

  /// The port of the browser server; 0 selects a free port.
  package var serve: UInt16?

  /// Whether the served program is rebuilt and restarted when its sources change.
  package var watch = false

  /// The maximum number of windows of the served program, or `nil` for the default.
  package var windows: Int?

  /// The names of the app's own reports to print.
  package var ownReports: [String] = []

  /// The names of all given options, in order.
  package var given: [String] = []

  /// The given options of the app, which replace the common options with their names.
  private var own: Set<String> = []

  package init() {}

  /// Parses the arguments of the program, without its name.
  ///
  /// - Parameters:
  ///   - app: The app, whose properties the custom arguments set.
  ///   - own: The custom arguments of the app.
  /// - Throws: `CommandLineError` for the first invalid argument.
  @MainActor
  package init<A>(_ arguments: [String], _ app: inout A, _ own: [CommandLineArgument<A>]) throws(CommandLineError) {
    var arguments = Arguments(arguments)
    var words = WordReader(own)
    while let argument = try arguments.next() {
      if let own = own.first(where: { $0.name == argument && !$0.isPositional }) {
        try take(own, &arguments, &app)
        self.own.insert(argument)
      } else if !argument.hasPrefix("-"), try words.take(argument, &app) {
        continue
      } else if try !take(argument, &arguments) {
        throw arguments.unknown(argument, options: Self.names(own))
      }
      given.append(argument)
    }
    if previews, let other = given.first(where: { $0 != "--previews" && $0 != "--size" }) {
      throw CommandLineError("--previews cannot be combined with \(other), which applies to the window of the program")
    }
    if sweep == nil, let other = given.first(where: { $0.hasPrefix("--sweep-") }) {
      throw CommandLineError("\(other) changes a sweep; add --sweep")
    }
    if sweep != nil,
      let other = given.first(where: { Self.optionsWithoutSweep.contains($0) || ownReports.contains($0) })
    {
      throw CommandLineError("--sweep cannot be combined with \(other), which applies to one size")
    }
    if serve != nil, let other = given.first(where: { Self.printingOptions.contains($0) || ownReports.contains($0) }) {
      throw CommandLineError("--serve shows the program in a browser and prints no output; omit \(other)")
    }
    if watch, serve == nil { throw CommandLineError("--watch replaces a served program; add --serve") }
    if windows != nil, serve == nil {
      throw CommandLineError("--windows limits the tabs of a served program; add --serve")
    }
    if record != nil, let script, script.duration > SVGRecording.maximumSeconds {
      let seconds = (Int(SVGRecording.maximumSeconds), JSONText.number(script.duration))
      throw CommandLineError("--record takes a script of at most \(seconds.0) seconds; this one lasts \(seconds.1)")
    }
  }

  @MainActor
  private mutating func take<A>(
    _ own: CommandLineArgument<A>, _ arguments: inout Arguments, _ app: inout A
  ) throws(CommandLineError) {
    switch own.kind {
    case .flag(let set): set(&app)
    case .option(let reader): try reader.read(&app, arguments.value(reader.allowed))
    case .report: if !ownReports.contains(own.name) { ownReports.append(own.name) }
    case .positional: break
    }
  }

  /// - Returns: Whether the argument is an option of every app.
  private mutating func take(_ argument: String, _ arguments: inout Arguments) throws(CommandLineError) -> Bool {
    switch argument {
    case "--size": size = try CGSize(argument: arguments.value(CGSize.allowedArgument))
    case "--svg": svg = try Destination(arguments.value(Destination.allowed), .svg, option: argument)
    case "--record": record = try Destination(arguments.value(Destination.allowed), .svg, option: argument)
    case "--inspect": inspect = try Destination(arguments.value(Destination.allowed), .html, option: argument)
    case "--report": report = true
    case "--dump": ask(.dump)
    case "--trace": ask(.trace(try arguments.value("the accessibility identifier of a view")))
    case "--explain": ask(.explain(try arguments.value("the type name of a preference key")))
    case "--why": ask(.why)
    case "--sweep": sweep = try Self.lengths(arguments.value(Self.allowedLengths))
    case "--sweep-texts": sweepsTexts = true
    case "--sweep-locales": sweptLocales = try Self.locales(arguments.value(Self.allowedLocales))
    case "--previews": previews = true
    case "--serve": serve = try Self.port(arguments.number())
    case "--watch": watch = true
    case "--windows": windows = try Self.windowCount(arguments.value(Self.allowedWindowCount))
    case "--script": script = try Script(arguments.value("steps separated by ;, each of which is \(Script.allowed)"))
    case "--help", "-h": help = true
    default: return false
    }
    return true
  }

  private static func port(_ text: String?) throws(CommandLineError) -> UInt16 {
    guard let text else { return WebService.standardPort }
    guard let port = UInt16(text) else {
      throw CommandLineError("invalid port \(quoted(text)); give a number from 1 to 65535, or 0 for a free port")
    }
    return port
  }

  private static let allowedLengths = "a range of widths in points, such as 320...1280"

  private static func lengths(_ text: String) throws(CommandLineError) -> ClosedRange<CGFloat> {
    let bounds = text.components(separatedBy: "...").map { bound in
      bound.allSatisfy { $0 == "." || ("0"..."9").contains($0) } ? Double(bound) : nil
    }
    guard bounds.count == 2, let lower = bounds[0], let upper = bounds[1], lower > 0, lower <= upper else {
      throw CommandLineError("invalid range \(quoted(text)); give \(allowedLengths)")
    }
    return lower...upper
  }

  private static let allowedLocales = "identifiers of locales separated by commas, such as de,ar, or pseudo"

  private static func locales(_ text: String) throws(CommandLineError) -> [SweepEnvironment] {
    var environments: [SweepEnvironment] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      if name == "pseudo" {
        environments.append(.pseudolocale)
      } else if Locale(identifier: name).language.languageCode?.isISOLanguage == true {
        environments.append(.locale(Locale(identifier: name)))
      } else {
        throw CommandLineError("invalid locale \(quoted(name)); give \(allowedLocales)")
      }
    }
    return environments
  }

  private static var allowedWindowCount: String {
    let range = WebService.permittedMaximumWindows
    return "a number from \(range.lowerBound) to \(range.upperBound)"
  }

  private static func windowCount(_ text: String) throws(CommandLineError) -> Int {
    guard let count = Int(text), WebService.permittedMaximumWindows.contains(count) else {
      throw CommandLineError("invalid number of windows \(quoted(text)); give \(allowedWindowCount)")
    }
    return count
  }

  private mutating func ask(_ question: Question) {
    if !questions.contains(question) { questions.append(question) }
  }

  /// Returns the names of all options, in the order in which an error message lists them.
  @MainActor
  private static func names<A>(_ own: [CommandLineArgument<A>]) -> [String] {
    let own = own.filter { !$0.isPositional }.map(\.name)
    return own + AppUsage.options.map(\.name).filter { !own.contains($0) }
  }

  /// Whether the program runs interactively on a terminal: no option prints or writes output.
  package var isLive: Bool {
    serve == nil && size == nil && svg == nil && record == nil && inspect == nil && !report && questions.isEmpty
      && !previews && sweep == nil && script == nil && ownReports.isEmpty
  }

  /// Whether events must be recorded from the first frame.
  var isWatched: Bool { inspect != nil || questions.contains(.why) }

  /// Whether the picture is printed in characters.
  package var showsCharacters: Bool {
    svg == nil && record == nil && inspect == nil && !report && questions.isEmpty && ownReports.isEmpty
      && !(script?.steps.contains(.report) ?? false)
  }

  private static let optionsWithoutSweep = [
    "--svg", "--record", "--report", "--dump", "--trace", "--explain", "--why", "--serve", "--previews",
  ]

  private static let windowOptions = [
    "--size", "--record", "--report", "--script", "--dump", "--trace", "--explain", "--why", "--serve", "--sweep",
  ]

  /// The options that print or write output about a window, or play a script in it.
  private static let printingOptions =
    windowOptions.filter { $0 != "--serve" } + ["--svg", "--inspect", "--previews"]

  /// The first option that requires a window. Such options are invalid if the program only prints text.
  var windowOption: String? {
    given.first { Self.windowOptions.contains($0) && !own.contains($0) || ownReports.contains($0) }
  }
}

/// Assigns words to the positional arguments, in order.
@MainActor
private struct WordReader<A> {
  private let places: [CommandLineArgument<A>]
  private var taken: [String] = []

  init(_ arguments: [CommandLineArgument<A>]) { places = arguments.filter(\.isPositional) }

  /// - Returns: `false` if the app has no positional arguments.
  mutating func take(_ word: String, _ app: inout A) throws(CommandLineError) -> Bool {
    guard let last = places.last else { return false }
    guard taken.count < places.count else {
      let previous = taken.last.map { "\(quoted($0)) or " } ?? ""
      throw CommandLineError("one \(last.name.lowercased()) at a time: \(previous)\(quoted(word))")
    }
    if case .positional(let reader) = places[taken.count].kind { try reader.read(&app, word) }
    taken.append(word)
    return true
  }
}

/// A command-line query about the views of a window.
package enum Question: Equatable {
  /// The view tree.
  case dump
  /// The path of a size proposal to the view with the given identifier.
  case trace(String)
  /// The writers and readers of the preference with the given key name.
  case explain(String)
  /// The reasons for body evaluations.
  case why
}

extension Question {
  /// Returns the answer, as lines of text.
  ///
  /// - Throws: `CommandLineError` if the view or preference does not exist. The error lists the existing ones.
  func answer(from inspection: Inspection) throws(CommandLineError) -> String {
    switch self {
    case .dump: return inspection.dump
    case .why: return inspection.whyUpdated
    case .trace(let identifier):
      if inspection.node(identified: identifier) != nil { return inspection.layoutTrace(of: identifier) }
      let known = inspection.nodes.compactMap(\.identifier)
      throw CommandLineError(
        "--trace \(quoted(identifier)): no view has this identifier\(Self.list("identifiers", identifier, known))",
        status: 65)
    case .explain(let key):
      if let preference = inspection.preferences.first(where: { $0.key == key }) {
        return preference.text(in: inspection)
      }
      throw CommandLineError(
        "--explain \(quoted(key)): no view writes or reads a preference with this key"
          + Self.list("keys", key, inspection.preferences.map(\.key)), status: 65)
    }
  }

  /// Returns the end of an error message: the closest match, and the existing names.
  private static func list(_ what: String, _ name: String, _ names: [String]) -> String {
    let names = Set(names).sorted()
    let rest = names.count > 24 ? " and \(names.count - 24) more" : ""
    return names.isEmpty
      ? "; there are no \(what)"
      : "\(suggestion(for: name, in: names, quoted)); \(what): "
        + "\(names.prefix(24).map { quoted($0) }.joined(separator: ", "))\(rest)"
  }
}
