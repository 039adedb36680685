// The samples of the articles about loops, word by word.

extension Broken {
  struct Bubble: View {
    @State private var isCollapsed = false
    var body: some View {
      LongText()
        .frame(height: isCollapsed ? 150 : nil)
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }  // 424, then 150, then 424 …
    }
  }

  struct Latent: View {
    let natural: CGFloat = 40
    @State private var height: CGFloat = 40
    var body: some View {
      Color.red.frame(height: natural).frame(height: height)  // keeps any height: gain 1
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .onPreferenceChange(Height.self) { height = $0 }
    }
  }

  enum Source: DynamicProperty {
    case own(State<Int>)
    case given(Binding<Int>)
  }

  struct Reading: View {
    var source = Source.own(State(initialValue: 3))
    var body: some View { Text("read") }
  }
}

extension Repaired {
  struct Bubble: View {
    @State private var isCollapsed = false
    var body: some View {
      LongText()
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .frame(height: isCollapsed ? 150 : nil)  // the measured view is inside
        .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }
    }
  }

  struct Latent: View {
    let natural: CGFloat = 40
    @State private var height: CGFloat = 40
    var body: some View {
      Color.red.frame(height: natural)
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .frame(height: height)  // measures inside the frame: gain 0
        .onPreferenceChange(Height.self) { height = $0 }
    }
  }

  struct Source: DynamicProperty {
    @State var own: Int
    var given: Binding<Int>?
  }

  struct Reading: View {
    var source = Source(own: 3, given: nil)
    var body: some View { Text("read \(source.own)") }
  }
}

struct LongText: View {
  var body: some View { Color.gray.frame(width: 80, height: 424).layoutPriority(1).fixedSize() }
}

struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
