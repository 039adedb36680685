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
