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
