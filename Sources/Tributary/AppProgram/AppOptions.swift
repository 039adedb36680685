package import Foundation

/// What the command line of an app asks for.
package struct AppOptions: Equatable {
  package var size: CGSize?
  package var svg: Destination?
  package var report = false
  package var script: Script?
  package var help = false

  package static func usage(_ program: String) -> String {
    """
    Usage: \(program) [options]

    Without options on a terminal the program runs live: the mouse points, Tab and the arrow keys move the focus,
    Return does what a tap does, q quits. Otherwise it plays the script and prints what is shown then, as a picture
    in characters unless something else is asked for. Time is virtual: only the steps of the script take any.

      --size WxH       two positive numbers, in points (a live terminal has its own size)
      --svg FILE       write the picture as SVG; - is standard output
      --report         print frames by identifier, diagnostics and counts as JSON
      --script STEPS   what the user does, separated by ; (without a script nothing is done,
                       and the picture is shown once it rests, after 5 seconds at most)
      --help           print this

    Steps:
      tap ID                         tap the view with this identifier, else the first that shows this text;
                                     in quotation marks it may hold ; or look like a point
      tap x,y                        tap a point
      press x,y SECONDS              press a point for some time
      drag x,y x,y [hold SECONDS]    drag from one point to another, after a rest on the first
      wait SECONDS                   let time go on
      report                         print the frames by identifier as JSON, as they are now

    Options combine; of one that is given twice the last counts. Reports of the script come first, then the SVG,
    then the report of --report. Without --report what is wrong with the layout is told on standard error.
    Exit status: 0, 64 for options or steps that are wrong, 65 for a view that is not there, 73 for output that
    cannot be written.

    """
  }
}

extension AppOptions {
  private static let names = "--size, --svg, --report, --script, --help"

  /// Reads the arguments of the program, without its name.
  ///
  /// - Throws: `Refusal` for the first argument that is wrong.
  package init(_ arguments: [String]) throws(Refusal) {
    var arguments = Arguments(arguments)
    while let argument = try arguments.next() {
      switch argument {
      case "--size": size = try CGSize(argument: arguments.value(CGSize.allowedArgument))
      case "--svg": svg = try Destination(arguments.value(Destination.allowed), option: argument)
      case "--report": report = true
      case "--script": script = try Script(arguments.value("steps separated by ;, which are \(Script.allowed)"))
      case "--help", "-h": help = true
      default: throw arguments.unknown(argument, options: Self.names)
      }
    }
  }

  /// Whether nothing was asked for.
  var isEmpty: Bool { self == AppOptions() }

  /// Whether the picture is printed in characters.
  var showsCharacters: Bool { svg == nil && !report && !(script?.steps.contains(.report) ?? false) }
}
