public import TributaryEngine

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
