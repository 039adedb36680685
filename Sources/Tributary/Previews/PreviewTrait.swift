import Foundation
import TributaryControls
import TributaryEngine
import TributaryHost
import TributaryViews

/// One thing about what a preview is shown in.
///
/// There is no device here: an orientation only turns the window.
public struct PreviewTrait<Kind> {
  enum Setting {
    case window
    case ideal
    case fixed(CGSize)
    case turned(Bool)
    case modified(@MainActor (AnyView) async throws -> AnyView)
  }

  let setting: Setting
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// In a window: the size that is asked for on the command line, or 640 × 384 points.
  public static var defaultLayout: Self { Self(setting: .window) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self(setting: .ideal) }

  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(setting: .fixed(CGSize(width: width, height: height)))
  }

  /// In a window that is not wider than it is high.
  public static var portrait: Self { Self(setting: .turned(false)) }

  /// In a window that is not wider than it is high.
  public static var portraitUpsideDown: Self { .portrait }

  /// In a window that is not higher than it is wide.
  public static var landscapeLeft: Self { Self(setting: .turned(true)) }

  /// In a window that is not higher than it is wide.
  public static var landscapeRight: Self { .landscapeLeft }
}

/// A change to the views of previews, by something that is made once for all of them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews have in common.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = AnyView

  /// Makes what the previews have in common.
  static func makeSharedContext() async throws -> Context

  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes the context of a modifier that has none.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// With the views changed by a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    func changed<M: PreviewModifier>(_ modifier: M) -> @MainActor (AnyView) async throws -> AnyView {
      // Previews are shown on the main actor, where their modifiers are made.
      nonisolated(unsafe) let modifier = modifier
      return { content in AnyView(modifier.body(content: content, context: try await M.makeSharedContext())) }
    }
    return Self(setting: .modified(changed(modifier)))
  }
}

/// The view of a preview, changed by the modifiers among its traits.
struct ModifiedPreview {
  let content: AnyView
  let changes: [@MainActor (AnyView) async throws -> AnyView]
  @State private var changed: AnyView?
}

extension ModifiedPreview: View, FrameworkComposite {
  var body: some View {
    if changes.isEmpty {
      content
    } else {
      VStack(spacing: 0) { changed }
        .task {
          var view = content
          for change in changes {
            guard let next = try? await change(view) else { return }
            view = next
          }
          changed = view
        }
    }
  }
}
