import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

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
