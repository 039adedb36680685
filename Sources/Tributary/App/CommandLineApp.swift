public import TributaryInspection

/// An app with arguments of its own on the command line, beside those of every app.
///
///     @main
///     struct Clock: CommandLineApp {
///       private var face = Face.round
///
///       static let arguments: [CommandLineArgument<Self>] = [
///         .option("--face", \.face, "how it looks (default round)")
///       ]
///
///       var body: some Scene {
///         WindowGroup { ClockView(face: face) }
///       }
///     }
///
/// `Clock --face square --svg clock.svg` draws a square clock, `Clock --face oval` is refused with the faces that there are,
/// and `--help` lists them. Properties have the values of the command line before anything is shown.
@MainActor @preconcurrency
public protocol CommandLineApp: App {
  /// The arguments of the app's own, in the order in which `--help` lists them.
  static var arguments: [CommandLineArgument<Self>] { get }

  /// What the program is for, as `--help` begins; lines are broken where it is shown. By default empty.
  static var overview: String { get }

  /// Takes up the arguments as a whole, when each has set its property: for state that begins with one of them, and for
  /// what only makes sense together. By default nothing.
  ///
  /// - Parameter request: What else stands on the command line.
  /// - Throws: `ScriptError`, which ends the program.
  mutating func prepare(for request: AppRequest) throws(ScriptError)

  /// What the program prints instead of showing its window; `nil`, as by default, to show the window.
  ///
  /// - Throws: `ScriptError`, which ends the program.
  func printout() async throws(ScriptError) -> Printout?
}

extension CommandLineApp {
  public static var overview: String { "" }

  public mutating func prepare(for request: AppRequest) throws(ScriptError) {}

  public func printout() async throws(ScriptError) -> Printout? { nil }

  /// Makes the app as a command line would: each argument has set its property, and the whole has been taken up.
  ///
  ///     let clock = try Clock(arguments: ["--face", "square"])
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name; options of every app are read too, and change nothing here.
  ///   - isOnTerminal: Whether there is a terminal to run live on.
  /// - Throws: `ScriptError` for what is wrong.
  public init(arguments: [String], isOnTerminal: Bool = false) throws(ScriptError) {
    self.init()
    let options = try AppOptions(arguments, &self, Self.arguments)
    try prepare(for: AppRequest(isLive: options.isLive && isOnTerminal, options: options.given))
  }

  /// Runs the program with the arguments of the process: what `@main` calls.
  ///
  /// Exit status: that of a `ScriptError` or a `Printout`, else as for every app.
  @MainActor @preconcurrency
  public static func main() { AppProgram<Self>.main(AppInterface()) }
}

/// What a program prints instead of showing a window.
public struct Printout: Sendable {
  /// What `--inspect` shows; the text is not printed then. Without one `--inspect` is refused.
  public var inspection: Inspection?

  /// The title of the page that shows `inspection`.
  public var title: String?

  /// Goes to standard output, as it is.
  public var text: String

  /// An SVG document, which `--svg` writes; the text is not printed then. Without one `--svg` is refused.
  public var picture: String?

  /// The exit status of the program.
  public var status: Int32

  /// - Parameters:
  ///   - text: With its line feeds.
  ///   - picture: An SVG document.
  ///   - inspection: What was looked into, with the title of the page that shows it.
  public init(
    _ text: String, picture: String? = nil, inspection: Inspection? = nil, title: String? = nil, status: Int32 = 0
  ) {
    self.inspection = inspection
    self.title = title
    self.text = text
    self.picture = picture
    self.status = status
  }
}
