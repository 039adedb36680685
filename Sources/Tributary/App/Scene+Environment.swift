public import Observation
import TributaryEngine
import TributaryViews

extension Scene {
  /// Supplies an observable object to the views of this scene.
  ///
  /// Views read it with `@EnvironmentObject`.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ChangeScene(scene: self) { $0.environmentObject(object) }
  }

  /// Supplies an observable object to the views of this scene; `nil` removes it.
  ///
  /// Views read it with `@Environment(T.self)`.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangeScene(scene: self) { $0.environment(object) }
  }

  /// Sets the store that `@AppStorage` properties use in the views of this scene.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ChangeScene(scene: self) { $0.defaultAppStorage(store) }
  }
}
