import Tributary

/// Loops that leave the frame through a task or a queue, and return.
@MainActor
enum CrossingFrames {
  static let cases = [
    LoopCase(
      "L01", "a body that counts its evaluations through the main queue", .growing(by: 1), broken: { CountsItself() },
      repaired: { CountsTaps() }),
    LoopCase(
      "own-task", "a height that returns through a task", .growing(by: 20), broken: { PaddedByTask() },
      repaired: { PaddedInsideByTask() }),
    LoopCase(
      "own-queue", "a bubble that collapses through the main queue", .oscillating(2), broken: { QueuedBubble() },
      repaired: { QueuedBubbleMeasuredInside() }),
    LoopCase(control: "own-work", "a task that writes in many steps", view: { ManySteps() }),
    LoopCase(control: "own-slow", "convergence with one task per step", view: { SlowTask() }),
  ]
}

/// Moving the write out of the body silences the finding, but does not end the loop.
private struct CountsItself: View {
  @State private var counter = 0

  var body: some View {
    let _ = DispatchQueue.main.async { counter += 1 }
    Text("\(counter)")
  }
}

private struct CountsTaps: View {
  @State private var counter = 0

  var body: some View {
    Text("\(counter)").onTapGesture { counter += 1 }
  }
}

private struct PaddedByTask: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Box(width: max(120, width)).padding(10)
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { new in Task { width = new } }
  }
}

private struct PaddedInsideByTask: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Box(width: max(120, width)).publish(WidthKey.self) { $0.size.width }.padding(10)
      .onPreferenceChange(WidthKey.self) { new in Task { width = new } }
  }
}

private struct QueuedBubble: View {
  @State private var isCollapsed = false

  var body: some View {
    Box(height: 424).frame(height: isCollapsed ? 150 : nil)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { new in DispatchQueue.main.async { isCollapsed = new > 150 } }
  }
}

private struct QueuedBubbleMeasuredInside: View {
  @State private var isCollapsed = false

  var body: some View {
    Box(height: 424).publish(HeightKey.self) { $0.size.height }
      .frame(height: isCollapsed ? 150 : nil)
      .onPreferenceChange(HeightKey.self) { new in DispatchQueue.main.async { isCollapsed = new > 150 } }
  }
}

/// One action starts work that writes often. The writes do not trigger the action again.
private struct ManySteps: View {
  @State private var steps = 0

  var body: some View {
    Text("\(steps)").onAppear {
      Task {
        for _ in 0..<100 {
          steps += 1
          await MainQueueTurn.wait()
        }
      }
    }
  }
}

private struct SlowTask: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Box(height: height)
      .preference(key: HeightKey.self, value: height + (200 - height) / 16)
      .onPreferenceChange(HeightKey.self) { new in Task { height = new } }
  }
}
