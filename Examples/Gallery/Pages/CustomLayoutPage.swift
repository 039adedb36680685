import Tributary

/// A layout that places as many views as fit in each line.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(
      in: proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0)).width, subviews)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.y + $0.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(in: bounds.width, subviews) {
      var x = bounds.minX
      for subview in subviews[line.range] {
        subview.place(at: CGPoint(x: x, y: bounds.minY + line.y), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + spacing
      }
    }
  }

  private struct Line {
    var range: Range<Int>
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
  }

  private func lines(in width: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if let last = lines.last, last.width + spacing + size.width <= width {
        lines[lines.count - 1].range = last.range.lowerBound..<index + 1
        lines[lines.count - 1].width += spacing + size.width
        lines[lines.count - 1].height = max(last.height, size.height)
      } else {
        let y = lines.last.map { $0.y + $0.height + spacing } ?? 0
        lines.append(Line(range: index..<index + 1, y: y, width: size.width, height: size.height))
      }
    }
    return lines
  }
}

/// The same words in a custom layout and in a column. A tap changes the layout; the views keep their identity.
struct CustomLayoutPage: View {
  @State private var isColumn = false

  private let words = ["preference", "key", "reduce", "anchor", "transform", "environment", "layout", "view"]

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(FlowLayout())
    VStack(spacing: 16) {
      Text("Tap to change the layout")
        .foregroundStyle(.blue)
        .accessibilityIdentifier("switch")
        .onTapGesture { isColumn.toggle() }
      layout {
        ForEach(words, id: \.self) { word in
          Text(word)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(.mint.opacity(0.3), in: .capsule)
            .accessibilityIdentifier(word)
        }
      }
      .accessibilityIdentifier("layout")
    }
    .padding(20)
  }
}
