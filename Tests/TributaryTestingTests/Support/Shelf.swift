/// A view with several kinds of content: texts, a button, a field, a scroll view, overflowing and hidden views.
struct Shelf: View {
  @State private var name = ""
  @State private var count = 0
  @State private var isOpen = false
  @State private var place: CGFloat = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Add") { count += 1 }.buttonStyle(.plain).accessibilityIdentifier("add")
      Badge(count: count)
      TextField("Name", text: $name).textFieldStyle(.plain).frame(width: 80).accessibilityIdentifier("name")
      Text("Hello \(name)").accessibilityIdentifier("greeting")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { number in Row(number: number) } }
      }
      .frame(width: 80, height: 48).accessibilityIdentifier("list")
      Color.red.frame(width: 16, height: 16).accessibilityIdentifier("block").offset(x: place)
        .gesture(DragGesture(coordinateSpace: .global).onEnded { place += $0.translation.width })
      Text("secret").hidden()
      Text("faint").opacity(0)
      Button("Open") { isOpen = true }.buttonStyle(.plain)
    }
    .preference(key: CountKey.self, value: count).sheet(isPresented: $isOpen) { Text("In the sheet") }
  }

  struct Row: View {
    let number: Int
    @State private var isMarked = false
    var body: some View {
      Text(isMarked ? "marked \(number)" : "row \(number)").onTapGesture { isMarked.toggle() }
        .accessibilityIdentifier("row \(number)")
    }
  }

  struct Badge: View {
    let count: Int
    var body: some View {
      Text("\(count) things").accessibilityIdentifier("badge")
        .background(Color.blue.accessibilityIdentifier("ground"))
        .overlay(alignment: .trailing) { Color.clear.frame(width: 8).accessibilityIdentifier("mark") }
    }
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

extension Shelf {
  /// Renders a shelf at the top left of a picture of 200 × 240 points, measured in cells.
  @MainActor static func rendered() -> RenderedView<some View> {
    render(size: CGSize(width: 200, height: 240)) {
      Shelf().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
