/// Three rows of four labels; the width of label *n* is its number of digits.
struct Months<Label: View>: View {
  @ViewBuilder let label: (Int) -> Label
  var body: some View {
    VStack {
      Spacer()
      ForEach(0..<3) { row in HStack { ForEach(0..<4) { column in label(row * 4 + column) } } }
      Spacer()
    }
  }
}

/// A label that selects itself when it is tapped.
struct Month: View {
  let index: Int
  @Binding var chosen: Int
  var body: some View {
    Text(index < 9 ? "m\(index)" : "m.\(index)")
      .padding(10)
      .accessibilityIdentifier("month \(index)")
      .onTapGesture { chosen = index }
  }
}

/// A selector whose frames are passed to state by an action.
struct StateSelector: View {
  let log: Log<[Int]>
  var isNamed = true
  @State private var chosen = 0
  @State private var frames = [CGRect](repeating: .zero, count: 12)
  struct Entry: Equatable {
    let index: Int
    let frame: CGRect
  }
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
        .frame(width: frames[chosen].width, height: frames[chosen].height)
        .accessibilityIdentifier("border")
        .offset(x: frames[chosen].minX, y: frames[chosen].minY)
      Months { index in
        Month(index: index, chosen: $chosen).background {
          GeometryReader { proxy in
            Color.clear.preference(
              key: ListKey<Entry>.self, value: [Entry(index: index, frame: proxy.frame(in: .named("months")))])
          }
        }
      }
    }
    .onPreferenceChange(ListKey<Entry>.self) { entries in
      log.add(entries.map(\.index))
      for entry in entries { frames[entry.index] = entry.frame }
    }
    .coordinateSpace(name: isNamed ? "months" : "other")
  }
}

/// A selector whose frames are passed as anchors.
struct AnchorSelector: View {
  let source: Anchor<CGRect>.Source
  @State private var chosen = 0
  var body: some View {
    Months { index in
      Month(index: index, chosen: $chosen).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: source) { [$0] }
    }
    .backgroundPreferenceValue(ListKey<Anchor<CGRect>>.self) { anchors in
      GeometryReader { proxy in Border(frame: proxy[anchors[chosen]]) }
    }
  }
}

/// A selector whose frames are passed as two corners each.
struct CornerSelector: View {
  @State private var chosen = 0
  struct Corners {
    var topLeading: Anchor<CGPoint>
    var bottomTrailing: Anchor<CGPoint>?
  }
  var body: some View {
    Months { index in
      Month(index: index, chosen: $chosen)
        .anchorPreference(key: ListKey<Corners>.self, value: .topLeading) { [Corners(topLeading: $0)] }
        .transformAnchorPreference(key: ListKey<Corners>.self, value: .bottomTrailing) { $0[0].bottomTrailing = $1 }
    }
    .overlayPreferenceValue(ListKey<Corners>.self) { corners in
      GeometryReader { proxy in
        let start = proxy[corners[chosen].topLeading]
        let end = corners[chosen].bottomTrailing.map { proxy[$0] } ?? start
        Border(frame: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
      }
    }
  }
}

/// The border around the selected label.
struct Border: View {
  let frame: CGRect
  var body: some View {
    Color.clear
      .frame(width: frame.width, height: frame.height)
      .accessibilityIdentifier("border")
      .offset(x: frame.minX, y: frame.minY)
  }
}
