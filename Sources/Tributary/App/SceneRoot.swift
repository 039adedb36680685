import TributaryEngine

/// The place where the state of a composite scene lives.
struct SceneRoot<S: Scene> {
  let scene: InstalledValue<S>
}

extension SceneRoot: View, FrameworkComposite {
  var body: some View { scene.value.body._content }
}
