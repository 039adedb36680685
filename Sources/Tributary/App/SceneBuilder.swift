/// Lets the body of an app or a scene be written as a scene. There is one window, so it lists one scene.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
