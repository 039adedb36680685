import Tributary

/// More views that settle, in one step or in many.
@MainActor
enum Resting {
  static let cases = [
    LoopCase(control: "own-equal", "five labels as wide as the widest") { EqualWidths() },
    LoopCase(control: "own-largest", "keeps the greatest height so far") { LargestSeen() },
    LoopCase(control: "own-rounding", "measured in steps of eight points") { RoundedUp() },
    LoopCase(control: "own-damped", "oscillates around its target with decreasing amplitude") { Damped() },
    LoopCase(control: "own-countdown", "sixty changes, then none") { Countdown() },
    LoopCase(control: "own-observer", "observed geometry with its values beside it") { Shown() },
    LoopCase(control: "own-visible", "a count of the visible lazy rows below them") { VisibleRows() },
    LoopCase(control: "own-once", "a hint that is removed after its first appearance") { Hint() },
    LoopCase(control: "own-loading", "a task that loads and shows a result") { Loading() },
    LoopCase(control: "own-feed", "background work that does not depend on the view") { Feed() },
    LoopCase(control: "own-paging", "loads rows until the screen is full") { Paging() },
    LoopCase(control: "own-resized", "measured again whenever the window changes", view: { EqualWidths() }) { patient in
      for step in 0..<60 { patient.resize(width: CGFloat(300 + step % 2 * 50)) }
    },
    LoopCase(control: "own-toggled", "a toggle that the user switches", view: { Flipped() }) { patient in
      patient.frame()
      for _ in 0..<60 { patient.tap("flip") }
    },
  ]
}

private struct EqualWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(1..<6) { count in
        Text(String(repeating: "m", count: count)).publish(WidthKey.self) { $0.size.width }.frame(width: width)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct LargestSeen: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Box(height: height > 40 ? 30 : 60).publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { height = max(height, $0) }
  }
}

private struct RoundedUp: View {
  @State private var width: CGFloat = 3

  var body: some View {
    Box(width: width).publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { width = ($0 / 8).rounded(.up) * 8 }
  }
}

private struct Damped: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Box(width: width).preference(key: WidthKey.self, value: 100 - width * 0.5)
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Countdown: View {
  @State private var left = 60

  var body: some View {
    Text("\(left)").onChange(of: left, initial: true) { if left > 0 { left -= 1 } }
  }
}

private struct Shown: View {
  @State private var size = CGSize.zero

  var body: some View {
    Box(width: 70).onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .overlay { Text("\(Int(size.width))") }
  }
}

private struct VisibleRows: View {
  @State private var rows: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500) { row in Box().preference(key: RowsKey.self, value: [row]) }
        }
      }
      Text("\(rows.count)").frame(height: 20)
    }
    .onPreferenceChange(RowsKey.self) { rows = $0 }
  }
}

private struct Hint: View {
  @State private var isSeen = false

  var body: some View {
    VStack {
      Box()
      if !isSeen { Box(color: .red).onAppear { isSeen = true } }
    }
  }
}

private struct Loading: View {
  @State private var rows = 0

  var body: some View {
    VStack { ForEach(0..<rows, id: \.self) { _ in Box() } }
      .task {
        await MainQueueTurn.wait()
        rows = 12
      }
  }
}

/// A source that the views start, and that does not depend on them afterwards.
@MainActor
private final class Ticker {
  private(set) var count = 0

  func run(_ tick: @escaping @MainActor (Int) -> Void) {
    count += 1
    tick(count)
    if count < 200 { DispatchQueue.main.async { MainActor.assumeIsolated { self.run(tick) } } }
  }
}

private struct Feed: View {
  @State private var ticker = Ticker()
  @State private var count = 0

  var body: some View {
    Text("\(count)").publish(WidthKey.self) { $0.size.width }
      .onAppear { ticker.run { count = $0 } }
  }
}

private struct Paging: View {
  @State private var rows = 1

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Box() } }
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { if $0 < 400 { rows += 1 } }
  }
}

private struct Flipped: View {
  @State private var isOn = false
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Box(height: isOn ? 90 : 40).publish(HeightKey.self) { $0.size.height }
        .accessibilityIdentifier("flip").onTapGesture { isOn.toggle() }
      Box(color: .red, height: height)
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}
