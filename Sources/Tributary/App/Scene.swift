import TributaryControls
public import TributaryEngine
import TributaryViews

/// What a program shows in a window, described by a value.
///
/// A scene of your own says in its ``body`` what other scene it is. The requirements whose names begin with an underscore
/// are the engine's: they have defaults, and user code neither implements nor calls them.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that ``body`` answers.
  associatedtype Body: Scene

  /// What this scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view in the window.
  var _content: AnyView { get }

  /// What is known of the window before it is made.
  var _window: WindowDescription { get }
}

extension Scene {
  public var _content: AnyView { AnyView(SceneRoot(scene: InstalledValue(self))) }

  public var _window: WindowDescription { body._window }
}

/// A scene that the engine itself knows how to show.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Not to be called: the engine shows this scene directly.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine; it has no body.") }
}

/// The body of scenes that the engine itself knows how to show.
extension Never: Scene {}

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

/// The place where the state of a composite scene lives.
struct SceneRoot<S: Scene> {
  let scene: InstalledValue<S>
}

extension SceneRoot: View, FrameworkComposite {
  var body: some View { scene.value.body._content }
}

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

/// Several scenes: the first window is shown, the others come in front of it when they are asked for.
public struct TupleScene {
  let scenes: [any Scene]
}

extension TupleScene: PrimitiveScene {
  public typealias Body = Never

  @MainActor private var first: any Scene {
    let shown = scenes.filter { !$0._window.isSettings }
    return shown.first { !$0._window.isMenu } ?? shown.first ?? EmptyScene()
  }

  public var _content: AnyView {
    var others = scenes.map { (window: $0._window, content: $0._content) }
    // The first window is not one of those that come in front of it, unless it is asked for by a value.
    let first =
      others.firstIndex { !$0.window.isSettings && !$0.window.isMenu } ?? others.firstIndex { !$0.window.isSettings }
    let menus = others.indices.filter { others[$0].window.isMenu && $0 != first }.map { others[$0].content }
    let main = first.map { others[$0] }
    if let first, others[first].window.valueType == nil { others.remove(at: first) }
    return AnyView(
      SceneStack(
        main: main?.content ?? AnyView(EmptyView()), mainID: main?.window.id,
        others: others.filter { !$0.window.isMenu }.map { SceneStack.Other(window: $0.window, content: $0.content) },
        menus: menus))
  }

  public var _window: WindowDescription { first._window }
}

/// A window with nothing in it: where an app has settings alone.
private struct EmptyScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { AnyView(EmptyView()) }

  var _window: WindowDescription { WindowDescription() }
}

/// The window of a program with the others that come in front of it.
struct SceneStack {
  /// A window that comes in front of the first one.
  struct Other {
    let window: WindowDescription
    let content: AnyView
  }

  let main: AnyView
  let mainID: String?
  let others: [Other]
  /// What would stand in the line of menus.
  let menus: [AnyView]
  @State private var shown: WindowKey?
  @State private var replaced: [CommandGroupPlacement] = []
  @State private var choice = WindowChoice()
  /// The closure that shows other windows beside this one; `nil` where they appear in front of it.
  @Environment(\.windowOpener) private var opener
}

extension SceneStack: View, FrameworkComposite {
  var body: some View {
    choice.show = show
    let requested = opener?.shown.flatMap { key in others.first { key.means($0.window) } }
    if let requested { opener?.title = requested.window.title }
    return
      (requested?.content ?? main)
      .environment(\.windowValue, requested == nil ? nil : opener?.shown?.value)
      .onPreferenceChange(ReplacedCommandsKey.self) { replaced = $0 }
      .background {
        if !menus.isEmpty {
          ZStack { ForEach(menus.indices, id: \.self) { menus[$0] } }.frame(width: 0, height: 0).hidden()
        }
        if others.contains(where: { $0.window.isSettings }), !replaced.contains(.appSettings) {
          Button("Settings…") { show(.settings) }.keyboardShortcut(",").frame(width: 0, height: 0).hidden()
        }
      }
      .sheet(item: $shown) { key in
        // A window fills its sheet, however small its views are.
        others.first { key.means($0.window) }?.content.frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.windowValue, key.value)
      }
      .environment(\.windowChoice, choice)
      .environment(\.shownWindow, shown ?? opener?.shown)
  }

  @MainActor
  private func show(_ key: WindowKey?) {
    if let opener, shown == nil, key != .settings {
      if let key {
        opener.open(key)
      } else if opener.shown != nil {
        opener.close()
      }
    } else if key == nil || key == mainID.map({ .id($0) }) {
      shown = nil
    } else if others.contains(where: { key?.means($0.window) == true }) {
      shown = key
    }
  }
}
