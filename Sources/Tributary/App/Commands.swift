public import TributaryEngine
public import TributaryViews

/// A group of commands that a program offers in addition to the content of its windows.
///
///     WindowGroup { Editor() }
///       .commands {
///         CommandMenu("Text") {
///           Button("Bold") { … }.keyboardShortcut("b")
///         }
///       }
///
/// Tributary has no menu bar: the controls of commands are in the window but not visible, and their keyboard shortcuts
/// trigger them. The controls of nested menus are not included.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that ``body`` returns.
  associatedtype Body: Commands

  /// The commands that make up this group.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The controls of the commands.
  var _controls: AnyView { get }
}

extension Commands {
  public var _controls: AnyView { AnyView(CommandsRoot(commands: InstalledValue(self))) }
}

/// Commands that the engine shows without evaluating a body.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// An unavailable body: the engine shows these commands directly.
  public var body: Never { preconditionFailure("\(Self.self) are shown by the engine; they have no body.") }
}

/// The body type of commands that the engine shows directly.
extension Never: Commands {}

/// A view that holds the state of composite commands.
private struct CommandsRoot<C: Commands> {
  let commands: InstalledValue<C>
}

extension CommandsRoot: View, BuiltInComposite, ClientStateHolder {
  var body: some View { commands.value.body._controls }
}

/// A sequence of commands.
@_documentation(visibility: internal)
public struct TupleCommands {
  let all: [any Commands]
}

extension TupleCommands: PrimitiveCommands {
  public typealias Body = Never

  public var _controls: AnyView {
    let controls = all.map { $0._controls }
    return AnyView(ForEach(controls.indices, id: \.self) { controls[$0] })
  }
}

/// Commands from an `if` without `else`.
extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never

  public var body: Never { preconditionFailure("Optional commands are shown by the engine; they have no body.") }

  public var _controls: AnyView { AnyView(self?._controls) }
}

extension Optional: PrimitiveCommands where Wrapped: Commands {}

/// Commands from one of two branches of a condition.
extension ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never

  public var body: Never { preconditionFailure("A choice of commands is shown by the engine; it has no body.") }

  public var _controls: AnyView {
    switch choice {
    case .first(let commands): AnyView(commands._controls)
    case .second(let commands): AnyView(Group { commands._controls })
    }
  }
}

extension ConditionalContent: PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {}

/// Commands that a `ContentBuilder` combines.
extension ViewPair: Commands where Preceding: Commands, Last: Commands {
  public typealias Body = Never

  public var body: Never { preconditionFailure("A sequence of commands is shown by the engine; it has no body.") }

  public var _controls: AnyView {
    AnyView(
      Group {
        preceding._controls
        last._controls
      })
  }
}

extension ViewPair: PrimitiveCommands where Preceding: Commands, Last: Commands {}

/// An empty group of commands.
public struct EmptyCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates an empty group of commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// A named menu of commands.
public struct CommandMenu<Content: View> {
  let content: Content

  /// Creates a menu with a localized name.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a localized name.
  @_disfavoredOverload
  public nonisolated init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a name as a text.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu with a name as a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: PrimitiveCommands {
  public typealias Body = Never

  public var _controls: AnyView { AnyView(content) }
}

/// Commands next to the standard commands of a program, or in their place.
///
/// Tributary has one standard command: Command-comma shows the ``Settings``, unless
/// ``CommandGroupPlacement/appSettings`` is replaced.
public struct CommandGroup<Content: View> {
  let content: Content
  let replaced: CommandGroupPlacement?

  /// Creates commands that precede a standard group.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replaced = nil
  }

  /// Creates commands that follow a standard group.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replaced = nil
  }

  /// Creates commands that replace a standard group.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replaced = group
  }
}

extension CommandGroup: PrimitiveCommands {
  public typealias Body = Never

  public var _controls: AnyView {
    AnyView(ZStack { content }.preference(key: ReplacedCommandsKey.self, value: replaced.map { [$0] } ?? []))
  }
}

/// The preference that collects the replaced command groups.
struct ReplacedCommandsKey: PreferenceKey {
  static var defaultValue: [CommandGroupPlacement] { [] }

  static func reduce(value: inout [CommandGroupPlacement], nextValue: () -> [CommandGroupPlacement]) {
    value += nextValue()
  }
}

/// A result builder that combines commands.
@resultBuilder
public enum CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns an empty group of commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns a sequence of commands.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands {
    var all: [any Commands] = []
    repeat all.append(each content)
    return TupleCommands(all: all)
  }

  /// Returns the commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Returns the commands of the first branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choosing: .first(content))
  }

  /// Returns the commands of the second branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choosing: .second(content))
  }

  /// Returns commands in an availability condition unchanged.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

extension Scene {
  /// Adds commands to this scene. Their keyboard shortcuts are active while its window is in front.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandsScene(scene: self, commands: content())
  }
}

/// A scene with commands whose controls are in its window but not visible.
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
    AnyView(scene._content.background { SceneCommands(commands: commands) })
  }

  var _window: WindowDescription { scene._window }
}

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
