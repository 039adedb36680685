public import Foundation
public import Observation
import TributaryControls
public import TributaryEngine
import TributaryViews

/// A part of a program's user interface that is shown in a window.
///
/// A custom scene composes other scenes in its ``body``. The requirements with an underscore are reserved for the
/// engine: they have default implementations, and client code neither implements nor calls them.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that ``body`` returns.
  associatedtype Body: Scene

  /// The content of this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The root view of the window.
  var _content: AnyView { get }

  /// The properties of the window that are available before it is created.
  var _window: WindowDescription { get }
}

extension Scene {
  public var _content: AnyView { AnyView(SceneRoot(scene: InstalledValue(self))) }

  public var _window: WindowDescription { body._window }
}

/// A scene that the engine shows without evaluating a body.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// An unavailable body: the engine shows this scene directly.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine; it has no body.") }
}

/// The body type of scenes that the engine shows directly.
extension Never: Scene {}

/// A result builder that combines scenes. The first window is shown initially; others appear in front of it.
@resultBuilder
public enum SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns several scenes as one.
  @MainActor
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> TupleScene {
    var all: [any Scene] = [first]
    repeat all.append(each other)
    return TupleScene(scenes: all)
  }

  /// Returns scenes in an availability condition unchanged.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A view that holds the state of a composite scene.
struct SceneRoot<S: Scene> {
  let scene: InstalledValue<S>
}

extension SceneRoot: View, BuiltInComposite, ClientStateHolder {
  var body: some View { scene.value.body._content }
}

extension Scene {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed, compared by `==`.
  ///   - initial: Whether the action also runs when the scene first appears.
  ///   - action: A closure that runs after a change, with the old and the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed, compared by `==`.
  ///   - initial: Whether the action also runs when the scene first appears.
  ///   - action: A closure that runs after a change.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(scene: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the new value when a value changes. Deprecated: use `onChange(of:initial:_:)`.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed, compared by `==`.
  ///   - action: A closure that runs after a change, with the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self) { $0.onChange(of: value, perform: action) }
  }

  /// Sets an environment value for the views of this scene.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    // The locale also applies to the title of the window, which is not a view.
    let locale = keyPath == \EnvironmentValues.locale ? value as? Locale : nil
    return DescribedScene(scene: ChangeScene(scene: self) { $0.environment(keyPath, value) }) {
      $0.locale = $0.locale ?? locale
    }
  }
}

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

/// A scene with a modifier for all of its views.
struct ChangeScene<S: Scene, Content: View> {
  let scene: S
  let change: (AnyView) -> Content
}

extension ChangeScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { AnyView(change(scene._content)) }

  var _window: WindowDescription { scene._window }
}

/// Several scenes. The first window is shown initially; the others appear in front of it on request.
@_documentation(visibility: internal)
public struct TupleScene {
  let scenes: [any Scene]
}

extension TupleScene: PrimitiveScene {
  public typealias Body = Never

  @MainActor private var first: any Scene {
    Self.first(in: scenes.map(\._window)).map { scenes[$0] } ?? EmptyScene()
  }

  /// Returns the index of the window that appears when the program starts. A presented window precedes the others, a
  /// suppressed window appears only if there is no other, and a menu bar item only if there is no window.
  private static func first(in windows: [WindowDescription]) -> Int? {
    func first(_ launch: SceneLaunchBehavior) -> Int? {
      windows.firstIndex { !$0.isSettings && !$0.isMenu && $0.launch == launch }
    }
    return first(.presented) ?? first(.automatic) ?? first(.suppressed) ?? windows.firstIndex { !$0.isSettings }
  }

  public var _content: AnyView {
    var others = scenes.map { (window: $0._window, content: $0._content) }
    // The first window does not appear in front of itself, unless it is opened for a value.
    let first = Self.first(in: others.map(\.window))
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

/// A scene with an empty window, for an app that has only settings.
private struct EmptyScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { AnyView(EmptyView()) }

  var _window: WindowDescription { WindowDescription() }
}

/// The main window of a program together with the windows that appear in front of it.
struct SceneStack {
  /// A window that appears in front of the main window.
  struct Other {
    let window: WindowDescription
    let content: AnyView
  }

  let main: AnyView
  let mainID: String?
  let others: [Other]
  /// The content of menu bar items.
  let menus: [AnyView]
  @State private var shown: WindowKey?
  @State private var replaced: [CommandGroupPlacement] = []
  @State private var choice = WindowChoice()
  /// The object that opens other windows beside this one, or `nil` if they appear in front of it.
  @Environment(\.windowOpener) private var opener
  /// Whether a modifier of all of these windows removes their commands.
  @Environment(\.areCommandsRemoved) private var areCommandsRemoved
}

extension SceneStack: View, BuiltInComposite {
  var body: some View {
    choice.show = show
    let requested = opener?.shown.flatMap { key in others.first { key.means($0.window) } }
    if let requested { opener?.description = requested.window }
    return
      (requested?.content ?? main)
      .environment(\.windowValue, requested == nil ? nil : opener?.shown?.value)
      .onPreferenceChange(ReplacedCommandsKey.self) { replaced = $0 }
      .background {
        if !menus.isEmpty {
          ZStack { ForEach(menus.indices, id: \.self) { menus[$0] } }.frame(width: 0, height: 0).hidden()
        }
        if hasSettingsCommand, !replaced.contains(.appSettings) {
          Button("Settings…") { show(.settings) }.keyboardShortcut(",").frame(width: 0, height: 0).hidden()
        }
        if others.contains(where: { $0.window.shortcut != nil }) {
          ForEach(others.indices, id: \.self) { index in
            let window = others[index].window
            if let shortcut = window.shortcut, let id = window.id, hasCommands(window) {
              Button(window.title?.content ?? id) { show(.id(id)) }.keyboardShortcut(shortcut).frame(
                width: 0, height: 0
              )
              .hidden()
            }
          }
        }
      }
      .sheet(item: $shown) { key in
        // A window fills its sheet, even if its views are smaller.
        others.first { key.means($0.window) }?.content.frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.windowValue, key.value)
      }
      .environment(\.windowChoice, choice)
      .environment(\.shownWindow, shown ?? opener?.shown)
  }

  @MainActor
  private var hasSettingsCommand: Bool { others.contains { $0.window.isSettings && hasCommands($0.window) } }

  @MainActor
  private func hasCommands(_ window: WindowDescription) -> Bool { !areCommandsRemoved && !window.areCommandsRemoved }

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
