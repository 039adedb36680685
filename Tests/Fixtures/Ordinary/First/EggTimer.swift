import Combine
import SwiftUI

struct EggTimer: View {
  @State private var remaining = 10
  @State private var isRunning = false
  @State private var length = 10

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var progress: CGFloat { length == 0 ? 0 : CGFloat(remaining) / CGFloat(length) }

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        Circle()
          .stroke(Color.gray.opacity(0.2), lineWidth: 16)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(
            AngularGradient(gradient: Gradient(colors: [.yellow, .orange]), center: .center),
            style: StrokeStyle(lineWidth: 16, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: remaining)
        VStack {
          Text("\(remaining)")
            .font(.system(size: 48, weight: .semibold, design: .monospaced))
          Text(isRunning ? "boiling" : remaining == 0 ? "Ready!" : "waiting")
            .foregroundColor(.secondary)
        }
      }
      .frame(width: 200, height: 200)
      HStack(spacing: 24) {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
          .disabled(remaining == 0)
        Button("Reset", action: reset)
      }
      Stepper("Seconds: \(length)", value: $length, in: 5...60, step: 5) { isEditing in
        if !isEditing { reset() }
      }
      .disabled(isRunning)
    }
    .padding()
    .onReceive(timer) { _ in
      guard isRunning else { return }
      if remaining > 0 { remaining -= 1 }
      if remaining == 0 { isRunning = false }
    }
  }

  private func reset() {
    isRunning = false
    remaining = length
  }
}
