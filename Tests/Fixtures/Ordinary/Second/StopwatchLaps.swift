import Combine
import SwiftUI

class StopwatchLapsModel: ObservableObject {
  @Published private(set) var ticks = 0
  @Published private(set) var laps: [Int] = []
  @Published private(set) var isRunning = false
  private var timer: AnyCancellable?

  func startOrStop() {
    isRunning.toggle()
    if isRunning {
      timer = Timer.publish(every: 0.1, on: .main, in: .common)
        .autoconnect()
        .sink { [weak self] _ in self?.ticks += 1 }
    } else {
      timer?.cancel()
      timer = nil
    }
  }

  func lapOrReset() {
    if isRunning {
      laps.append(ticks - laps.reduce(0, +))
    } else {
      ticks = 0
      laps = []
    }
  }
}

struct StopwatchLapsCircleStyle: ButtonStyle {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .foregroundColor(color)
      .frame(width: 80, height: 80)
      .background(color.opacity(configuration.isPressed ? 0.1 : 0.25))
      .clipShape(Circle())
      .overlay(Circle().stroke(color.opacity(0.25), lineWidth: 2).padding(-4))
      .opacity(isEnabled ? 1 : 0.5)
  }
}

struct StopwatchLaps: View {
  @StateObject private var model = StopwatchLapsModel()

  var body: some View {
    VStack(spacing: 24) {
      Text(text(model.ticks))
        .font(.system(size: 56, weight: .thin, design: .monospaced))
        .padding(.top, 40)
        .accessibilityIdentifier("time")
      HStack {
        Button(action: { model.lapOrReset() }) { Text(model.isRunning || model.ticks == 0 ? "Lap" : "Reset") }
          .buttonStyle(StopwatchLapsCircleStyle(color: .gray))
          .disabled(!model.isRunning && model.ticks == 0)
          .accessibilityIdentifier("left")
        Spacer()
        Button(action: { model.startOrStop() }) { Text(model.isRunning ? "Stop" : "Start") }
          .buttonStyle(StopwatchLapsCircleStyle(color: model.isRunning ? .red : .green))
          .accessibilityIdentifier("right")
      }
      .padding(.horizontal)
      List {
        ForEach(Array(model.laps.enumerated()).reversed(), id: \.offset) { index, lap in
          HStack {
            Text("Lap \(index + 1)")
            Spacer()
            Text(text(lap))
              .font(.system(.body, design: .monospaced))
              .foregroundColor(color(of: lap))
              .accessibilityIdentifier("lap-\(index + 1)")
          }
        }
      }
      .listStyle(PlainListStyle())
    }
  }

  private func color(of lap: Int) -> Color {
    guard model.laps.count > 1 else { return .primary }
    if lap == model.laps.min() { return .green }
    if lap == model.laps.max() { return .red }
    return .primary
  }

  private func text(_ ticks: Int) -> String {
    String(format: "%02d:%02d.%d", ticks / 600, ticks / 10 % 60, ticks % 10)
  }
}

struct StopwatchLaps_Previews: PreviewProvider {
  static var previews: some View { StopwatchLaps() }
}
