import SwiftUI

struct WaveMeter: View {
  @State private var isRunning = false
  @State private var level = 0.5

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: nil, paused: !isRunning)) { timeline in
        Wave(phase: timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2) / 2, level: level)
      }
      .frame(height: 120)
      .accessibilityIdentifier("wave")
      Slider(value: $level)
      Button(isRunning ? "Stop" : "Run") { isRunning.toggle() }
    }
    .padding()
  }
}

struct Wave: View {
  let phase: Double
  let level: Double

  var body: some View {
    Canvas { context, size in
      context.drawLayer { layer in
        layer.clip(to: RoundedRectangle(cornerRadius: 12).path(in: CGRect(origin: .zero, size: size)))
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.fill))
        for index in 0..<3 {
          var path = Path()
          path.move(to: CGPoint(x: 0, y: size.height))
          for x in stride(from: 0.0, through: Double(size.width), by: 8) {
            let angle = (x / Double(size.width) + phase + Double(index) / 3) * 2 * .pi
            path.addLine(to: CGPoint(x: x, y: Double(size.height) * (1 - level) + sin(angle) * 12))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.closeSubpath()
          layer.opacity = 0.4
          layer.fill(path, with: .color(.blue))
        }
      }
      let label = context.resolve(Text("\(Int(level * 100)) %").bold().foregroundColor(.white))
      context.draw(label, at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }
}
