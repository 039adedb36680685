import Foundation
import SwiftUI

// Lists, scrolling, custom containers, and controls as in sources for SwiftUI; the module alias resolves the import.

extension ContainerValues {
  @Entry var isPinned = false
}

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String
  var date: Date
  var parts: [Photo]?
}

struct Album: View {
  @State var photos: [Photo]
  @State private var selection: Photo.ID?
  @State private var query = ""
  @State private var isExpanded = true
  @Environment(\.editMode) private var editMode

  var body: some View {
    List(selection: $selection) {
      Section(header: Text("All"), footer: Text("\(photos.count) photos")) {
        ForEach(photos) { photo in
          Text(photo.title).badge(photo.id).listRowSeparator(.hidden)
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button(role: .destructive) {
                photos.removeAll { $0.id == photo.id }
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
        }
        .onDelete(perform: delete)
        .onMove { source, destination in photos.move(fromOffsets: source, toOffset: destination) }
      }
      Section("Options", isExpanded: $isExpanded) {
        Text("None").listRowInsets(EdgeInsets()).listRowBackground(Color.yellow.opacity(0.2))
      }
      OutlineGroup(photos, children: \.parts) { Text($0.title) }
      if editMode?.wrappedValue.isEditing == true { Text("Editing") }
    }
    .listStyle(SidebarListStyle())
    .searchable(text: $query, prompt: "Find a photo")
    .refreshable { await load() }
    List($photos) { $photo in TextField("Title", text: $photo.title) }
    List(0..<5) { Text("Row \($0)") }.listStyle(PlainListStyle())
    GroupBox(label: Label("Box", systemImage: "star")) { EditButton() }
  }

  private func delete(at offsets: IndexSet) { photos.remove(atOffsets: offsets) }

  private func load() async {}
}

struct Carousel: View {
  let photos: [Photo]
  let columns = [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 4), GridItem(.flexible(), alignment: .top)]
  @State private var current: Photo.ID?
  @State private var position = ScrollPosition(idType: Photo.ID.self, edge: .top)
  @State private var isAway = false

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: .init(.fixed(40)), count: 3)) {
          ForEach(photos) { photo in
            RoundedRectangle(cornerRadius: 12)
              .fill(.blue.gradient)
              .containerRelativeFrame(.horizontal, count: 2, spacing: 12)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4).offset(y: phase.value * 20)
              }
              .onScrollVisibilityChange(threshold: 0.3) { visible in if visible { print(photo.title) } }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $current)
      .scrollBounceBehavior(.basedOnSize)

      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
          ForEach(photos) { Text($0.title).id($0.id) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(TopSnapping())
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
        ForEach(subviews) { subview in subview.padding(subview.containerValues.isPinned ? 8 : 2) }
        if let first = subviews.first { first }
      }
      ForEach(sections: content) { section in
        section.header.font(.headline)
        ForEach(section.content) { $0 }
        section.footer
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
      MultiDatePicker("Shown on", selection: $days)
      TextEditor(text: $notes).frame(minHeight: 120)
      Shelf {
        Text("a").containerValue(\.isPinned, true)
        Section("More") { Text("b").tag(1) }
      }
      PinnedFirst { Text("c").containerValue(\.isPinned, true) }
    }
    .formStyle(.grouped)
    .scaleEffect(zoom)
    .gesture(MagnificationGesture().updating($zoom) { value, state, _ in state = value })
    .simultaneousGesture(RotationGesture(minimumAngleDelta: .degrees(5)).onEnded { angle in print(angle.degrees) })
  }
}
