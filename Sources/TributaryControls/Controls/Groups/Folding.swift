@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing

/// Keeps whether something is folded out, unless somebody else does.
struct Folding<Content: View> {
  let binding: Binding<Bool>?
  let content: (Binding<Bool>) -> Content
  @State private var isOpen = false

  init(_ binding: Binding<Bool>?, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
    self.binding = binding
    self.content = content
  }
}

extension Folding: View, FrameworkComposite {
  var body: some View { content(binding ?? $isOpen) }
}

/// The sign of what folds: it points to what is folded out, or on.
struct FoldSign: View, FrameworkComposite {
  let isExpanded: Bool

  var body: some View { Image(systemName: isExpanded ? "chevron.down" : "chevron.forward") }
}
