struct Gallery: View {
  let colors: [Color]
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 10.0) {
        ForEach(colors.indices, id: \.self) { index in
          Rectangle().fill(colors[index]).aspectRatio(3.0 / 2.0, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10.0)
            .accessibilityIdentifier("page-\(index)")
        }
      }
    }
    .safeAreaPadding(.horizontal, 20.0).scrollIndicators(.hidden).scrollClipDisabled()
  }
}

struct Chat: View {
  @Namespace private var bottom
  let lines: [String]
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(lines, id: \.self) { line in Text(line).frame(height: 20).accessibilityIdentifier(line) }
        }
        Color.clear.frame(height: 1).id(bottom)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("down").padding(.vertical, 5).frame(maxWidth: .infinity).background(.background)
          .onTapGesture { proxy.scrollTo(bottom, anchor: .bottom) }.accessibilityIdentifier("down")
      }
    }
    .coordinateSpace(.named("chat"))
  }
}
