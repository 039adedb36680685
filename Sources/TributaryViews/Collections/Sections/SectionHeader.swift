import TributaryDrawing
import TributaryGeometry

/// The header of a section: that of a section which folds shows whether it has, and is pressed for it.
struct SectionHeader<Content: View> {
  let content: Content
  let isExpanded: Binding<Bool>?
}

extension SectionHeader: View {
  var body: some View {
    if let isExpanded {
      HStack {
        content
        Spacer(minLength: 8)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
      }
      .contentShape(Rectangle())
      .onTapGesture { isExpanded.wrappedValue.toggle() }
    } else {
      content
    }
  }
}
