package import TributaryViews

/// What stands around everything in the window of an app: the place where the state of the app lives.
package struct AppRoot<A: App> {
  let app: InstalledValue<A>

  package init(_ app: A) { self.app = InstalledValue(app) }
}

extension AppRoot: View {
  package var body: some View { app.value.body._content }
}

/// The place where the state of a composite scene lives.
struct SceneRoot<S: Scene> {
  let scene: InstalledValue<S>
}

extension SceneRoot: View {
  var body: some View { scene.value.body._content }
}
