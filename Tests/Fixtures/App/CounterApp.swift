import Tributary

/// The app that the tests of the command line run: what it shows answers each kind of step.
@main
struct CounterApp: App {
  @State private var taps = 0

  var body: some Scene {
    WindowGroup("Counter <1>") { CounterView(taps: $taps) }
      .defaultSize(width: 320, height: 160)
  }
}
