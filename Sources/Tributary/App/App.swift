public import TributaryEngine
public import TributaryHost

/// A type that represents the structure and the entry point of a program.
///
///     @main
///     struct Greeter: App {
///       var body: some Scene {
///         WindowGroup { Text("Hello") }
///       }
///     }
///
/// In a terminal, the program runs interactively, as with `ViewHost.runInTerminal(metrics:)`. With options, or without
/// a terminal, it plays a script on a virtual clock and prints the resulting picture. `--help` lists the options.
///
/// The app is created once. Its state persists until the program terminates.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene that ``body`` returns.
  associatedtype Body: Scene

  /// The scenes of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app. The engine calls this initializer once, when the program starts.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program with the arguments of the process. The `@main` attribute calls this method.
  ///
  /// Exit status: 0 on success, 64 for an invalid option or script, 65 for a script that refers to a missing view, 69
  /// for a port that is unavailable, 73 for output that cannot be written.
  @MainActor @preconcurrency
  public static func main() { AppProgram<Self>.main(AppInterface()) }
}

/// The root view of a window, which holds the state of the app.
package struct AppRoot<A: App> {
  let app: InstalledValue<A>
  let window: WindowRecord

  @MainActor
  package init(_ app: A, window: WindowRecord = WindowRecord()) {
    self.app = InstalledValue(app)
    self.window = window
  }
}

/// A framework view that holds the state of an app, which all windows share.
protocol AppStateHolder {}

/// A framework view that holds state which client code declares outside of views, such as that of a custom scene.
protocol ClientStateHolder {}

extension AppRoot: View, BuiltInComposite, AppStateHolder {
  package var body: some View {
    let scene = app.value.body
    window.description = scene._window
    return scene._content
  }
}

/// The options on the command line that apply to every app, without the app's own arguments.
public struct LaunchOptions: Sendable {
  /// Whether the program runs interactively: in a terminal, and without an option that prints or writes output.
  public let isLive: Bool

  /// The names of all given options with their hyphens, in order.
  public let options: [String]

  /// Creates launch options, for example in a test.
  ///
  /// - Parameters:
  ///   - isLive: Whether the program runs interactively: in a terminal, and without an option that prints or writes
  ///     output.
  ///   - options: The names of all given options with their hyphens, in order.
  public init(isLive: Bool = false, options: [String] = []) {
    self.isLive = isLive
    self.options = options
  }
}

/// The result of running an app, for the app's own reports: see `CommandLineArgument.report(_:_:text:)`.
@MainActor
public struct AppResult {
  /// The host of the window in its state after the script.
  public let host: ViewHost<AnyView>

  /// The report of the first frame.
  public let firstFrame: FrameReport

  /// The combined report of all later frames: the largest number of passes, and the sums of the work counts.
  public let laterFrames: FrameReport

  /// The number of later frames.
  public let laterFrameCount: Int

  /// The frames by identifier as a JSON object, as printed by the `report` step, without a trailing line feed.
  public var framesJSON: String { host.framesJSON() }

  /// The JSON object that `--report` prints, ending with a line feed.
  public var report: String { AppReport(self).json }
}
