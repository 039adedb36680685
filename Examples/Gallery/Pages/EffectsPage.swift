import Tributary

/// Effects that change the drawing of a view but not its layout.
struct EffectsPage: View {
  var body: some View {
    Grid(horizontalSpacing: 36, verticalSpacing: 28) {
      GridRow {
        tile("gradient") { Rectangle().fill(.blue.gradient) }
        tile("linear") {
          LinearGradient(colors: [.pink, .orange, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        tile("radial") { RadialGradient(colors: [.white, .teal], center: .center, startRadius: 4, endRadius: 45) }
        tile("angular") { AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center) }
      }
      GridRow {
        tile("clipped") { Color.purple.clipShape(.rect(cornerRadius: 20)) }
        tile("shadow") { RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 6, y: 3) }
        tile("rotated") { Color.green.rotationEffect(.degrees(20)) }
        tile("scaled") { Color.indigo.scaleEffect(0.6) }
      }
      GridRow {
        tile("blurred") { Circle().fill(.red).padding(10).blur(radius: 5) }
        tile("masked") { Color.brown.mask { Image(systemName: "heart.fill").font(.system(size: 56)) } }
        tile("together") { overlapping.compositingGroup().opacity(0.5) }
        tile("apart") { overlapping.opacity(0.5) }
      }
      GridRow {
        tile("blended") { overlapping.blendMode(.multiply) }
        tile("gray") { AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center).grayscale(1) }
        tile("turned") { Color.teal.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        tile("drawn") { Canvas(renderer: rays) }
      }
    }
  }

  private var overlapping: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Circle().fill(.red).frame(width: 50, height: 50)
      Circle().fill(.blue).frame(width: 50, height: 50).offset(x: 26, y: 26)
    }
  }

  private func rays(_ context: inout GraphicsContext, _ size: CGSize) {
    context.translateBy(x: size.width / 2, y: size.height / 2)
    for _ in 0..<12 {
      context.rotate(by: .degrees(30))
      context.fill(Path(CGRect(x: 12, y: -3, width: 26, height: 6)), with: .color(.orange))
      context.opacity *= 0.85
    }
  }

  private func tile(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 6) {
      content().frame(width: 80, height: 80).accessibilityIdentifier(name)
      Text(name).font(.caption)
    }
  }
}
