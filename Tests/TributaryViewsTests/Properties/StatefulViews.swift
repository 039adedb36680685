import Foundation
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

/// Takes what is published below into state, and shows it beside.
struct NumbersReader<Content: View>: View {
  let content: Content
  @State private var numbers: [Int] = []

  var body: some View {
    HStack(spacing: 2) {
      // One container, since a modifier on several views makes a reader of each.
      ZStack { content }.onPreferenceChange(NumbersKey.self) { numbers = $0 }
      Color.purple.frame(width: CGFloat(numbers.count) * 3, height: CGFloat(numbers.reduce(0, +) % 20))
    }
  }
}

/// Publishes again, above, what is published below: two passes, and what is above sees the state.
struct NumbersWriter<Content: View>: View {
  let content: Content
  @State private var numbers: [Int] = []

  var body: some View {
    // One container, since a modifier on several views makes a reader of each.
    ZStack { content }
      .onPreferenceChange(NumbersKey.self) { numbers = $0 }
      .preference(key: NumbersKey.self, value: numbers + [numbers.count])
  }
}

/// Follows a value in state.
struct ChangeReader<Content: View>: View {
  let content: Content
  let value: Int
  @State private var seen = 0

  var body: some View {
    content
      .padding(.leading, CGFloat(seen))
      .background { Color.red.onChange(of: value, initial: true) { seen = value } }
  }
}

/// A modifier with a body, which shows its content in a container.
struct Framing: ViewModifier {
  let length: CGFloat
  @Environment(\.mark) private var mark

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: CGFloat(mark)) {
      content
      Color.green.frame(width: length, height: 2)
    }
  }
}

/// Takes the size of a view into state, and shows it in front.
struct SizeReader<Content: View>: View {
  let content: Content
  @State private var size = CGSize.zero

  var body: some View {
    ZStack { content }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .overlay { Color.blue.frame(width: size.width / 2, height: 2) }
  }
}

/// Frames places that were published below.
struct PlacesView: View {
  let places: [Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<places.count) { index in
        let rect = proxy[places[index]]
        Rectangle().stroke(Color.red).frame(width: abs(rect.width), height: abs(rect.height)).offset(
          x: rect.minX, y: rect.minY)
      }
    }
  }
}
