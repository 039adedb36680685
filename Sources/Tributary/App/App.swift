public import TributaryEngine
public import TributaryHost

/// A program: what it shows, and where it begins.
///
///     @main
///     struct Greeter: App {
///       var body: some Scene {
///         WindowGroup { Text("Hello") }
///       }
///     }
///
/// On a terminal the program runs live, as `ViewHost.runInTerminal(metrics:)` does. With options, or where there is no
/// terminal, it plays a script on a virtual clock and prints what is shown then: `--help` tells how.
///
/// The app is made once. State that it declares lives as long as the program.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene that ``body`` answers.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app; called once, when the program begins.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program with the arguments of the process: what `@main` calls.
  ///
  /// Exit status: 0, 64 for options or a script that are wrong, 65 for a script that asks for a view that is not there,
  /// 69 for a port that cannot be used, 73 for output that cannot be written.
  @MainActor @preconcurrency
  public static func main() { AppProgram<Self>.main(AppInterface()) }
}

/// What stands around everything in the window of an app: the place where the state of the app lives.
package struct AppRoot<A: App> {
  let app: InstalledValue<A>
  let window: WindowRecord

  @MainActor
  package init(_ app: A, window: WindowRecord = WindowRecord()) {
    self.app = InstalledValue(app)
    self.window = window
  }
}

extension AppRoot: View, FrameworkComposite {
  package var body: some View {
    let scene = app.value.body
    window.description = scene._window
    return scene._content
  }
}

/// What the command line asks of an app, beside the values of the app's own arguments.
public struct AppRequest: Sendable {
  /// Whether the window would be shown live: on a terminal, and nothing is to be printed or written.
  public let isLive: Bool

  /// The names of all options that were given, with their hyphens, in their order.
  public let options: [String]

  /// A request as a test may ask for one.
  public init(isLive: Bool = false, options: [String] = []) {
    self.isLive = isLive
    self.options = options
  }
}

/// What an app has shown, for the documents of its own: see `CommandLineArgument.document(_:_:text:)`.
@MainActor
public struct AppRun {
  /// What shows the window, as it stands after the script.
  public let host: ViewHost<AnyView>

  /// What the first frame did.
  public let firstFrame: FrameReport

  /// What all later frames did, as one: the largest number of passes, and the sum of the work.
  public let laterFrames: FrameReport

  /// How many later frames there were.
  public let laterFrameCount: Int

  /// The frames by identifier as a JSON object, as the step `report` prints them, without a line feed at the end.
  public var framesJSON: String { host.framesJSON() }

  /// The JSON object that `--report` prints, ending with a line feed.
  public var report: String { AppReport(self).json }
}
