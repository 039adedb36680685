import Tributary

/// Views that settle, and must not be reported as a loop.
@MainActor
enum Settling {
  static let cases = [
    LoopCase(control: "L02c", "centered, moves down by half of the measured height") { CenteredPush() },
    LoopCase(control: "L04a", "a text that shows its own width") { OwnWidth() },
    LoopCase(control: "L08a", "two stable answers: compact stays compact") { Compacting() },
    LoopCase(
      "own-bistable", "the same, with a feedback probe", .code(.latentFeedback), broken: { Compacting() },
      repaired: { CompactByContainer() }
    ) { patient in
      patient.frame()
      patient.probe()
    },
    LoopCase(
      "own-latent", "keeps any height that it reaches: stable until a disturbance", .code(.latentFeedback),
      broken: { Keeping(isInside: false) }, repaired: { Keeping(isInside: true) }
    ) { patient in
      patient.frame()
      patient.probe()
    },
    LoopCase(control: "L13b", "a measured height as identity") { MeasuredIdentity() },
    LoopCase(control: "L16", "halves the distance to 200") { Approaching() },
    LoopCase(control: "L25", "content at least as high as its reader") { FilledReader() },
    LoopCase(control: "L26", "a text as wide as its reader") { WideText() },
  ]
}

private struct CenteredPush: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 8) {
      Box(color: .red, height: height)
      Box(height: 50).publish(HeightKey.self) { $0.frame(in: .named("page")).minY }
    }
    .frame(height: 400)
    .coordinateSpace(name: "page")
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct OwnWidth: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("\(Int(width))")
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Compacting: View {
  @State private var isCompact = true

  var body: some View {
    Box(width: isCompact ? 200 : 320)
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { isCompact = $0 < 300 }
  }
}

/// Measures the available space, not the resulting view.
private struct CompactByContainer: View {
  @State private var isCompact = true

  var body: some View {
    Box(width: isCompact ? 200 : 320).frame(maxWidth: .infinity)
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { isCompact = $0 < 300 }
  }
}

private struct Keeping: View {
  let isInside: Bool
  @State private var height: CGFloat?

  var body: some View {
    content.onPreferenceChange(HeightKey.self) { height = $0 }
  }

  @ViewBuilder private var content: some View {
    if isInside {
      Box(height: 100).publish(HeightKey.self) { $0.size.height }.frame(height: height)
    } else {
      Box(height: 100).frame(height: height).publish(HeightKey.self) { $0.size.height }
    }
  }
}

private struct MeasuredIdentity: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Box(height: 40).publish(HeightKey.self) { $0.size.height }.id(height)
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

struct Approaching: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Box(height: height)
      .preference(key: HeightKey.self, value: ((height + (200 - height) / 2) * 2).rounded(.down) / 2)
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct FilledReader: View {
  var body: some View {
    GeometryReader { proxy in
      VStack { Box() }.frame(minHeight: proxy.size.height)
    }
  }
}

private struct WideText: View {
  var body: some View {
    GeometryReader { proxy in
      Text(String(repeating: "long ", count: 40)).frame(width: proxy.size.width)
    }
  }
}
