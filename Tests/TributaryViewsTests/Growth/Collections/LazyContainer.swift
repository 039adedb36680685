/// The lazy containers with one direction of scrolling.
enum LazyContainer: CaseIterable {
  case column, row, columns, rows
  var axis: Axis { self == .column || self == .columns ? .vertical : .horizontal }
}

/// Scrolled content in a lazy container.
struct ScrolledContainer<Content: View>: View {
  let container: LazyContainer
  var spacing: CGFloat = 0
  @ViewBuilder let content: Content
  var body: some View {
    ScrollView(container.axis == .vertical ? .vertical : .horizontal) {
      switch container {
      case .column: LazyVStack(spacing: spacing) { content }
      case .row: LazyHStack(spacing: spacing) { content }
      case .columns: LazyVGrid(columns: [GridItem(.flexible())], spacing: spacing) { content }
      case .rows: LazyHGrid(rows: [GridItem(.flexible())], spacing: spacing) { content }
      }
    }
  }
}

@Observable final class SwitchModel {
  var isOn: Bool
  init(isOn: Bool) { self.isOn = isOn }
}
