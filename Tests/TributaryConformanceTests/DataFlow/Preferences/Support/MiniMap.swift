/// A form beside an area that shows a map of the form.
struct MiniMap: View {
  let optional: Handle<Bool>
  struct Part {
    let name: String
    let bounds: Anchor<CGRect>
  }
  var body: some View {
    HStack {
      Color.clear.frame(width: 100, height: 200).accessibilityIdentifier("area").part("area")
      VStack(alignment: .leading) {
        box(120, 20).accessibilityIdentifier("title").part("title")
        HStack { ForEach(0..<3) { field($0) } }
        Stateful(false, optional) { isThere in
          HStack {
            field(3)
            if isThere { field(4) }
          }
        }
      }
      .containing("form")
      .accessibilityIdentifier("form")
    }
    .overlayPreferenceValue(ListKey<Part>.self) { parts in GeometryReader { proxy in map(of: parts, proxy) } }
  }

  @MainActor private func field(_ index: Int) -> some View {
    box(60, 24).accessibilityIdentifier("field \(index)").part("field \(index)")
      .padding(8)
      .containing("container \(index)")
      .accessibilityIdentifier("container \(index)")
  }

  /// Returns the map. Containers come first, so that they do not cover their children.
  @MainActor private func map(of parts: [Part], _ proxy: GeometryProxy) -> some View {
    let frames = Dictionary(parts.map { ($0.name, proxy[$0.bounds]) }, uniquingKeysWith: { first, _ in first })
    let area = frames["area"] ?? .zero
    let form = frames["form"] ?? .zero
    let factor = form.width / (area.width - 10)
    return ZStack(alignment: .topLeading) {
      ForEach(parts.map(\.name).reversed().filter { $0 != "area" }, id: \.self) { name in
        let frame = frames[name] ?? .zero
        Color.blue
          .frame(width: frame.width / factor, height: frame.height / factor)
          .accessibilityIdentifier("map \(name)")
          .offset(
            x: area.minX + 5 + (frame.minX - form.minX) / factor, y: area.minY + (frame.minY - form.minY) / factor)
      }
    }
  }
}

extension View {
  fileprivate func part(_ name: String) -> some View {
    anchorPreference(key: ListKey<MiniMap.Part>.self, value: .bounds) { [MiniMap.Part(name: name, bounds: $0)] }
  }

  fileprivate func containing(_ name: String) -> some View {
    transformAnchorPreference(key: ListKey<MiniMap.Part>.self, value: .bounds) {
      $0.append(MiniMap.Part(name: name, bounds: $1))
    }
  }
}
