import SwiftUI

// Scrolling, custom containers, and controls as in sources for SwiftUI; the module alias resolves the import.

extension ContainerValues {
  @Entry var isPinned = false
}

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String
  var date: Date
}

struct Carousel: View {
  let photos: [Photo]
  @State private var current: Photo.ID?
  @State private var position = ScrollPosition(idType: Photo.ID.self, edge: .top)
  @State private var isAway = false

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(photos) { photo in
            RoundedRectangle(cornerRadius: 12)
              .fill(.blue.gradient)
              .containerRelativeFrame(.horizontal, count: 2, spacing: 12)
              .scrollTransition { content, phase in
                content
                  .opacity(phase.isIdentity ? 1 : 0.4)
                  .scaleEffect(x: phase.isIdentity ? 1 : 0.8, y: phase.isIdentity ? 1 : 0.8)
                  .offset(y: phase.value * 20)
              }
              .onScrollVisibilityChange(threshold: 0.3) { visible in if visible { print(photo.title) } }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .scrollBounceBehavior(.basedOnSize)

      ScrollView {
        LazyVStack { ForEach(photos) { Text($0.title).id($0.id) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition($position, anchor: .top)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top > 40
      } action: { _, isNowAway in
        isAway = isNowAway
      }
      .onScrollTargetVisibilityChange(idType: Photo.ID.self, threshold: 0.8) { ids in print(ids.count) }

      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }.disabled(!isAway)
    }
    .visualEffect { content, proxy in content.blur(radius: proxy.size.width > 10_000 ? 2 : 0) }
  }
}

struct Shelf<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          subview.padding(subview.containerValues.isPinned ? 8 : 2)
        }
        if let first = subviews.first { first }
      }
      ForEach(sections: content) { section in
        VStack {
          section.header.font(.headline)
          ForEach(section.content) { $0 }
          section.footer
        }
      }
    }
  }
}

struct PinnedFirst: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let pinned = subviews.filter { $0.containerValues.isPinned }
    for (index, subview) in (pinned + subviews.filter { !$0.containerValues.isPinned }).enumerated() {
      let (row, _) = bounds.divided(atDistance: CGFloat(index + 1) * 20, from: .minYEdge)
      subview.place(at: row.origin, anchor: .zero, proposal: .init(width: row.width, height: 20))
    }
  }
}

struct TopSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < context.containerSize.height / 3, context.velocity.dy < 0 { target.rect.origin.y = 0 }
  }
}

struct PhotoEditor: View {
  @Binding var photo: Photo
  @State private var notes = ""
  @State private var days: Set<DateComponents> = []
  @GestureState private var zoom: CGFloat = 1

  var body: some View {
    Form {
      DatePicker("Taken", selection: $photo.date, in: ...Date.now, displayedComponents: [.date])
      DatePicker(selection: $photo.date, displayedComponents: .hourAndMinute) { Text("At") }.datePickerStyle(.compact)
      DatePicker("Day", selection: $photo.date).datePickerStyle(.graphical).labelsHidden()
      MultiDatePicker("Shown on", selection: $days)
      TextEditor(text: $notes).frame(minHeight: 120)
      Shelf {
        Text("a").containerValue(\.isPinned, true)
        Section("More") { Text("b").tag(1) }
      }
      PinnedFirst { Text("c").containerValue(\.isPinned, true) }
    }
    .scaleEffect(zoom)
    .gesture(MagnificationGesture().updating($zoom) { value, state, _ in state = value })
    .simultaneousGesture(RotationGesture(minimumAngleDelta: .degrees(5)).onEnded { angle in print(angle.degrees) })
    .scrollTargetBehavior(TopSnapping())
  }
}
