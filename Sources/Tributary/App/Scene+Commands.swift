import TributaryEngine
import TributaryViews

extension Scene {
  /// Gives this scene commands: their keyboard shortcuts act while its window is in front.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandsScene(scene: self, commands: content())
  }
}

/// A scene with commands, whose controls are in its window, unseen.
private struct CommandsScene<S: Scene, C: Commands> {
  let scene: S
  let commands: C

  nonisolated init(scene: S, commands: C) {
    self.scene = scene
    self.commands = commands
  }
}

extension CommandsScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView {
    AnyView(
      scene._content.background {
        ZStack { commands._controls }.frame(width: 0, height: 0).hidden()
      })
  }

  var _window: WindowDescription { scene._window }
}
