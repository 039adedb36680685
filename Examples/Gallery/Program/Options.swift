import Tributary

/// What the command line asks for.
@MainActor
struct Options {
  var page: Page?
  var list = false
  var size: CGSize?
  var svg: Destination?
  var frames = false
  var help = false

  static let usage = """
    Usage: Gallery [PAGE] [options]

    Pages that show one behaviour of SwiftUI's layout and drawing order each. On a terminal they run live:
    Tab and Return, or a click, on ‹ and › flip through them; q quits. Otherwise PAGE is printed as a
    picture; without PAGE the pages are listed with what they show.

      --list        print the names of the pages, one a line
      --svg FILE    write PAGE as SVG; - is standard output
      --frames      print a JSON object with the frame of every identifier of PAGE, in points of the picture
      --size WxH    two positive numbers, in points (default: the page's own)
      --help        print this

    With --svg - and --frames the SVG comes first.
    Exit status: 0, 64 for arguments that are wrong, 73 for a file that cannot be written.

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
      case "--list": list = true
      case "--size": size = try CGSize(argument: arguments.value(CGSize.allowedArgument))
      case "--svg": svg = try Destination(arguments.value(Destination.allowed), option: argument)
      case "--frames": frames = true
      case "--help", "-h": help = true
      default:
        if argument.hasPrefix("-") {
          throw arguments.unknown(argument, options: "--list, --size, --svg, --frames, --help")
        }
        if let page { throw Refusal("one page at a time: \(quoted(page.name)) or \(quoted(argument))") }
        page = try Options.page(argument)
      }
    }
    if page == nil, !help, !list, svg != nil || frames || size != nil {
      throw Refusal("--svg, --frames and --size need a page: \(Options.names)")
    }
  }

  private static var names: String { alternatives(Catalogue.pages.map(\.name)) }

  private static func page(_ name: String) throws(Refusal) -> Page {
    guard let page = Catalogue.pages.first(where: { $0.name == name }) else {
      throw Refusal("unknown page \(quoted(name)); choose \(names)")
    }
    return page
  }
}
