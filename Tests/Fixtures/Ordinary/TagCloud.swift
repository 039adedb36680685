import SwiftUI

/// A custom layout: views that do not fit in a line are placed in the next one.
struct TagCloud: View {
  @State private var tags = ["swift", "layout", "preferences", "anchors", "tests", "linux", "terminal", "pictures"]
  @State private var chosen: Set<String> = ["swift"]
  @State private var isTight = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Toggle("Tight", isOn: $isTight)
      Flow(spacing: isTight ? 2 : 8) {
        ForEach(tags, id: \.self) { tag in
          Tag(name: tag, isChosen: chosen.contains(tag))
            .onTapGesture {
              if chosen.remove(tag) == nil { chosen.insert(tag) }
            }
        }
      }
      .animation(.default, value: isTight)
      Text(chosen.sorted().joined(separator: ", ")).italic().accessibilityIdentifier("chosen")
      Spacer()
      HStack {
        Button("Sort") { withAnimation { tags.sort() } }
        Spacer()
        Button("Remove chosen") {
          withAnimation {
            tags.removeAll(where: chosen.contains)
            chosen = []
          }
        }
      }
    }
    .padding()
  }
}

extension TagCloud {
  struct Tag: View {
    let name: String
    let isChosen: Bool

    var body: some View {
      Text(name)
        .padding(.horizontal, 8)
        .background(Capsule().fill(isChosen ? Color.blue : Color.gray.opacity(0.2)))
        .foregroundStyle(isChosen ? .white : .primary)
        .layoutValue(key: Weight.self, value: isChosen ? 1 : 0)
    }
  }

  struct Weight: LayoutValueKey {
    static let defaultValue = 0
  }

  struct Flow: Layout {
    var spacing: CGFloat = 8

    struct Cache {
      var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      let (frames, height) = frames(width: proposal.width ?? .infinity, cache.sizes)
      return CGSize(width: proposal.width ?? frames.map(\.maxX).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      let (frames, _) = frames(width: bounds.width, cache.sizes)
      for (subview, frame) in zip(subviews, frames) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
          proposal: ProposedViewSize(frame.size))
      }
    }

    private func frames(width: CGFloat, _ sizes: [CGSize]) -> ([CGRect], CGFloat) {
      var frames: [CGRect] = []
      var origin = CGPoint.zero
      var line: CGFloat = 0
      for size in sizes {
        if origin.x > 0, origin.x + size.width > width {
          origin = CGPoint(x: 0, y: origin.y + line + spacing)
          line = 0
        }
        frames.append(CGRect(origin: origin, size: size))
        origin.x += size.width + spacing
        line = max(line, size.height)
      }
      return (frames, origin.y + line)
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) { TagCloud() }
