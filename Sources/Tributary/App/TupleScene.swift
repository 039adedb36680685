public import TributaryEngine
import TributaryViews
import TributaryControls

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
