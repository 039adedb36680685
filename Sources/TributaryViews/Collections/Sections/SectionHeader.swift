import TributaryDrawing
import TributaryGeometry

/// The header of a section: that of a section which folds shows whether it has, and is pressed for it.
struct SectionHeader<Content: View> {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.isInList) private var isInList

  init(content: Content, isExpanded: Binding<Bool>?) {
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension SectionHeader: View {
  var body: some View {
    if isInList {
      folding.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
    } else {
      folding
    }
  }

  @ViewBuilder
  private var folding: some View {
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
