import Tributary

@MainActor
enum Growing {
  static let cases = [
    LoopCase(
      "L02a", "moves the measured view down", .growing(by: 8), broken: { PushedDown() }, repaired: { PushedOver() }),
    LoopCase(
      "L03c", "widens the measured view twice", .growing(times: 2), broken: { Doubling() },
      repaired: { DoublingApart() }),
    LoopCase(
      "L11b", "measured outside its padding", .growing(by: 20), broken: { PaddedOutside() },
      repaired: { PaddedInside() }),
    LoopCase(
      "L22", "a bar measured together with its inset", .growing(by: 60), broken: { InsetBar() },
      repaired: { InsetBelow() }),
    LoopCase(
      "own-observed", "observed geometry that grows by each reported value", .growing(by: 7), broken: { Follower() },
      repaired: { FollowerApart() }),
    LoopCase(
      "own-list", "the last element of a growing array", .growing(by: 3), broken: { GrowingArray() },
      repaired: { FixedArray() }),
  ]
}

/// The spacing of the stack is added to the measured value.
private struct PushedDown: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 8) {
      Box(color: .red, height: height)
      Box(height: 50).publish(HeightKey.self) { $0.frame(in: .named("page")).minY }
    }
    .frame(height: 400, alignment: .top)
    .coordinateSpace(name: "page")
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

/// An overlay instead of a child of the stack, so that no view is moved.
private struct PushedOver: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Box(height: 50).publish(HeightKey.self) { $0.frame(in: .named("page")).minY }
      .frame(height: 400, alignment: .top)
      .overlay(alignment: .top) { Box(color: .red, height: height) }
      .coordinateSpace(name: "page")
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct Doubling: View {
  @State private var extra: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Box(width: 100)
      Box(color: .red, width: extra)
      Box(color: .green, width: extra)
    }
    .publish(WidthKey.self) { $0.size.width }
    .onPreferenceChange(WidthKey.self) { extra = $0 }
  }
}

private struct DoublingApart: View {
  @State private var extra: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Box(width: 100).publish(WidthKey.self) { $0.size.width }
      Box(color: .red, width: extra)
      Box(color: .green, width: extra)
    }
    .onPreferenceChange(WidthKey.self) { extra = $0 }
  }
}

private struct PaddedOutside: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Box(width: max(120, width)).padding(10)
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct PaddedInside: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Box(width: max(120, width)).publish(WidthKey.self) { $0.size.width }.padding(10)
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct InsetBar: View {
  @State private var inset: CGFloat = 0

  var body: some View {
    Box(height: 60).padding(.top, inset)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { inset = $0 }
  }
}

private struct InsetBelow: View {
  @State private var inset: CGFloat = 0

  var body: some View {
    Box(height: 60).publish(HeightKey.self) { $0.size.height }
      .padding(.top, inset)
      .onPreferenceChange(HeightKey.self) { inset = $0 }
  }
}

private struct Follower: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Box(width: width).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0 + 7
    }
  }
}

private struct FollowerApart: View {
  @State private var width: CGFloat = 10

  var body: some View {
    VStack {
      Box(width: 30).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 + 7
      }
      Box(color: .red, width: width)
    }
  }
}

/// The growing number is inside an array.
private struct GrowingArray: View {
  @State private var widths: [CGFloat] = [10, 20]

  var body: some View {
    HStack(spacing: 3) {
      Box(width: widths[0])
      Box(width: widths[1] - widths[0])
    }
    .publish(WidthKey.self) { $0.size.width }
    .onPreferenceChange(WidthKey.self) { widths[1] = $0 }
  }
}

private struct FixedArray: View {
  @State private var widths: [CGFloat] = [10, 20]

  var body: some View {
    HStack(spacing: 3) {
      Box(width: widths[0])
      Box(width: widths[1] - widths[0]).publish(WidthKey.self) { $0.size.width + 10 }
    }
    .onPreferenceChange(WidthKey.self) { widths[1] = $0 }
  }
}
