import SwiftUI

struct WallClock: View {
  @State private var showsSeconds = true

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 1_700_000_000), by: 1)) { context in
      VStack(spacing: 16) {
        ClockFace(date: context.date, showsSeconds: showsSeconds)
          .frame(width: 200, height: 200)
        Text(context.date, style: .date)
          .font(.headline.smallCaps())
        Text("\(Image(systemName: "clock")) \(Int(context.date.timeIntervalSince1970) % 60) s")
          .monospacedDigit()
          .foregroundStyle(.secondary)
        Toggle("Seconds", isOn: $showsSeconds)
      }
    }
    .padding()
  }
}

private struct ClockFace: View {
  let date: Date
  let showsSeconds: Bool

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.fill(
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
        with: .radialGradient(
          Gradient(colors: [.white, Color(white: 0.85)]), center: .zero, startRadius: 0, endRadius: radius))
      for hour in 1...12 {
        let angle = Angle.degrees(Double(hour) * 30 - 90)
        context.draw(
          Text("\(hour)").font(.caption),
          at: CGPoint(x: cos(angle.radians) * radius * 0.82, y: sin(angle.radians) * radius * 0.82))
      }
      let seconds = Int(date.timeIntervalSince1970)
      hand(context, turns: Double(seconds % 43_200) / 43_200, length: radius * 0.5, width: 5)
      hand(context, turns: Double(seconds % 3_600) / 3_600, length: radius * 0.7, width: 3)
      guard showsSeconds else { return }
      var red = context
      red.opacity = 0.8
      hand(red, turns: Double(seconds % 60) / 60, length: radius * 0.75, width: 1, color: .red)
    }
    .accessibilityLabel("Clock")
  }

  private func hand(
    _ context: GraphicsContext, turns: Double, length: CGFloat, width: CGFloat, color: Color = .primary
  ) {
    var context = context
    context.rotate(by: .degrees(turns * 360))
    var path = Path()
    path.move(to: CGPoint(x: 0, y: length * 0.15))
    path.addLine(to: CGPoint(x: 0, y: -length))
    context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
