import Foundation
import PreferenceTestSupport
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

/// A view that writes the preferences below to state and shows them beside.
struct NumbersReader<Content: View>: View {
  let content: Content
  @State private var numbers: [Int] = []

  var body: some View {
    HStack(spacing: 2) {
      // One container, since a modifier on several views creates a reader for each.
      ZStack { content }.onPreferenceChange(ListKey<Int>.self) { numbers = $0 }
      Color.purple.frame(width: CGFloat(numbers.count) * 3, height: CGFloat(numbers.reduce(0, +) % 20))
    }
  }
}

/// A view that publishes the preferences below again, above them: two passes, and views above read the state.
struct NumbersWriter<Content: View>: View {
  let content: Content
  @State private var numbers: [Int] = []

  var body: some View {
    // One container, since a modifier on several views creates a reader for each.
    ZStack { content }
      .onPreferenceChange(ListKey<Int>.self) { numbers = $0 }
      .preference(key: ListKey<Int>.self, value: numbers + [numbers.count])
  }
}

/// A view that follows a value in state.
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

/// A modifier with a body that shows its content in a container.
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

/// A view that writes its content's size to state and shows it in front.
struct SizeReader<Content: View>: View {
  let content: Content
  @State private var size = CGSize.zero

  var body: some View {
    ZStack { content }
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
      .overlay { Color.blue.frame(width: size.width / 2, height: 2) }
  }
}

/// A view that frames the positions published below.
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
