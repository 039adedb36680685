import TributaryEngine
import TributaryViews

private struct CommandsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an outer modifier removes the commands of the scene.
  var areCommandsRemoved: Bool {
    get { self[CommandsRemovedKey.self] }
    set { self[CommandsRemovedKey.self] = newValue }
  }
}

/// The invisible controls of the commands of a scene, unless an outer modifier removes them.
struct SceneCommands<C: Commands> {
  let commands: C
  @Environment(\.areCommandsRemoved) private var areRemoved

  nonisolated init(commands: C) { self.commands = commands }
}

extension SceneCommands: View, BuiltInComposite {
  var body: some View {
    ZStack { if !areRemoved { commands._controls } }.frame(width: 0, height: 0).hidden()
  }
}

extension Scene {
  /// Removes the commands that this scene defines, and the command that opens its window. The commands of the other
  /// scenes of the program are not affected.
  public nonisolated func commandsRemoved() -> some Scene {
    DescribedScene(scene: ChangeScene(scene: self) { $0.environment(\.areCommandsRemoved, true) }) {
      $0.areCommandsRemoved = true
    }
  }

  /// Replaces the commands that this scene defines.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
