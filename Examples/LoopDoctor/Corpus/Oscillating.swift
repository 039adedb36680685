import Tributary

@MainActor
enum Oscillating {
  static let cases = [
    LoopCase(
      "L05", "a scroll bar that narrows the content that requires it", .oscillating(2), broken: { Scroller() },
      repaired: { ReservedScroller() }),
    LoopCase(
      "L07", "a bubble measured outside its height limit", .oscillating(2), broken: { Bubble() },
      repaired: { BubbleMeasuredInside() }),
    LoopCase(
      "L14a", "two states computed from each other", .oscillating(4), broken: { Mutual() }, repaired: { OneSource() }),
    LoopCase(
      "L19", "a view that removes itself when it appears", .oscillating(2), broken: { Vanishing() },
      repaired: { Hiding() }),
    LoopCase(
      "own-window", "three rows at a time, moved by their own preference", .oscillating(2), broken: { MovesWindow() },
      repaired: { MovesWindowOnce() }),
    LoopCase(
      "own-machine", "a state machine with five steps", .oscillating(5), broken: { Machine() },
      repaired: { MachineWithEnd() }),
    LoopCase(
      "own-turns", "views that make space for each other", .oscillating(2), broken: { TakingTurns() },
      repaired: { TakingOneTurn() }),
    LoopCase(
      "own-two", "two loops in one view", .loops([.oscillating(period: 2), .oscillating(period: 2)]),
      broken: { TwoBubbles() }, repaired: { TwoFixedBubbles() }),
  ]
}

/// The content has the aspect ratio 3:2. A bar of 15 points appears beside it if it is taller than 200.
private struct Scroller: View {
  @State private var hasBar = false

  var body: some View {
    HStack(spacing: 0) {
      let width: CGFloat = hasBar ? 285 : 300
      Box(width: width, height: width * 2 / 3 + 1).publish(HeightKey.self) { $0.size.height }
      if hasBar { Box(color: .gray, width: 15, height: 200) }
    }
    .onPreferenceChange(HeightKey.self) { hasBar = $0 > 200 }
  }
}

/// The space for the bar is reserved, whether or not the bar is visible.
private struct ReservedScroller: View {
  @State private var hasBar = false

  var body: some View {
    HStack(spacing: 0) {
      Box(width: 285, height: 285 * 2 / 3 + 1).publish(HeightKey.self) { $0.size.height }
      Box(color: .gray, width: 15, height: 200).opacity(hasBar ? 1 : 0)
    }
    .onPreferenceChange(HeightKey.self) { hasBar = $0 > 200 }
  }
}

private struct Bubble: View {
  @State private var isCollapsed = false

  var body: some View {
    Box(height: 424).frame(height: isCollapsed ? 150 : nil)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { isCollapsed = $0 > 150 }
  }
}

private struct BubbleMeasuredInside: View {
  @State private var isCollapsed = false

  var body: some View {
    Box(height: 424).publish(HeightKey.self) { $0.size.height }
      .frame(height: isCollapsed ? 150 : nil)
      .onPreferenceChange(HeightKey.self) { isCollapsed = $0 > 150 }
  }
}

private struct Mutual: View {
  @State private var left: CGFloat = 0
  @State private var right: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Box(width: left).preference(key: WidthKey.self, value: 100 - right)
      Box(color: .red, width: right).preference(key: HeightKey.self, value: left)
    }
    .onPreferenceChange(WidthKey.self) { left = $0 }
    .onPreferenceChange(HeightKey.self) { right = $0 }
  }
}

private struct OneSource: View {
  @State private var left: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Box(width: left).preference(key: WidthKey.self, value: 60)
      Box(color: .red, width: 100 - left)
    }
    .onPreferenceChange(WidthKey.self) { left = $0 }
  }
}

private struct Vanishing: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Box()
      if isShown { Box(color: .red).preference(key: PresenceKey.self, value: true) }
    }
    .onPreferenceChange(PresenceKey.self) { isShown = !$0 }
  }
}

private struct Hiding: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Box()
      Box(color: .red).preference(key: PresenceKey.self, value: true).opacity(isShown ? 1 : 0)
    }
    .onPreferenceChange(PresenceKey.self) { isShown = !$0 }
  }
}

/// Three rows exist at a time. The reader advances until the selected row is first, then until it is last.
private struct MovesWindow: View {
  @State private var top = 0

  var body: some View {
    VStack(spacing: 0) {
      ForEach(top..<top + 3, id: \.self) { row in
        Box().preference(key: RowsKey.self, value: [row])
      }
    }
    .onPreferenceChange(RowsKey.self) { rows in top = rows.first == 2 ? 0 : 2 }
  }
}

private struct MovesWindowOnce: View {
  @State private var top = 0
  @State private var request: Int? = 2

  var body: some View {
    VStack(spacing: 0) {
      ForEach(top..<top + 3, id: \.self) { row in
        Box().preference(key: RowsKey.self, value: [row])
      }
    }
    .onPreferenceChange(RowsKey.self) { _ in
      guard let row = request else { return }
      request = nil
      top = row
    }
  }
}

private struct Machine: View {
  @State private var phase = 0

  var body: some View {
    Box().onChange(of: phase, initial: true) { phase = (phase + 1) % 5 }
  }
}

private struct MachineWithEnd: View {
  @State private var phase = 0

  var body: some View {
    Box().onChange(of: phase, initial: true) { if phase < 4 { phase += 1 } }
  }
}

private struct TakingTurns: View {
  @State private var isFirst = true

  var body: some View {
    if isFirst {
      Box(color: .red).onAppear { isFirst = false }
    } else {
      Box().onAppear { isFirst = true }
    }
  }
}

private struct TakingOneTurn: View {
  @State private var isFirst = true

  var body: some View {
    if isFirst {
      Box(color: .red).onAppear { isFirst = false }
    } else {
      Box()
    }
  }
}

/// Two unrelated loops, which one body reads.
private struct TwoBubbles: View {
  @State private var isLow = false
  @State private var isNarrow = false

  var body: some View {
    HStack(spacing: 0) {
      Box(height: 300).frame(height: isLow ? 100 : nil).publish(HeightKey.self) { $0.size.height }
      Box(width: 200).frame(width: isNarrow ? 50 : nil).publish(WidthKey.self) { $0.size.width }
    }
    .onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
    .onPreferenceChange(WidthKey.self) { isNarrow = $0 > 50 }
  }
}

private struct TwoFixedBubbles: View {
  @State private var isLow = false
  @State private var isNarrow = false

  var body: some View {
    HStack(spacing: 0) {
      Box(height: 300).publish(HeightKey.self) { $0.size.height }.frame(height: isLow ? 100 : nil)
      Box(width: 200).publish(WidthKey.self) { $0.size.width }.frame(width: isNarrow ? 50 : nil)
    }
    .onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
    .onPreferenceChange(WidthKey.self) { isNarrow = $0 > 50 }
  }
}
