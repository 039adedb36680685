package import TributaryViews

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
