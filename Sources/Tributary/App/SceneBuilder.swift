/// Lets the body of an app or a scene be written as scenes. The first window is shown; others come in front of it.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  @MainActor
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> TupleScene {
    var all: [any Scene] = [first]
    repeat all.append(each other)
    return TupleScene(scenes: all)
  }

  /// Scenes for a version of the system.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}
