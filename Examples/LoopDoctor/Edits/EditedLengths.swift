import Observation
import Tributary

/// The size is measured inside the padding.
struct SizeInside: View {
  @State private var size = CGSize(width: 50, height: 30)

  var body: some View {
    Box(width: size.width, height: size.height)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .padding(2)
      .overlay { Text("\(Int(size.width)) × \(Int(size.height))") }
  }
}

struct ClampedInside: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Box(width: width).publish(WidthKey.self) { $0.size.width }
      .padding(.horizontal, 10)
      .onPreferenceChange(WidthKey.self) { width = min(100_000, $0) }
  }
}

/// The column follows from the width of the container.
struct ColumnOfContainer: View {
  @State private var column = 0

  var body: some View {
    Box(width: CGFloat(20 + 10 * column)).frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        column = Int($0 / 100)
      }
  }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The second box is placed by the anchor of the first one.
struct AnchoredGuide: View {
  var body: some View {
    Box(height: 50).anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
      .frame(height: 400, alignment: .top)
      .overlayPreferenceValue(PlaceKey.self, alignment: .top) { anchor in
        GeometryReader { proxy in
          let shift = (anchor.map { proxy[$0].minY } ?? 0) + 6
          Text("\(Int(shift))").offset(y: shift)
        }
      }
  }
}

struct GuideMeasuredOutside: View {
  @State private var shift: CGFloat = 0

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Box(height: 50)
      Box(color: .red).alignmentGuide(.top) { _ in -shift }
    }
    .frame(height: 400, alignment: .top)
    .overlay(alignment: .top) { Box().publish(HeightKey.self) { $0.frame(in: .named("row")).minY + 6 } }
    .coordinateSpace(name: "row")
    .onPreferenceChange(HeightKey.self) { shift = $0 }
  }
}

private struct RectsKey: PreferenceKey {
  static let defaultValue: [CGRect] = []
  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}

/// The rectangle is rounded to a quarter of a point.
struct RoundedRects: View {
  @State private var rects: [CGRect] = []

  var body: some View {
    let x: CGFloat = rects.last?.minX == 0.3 ? 0.1 + 0.2 : 0.3
    Text("\(rects.count)")
      .preference(key: RectsKey.self, value: [CGRect(x: (x * 4).rounded() / 4, y: 0, width: 5, height: 5)])
      .onPreferenceChange(RectsKey.self) { rects = $0 }
  }
}

@Observable
private final class Model {
  var height: CGFloat = 10
}

/// The box keeps its height, and the model receives that of its frame.
struct ObjectApart: View {
  let isLate: Bool
  @State private var model = Model()

  var body: some View {
    VStack {
      Box(height: 10).padding(.vertical, 6).publish(HeightKey.self) { $0.size.height }
      Text("\(Int(model.height))")
    }
    .onPreferenceChange(HeightKey.self) { new in
      let model = model
      if isLate { DispatchQueue.main.async { model.height = new } } else { model.height = new }
    }
  }
}
