public import TributaryEngine

extension Scene {
  /// Runs an action when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(scene: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value has changed: an older form.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self) { $0.onChange(of: value) { _, new in action(new) } }
  }

  /// Sets a value of the environment for the views of this scene.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ChangeScene(scene: self) { $0.environment(keyPath, value) }
  }
}

/// A scene whose views are changed as a whole.
private struct ChangeScene<S: Scene, Content: View> {
  let scene: S
  let change: (AnyView) -> Content
}

extension ChangeScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { AnyView(change(scene._content)) }

  var _window: WindowDescription { scene._window }
}
