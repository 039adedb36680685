import Tributary

/// The app that the command-line tests run: its views respond to each kind of step.
@main
struct CounterApp: App {
  @State private var taps = 0

  var body: some Scene {
    WindowGroup("Counter <1>") { CounterView(taps: $taps) }
      .defaultSize(width: 320, height: 160)
  }
}
