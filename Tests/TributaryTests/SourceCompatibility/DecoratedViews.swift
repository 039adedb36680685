struct Card: View {
  @Environment(\.layoutDirection) private var direction
  let title: LocalizedStringKey
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20).foregroundStyle(.yellow)
      (Text(title).bold() + Text(" of ") + Text("many").italic().foregroundColor(.red))
        .font(.system(.title2, design: .rounded, weight: .bold))
        .multilineTextAlignment(direction == .leftToRight ? .leading : .trailing).lineLimit(1...3)
        .truncationMode(.middle).minimumScaleFactor(0.5).fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
    }
    .padding([.horizontal, .top], 12).padding(.bottom)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .topLeading)
    .background(.blue.gradient, in: .rect(cornerRadius: 8))
    .overlay(alignment: .topTrailing) {
      Circle().fill(.red).frame(width: 12, height: 12).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }.accessibilityIdentifier("badge")
    }
    .overlay { RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.primary.opacity(0.3), lineWidth: 2) }
    .compositingGroup().shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2).accessibilityIdentifier("card")
  }
}

struct Stripes: View {
  private let stops = [
    Gradient.Stop(color: .red, location: 0), .init(color: .orange, location: 0.4), .init(color: .yellow, location: 1),
  ]

  var body: some View {
    VStack(alignment: .trailing, spacing: nil) {
      Rectangle().fill(LinearGradient(stops: stops, startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 1)))
      Capsule().fill(.linearGradient(colors: [.mint, .teal], startPoint: .leading, endPoint: .trailing))
      Circle().fill(RadialGradient(gradient: Gradient(stops: stops), center: .center, startRadius: 0, endRadius: 40))
      Ellipse().fill(
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180)))
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 4).stroke(.tint, lineWidth: 2)
      Circle().trim(from: 0, to: 0.75).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 3]))
        .rotationEffect(.degrees(-90))
      LinearGradient(colors: [.purple, .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea(edges: .bottom)
    }
    .tint(.indigo).foregroundStyle(.secondary)
    .background(Color(white: 0.95), ignoresSafeAreaEdges: [.top, .horizontal])
    .clipShape(.rect(topLeadingRadius: 10, bottomLeadingRadius: 10)).mask { Rectangle().padding(1) }
    .scaleEffect(x: 0.5, y: 0.5, anchor: .topLeading)
  }
}
