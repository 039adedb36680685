import Tributary

/// The app that the command-line tests run: its views respond to each kind of step.
@main
struct CounterApp: App {
  @State private var taps = 0

  /// A test that observes the end of the program names a file for the record.
  init() {
    guard let path = ProcessInfo.processInfo.environment["APP_FIXTURE_END"] else { return }
    let file = URL(filePath: path)
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in try? Data("terminates\n".utf8).write(to: file) }
  }

  private static let colorScheme: ColorScheme? =
    ProcessInfo.processInfo.environment["APP_FIXTURE_IS_DARK"] == nil ? nil : .dark

  var body: some Scene {
    WindowGroup("Counter <1>") { CounterView(taps: $taps).preferredColorScheme(Self.colorScheme) }
      .defaultSize(width: 320, height: 160)
  }
}
