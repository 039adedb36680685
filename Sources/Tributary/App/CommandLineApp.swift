public import TributaryInspection

/// An app with custom command-line arguments in addition to the arguments of every app.
///
///     @main
///     struct Clock: CommandLineApp {
///       private var face = Face.round
///
///       static let arguments: [CommandLineArgument<Self>] = [
///         .option("--face", \.face, "the clock face (default round)")
///       ]
///
///       var body: some Scene {
///         WindowGroup { ClockView(face: face) }
///       }
///     }
///
/// `Clock --face square --svg clock.svg` draws a square clock, `Clock --face oval` is an error that lists the valid
/// faces, and `--help` lists them. The properties are set before the first frame.
@MainActor @preconcurrency
public protocol CommandLineApp: App {
  /// The custom arguments of the app, in the order in which `--help` lists them.
  static var arguments: [CommandLineArgument<Self>] { get }

  /// The purpose of the program, as the introduction of `--help`. The text is wrapped when it is printed. The default
  /// is empty.
  static var overview: String { get }

  /// Processes the arguments after each of them has set its property. The default implementation does nothing.
  ///
  /// Implement this method to set up state that depends on an argument, and to validate combinations of arguments.
  ///
  /// - Parameter launch: The other options on the command line.
  /// - Throws: `CommandLineError`, which terminates the program.
  mutating func prepare(for launch: LaunchOptions) throws(CommandLineError)

  /// Returns the output to print instead of showing a window, or `nil` to show the window. The default implementation
  /// returns `nil`.
  ///
  ///     func programOutput() -> ProgramOutput? {
  ///       listsFaces ? ProgramOutput("round\nsquare\n") : nil
  ///     }
  ///
  /// - Throws: `CommandLineError`, which terminates the program.
  func programOutput() async throws(CommandLineError) -> ProgramOutput?
}

extension CommandLineApp {
  public static var overview: String { "" }

  public mutating func prepare(for launch: LaunchOptions) throws(CommandLineError) {}

  public func programOutput() async throws(CommandLineError) -> ProgramOutput? { nil }

  /// Creates the app from command-line arguments: each argument sets its property, and `prepare(for:)` processes the
  /// result.
  ///
  ///     let clock = try Clock(arguments: ["--face", "square"])
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the name of the program. Options of every app are parsed, but have no effect
  ///     here.
  ///   - isOnTerminal: Whether a terminal is available.
  /// - Throws: `CommandLineError` for an invalid argument.
  public init(arguments: [String], isOnTerminal: Bool = false) throws(CommandLineError) {
    self.init()
    let options = try AppOptions(arguments, &self, Self.arguments)
    try prepare(for: LaunchOptions(isLive: options.isLive && isOnTerminal, options: options.given))
  }

  /// Runs the program with the arguments of the process. The `@main` attribute calls this method.
  ///
  /// The exit status is that of a `CommandLineError` or a `ProgramOutput`, and otherwise as for every app.
  @MainActor @preconcurrency
  public static func main() { AppProgram<Self>.main(AppInterface()) }
}

/// The output that a program prints instead of showing a window.
public struct ProgramOutput: Sendable {
  /// The inspection that `--inspect` shows instead of printing the text. If it is `nil`, `--inspect` is an error.
  public var inspection: Inspection?

  /// The title of the page that shows `inspection`.
  public var title: String?

  /// The text to print to standard output, verbatim.
  public var text: String

  /// The SVG document that `--svg` writes instead of printing the text. If it is `nil`, `--svg` is an error.
  public var picture: String?

  /// The exit status of the program.
  public var status: Int32

  /// Creates the output of a program.
  ///
  /// - Parameters:
  ///   - text: The text, including line feeds.
  ///   - picture: An SVG document.
  ///   - inspection: The inspection.
  ///   - title: The title of the page that shows the inspection.
  ///   - status: The exit status of the program.
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
