import Foundation
import TributaryControls
import TributaryEngine
import TributaryHost
import TributaryViews

/// A trait of the environment in which a preview is shown.
///
/// Previews do not simulate devices: an orientation only affects the size of the window.
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
  /// A trait that shows the preview in a window of the size from the command line, or 640 × 384 points.
  public static var defaultLayout: Self { Self(setting: .window) }

  /// A trait that shows the preview at its ideal size.
  public static var sizeThatFitsLayout: Self { Self(setting: .ideal) }

  /// Returns a trait that shows the preview at a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(setting: .fixed(CGSize(width: width, height: height)))
  }

  /// A trait that shows the preview in a window whose height is at least its width.
  public static var portrait: Self { Self(setting: .turned(false)) }

  /// A trait that shows the preview in a window whose height is at least its width.
  public static var portraitUpsideDown: Self { .portrait }

  /// A trait that shows the preview in a window whose width is at least its height.
  public static var landscapeLeft: Self { Self(setting: .turned(true)) }

  /// A trait that shows the preview in a window whose width is at least its height.
  public static var landscapeRight: Self { .landscapeLeft }
}

/// A modifier of previews with a context that all of them share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view to modify.
  typealias Content = AnyView

  /// Creates the shared context.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates the empty context.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Returns a trait that applies a modifier to the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    func changed<M: PreviewModifier>(_ modifier: M) -> @MainActor (AnyView) async throws -> AnyView {
      // Previews are shown on the main actor, where their modifiers are created.
      nonisolated(unsafe) let modifier = modifier
      return { content in AnyView(modifier.body(content: content, context: try await M.makeSharedContext())) }
    }
    return Self(setting: .modified(changed(modifier)))
  }
}

/// The view of a preview with the modifiers of its traits.
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
