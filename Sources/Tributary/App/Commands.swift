public import TributaryEngine
public import TributaryViews

/// Commands of a program beside what its window shows.
///
///     WindowGroup { Editor() }
///       .commands {
///         CommandMenu("Text") {
///           Button("Bold") { … }.keyboardShortcut("b")
///         }
///       }
///
/// There is no line of menus here: the controls of commands are in the window, unseen, and their keyboard shortcuts press
/// them. Those of menus inside of menus are not.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that ``body`` answers.
  associatedtype Body: Commands

  /// What these commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The controls.
  var _controls: AnyView { get }
}

extension Commands {
  public var _controls: AnyView { AnyView(CommandsRoot(commands: InstalledValue(self))) }
}

/// Commands that the engine itself knows how to show.
@MainActor @preconcurrency
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Not to be called: the engine shows these commands directly.
  public var body: Never { preconditionFailure("\(Self.self) are shown by the engine; they have no body.") }
}

/// The body of commands that the engine itself knows how to show.
extension Never: Commands {}

/// The place where the properties of composite commands live.
private struct CommandsRoot<C: Commands> {
  let commands: InstalledValue<C>
}

extension CommandsRoot: View, FrameworkComposite {
  var body: some View { commands.value.body._controls }
}

/// Commands one after the other.
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

/// Commands under a condition.
extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never

  public var body: Never { preconditionFailure("Optional commands are shown by the engine; they have no body.") }

  public var _controls: AnyView { AnyView(self?._controls) }
}

extension Optional: PrimitiveCommands where Wrapped: Commands {}

/// One of two choices of commands.
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

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public typealias Body = Never

  /// No commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// Commands under a name.
public struct CommandMenu<Content: View> {
  let content: Content

  /// Commands under a name.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Commands under a name.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Commands under a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: PrimitiveCommands {
  public typealias Body = Never

  public var _controls: AnyView { AnyView(content) }
}

/// Commands beside those that programs have by themselves, or in their place. Here a program has one: Command and comma
/// show the ``Settings``, until ``CommandGroupPlacement/appSettings`` is replaced.
public struct CommandGroup<Content: View> {
  let content: Content
  let replaced: CommandGroupPlacement?

  /// Commands before others.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replaced = nil
  }

  /// Commands after others.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replaced = nil
  }

  /// Commands in the place of others.
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

/// The preference by which commands tell which others they replace.
struct ReplacedCommandsKey: PreferenceKey {
  static var defaultValue: [CommandGroupPlacement] { [] }

  static func reduce(value: inout [CommandGroupPlacement], nextValue: () -> [CommandGroupPlacement]) {
    value += nextValue()
  }
}

/// Lets commands be listed.
@resultBuilder
public enum CommandsBuilder {
  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Commands one after the other.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands {
    var all: [any Commands] = []
    repeat all.append(each content)
    return TupleCommands(all: all)
  }

  /// Commands under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first of two choices.
  public static func buildEither<First: Commands, Second: Commands>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choosing: .first(content))
  }

  /// The second of two choices.
  public static func buildEither<First: Commands, Second: Commands>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choosing: .second(content))
  }

  /// Commands for a version of the system.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

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
