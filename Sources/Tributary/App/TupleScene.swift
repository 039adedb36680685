public import TributaryViews

/// Several scenes: the first window is shown, the others come in front of it when they are asked for.
public struct TupleScene {
  let scenes: [any Scene]
}

extension TupleScene: PrimitiveScene {
  public typealias Body = Never

  @MainActor private var first: any Scene { scenes.first { !$0._window.isSettings } ?? EmptyScene() }

  public var _content: AnyView {
    let first = first._window.id
    let others = scenes.filter { $0._window.isSettings || $0._window.id != nil }
    return AnyView(
      SceneStack(
        main: self.first._content, mainID: first,
        others: others.compactMap { scene in
          let window = scene._window
          if let id = window.id { return id == first ? nil : SceneStack.Other(key: .id(id), content: scene._content) }
          return SceneStack.Other(key: .settings, content: scene._content)
        }))
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
    let key: WindowKey
    let content: AnyView
  }

  let main: AnyView
  let mainID: String?
  let others: [Other]
  @State private var shown: WindowKey?
  @State private var replaced: [CommandGroupPlacement] = []
  @State private var choice = WindowChoice()
}

extension SceneStack: View {
  var body: some View {
    choice.show = show
    return
      main
      .onPreferenceChange(ReplacedCommandsKey.self) { replaced = $0 }
      .background {
        if others.contains(where: { $0.key == .settings }), !replaced.contains(.appSettings) {
          Button("Settings…") { show(.settings) }.keyboardShortcut(",").frame(width: 0, height: 0).hidden()
        }
      }
      .sheet(item: $shown) { key in
        // A window fills its sheet, however small its views are.
        others.first { $0.key == key }?.content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .environment(\.windowChoice, choice)
      .environment(\.shownWindow, shown)
  }

  private func show(_ key: WindowKey?) {
    if key == nil || key == mainID.map({ .id($0) }) {
      shown = nil
    } else if others.contains(where: { $0.key == key }) {
      shown = key
    }
  }
}
