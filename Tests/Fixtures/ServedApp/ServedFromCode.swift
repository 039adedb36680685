import Tributary

/// A program that serves an app with `App.serve`, on a free port and with at most one window.
@main
struct ServedFromCode {
  @MainActor static func main() throws { try FixtureApp.serve(port: 0, maximumWindows: 1) }
}

struct FixtureApp: App {
  var body: some Scene {
    WindowGroup("Fixture") { Text("Served from code") }
  }
}
