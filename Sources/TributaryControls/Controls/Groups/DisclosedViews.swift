@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A label with a sign that folds views out and in.
///
/// In a list the label and each view inside are rows of their own, the inner ones set in; elsewhere they stand in a column.
struct DisclosedViews<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Binding var isExpanded: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSelection) private var isInSelection

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosedViews: View, FrameworkComposite {
  var body: some View {
    if isInList {
      row.modifier(RowTraitModifier(value: .folding($isExpanded)))
      if isExpanded { content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading) {
        row
        if isExpanded { content }
      }
    }
  }

  /// The label with a sign; in a list in which rows are chosen only the sign folds.
  @ViewBuilder @MainActor
  private var row: some View {
    let sign = FoldSign(isExpanded: isExpanded)
    if isInSelection {
      HStack {
        Button(action: { isExpanded.toggle() }) { sign }
        label
        Spacer(minLength: 0)
      }
    } else {
      Button(action: { isExpanded.toggle() }) {
        HStack {
          label
          Spacer(minLength: 8)
          sign.foregroundStyle(.tint)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}
