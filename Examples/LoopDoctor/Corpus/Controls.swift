import Tributary

/// Views with frequent updates and without a loop.
@MainActor
enum Controls {
  static let cases = [
    LoopCase(control: "N1", "a border that follows the selected view, by state") { MovingBorder() },
    LoopCase(control: "N2", "the same, by an anchor") { AnchoredBorder() },
    LoopCase(control: "N3", "an overlay that publishes the key that it reads") { Republishing() },
    LoopCase(control: "N4", "a delivery that writes an equal value") { EqualWriter() },
    LoopCase(control: "N5", "twelve readers that each run once") { TwelveReaders() },
    LoopCase(control: "N6", "slow convergence") { Approaching() },
    LoopCase(control: "N7", "taps while values settle", view: { TappedWhileSettling() }) { patient in
      for _ in 0..<40 {
        patient.tap("more")
        await MainQueueTurn.wait()
        patient.frame()
      }
    },
    LoopCase(control: "N8", "a hidden copy that is measured") { HiddenCopy() },
    LoopCase(control: "L17", "a drag that moves a published offset, frame by frame", view: { DraggedOffset() }) {
      patient in
      for step in 0..<150 {
        patient.resize(width: CGFloat(200 + step * 7 % 100))
        patient.frame(after: 1.0 / 60)
      }
    },
    LoopCase(control: "N9", "five offsets in one frame", view: { BurstOfOffsets() }) { patient in
      patient.frame()
      for _ in 0..<20 { patient.tap("burst") }
    },
    LoopCase(control: "own-chain", "twenty changes that each cause the next") { Chain() },
  ]
}

private struct MovingBorder: View {
  @State private var frame = CGRect.zero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Box(color: .red, width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
      HStack { ForEach(0..<3) { index in month(index) } }
    }
    .coordinateSpace(name: "months")
    .onPreferenceChange(FrameKey.self) { frame = $0 }
  }

  @ViewBuilder private func month(_ index: Int) -> some View {
    Box(width: 70).background(
      GeometryReader { proxy in
        Color.clear.preference(key: FrameKey.self, value: index == 1 ? proxy.frame(in: .named("months")) : .zero)
      })
  }
}

private struct FrameKey: PreferenceKey {
  static let defaultValue = CGRect.zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = value.union(nextValue()) }
}

private struct AnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct AnchoredBorder: View {
  var body: some View {
    HStack {
      Box(width: 70)
      Box(width: 70).anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(AnchorKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor { Box(color: .red, width: proxy[anchor].width).offset(x: proxy[anchor].minX) }
      }
    }
  }
}

private struct Republishing: View {
  var body: some View {
    Box().preference(key: WidthKey.self, value: 7)
      .overlayPreferenceValue(WidthKey.self) { value in
        Box(color: .red).preference(key: WidthKey.self, value: value + 1)
      }
  }
}

private struct EqualWriter: View {
  @State private var width: CGFloat = 40

  var body: some View {
    Box(width: width).preference(key: WidthKey.self, value: 40).onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct TwelveReaders: View {
  @State private var widths = [CGFloat](repeating: 0, count: 12)

  var body: some View {
    VStack {
      ForEach(0..<12) { index in
        Box(width: widths[index]).preference(key: WidthKey.self, value: CGFloat(index + 1))
          .onPreferenceChange(WidthKey.self) { widths[index] = $0 }
      }
    }
  }
}

private struct TappedWhileSettling: View {
  @State private var target: CGFloat = 0
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Box().accessibilityIdentifier("more").onTapGesture { target += 16 }
      Box(color: .red, height: height)
        .preference(key: HeightKey.self, value: (height + target) / 2)
        .onPreferenceChange(HeightKey.self) { height = ($0 * 4).rounded(.down) / 4 }
    }
  }
}

private struct HiddenCopy: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ZStack {
      Box(height: 60).publish(HeightKey.self) { $0.size.height }.hidden()
      Box(color: .red, height: height)
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct DraggedOffset: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      Color.gray.publish(WidthKey.self) { $0.size.width }
      Text("\(Int(offset))")
    }
    .onPreferenceChange(WidthKey.self) { offset = $0 }
  }
}

/// One tap publishes five offsets in one frame. They come from a list, not from a measurement.
private struct BurstOfOffsets: View {
  @State private var waiting: [CGFloat] = []
  @State private var offset: CGFloat = 0
  @State private var shown: CGFloat = 0

  var body: some View {
    VStack {
      Box().accessibilityIdentifier("burst").onTapGesture { waiting = [3, 9, 4, 12, 0] }
      Box(width: 20 + shown).preference(key: WidthKey.self, value: offset)
        .onPreferenceChange(WidthKey.self) { shown = $0 }
    }
    .onChange(of: waiting) {
      guard let next = waiting.first else { return }
      offset = next
      waiting.removeFirst()
    }
  }
}

private struct Chain: View {
  @State private var step = 0

  var body: some View {
    Box(width: CGFloat(step)).onChange(of: step, initial: true) { if step < 20 { step += 1 } }
  }
}
